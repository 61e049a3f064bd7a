import { useId } from "react";
import { ROLE_WORDS, TEAM_ROLES, type TeamRole } from "../../../lib/accounts/roles.ts";
import { t } from "../../../lib/texts/t.ts";
import { FREE_PLAN } from "../../../product.ts";
import { usePlan } from "../../account/subscription/plan.ts";
import { topicName, useTopics } from "../../inbox/messages/kinds.ts";
import { topicLabel } from "../../inbox/messages/words.ts";
import { Chip, ChipGroup } from "../../ui/chips.tsx";
import { NotLoaded } from "../../ui/load-failure.tsx";
import type { Duty } from "./team.ts";

/** The most usual first, the one who may do all last. */
const OFFERED = TEAM_ROLES.toReversed().toSorted((a, b) => Number(b === "desk") - Number(a === "desk"));

/** The work left to a role while the plan takes no messages. */
const ONLY_INBOX: Partial<Record<TeamRole, string>> = {
  desk: t`On ${FREE_PLAN.name} only announcements.`,
  housekeeping: t`On ${FREE_PLAN.name} no requests come in.`,
};

/** A choice of roles: each says its rights in one line. */
export function PartChoice({ part, onChange }: { part: Duty; onChange: (part: Duty) => void }) {
  const name = useId();
  const inboxIsClosed = usePlan().limits.messages === 0;
  return (
    <>
      <fieldset>
        <legend className="mb-1 font-medium">What may they do?</legend>
        <div className="divide-y divide-line border-y border-line">
          {OFFERED.map((role) => (
            <label key={role} className="flex min-h-11 cursor-pointer items-start gap-3 py-3">
              <input
                type="radio"
                name={name}
                className="mt-1 size-5 shrink-0 accent-accent"
                checked={role === part.role}
                onChange={() => onChange({ role, topics: null })}
              />
              <span className="min-w-0">
                <span className="block font-display text-lg/6">{ROLE_WORDS[role].label}</span>
                <span className="block text-[0.9375rem]/5.5 text-ink-soft">
                  {ROLE_WORDS[role].may} {ROLE_WORDS[role].mayNot}
                  {inboxIsClosed && ` ${ONLY_INBOX[role] ?? ""}`}
                </span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {part.role === "housekeeping" && (
        <TopicsChoice chosen={part.topics} onChange={(topics) => onChange({ ...part, topics })} />
      )}
    </>
  );
}

/** Which requests housekeeping sees. All is also what guests may ask for later. */
function TopicsChoice({
  chosen,
  onChange,
}: {
  chosen: string[] | null;
  onChange: (topics: string[] | null) => void;
}) {
  const query = useTopics();
  const topics = (query.data ?? []).map(topicName);
  if (!query.data) return <NotLoaded inline query={query} what="what guests may ask for" hint="" />;
  if (topics.length === 0) return null;
  const given = chosen ?? topics;
  function press(topic: string): void {
    const next = given.includes(topic) ? given.filter((each) => each !== topic) : [...given, topic];
    onChange(topics.every((each) => next.includes(each)) ? null : next);
  }
  return (
    <ChipGroup legend="Which requests?">
      {topics.map((topic) => (
        <Chip
          key={topic}
          label={topicLabel("request", topic)}
          isChosen={given.includes(topic)}
          onPress={() => press(topic)}
        />
      ))}
    </ChipGroup>
  );
}
