/**
 * `restore --for-staging`: takes from a restored copy everything that belongs to people, opens something, or reaches
 * somebody. Tables are emptied unless they are named here, so that a new one never slips through.
 */
import { SECTIONS } from "../../sections/index.ts";
import type { Transaction } from "../database/connection.ts";
import type { ArchivedTable } from "./catalogue.ts";
import { quote } from "./rows.ts";

/** Guests' pages, counts, and who has which hotel. */
const KEPT = new Set([
  ...SECTIONS.map(({ table }) => `public.${table}`),
  ...[
    "hotels",
    "custom_sections",
    "custom_section_items",
    "section_visibility",
    "announcements",
    "photos",
  ].map((name) => `public.${name}`),
  ...[
    "translations",
    "topics",
    "message_kinds",
    "members",
    "codes",
    "plans",
    "subscriptions",
    "qr_scans",
  ].map((name) => `public.${name}`),
  ...[
    "sections",
    "guest_columns",
    "guest_parts",
    "translated_fields",
    "refusals",
    "limits",
    "account_limits",
  ].map((name) => `innfo.${name}`),
  ...[
    "granted_plans",
    "hotel_names",
    "hotel_usage",
    "scan_quarters",
    "scan_days",
    "scan_totals",
    "code_scans",
  ].map((name) => `innfo.${name}`),
  ...["auth.users", "innfo_server.migrations"],
]);

/** RFC 2606: no mail server has such a name. */
const NOWHERE = "@staging.invalid";

/** Runs in the restore's transaction, whose triggers are off. */
export async function scrubForStaging(tx: Transaction, tables: readonly ArchivedTable[]): Promise<void> {
  const emptied = tables.filter(({ name }) => !KEPT.has(name)).map(({ name }) => quote(name));
  // Without CASCADE: it would empty what is kept.
  await tx.unsafe(`truncate ${emptied.join(", ")}`);
  // Sign-ins of the sample hotel's owner and of stations have no address.
  await tx`
    update auth.users set email = case when email is not null then id || ${NOWHERE} end, password_hash = null,
      password_contested = false, last_sign_in_at = null,
      user_metadata = case when user_metadata ? 'sample_hotel' then user_metadata else '{}' end`;
  await tx`
    update public.hotels set email = id || ${NOWHERE}, representative = null, night_entry = null, wifi = '[]',
      figures_mail = 'never'`;
  await tx`update public.message_kinds set emails = '{}'`;
  await tx`update public.subscriptions set customer_id = null, subscription_id = null, checkout_id = null`;
  // Printed cards open doors' codes of the real hotel.
  await tx`update public.codes set token = innfo.code_token()`;
  const addresses = tables.flatMap(({ name, columns }) =>
    KEPT.has(name) && name !== "public.hotels" && name !== "auth.users"
      ? columns.filter((column) => /(^|_)email$/.test(column)).map((column) => ({ name, column }))
      : [],
  );
  for (const { name, column } of addresses) {
    await tx.unsafe(`update ${quote(name)} set ${quote(column)} = null where ${quote(column)} is not null`);
  }
}
