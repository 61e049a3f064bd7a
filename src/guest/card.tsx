/** What one entry of a section looks like, whatever the section. */
import type { ReactNode } from "react";
import { Icon, type IconName } from "./icons.tsx";
import { Link } from "./link.tsx";

export interface Fact {
  icon: IconName;
  /** What the value is; read out, and shown where the value alone says too little. */
  label: string;
  text: string;
  /** Where it leads: an address that lib/safe-link.ts has let through. */
  href?: string | undefined;
  /** Of what leads somewhere: a button of this name, below. */
  action?: string;
  /** Of a website: its button says all, and its address is for paper alone. */
  website?: boolean;
  /** Short enough for the one line below the name: "Italian · 300 m". */
  short?: boolean;
  /** Of an offer worth a second look. */
  highlight?: boolean;
}

interface CardProps {
  /** One level below the heading it stands under. */
  titleAs: "h3" | "h4";
  title: string;
  /** Above the title. */
  photo?: ReactNode;
  icon?: IconName | undefined;
  /** First below the title. */
  label?: string | undefined;
  text?: string | undefined;
  badges?: readonly string[];
  facts: readonly Fact[];
  children?: ReactNode;
}

export function Card({
  titleAs: Title,
  title,
  photo,
  icon,
  label,
  text,
  badges = [],
  facts,
  children,
}: CardProps) {
  const short = facts.filter((fact) => fact.short);
  return (
    <li className="card item">
      {photo}
      <div className="title">
        {icon && (
          <span className="mark">
            <Icon name={icon} />
          </span>
        )}
        <Title dir="auto">{title}</Title>
      </div>
      {(label || short.length > 0) && (
        <ul className="meta">
          {label && <li dir="auto">{label}</li>}
          {short.map((fact) => (
            <li key={fact.label + fact.text} dir="auto">
              <span className="unseen">{fact.label}: </span>
              {fact.text}
            </li>
          ))}
        </ul>
      )}
      {text && (
        <p className="text" dir="auto">
          {text}
        </p>
      )}
      {badges.length > 0 && (
        <ul className="badges">
          {badges.map((badge) => (
            <li key={badge}>{badge}</li>
          ))}
        </ul>
      )}
      {children}
      <Facts facts={facts.filter((fact) => !fact.short)} title={title} />
    </li>
  );
}

/** What is to be read, then what is to be done. */
export function Facts({ facts, title }: { facts: readonly Fact[]; title: string }) {
  const lines = facts.filter(({ website, href }) => !(website && href));
  // One button a name: the first of two phone numbers. The others are links of their own.
  const actions = facts.filter(
    ({ action, href }, i) => action && href && facts.findIndex((other) => other.action === action) === i,
  );
  return (
    <>
      {lines.length > 0 && (
        <ul className="facts">
          {lines.map(({ label, text, href, action, highlight }) => (
            <li key={label + text} className={highlight ? "offer" : undefined}>
              <span className="unseen">{label}: </span>
              <Link href={action === "Directions" ? undefined : href}>
                <bdi>{text}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {actions.length > 0 && (
        <ul className="actions">
          {actions.map(({ action, icon, href, website, text }) => (
            <li key={action}>
              <Link href={href} paper={website ? text : undefined} label={`${action} ${title}`}>
                <Icon name={icon} />
                <span>{action}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
