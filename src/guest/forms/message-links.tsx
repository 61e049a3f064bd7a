/** On a hotel's page: the ways to write to it, where it takes messages. */
import { FORMS, type GuestKind } from "../../forms/index.ts";
import { useReading } from "../reading.ts";

/** Only pages that have links have these rules. */
export const MESSAGE_LINK_RULES =
  ".write{display:flex;flex-wrap:wrap;gap:0 20px}.write a{display:inline-block;padding:12px 0}";

export function MessageLinks({ hotelId, kinds }: { hotelId: string; kinds: readonly string[] }) {
  const { declared, tag } = useReading();
  if (kinds.length === 0) return null;
  return (
    <p className="write">
      {kinds.map((kind) => (
        <a key={kind} href={`/view/${hotelId}/${kind}?lang=${tag}`} rel="nofollow">
          {declared(FORMS[kind as GuestKind].title)}
        </a>
      ))}
    </p>
  );
}
