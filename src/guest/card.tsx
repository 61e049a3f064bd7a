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
  /** Of a website: its link reads as the label, and its address is for paper alone. */
  website?: boolean;
  /** Of an offer worth a second look. */
  highlight?: boolean;
}

interface CardProps {
  /** One level below the heading it stands under. */
  titleAs: "h3" | "h4";
  title: string;
  icon?: IconName | undefined;
  /** Beside the title. */
  label?: string | undefined;
  text?: string | undefined;
  badges?: readonly string[];
  facts: readonly Fact[];
  children?: ReactNode;
}

export function Card({ titleAs: Title, title, icon, label, text, badges = [], facts, children }: CardProps) {
  return (
    <li className="card item">
      <div className="title">
        {icon && (
          <span className="mark">
            <Icon name={icon} />
          </span>
        )}
        <Title dir="auto">{title}</Title>
      </div>
      {(label || badges.length > 0) && (
        <p className="badges">
          {label && <span dir="auto">{label}</span>}
          {badges.map((badge) => (
            <span key={badge} className="badge">
              {badge}
            </span>
          ))}
        </p>
      )}
      {text && (
        <p className="text" dir="auto">
          {text}
        </p>
      )}
      {children}
      <Facts facts={facts} title={title} />
    </li>
  );
}

/** What is to be read, then what is to be followed. */
export function Facts({ facts, title }: { facts: readonly Fact[]; title: string }) {
  return (
    <>
      <FactList className="facts" facts={facts.filter(({ href }) => !href)} title={title} />
      <FactList className="links" facts={facts.filter(({ href }) => href)} title={title} />
    </>
  );
}

function FactList({ facts, className, title }: { facts: Fact[]; className: string; title: string }) {
  if (facts.length === 0) return null;
  return (
    <ul className={className}>
      {facts.map((fact) => (
        <li key={fact.label + fact.text} className={fact.highlight ? "offer" : undefined}>
          <FactLine fact={fact} title={title} />
        </li>
      ))}
    </ul>
  );
}

function FactLine({ fact: { icon, label, text, href, website }, title }: { fact: Fact; title: string }) {
  if (website && href) {
    return (
      <Link href={href} paper={text}>
        <Icon name={icon} />
        <span>
          {label}
          <span className="unseen"> of {title}</span>
        </span>
      </Link>
    );
  }
  return (
    <Link href={href}>
      <Icon name={icon} />
      <span className="unseen">{label}: </span>
      <bdi>{text}</bdi>
    </Link>
  );
}
