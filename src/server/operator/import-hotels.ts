/**
 * `hotels import`: adds a chain's hotels from a CSV file, each row in its own transaction, with the sections of a
 * template hotel. Repeating it adds what is missing: a hotel is known by its owner and its name.
 */
import { isUtf8 } from "node:buffer";
import { readFile, stat } from "node:fs/promises";
import papaparse from "papaparse";
import { DatabaseError } from "pg";
import { PRO_PLAN } from "../../product.ts";
import { dropUnproven } from "../auth/mailed-links.ts";
import { requests } from "../auth/requests.ts";
import { findUser, isUnclaimed } from "../auth/users.ts";
import { ConfigurationError } from "../config/errors.ts";
import type { Sql, Transaction } from "../database/connection.ts";
import { transaction } from "../database/transaction.ts";
import type { Command, Done } from "./command.ts";
import { grantPlan } from "./plans.ts";
import { checkTemplate, copyTemplate, TEMPLATE_COLUMNS } from "./template-hotel.ts";

const NEEDED = ["name", "address", "owner"] as const;
const COLUMNS = [...NEEDED, "plan", "template", "phone", "email"] as const;
type Row = Partial<Record<(typeof COLUMNS)[number], string>> & {
  /** As spreadsheets number it: the heading is 1. */
  at: number;
  /** Cells beyond the last column. */
  __parsed_extra?: string[];
};

const MAX_BYTES = 10 * 1024 * 1024;
const MAX_HOTELS = 20_000;
/** As many failures are printed; the others are counted. */
const MAX_SHOWN = 100;

export const IMPORT_COMMANDS: readonly Command[] = [
  {
    usage: "hotels import FILE",
    does: `adds the hotels of a CSV file with the columns ${NEEDED.join(", ")} and, if wanted, plan (free or pro, for --days), template (a hotel's id), phone, email; again adds nothing twice`,
    run: ({ sql }, { words: [file = ""], days }) => importHotels(sql, file, days),
  },
];

/** The result of a row. */
type Outcome = "added" | "known";

async function importHotels(sql: Sql, file: string, days: number | undefined): Promise<Done> {
  const rows = await readRows(file);
  const templates = new Set<string>();
  const failures: string[] = [];
  const counts: Record<Outcome, number> = { added: 0, known: 0 };
  let invited = 0;
  // One connection for all lines, and a savepoint's worth of work each: a failure undoes its own line only.
  for (const row of rows) {
    try {
      const done = await transaction(sql, (tx) => addHotel(tx, row, templates, days));
      counts[done.outcome]++;
      if (done.invites) invited++;
    } catch (error) {
      failures.push(`row ${row.at} (${row.name ?? ""}): ${reasonOf(error)}`);
    }
  }
  const done = `Hotels added: ${counts.added}, there already: ${counts.known}; owners invited: ${invited}`;
  if (failures.length > 0) {
    const shown = failures.slice(0, MAX_SHOWN);
    const rest = failures.length - shown.length;
    throw new ConfigurationError(
      [
        `${done}; rows left out: ${failures.length}`,
        ...shown,
        ...(rest > 0 ? [`and ${rest} more`] : []),
      ].join("\n"),
    );
  }
  return { done, ...counts, invited };
}

/** @throws {ConfigurationError} if the file as a whole cannot be taken */
async function readRows(file: string): Promise<Row[]> {
  const bytes = await stat(file)
    .then(({ size }) => {
      if (size > MAX_BYTES)
        throw new ConfigurationError(`${file} is larger than ${MAX_BYTES / 1024 ** 2} MB`);
      return readFile(file);
    })
    .catch((error: NodeJS.ErrnoException) => {
      throw error.code ? new ConfigurationError(`${file} cannot be read: ${error.code}`) : error;
    });
  if (!isUtf8(bytes)) throw new ConfigurationError(`${file} is no UTF-8: save it as CSV UTF-8`);
  const { data, meta, errors } = papaparse.parse<Row>(bytes.toString().replace(/^\ufeff/, ""), {
    header: true,
    transformHeader: (name) => name.trim().toLowerCase(),
    transform: (value) => value.trim(),
  });
  const fields = meta.fields ?? [];
  const missing = NEEDED.filter((name) => !fields.includes(name));
  const unknown = fields.filter((name) => !COLUMNS.some((column) => column === name));
  if (missing.length > 0 || unknown.length > 0) {
    throw new ConfigurationError(
      `${file}: the first row must name ${NEEDED.join(", ")}, and may name ${COLUMNS.slice(NEEDED.length).join(", ")}; ${
        missing.length > 0 ? `it lacks ${missing.join(", ")}` : `${unknown.join(", ")} is unknown`
      }`,
    );
  }
  const broken = errors.find(({ type }) => type === "Quotes");
  // The parser counts the heading, too, where quotes are broken.
  if (broken) throw new ConfigurationError(`${file}, row ${(broken.row ?? 0) + 1}: ${broken.message}`);
  const rows = data
    .map((row, index) => ({ ...row, at: index + 2 }))
    .filter((row) => COLUMNS.some((column) => row[column]));
  if (rows.length > MAX_HOTELS) throw new ConfigurationError(`${file} has more than ${MAX_HOTELS} hotels`);
  return rows;
}

