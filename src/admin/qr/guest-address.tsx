import { ExternalLink } from "lucide-react";
import { ButtonLink } from "../ui/button.tsx";
import { Card, CardTitle } from "../ui/card.tsx";
import { CopyButton } from "./copy-button.tsx";

/** Where the code leads, for whoever wants to check it, send it or look at it. */
export function GuestAddress({ url }: { url: string }) {
  return (
    <Card className="flex flex-col gap-4">
      <CardTitle>Where the code leads</CardTitle>
      <p className="wrap-anywhere select-all">{url}</p>
      <ButtonLink variant="secondary" className="self-start" to={url} target="_blank" rel="noopener">
        <ExternalLink aria-hidden="true" className="size-5" />
        Open Guest View
      </ButtonLink>
      <CopyButton text={url}>Copy Guest URL</CopyButton>
    </Card>
  );
}
