import { Check, Minus } from "lucide-react";
import type { HandOverTerms, Invitation } from "../../../lib/accounts/account.ts";
import { isTeamRole, ROLE_WORDS, type TeamRole } from "../../../lib/accounts/roles.ts";
import { t } from "../../../lib/texts/t.ts";
import { FREE_PLAN, PLANS } from "../../../product.ts";
import { Checkbox } from "../../ui/input.tsx";

/** The rights of the offered role, or the terms on which a hotel is handed over. */
export function InvitationTerms({ invitation: { role, hand_over } }: { invitation: Invitation }) {
  const may = isTeamRole(role) ? linesOf(role) : [];
  return (
    <ul className="mb-6 divide-y divide-line border-y border-line">
      {(hand_over ? termsInWords(hand_over) : may).map(({ text, isLess }: Line) => {
        const Sign = isLess ? Minus : Check;
        return (
          <li key={text} className="flex items-start gap-3 py-3">
            <Sign className="mt-0.5 size-5 shrink-0 text-brass" strokeWidth={1.75} />
            {text}
          </li>
        );
      })}
    </ul>
  );
}

function linesOf(role: TeamRole): Line[] {
  const { may, mayNot } = ROLE_WORDS[role];
  return [{ text: may }, ...(mayNot ? [{ text: mayNot, isLess: true }] : [])];
}

interface KeepsFormerProps {
  terms: HandOverTerms;
  checked: boolean;
  onChange: (keeps: boolean) => void;
}

/** Asks whether the former owner stays as an editor, if the team has room, and says what follows. */
export function KeepsFormer({ terms: { former, people, max_people }, checked, onChange }: KeepsFormerProps) {
  const hasRoom = people + 2 <= max_people;
  return (
    <div>
      {hasRoom && (
        <Checkbox
          label={`${former} stays as an editor`}
          checked={checked}
          onChange={({ target }) => onChange(target.checked)}
        />
      )}
      <p role="status" className="text-ink-soft">
        {checked
          ? `${former} can still change the page and answer guests.`
          : `${former} no longer sees the hotel.`}
      </p>
    </div>
  );
}

interface Line {
  text: string;
  /** A thing that one does not get. */
  isLess?: boolean;
}

/** The terms in words: the hotel's content, and how the account's plan limits it. */
function termsInWords(terms: HandOverTerms): Line[] {
  const { hotels, max_hotels, sections, custom_sections, languages, people, max_people, former } = terms;
  const plan = PLANS.find(({ id }) => id === terms.plan) ?? FREE_PLAN;
  const less = [
    sections > plan.maxSections && t`Guests see ${plan.maxSections} of its ${sections} sections.`,
    custom_sections > 0 && !plan.customSections && t`Its own sections are hidden.`,
    languages > plan.limits.languages && t`Its other languages are hidden.`,
    plan.limits.messages === 0 && t`Its inbox takes no new messages.`,
  ].filter((text) => text !== false);
  const lines: (Line | false)[] = [
    {
      text: t`You get all of it: page, codes, photos, messages, history and team.`,
    },
    hotels < max_hotels && {
      text: t`It is hotel ${hotels + 1} of ${max_hotels} on your plan, ${plan.name}.`,
    },
    ...less.map((text) => ({ text, isLess: true })),
    less.length > 0 && { text: t`Nothing is deleted. Pro brings it back.` },
    people + 1 > max_people && {
      text: t`No room to invite: your plan has room for ${max_people} people.`,
      isLess: true,
    },
    terms.needs_factor && { text: t`You need a passkey or an authenticator app to sign in.` },
    { text: t`You do not take over ${former}’s payment.` },
  ];
  return lines.filter((line) => line !== false);
}
