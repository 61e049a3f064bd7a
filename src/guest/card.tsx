/** One item of a section, the same for all sections. */
import type { ReactNode } from "react";
import type { Attributes } from "./away.ts";
import { forScript, type ReadHours, Status, Week } from "./hours.tsx";
import { Icon, type IconName } from "./icons.tsx";
import { Link } from "./link.tsx";
import { useReading } from "./reading.ts";

export interface Fact {
  icon: IconName;
  /** The name of the value. Screen readers read it; it is visible where the value alone is not clear. */
  label: string;
  text: string;
  /** Where it links to: an address that lib/safe-link.ts has checked. */
  href?: string | undefined;
  /** The name of the button below, for a fact with a link. */
  action?: string;
  /** Whether that button alone leads there. */
  byButton?: boolean;
  /** For a website: the button replaces the address, which is shown only on paper. */
  website?: boolean;
  /** Whether it fits into the line below the name: "Italian · 300 m". */
  short?: boolean;
  /** Whether it is an offer that stands out. */
  highlight?: boolean;
  /** Of what the owner says of it in a voice of their own. */
  note?: boolean;
  /** The text's language, where the page has another. */
  lang?: string;
}

interface CardProps {
  /** Of its element. */
  attributes: Attributes;
  /** What a link to it ends with. */
  address: string;
  /** How far it is, where guests may sort by it. */
  metres?: number | undefined;
  /** One level below the heading it stands under. */
  titleAs: "h3" | "h4";
  title: Fact | undefined;
  /** Above the title. */
  photo?: ReactNode;
  icon?: IconName | undefined;
  /** First below the title. */
  label?: Fact | undefined;
  text?: Fact | undefined;
  badges?: readonly Fact[];
  facts: readonly Fact[];
  hours: ReadHours | null;
  /** What the owner made up. */
  children?: ReactNode;
}

/**
 * In the order in which a guest decides: what it is, where, whether it is open, what the house says of it; then
 * all the rest, and last what to do.
 */
export function Card({
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
        <Title dir="auto" lang={title?.lang}>
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
      {hours && <Status hours={hours.hours} />}
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

function Text({ of: { text, lang } }: { of: Fact }) {
  return <bdi lang={lang}>{text}</bdi>;
}

/** What is to be read, and has no other place. */
export function Lines({ facts }: { facts: readonly Fact[] }) {
  const lines = facts.filter(({ website, href, short, note }) => !((website && href) || short || note));
  if (lines.length === 0) return null;
  return (
    <ul className="facts">
      {lines.map(({ label, text, href, byButton, highlight, lang }) => (
        <li key={label + text} className={highlight ? "offer" : undefined}>
          <span className="unseen">{label}: </span>
          <Link href={byButton ? undefined : href}>
            <bdi lang={lang}>{text}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** What is to be done. One button a name: the first of two phone numbers. The others are links of their own. */
export function Actions({ facts, title }: { facts: readonly Fact[]; title: string }) {
  const actions = facts.filter(
    ({ action, href }, i) => action && href && facts.findIndex((other) => other.action === action) === i,
  );
  if (actions.length === 0) return null;
  return (
    <ul className="actions">
      {actions.map(({ action, icon, href, website }) => (
        <li key={action}>
          <Link href={href} onPaper={website} label={`${action} ${title}`}>
            <Icon name={icon} />
            <span>{action}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
