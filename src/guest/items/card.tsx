/** One item of a section; the same for all sections. */
import type { ReactNode } from "react";
import { useReading } from "../language/reading.ts";
import type { Attributes } from "../now/away.ts";
import { ClosingsBeside } from "../now/closings.tsx";
import { forScript, OpenStatus, type ReadHours, Week } from "../now/hours.tsx";
import { Icon, type IconName } from "../parts/icons.tsx";
import { AsWritten, Link } from "../parts/link.tsx";

export interface Fact {
  icon: IconName;
  /** Name of the value. Always read by screen readers; visible if the value alone is unclear. */
  label: string;
  text: string;
  /** Target of the link: an address that lib/links/safe-link.ts has checked. */
  href?: string | undefined;
  /** Name of the button below, for a fact with a link. */
  action?: string;
  /** Whether only that button is a link, not the text. */
  byButton?: boolean;
  /** Whether the button shows the text itself where there is room. */
  inButton?: boolean;
  /** For a website: the button replaces the address, which only paper shows. */
  website?: boolean;
  /** Whether it fits into the line below the name: "Italian · 300 m". */
  short?: boolean;
  /** Whether it is a prominent offer. */
  highlight?: boolean;
  /** Whether it is the owner's tip. */
  note?: boolean;
  /** The text's language if the page has another. */
  lang?: string;
  /** "no" for a name, number or address, which no browser translates. */
  translate?: "no";
}

/** Attributes of the element with a fact's text. */
export function ofText(fact: Pick<Fact, "lang" | "translate"> | undefined) {
  return { lang: fact?.lang, translate: fact?.translate };
}

interface CardProps {
  /** Id of the item. */
  id: string;
  attributes: Attributes;
  /** Fragment of a link to the item. */
  address: string;
  /** Distance, if guests may sort by it. */
  metres?: number | undefined;
  /** One level below the heading above it. */
  titleAs: "h3" | "h4";
  title: Fact | undefined;
  /** Above the title. */
  photo?: ReactNode;
  icon?: IconName | undefined;
  /** The first fact below the title. */
  label?: Fact | undefined;
  text?: Fact | undefined;
  badges?: readonly Fact[];
  facts: readonly Fact[];
  hours: ReadHours | null;
  /** The owner's own details. */
  children?: ReactNode;
}

/** The order is that of a guest's decision: what it is, where, whether it is open, the hotel's tip; the rest; what to do. */
export function SectionCard({
  id,
  attributes,
  address,
  metres,
  titleAs: Title,
  title,
  photo,
  icon,
  label,
  text,
  badges = [],
  facts,
  hours,
  children,
}: CardProps) {
  const { ours } = useReading();
  const short = facts.filter((fact) => fact.short);
  return (
    <li
      {...attributes}
      id={address}
      data-metres={metres}
      data-hours={hours ? forScript(hours.hours) : undefined}
    >
      {photo}
      <div className="title">
        {icon && (
          <span className="mark">
            <Icon name={icon} />
          </span>
        )}
        <Title dir="auto" {...ofText(title)}>
          {title?.text}
        </Title>
      </div>
      {(label || short.length > 0) && (
        <ul className="meta">
          {label && (
            <li>
              <Text of={label} />
            </li>
          )}
          {short.map((fact) => (
            <li key={fact.label + fact.text}>
              <bdi className="unseen">{fact.label}: </bdi>
              <Text of={fact} />
            </li>
          ))}
        </ul>
      )}
      <ClosingsBeside of={id} />
      {hours && <OpenStatus hours={hours.hours} />}
      {facts
        .filter(({ note }) => note)
        .map((fact) => (
          <p key={fact.text} className="note" dir="auto" lang={fact.lang}>
            <bdi className="unseen" {...(fact.lang ? ours : {})}>
              {fact.label}:{" "}
            </bdi>
            {fact.text}
          </p>
        ))}
      {text && (
        <p className="text" dir="auto" lang={text.lang}>
          {text.text}
        </p>
      )}
      {badges.length > 0 && (
        <ul className="badges">
          {badges.map((badge) => (
            <li key={badge.text}>{badge.text}</li>
          ))}
        </ul>
      )}
      {children}
      <Lines facts={facts} />
      {hours && <Week of={hours} />}
      <Actions facts={facts} title={title?.text ?? ""} />
    </li>
  );
}

function Text({ of }: { of: Fact }) {
  return <bdi {...ofText(of)}>{of.text}</bdi>;
}

/** The facts with a button, one per button's name. */
function withButton(facts: readonly Fact[]): Fact[] {
  return facts.filter(
    ({ action, href }, i) => action && href && facts.findIndex((other) => other.action === action) === i,
  );
}

/** Facts without a place of their own, as lines. */
export function Lines({ facts }: { facts: readonly Fact[] }) {
  const inButtons = withButton(facts).filter(({ inButton }) => inButton);
  const lines = facts.filter(
    (fact) => !((fact.website && fact.href) || fact.short || fact.note || inButtons.includes(fact)),
  );
  if (lines.length === 0) return null;
  return (
    <ul className="facts">
      {lines.map((fact) => (
        <li key={fact.label + fact.text} className={fact.highlight ? "offer" : undefined}>
          <span className="unseen">{fact.label}: </span>
          <Link href={fact.byButton ? undefined : fact.href}>
            <Text of={fact} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Only the first of several phone numbers has a button; the others are links of their own. */
export function Actions({ facts, title }: { facts: readonly Fact[]; title: string }) {
  const actions = withButton(facts);
  if (actions.length === 0) return null;
  return (
    <ul className="actions">
      {actions.map(({ action, icon, href, text, inButton, website }) => (
        <li key={action}>
          <Link href={href} onPaper={website} label={`${action} ${title}${inButton ? `, ${text}` : ""}`}>
            <Icon name={icon} />
            <span>{action}</span>
            {inButton && <AsWritten>{text}</AsWritten>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
