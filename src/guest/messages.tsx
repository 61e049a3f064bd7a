/** Pages that are shown when there is no hotel to show. */
import type { ReactNode } from "react";
import { Icon } from "./icons.tsx";

function Message({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="message">
      <span className="mark">
        <Icon name="ConciergeBell" />
      </span>
      <h1>{title}</h1>
      {children}
    </main>
  );
}

export function NotFoundPage() {
  return (
    <Message title="Hotel Not Found">
      <p>The hotel you're looking for doesn't exist.</p>
      <p>Please check the address, or scan the code in your room once more. Reception is glad to help.</p>
    </Message>
  );
}

/** Shown while the database does not answer; the island asks again until it does. */
export function UnavailablePage() {
  return (
    <Message title="One moment, please">
      <p role="status" data-retry>
        Loading hotel information...
      </p>
      <p>This takes longer than usual. The page tries again by itself.</p>
      <p>
        {/* biome-ignore lint/a11y/useValidAnchor: an empty reference is this very page (RFC 3986, 4.4) */}
        <a className="button" href="">
          Try again now
        </a>
      </p>
    </Message>
  );
}