async function addHotel(
  tx: Transaction,
  row: Row,
  templates: Set<string>,
  days: number | undefined,
): Promise<{ outcome: Outcome; invites: boolean }> {
  if (row.__parsed_extra) throw new ConfigurationError("it has more columns than the first row");
  for (const name of NEEDED) if (!row[name]) throw new ConfigurationError(`${name} is missing`);
  const { name = "", address = "", plan = "", template: templateId = "" } = row;
  if (!["", "free", "pro"].includes(plan.toLowerCase()))
    throw new ConfigurationError("plan must be free or pro");
  const owner = requests.recover.safeParse({ email: row.owner });
  if (!owner.success) throw new ConfigurationError(`owner must be an email address: ${row.owner}`);
  const template = templateId || undefined;
  if (template && !templates.has(template)) {
    await checkTemplate(tx, template);
    templates.add(template);
  }
  const { id: userId, isNew } = await ownerOf(tx, owner.data.email);
  const hadPro = await hasPro(tx, userId);
  const isPro = hadPro || plan.toLowerCase() === "pro";
  if (isPro && !hadPro) await grantPlan(tx, userId, days);
  const [known] = await tx<{ id: string; user_id: string }[]>`
    select h.id, h.user_id from innfo.hotel_names n join public.hotels h on h.id = n.hotel_id
    where n.key = innfo.name_key(${name})`;
  if (known && known.user_id !== userId)
    throw new ConfigurationError("another account has a hotel of this name");
  const id =
    known?.id ??
    (await insertHotel(tx, {
      ...{ userId, name, address, isPro, template },
      email: row.email || owner.data.email,
      phone: row.phone || null,
    }));
  if (!known && template) await copyTemplate(tx, template, { id, userId, isPro });
  return { outcome: known ? "known" : "added", invites: isNew && (await invite(tx, id, owner.data.email)) };
}

/**
 * @returns `isNew` while nobody has come to the account: it has no password, and its owner gets an invitation, which
 * asks for one. The operator answers for the address, as with `users confirm`.
 */
async function ownerOf(tx: Transaction, email: string): Promise<{ id: string; isNew: boolean }> {
  await dropUnproven(tx, email);
  await tx`
    insert into auth.users (email, email_confirmed_at) values (${email}, now()) on conflict (email) do nothing`;
  const user = await findUser(tx, { email });
  if (!user) throw new Error("An account is gone that was there just now");
  return { id: user.id, isNew: await isUnclaimed(tx, email) };
}

async function hasPro(tx: Transaction, userId: string): Promise<boolean> {
  const [plan] = await tx<{ id: string }[]>`select (innfo.plan_of(${userId})).id as id`;
  return plan?.id === PRO_PLAN.id;
}

interface NewHotel {
  userId: string;
  name: string;
  address: string;
  email: string;
  phone: string | null;
  isPro: boolean;
  template: string | undefined;
}

async function insertHotel(tx: Transaction, hotel: NewHotel): Promise<string> {
  const { userId, name, address, email, phone, isPro, template } = hotel;
  if (!phone && !template) throw new ConfigurationError("phone is missing, and there is no template");
  const copied = TEMPLATE_COLUMNS.map((column) => `"${column}"`).join(", ");
  const [made] = await (template
    ? tx.unsafe<{ id: string }[]>(
        // Free has no translations.
        `insert into public.hotels (user_id, name, address, email, phone, languages, ${copied})
         select $1, $2, $3, $4, coalesce($5, phone), case when $6 then languages else '{}' end, ${copied}
         from public.hotels where id = $7 returning id`,
        [userId, name, address, email, phone, isPro, template],
      )
    : tx<{ id: string }[]>`
        insert into public.hotels ${tx({ user_id: userId, name, address, email, phone })} returning id`);
  if (!made) throw new Error("A hotel was added and is not there");
  return made.id;
}

/** One invitation an owner, whichever hotel it names; another one once the last has ended. */
async function invite(tx: Transaction, hotelId: string, email: string): Promise<boolean> {
  const { count } = await tx`
    select from public.invitations where email = ${email} and role = 'owner' and expires_at > now()`;
  if (count > 0) return false;
  await tx`delete from public.invitations where hotel_id = ${hotelId} and email = ${email}`;
  await tx`insert into public.invitations (hotel_id, email, role) values (${hotelId}, ${email}, 'owner')`;
  return true;
}

/** @throws what is no fault of the row */
function reasonOf(error: unknown): string {
  if (error instanceof ConfigurationError) return error.message;
  const isRefused = error instanceof DatabaseError && /^(23|22|IN0)/.test(error.code ?? "");
  if (!isRefused) throw error;
  const { code, detail, constraint, message } = error;
  return code === "IN003" && detail === "hotels"
    ? `${message} (innfo limits set EMAIL hotels=N raises it)`
    : constraint
      ? `${message} (${constraint})`
      : message;
}
