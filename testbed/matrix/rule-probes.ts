/** Rules beyond ownership: of plans, unique rows, values, and recent proof. */
import { HIDDEN_SECTION, type Place, rowOf } from "../parties.ts";
import { DENIED, type Probe, SUITES } from "./attempt.ts";
import { insertion, literal } from "./sql.ts";
import { HOTEL_NAME, OTHER_HIDDEN_SECTION, type World } from "./world.ts";

/** The attempt, its table, its caller, and the expected outcome. */
type Rule = [what: string, table: string, as: { userId: string }, does: string, expected: number | string];

export function ruleProbes({ owner, other, free }: World): Probe[] {
  const shows = ({ hotelId }: Place, section: string) =>
    `insert into public.section_visibility (hotel_id, section_name, is_visible)
      values (${literal(hotelId)}, ${literal(section)}, true)
      on conflict (hotel_id, section_name) do update set is_visible = excluded.is_visible`;
  const section = insertion("public.custom_sections", rowOf("custom_sections", free));
  const nowhere = "update public.hotels set time_zone = 'Europe/Atlantis'";
  const showsAgain = `update public.section_visibility set is_visible = true where section_name = ${literal(OTHER_HIDDEN_SECTION)}`;
  const takesName = `update public.hotels set name = ${literal(HOTEL_NAME)}`;
  const message = insertion("public.messages", rowOf("messages", free));
  const offers = "update public.hotels set languages = '{de}'";
  const added = (userId = "") => insertion("public.hotels", rowOf("hotels", { ...owner, userId }));
  const demands = insertion("public.hotels", { ...rowOf("hotels", owner), owners_need_factor: true });
  const rules: Rule[] = [
    ["another owner takes the owner's hotel's name", "hotels", other, takesName, "23505"],
    ["the owner shows a hidden section", "section_visibility", owner, shows(owner, HIDDEN_SECTION), 1],
    ["another owner shows it", "section_visibility", other, shows(owner, HIDDEN_SECTION), DENIED],
    ["a Free owner shows one too many", "section_visibility", free, shows(free, "faqs"), "IN001"],
    [
      "a Free owner shows a hidden one",
      "section_visibility",
      free,
      shows(free, OTHER_HIDDEN_SECTION),
      "IN001",
    ],
    ["a Free owner shows it by changing its row", "section_visibility", free, showsAgain, "IN001"],
    ["a Free owner adds a custom section", "custom_sections", free, section, "IN002"],
    ["a Free owner writes a guest's message down", "messages", free, message, "IN002"],
    ["a Free owner offers a language", "hotels", free, offers, "IN002"],
    ["the owner offers one", "hotels", owner, offers, 1],
    [
      "a station adds a hotel",
      "hotels",
      { userId: owner.rows.stations ?? "" },
      added(owner.rows.stations),
      DENIED,
    ],
    ["whose shift runs there adds one", "hotels", { userId: owner.personId }, added(owner.personId), DENIED],
    ["the owner adds one", "hotels", owner, added(owner.userId), 1],
    ["the owner demands a factor that nobody showed", "hotels", owner, demands, "42501"],
    ["the owner names a time zone there is not", "hotels", owner, nowhere, "23514"],
  ];
  const asOwner = insertion("public.invitations", { ...rowOf("invitations", owner), role: "owner" });
  const raise = `select public.change_member(${literal(owner.hotelId)}, ${literal(owner.memberId)}, 'owner', null)`;
  const inOpenSession: [what: string, table: string, does: string][] = [
    ["deletes a hotel", "hotels", "delete from public.hotels"],
    ["invites another owner", "invitations", asOwner],
    [
      "decides how owners sign in",
      "hotels",
      "update public.hotels set owners_need_factor = not owners_need_factor",
    ],
    ["makes a member an owner", "members", raise],
  ];
  const longAgo = inOpenSession.flatMap(([what, table, does]) =>
    SUITES.map(
      (suite): Probe => ({
        name: `the owner ${what} in a session that was left open (${suite})`,
        about: `public.${table}`,
        kind: "rows",
        role: "authenticated",
        userId: owner.userId,
        provedAt: 0,
        does,
        expected: "IN004",
        suite,
      }),
    ),
  );
  const probes = rules.flatMap(([what, table, { userId }, does, expected]) =>
    SUITES.map(
      (suite): Probe => ({
        name: `${what} (${suite})`,
        about: `public.${table}`,
        kind: "rows",
        role: "authenticated",
        userId,
        does,
        expected,
        suite,
      }),
    ),
  );
  return [...probes, ...longAgo];
}
