/** Emergency numbers at the top of every page on which guests write to a hotel. */
import type { ReactNode } from "react";
import { HELP } from "../../forms/index.ts";
import type { OpenForm } from "../../lib/documents/guest-message.ts";
import type { MessageKey } from "../../lib/messages/message.ts";
import { type DangerNumber, dangerNumbers } from "../../lib/phone/danger-numbers.ts";
import type { EmergencyService } from "../../lib/phone/emergency-services.ts";
import { phoneNumbers } from "../../lib/phone/phone-numbers.ts";
import { type GuestReading, useReading } from "../language/reading.ts";
import { Icon } from "../parts/icons.tsx";
import { AsWritten, Link } from "../parts/link.tsx";
import RULES from "./danger.css?inline";

type Hotel = OpenForm["hotel"];

/** Browsers without :has() always show it. */
export const DANGER_RULES = `${RULES}@supports selector(:has(a)){main>form:not(:has([value=${HELP.value}]:checked))>.dial{display:none}}form:has([value=${HELP.value}]:checked)>.whatsapp{display:none}`;

/** The line with emergency numbers. @param hotel undefined if unknown, or if only its country is to be trusted */
export function DangerLine({ hotel, country = null }: { hotel?: Hotel; country?: string | null }) {
  const reading = useReading();
  const { t } = reading;
  const [first, ...others] = dangerNumbers(hotel ?? { country, emergency: [] });
  return (
    <p className="danger">
      {others.length > 0 && <span>{t("danger.call")}</span>}
      {[...(first ? [first] : []), ...others].map((one) => (
        <a key={one.number} href={`tel:${one.number}`}>
          {others.length > 0 ? answering(one, reading) : t("danger.call")} <Dialled>{one.number}</Dialled>
        </a>
      ))}
      {hotel && <Reception hotel={hotel} />}
    </p>
  );
}

interface DialFirstProps {
  hotel: Hotel;
  /** Whether it describes the choice of help. One element of a page may. */
  isNamed?: boolean;
  /** The text beside the number. */
  children?: ReactNode;
}

/** Shows the number in large type, and the address to read out. */
export function DialFirst({ hotel, isNamed = true, children }: DialFirstProps) {
  const reading = useReading();
  const { t } = reading;
  return (
    <div className="sos dial">
      <h2 id={isNamed ? "dial" : undefined}>{t("danger.dialFirst")}</h2>
      {dangerNumbers(hotel).map((one, index) => (
        <div key={one.number} className="first">
          <b id={isNamed && index === 0 ? "dial-number" : undefined}>
            <AsWritten>{one.number}</AsWritten>
          </b>
          <span>{answering(one, reading)}</span>
          <DialButton number={one.number} />
        </div>
      ))}
      <YouAreAt address={hotel.address} />
      <p className="where danger">
        <Reception hotel={hotel} />
      </p>
      {children && <p>{children}</p>}
    </div>
  );
}

/** @param name who answers; by default the number itself */
export function DialButton({ number, name = number }: { number: string; name?: string | undefined }) {
  return (
    <a className="button" href={`tel:${number}`}>
      <Icon name="Phone" />
      {useReading().t("page.call")}
      <span className="unseen"> {name}</span>
    </a>
  );
}

/** Shows the address that the caller reads out. */
export function YouAreAt({ address, children }: { address: string; children?: ReactNode }) {
  const { t, own } = useReading();
  return (
    <p className="where">
      <span>
        <span className="soft">{t("page.youAreAt")}</span>
        <span className="lines" translate="no" {...own}>
          {address.trim()}
        </span>
      </span>
      {children}
    </p>
  );
}

/** Ids that describe the choice of help. */
export const DESCRIBED_BY_DIAL = "dial dial-number";

/** The first number in the field that can be dialled. */
function Reception({ hotel }: { hotel: Hotel }) {
  const { t } = useReading();
  const numbers = phoneNumbers(hotel.phone, hotel);
  const number = numbers.find(({ href }) => href) ?? numbers[0];
  return number?.text ? (
    <Link href={number.href}>
      <span>{t("page.reception")}</span> <Dialled>{number.text}</Dialled>
    </Link>
  ) : null;
}

function Dialled({ children: number }: { children: string }) {
  return (
    <b>
      <AsWritten>{number}</AsWritten>
    </b>
  );
}

const SERVICES = {
  ambulance: "danger.ambulance",
  fire: "danger.fire",
  police: "danger.police",
} as const satisfies Record<EmergencyService, MessageKey>;

/** Names the services that answer; empty for a number for every emergency. */
export function answering({ services }: DangerNumber, { t }: GuestReading): string {
  return services.map((service) => t(SERVICES[service])).join(t("hours.comma"));
}
