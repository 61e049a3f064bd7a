/**
 * Every way in which one rule of the database can get lost, generated from its catalogue. A loss that the
 * matrix misses would go unnoticed in a migration too.
 */
import type { Sql } from "../../src/server/database/connection.ts";
import { SCHEMAS } from "../access.ts";
import type { Mutant } from "./attempt.ts";
import { bodyMutants } from "./body-mutants.ts";
import { grantMutants } from "./grant-mutants.ts";
import { type AccessMatrix, CALLER, mutantOf } from "./index.ts";

/** Grouped by what gets lost. */
export async function mutantsOf(sql: Sql, matrix: AccessMatrix): Promise<Record<string, Mutant[]>> {
  return {
    "policies dropped or weakened": await policyMutants(sql, matrix),
    "row level security switched off": securityMutants(matrix),
    "privileges granted": await grantMutants(sql, matrix),
    "triggers dropped": await triggerMutants(sql, matrix),
    "checks taken out of functions and views": await bodyMutants(sql, matrix),
  };
}

async function policyMutants(sql: Sql, matrix: AccessMatrix): Promise<Mutant[]> {
  const policies = await sql<
    { table: string; name: string; roles: string[]; using: string | null; check: string | null }[]
  >`
    select format('%I.%I', schemaname, tablename) as table, quote_ident(policyname) as name, to_json(roles) as roles,
      qual as using, with_check as check
    from pg_policies where schemaname = any (array(select json_array_elements_text(${JSON.stringify(Object.keys(SCHEMAS))}::text::json)))`;
  const asOwner = (expression: string) =>
    expression.replaceAll(CALLER, `'${matrix.world.owner.userId}'::uuid`);
  return policies.flatMap(({ table, name, roles, using, check }) => {
    const alter = (clause: string) => `alter policy ${name} on ${table} ${clause}`;
    const conditions = [
      { clause: "using", condition: using },
      { clause: "with check", condition: check },
    ].filter((given): given is { clause: string; condition: string } => given.condition !== null);
    const changes = [
      // Dropping a policy that allows nothing changes nothing.
      ...(using === "false" ? [] : [`drop policy ${name} on ${table}`]),
      ...conditions
        .filter(({ condition }) => condition !== "true")
        .map(({ clause }) => alter(`${clause} (true)`)),
      ...conditions
        .filter(({ condition }) => asOwner(condition) !== condition)
        .map(({ clause, condition }) => alter(`${clause} (${asOwner(condition)})`)),
      // A policy that compares the caller's id shows guests nothing anyway.
      ...(using === "true" && !roles.includes("public") ? [alter("to public")] : []),
    ];
    return changes.map((ddl) =>
      mutantOf(matrix, ddl, ddl, ({ about, kind }) => about === table && kind === "rows"),
    );
  });
}

function securityMutants(matrix: AccessMatrix): Mutant[] {
  return matrix.catalogue.relations
    .filter(({ isView }) => !isView)
    .map(({ id }) =>
      mutantOf(
        matrix,
        `alter table ${id} disable row level security`,
        `row level security of ${id} switched off`,
        ({ about, kind }) => about === id && kind === "rows",
      ),
    );
}

/** Triggers that only record something, or set a limit. Other tests cover them. */
const HELD_ELSEWHERE = [
  // tests/db/hotels.test.ts, tests/db/translations.test.ts, tests/api/figures-mail.test.ts
  "fill_hotel",
  "follow_hotel",
  // tests/db/limits.test.ts
  "rows_added",
  "rows_changed",
  "rows_deleted",
  "keep_hotels_within_limit",
  "keep_team_within_limit",
  "keep_stations_within_limit",
  "keep_sure_room",
  // tests/api/taken-down.test.ts
  "refuse_suspended",
  "refuse_denied_name",
  "refuse_denied_account",
  // tests/db/domains.test.ts
  "guard_domain",
  "keep_former_host",
  // tests/api/stations.test.ts
  "end_station",
  "end_shift_of_person",
  "forget_person",
  "note_change_of_shift",
  // tests/api/members.test.ts, tests/api/stations.test.ts, tests/api/push-ended.test.ts, tests/hard/owner-leaves.test.ts
  "follow_member",
  // tests/hard/owner-leaves.test.ts
  "require_owner_still",
  // tests/api/push.test.ts
  "keep_devices_of_account",
  // tests/api/members.test.ts
  "mail_invitation",
  "keep_photos_within_limits",
  "set_updated_at",
  "notify_hotel_changed",
  "notify_plan_changed",
  "count_scans",
  // tests/db/history.test.ts
  "keep_changes",
  "forget_translations",
  "forget_name",
  // tests/db/messages.test.ts, tests/db/topics.test.ts, tests/db/belongings.test.ts
  "check_message",
  // tests/db/noticed.test.ts, tests/db/closed-alarms.test.ts
  "fill_message",
  // tests/db/alarms.test.ts
  "free_messages_of_hotel",
  // tests/db/alarms.test.ts, tests/api/told.test.ts, tests/api/push.test.ts
  "follow_message",
  "messages_deleted",
  "check_manager",
  // tests/api/told.test.ts
  "note_failed_telling",
  "close_alarm",
  // tests/api/closings.test.ts
  "check_closing",
  "own_words",
  // tests/api/figures-mail.test.ts
  "plan_figures_mail",
  // tests/db/topics.test.ts
  "add_usual_topics",
  // tests/api/codes.test.ts
  "codes_added",
  "codes_changed",
  // tests/api/house-secrets.test.ts
  "set_end_of_secret",
  // tests/hard/guest-pushes.test.ts
  "tell_guest",
  // tests/api/push.test.ts
  "set_device_session",
  // tests/api/push-ended.test.ts
  "tell_the_end",
  // tests/db/details.test.ts
  "tidy_details_column",
  // tests/api/photos.test.ts
  "doubt_photo",
  "doubt_shown_photo",
  // tests/api/message-photos.test.ts
  "keep_message_photos_within_limit",
  // tests/hard/conversation.test.ts
  "keep_message_texts_within_limit",
  // tests/db/jobs.test.ts
  "set_job_owner",
  // tests/db/translations.test.ts
  "check_translation",
  "keep_translations_within_limits",
  "keep_characters_within_limit",
];

async function triggerMutants(sql: Sql, matrix: AccessMatrix): Promise<Mutant[]> {
  const triggers = await sql<{ table: string; name: string; function: string }[]>`
    select format('%I.%I', n.nspname, c.relname) as table, quote_ident(t.tgname) as name, p.proname as function
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
    join pg_proc p on p.oid = t.tgfoid
    where not t.tgisinternal and t.tgparentid = 0 and n.nspname <> 'pg_catalog'`;
  return triggers
    .filter((trigger) => !HELD_ELSEWHERE.includes(trigger.function))
    .map(({ table, name }) =>
      mutantOf(
        matrix,
        `drop trigger ${name} on ${table}`,
        `trigger ${name} of ${table} dropped`,
        ({ about, kind }) => about === table && kind === "rows",
      ),
    );
}
