/** Facts of one hotel. */
import { ConfigurationError } from "../config/errors.ts";
import type { AnswerRow, Command } from "./command.ts";
import { hotelCalled } from "./taking-down.ts";

/** How many of the latest changes and commands are named. */
const NAMED = 5;

export const HOTEL_FACTS: Command = {
  usage: "hotels show ID",
  does: "owner, plan, figures, what guests see, history and limits of a hotel",
  async run({ sql, publicUrl }, { words: [name] }) {
    const { id } = await hotelCalled(sql, name);
    const [facts] = await sql<(AnswerRow & { user_id: string })[]>`
      select h.id, h.name, ${`${publicUrl}/view/`} || h.id as page, h.created_at, h.updated_at, h.user_id,
        coalesce(u.email, 'nobody') as owner, s.at as owner_suspended_at,
        (select string_agg(m.role || ' ' || mu.email, ', ' order by m.created_at)
          from public.members m join auth.users mu on mu.id = m.user_id where m.hotel_id = h.id) as team,
        (innfo.plan_of(h.user_id)).name as plan,
        case when d.hotel_id is not null then 'nothing: hidden since ' || to_char(d.at, 'YYYY-MM-DD') || ', ' || d.reason
          when h.is_listed and h.times_confirmed then 'the page, also in search engines' else 'the page' end as guests_see,
        (select string_agg(o.section_id || ' ' || o.items, ', ' order by o.tile)
          from innfo.sections_of(h) o
          where o.place <= (innfo.plan_of(h.user_id)).max_sections) as sections,
        (select coalesce(sum(d.scans), 0)::float8 from innfo.scan_days d
          where d.hotel_id = h.id and d.day > current_date - 30) as scans_in_30_days,
        (select max(d.day)::text from innfo.scan_days d where d.hotel_id = h.id) as last_scan,
        (select count(*)::int from public.messages m where m.hotel_id = h.id) as messages,
        (select count(*)::int from public.messages m where m.hotel_id = h.id and m.state <> 'done') as open_messages,
        (select count(*)::int from public.photos p where p.hotel_id = h.id) as photos,
        (select count(*)::int from public.codes c where c.hotel_id = h.id and c.revoked_at is null) as codes,
        (select string_agg(c.id::text, ', ' order by c.id) from innfo.cases c
          where c.hotel_id = h.id and c.closed_at is null) as open_cases,
        (select count(*)::int from public.changes c where c.hotel_id = h.id) as changes
      from public.hotels h join auth.users u on u.id = h.user_id
      left join innfo.suspensions s on s.user_id = u.id
      left join innfo.taken_down d on d.hotel_id = h.id
      where h.id = ${id}`;
    if (!facts) throw new ConfigurationError(`Hotel ${id} is gone`);
    const { user_id: userId, ...shown } = facts;
    const changes = await sql<{ line: string }[]>`
      select to_char(c.at, 'YYYY-MM-DD HH24:MI') || ' ' || coalesce(c.name, 'somebody') || ': ' || c.table_name as line
      from public.changes c where c.hotel_id = ${id} order by c.at desc, c.id desc limit ${NAMED}`;
    const commands = await sql<{ line: string }[]>`
      select to_char(t.at, 'YYYY-MM-DD HH24:MI') || ' ' || t.who || ': ' || t.command
          || coalesce(' (' || t.reason || ')', '') as line
      from innfo.operator_trail t where t.command ~ ${`[ /]${id}([ ?#/]|$)`} and t.command !~ '^(hotels (show|list)|trail) '
        and t.outcome !~ '^failed'
      order by t.id desc limit ${NAMED}`;
    const limits = await sql<{ line: string }[]>`
      select what || ' ' || max as line from innfo.account_limits where user_id = ${userId} order by what`;
    const lines = (rows: readonly { line: string }[]) => rows.map(({ line }) => line).join("; ") || null;
    return {
      ...shown,
      last_changes: lines(changes),
      commands: lines(commands),
      limits: lines(limits) ?? "the plan's",
    };
  },
};
