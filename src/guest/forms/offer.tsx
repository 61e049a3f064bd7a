/** A topic's price and one line about it. Stands inside its choice, so it needs neither script nor network. */

import type { Offer } from "../../lib/documents/guest-message.ts";
import { type Money, moneyWords } from "../../lib/texts/money.ts";
import { useReading } from "../language/reading.ts";

export function OfferLine({ offer }: { offer: Offer | undefined }) {
  const { tag, own } = useReading();
  if (!offer) return null;
  const { line, line_read } = offer;
  const price = moneyOf(offer);
  if (!(line || price)) return null;
  return (
    <small>
      {line_read ? <bdi>{line_read}</bdi> : line && <bdi {...own}>{line}</bdi>}
      {line && price && " · "}
      {price && <bdi className="price">{moneyWords(price, tag)}</bdi>}
    </small>
  );
}

/** Said once below the topics: nobody pays here. Gone while a topic without a price is chosen. */
export function PaidThere({ offers }: { offers: readonly Offer[] }) {
  const { t } = useReading();
  return offers.some(moneyOf) && <p className="soft paid-there">{t("offer.pay")}</p>;
}

/** The database has both or neither. */
export function moneyOf({ price, currency }: Pick<Offer, "price" | "currency">): Money | undefined {
  return price && currency ? { amount: price, currency } : undefined;
}
