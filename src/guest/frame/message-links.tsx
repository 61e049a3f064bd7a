/** Links to a hotel's forms, if it accepts messages. */
import type { ReactNode } from "react";
import { FORMS, type GuestKind, OTHER_TOPIC, requestForm, topicChoices } from "../../forms/index.ts";
import { useReading } from "../language/reading.ts";
import { ChoiceLabel } from "../parts/choice-label.tsx";
import RULES from "./message-links.css?inline";

export const MESSAGE_LINK_RULES = RULES;

interface FormLinkProps {
  hotelId: string;
  kind: string;
  /** The topic of a request that the form shows as chosen. */
  topic?: string;
  children: ReactNode;
}

/** The form opens in this page's language. The script adds the room: script/about.ts. */
export function FormLink({ hotelId, kind, topic, children }: FormLinkProps) {
  const chosen = topic === undefined ? "" : `&topic=${encodeURIComponent(topic)}`;
  return (
    <a href={`/view/${hotelId}/${kind}?lang=${useReading().tag}${chosen}`} rel="nofollow">
      {children}
    </a>
  );
}

/** How many topics the page shows. The dock's link and the search lead to the others. */
const MOST_ASKED = 3;

/** Links to what guests ask for most, in the form's order. */
export function Asks({ hotelId, topics }: { hotelId: string; topics: readonly string[] }) {
  const { declared } = useReading();
  const asked = topicChoices(topics.filter((topic) => topic !== OTHER_TOPIC.value));
  if (asked.length === 0) return null;
  return (
    <div className="asks">
      <ul aria-label={declared(requestForm([]).fields.topic?.label ?? "")}>
        {asked.map((choice, at) => (
          <li key={choice.value} hidden={at >= MOST_ASKED}>
            <FormLink hotelId={hotelId} kind="request" topic={choice.value}>
              <ChoiceLabel choice={choice} />
            </FormLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Opens a form with the card's room where no script runs. The code is posted, because logs keep addresses. */
export function FormsOfCard({
  hotelId,
  kinds,
  code,
}: {
  hotelId: string;
  kinds: readonly string[];
  code: string;
}) {
  const { tag, declared } = useReading();
  if (kinds.length === 0) return null;
  return (
    <noscript>
      <form method="post">
        <input type="hidden" name="code" value={code} />
        {kinds.map((kind) => (
          <button
            key={kind}
            type="submit"
            className="way"
            formAction={`/view/${hotelId}/${kind}?lang=${tag}`}
          >
            {declared(FORMS[kind as GuestKind].title)}
          </button>
        ))}
      </form>
    </noscript>
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
