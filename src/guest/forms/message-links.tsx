/** Links to a hotel's forms, if it accepts messages. */
import type { ReactNode } from "react";
import { FORMS, type GuestKind } from "../../forms/index.ts";
import { useReading } from "../reading.ts";

/** Only pages with such links have these rules. */
export const MESSAGE_LINK_RULES =
  ".write{display:flex;flex-wrap:wrap;gap:0 20px}.write a{display:inline-block;padding:12px 0}";

/** Opens in the linking page's language. The script adds the room: see island/scan.ts. */
export function FormLink({
  hotelId,
  kind,
  children,
}: {
  hotelId: string;
  kind: string;
  children: ReactNode;
}) {
  return (
    <a href={`/view/${hotelId}/${kind}?lang=${useReading().tag}`} rel="nofollow">
      {children}
    </a>
  );
}

export function MessageLinks({ hotelId, kinds }: { hotelId: string; kinds: readonly string[] }) {
  const { declared } = useReading();
  if (kinds.length === 0) return null;
  return (
    <p className="write">
      {kinds.map((kind) => (
        <FormLink key={kind} {...{ hotelId, kind }}>
          {declared(FORMS[kind as GuestKind].title)}
        </FormLink>
      ))}
    </p>
  );
}
