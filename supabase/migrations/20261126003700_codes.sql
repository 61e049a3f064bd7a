-- A code for every room, place and thing: what its card says, what it opens, and what came by it. See
-- docs/decisions/0122-codes.md.

-- Crockford's base 32, 65 random bits: of a UUID's 16 bytes those that its version and variant leave alone.
create function innfo.code_token() returns text
language sql volatile set search_path = ''
as $$
  select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (get_byte(random.bytes, place) & 31) + 1, 1), '' order by place)
  from (select uuid_send(gen_random_uuid()) as bytes) as random
  cross join unnest(array[0, 1, 2, 3, 4, 5, 7, 9, 10, 11, 12, 13, 14]) as place
$$;
grant execute on function innfo.code_token() to authenticated;

-- By this a guest's code is found: the server hashes the token first, so no statement and no log of statements has one.
create function innfo.code_hash(token text) returns text
language sql immutable
return encode(sha256(decode(token, 'escape')), 'hex');
grant execute on function innfo.code_hash(text) to authenticated;

create table public.codes (
  id uuid primary key default innfo.uuid_v7(),
  hotel_id text not null references public.hotels (id) on delete cascade,
  kind text not null default 'room',
  -- What its card says: "101", "Pool bar".
  label text not null,
  -- Floor, wing or other part of the house.
  area text,
  -- What of the guest page it opens: the fragment of a section or an item. Null for the beginning.
  opens text,
  -- The end of the address in the code, kept because its card must be printable again.
  token text not null default innfo.code_token(),
  -- From then on its card only opens the page, as any code of the hotel's.
  revoked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call innfo.choice('codes', 'kind', array['room', 'place', 'thing']);
call innfo.required_text('codes', 'label', 40);
call innfo.optional_text('codes', 'area', 40);
call innfo.legible('codes', 'opens');
call innfo.add_rule('codes', 'opens', 'place', '{} ~ ''^[\w-]{1,60}$''');
call innfo.legible('codes', 'token');
create index codes_hotel_id on public.codes (hotel_id, created_at);
create unique index codes_token on public.codes (innfo.code_hash(token));
-- A new code may have the label of a revoked one.
create unique index codes_label_key on public.codes (hotel_id, innfo.name_key(label)) where revoked_at is null;
create trigger set_updated_at before update on public.codes
  for each row execute function innfo.set_updated_at();
-- The desk needs no tokens: it reads the label on the message.
call innfo.declare_table('codes', 'editor', server_sets => '{token}');

insert into innfo.limits (plan_id, what, max) select p.id, 'codes', 5000 from public.plans p;

-- Their texts are short, so their number bounds their bytes, which take no room from what guests read.
create function innfo.keep_codes_within_limit() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  hotel record;
begin
  for hotel in select distinct h.id, h.user_id from added a join public.hotels h on h.id = a.hotel_id order by h.id loop
    -- Writers to one hotel take turns, so that none slips past.
    perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('codes of ' || hotel.id, 0));
    perform innfo.keep_rows_within_limit('codes', 'hotel_id', hotel.id, hotel.user_id, 'codes');
  end loop;
  return null;
end
$$;
create trigger keep_within_limits_insert after insert on public.codes referencing new table as added
  for each statement execute function innfo.keep_codes_within_limit();

-- Adds [{kind, label, area, opens}]. Labels that are there already are passed over, so a list may be sent again.
-- Answers how many are new.
create function public.add_codes(hotel_id text, codes jsonb) returns integer
language sql volatile set search_path = ''
as $$
  with added as (
    insert into public.codes (hotel_id, kind, label, area, opens)
    select add_codes.hotel_id, coalesce(c.kind, 'room'), c.label, c.area, c.opens
    from jsonb_to_recordset(add_codes.codes) as c (kind text, label text, area text, opens text)
    on conflict do nothing
    returning 1
  )
  select count(*)::int from added
$$;
grant execute on function public.add_codes(text, jsonb) to authenticated, service_role;

-- The code with this hash, unless it is another hotel's or revoked.
create function innfo.scanned_code(hotel_id text, code_hash text) returns setof public.codes
language sql stable set search_path = ''
as $$
  select c.* from public.codes c
  where innfo.code_hash(c.token) = scanned_code.code_hash and c.hotel_id = scanned_code.hotel_id and c.revoked_at is null
$$;
grant execute on function innfo.scanned_code(text, text) to service_role;

-- ------------------------------------------------------------------------------------------------
-- What came by a code. It outlives the code, so these columns refer to no row.

alter table public.qr_scans add column code_id uuid;
alter table public.messages add column code_id uuid;
-- The label of that code when the message was sent. On a room's card, `room` is the same.
alter table public.messages add column card text;
call innfo.optional_text('messages', 'card', 40);
create index messages_hotel_id_code_id on public.messages (hotel_id, code_id) where code_id is not null;

-- Scans by month (UTC).
create table innfo.code_scans (
  code_id uuid not null,
  month date not null,
  scans bigint not null,
  primary key (code_id, month)
) with (fillfactor = 70);
alter table innfo.code_scans enable row level security;

create function innfo.count_code_scans() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into innfo.code_scans as counted (code_id, month, scans)
  select s.code_id, date_trunc('month', s.scanned_at at time zone 'UTC')::date, count(*)
  from new_scans s where s.code_id is not null group by 1, 2 order by 1, 2
  on conflict (code_id, month) do update set scans = counted.scans + excluded.scans;
  return null;
end
$$;
create trigger count_code_scans after insert on public.qr_scans
  referencing new table as new_scans for each statement execute function innfo.count_code_scans();

create function innfo.forget_code_scans() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from innfo.code_scans where code_id in (select r.id from removed r);
  return null;
end
$$;
create trigger forget_code_scans after delete on public.codes referencing old table as removed
  for each statement execute function innfo.forget_code_scans();

-- As before, with the code of each scan.
create or replace function innfo.record_scans(scans jsonb) returns text[]
language plpgsql security definer set search_path = ''
as $$
declare
  named constant text[] := array(select distinct scan ->> 'hotel_id' from jsonb_array_elements(scans) as scan);
  -- These must neither go nor move to another time zone before this is committed.
  free text[];
begin
  select coalesce(array_agg(id), '{}') into free from (
    select id from public.hotels where id = any (named) order by id for share skip locked
  ) as hotel;

  with given as (
    select distinct on (s.hotel_id, s.visit_id) s.*, (s.scanned_at at time zone h.time_zone)::date as day,
      c.id as code_id
    from jsonb_to_recordset(scans) as s (hotel_id text, visit_id uuid, guest_id uuid, source text,
      device_type text, referrer text, user_agent text, scanned_at timestamptz, code_hash text)
    join public.hotels h on h.id = s.hotel_id
    left join public.codes c on innfo.code_hash(c.token) = s.code_hash and c.hotel_id = s.hotel_id
      and c.revoked_at is null
    where h.id = any (free)
    order by s.hotel_id, s.visit_id, s.scanned_at
  ),
  new_visits as (
    insert into innfo.scan_visits (hotel_id, visit_id)
    select hotel_id, visit_id from given order by hotel_id, visit_id
    on conflict do nothing returning hotel_id, visit_id
  ),
  visits as (
    select *, row_number() over (partition by hotel_id, day, guest_id order by scanned_at) as nth
    from given join new_visits using (hotel_id, visit_id)
  ),
  new_guests as (
    insert into innfo.scan_guests (hotel_id, day, guest_id)
    select hotel_id, day, guest_id from visits where nth = 1 order by hotel_id, day, guest_id
    on conflict do nothing returning hotel_id, day, guest_id
  )
  insert into public.qr_scans
    (id, hotel_id, user_agent, referrer, device_type, scanned_at, source, code_id, is_new_guest)
  select visit_id, hotel_id, user_agent, referrer, device_type, scanned_at, source, code_id,
    nth = 1 and (hotel_id, day, guest_id) in (select hotel_id, day, guest_id from new_guests)
  from visits;

  return array(select id from public.hotels where id = any (named) and id <> all (free) order by id);
end
$$;

-- As before, with the code that the server has verified.
create or replace function innfo.send_message(message jsonb) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  sent constant public.messages := jsonb_populate_record(null::public.messages, message);
  settings public.message_kinds;
  due timestamptz;
begin
  select k.* into settings from public.message_kinds k where k.hotel_id = sent.hotel_id and k.kind = sent.kind;
  if not innfo.guest_messages(sent.hotel_id) ? sent.kind
      or (sent.kind = 'request' and sent.topic <> 'help' and not exists (
        select from innfo.topics_of(sent.hotel_id) t where t.topic = sent.topic and t.is_on)) then
    return 'closed';
  end if;
  insert into public.messages (id, hotel_id, kind, room, topic, rating, text, wanted_at, item, place, day, color,
    contact, language, by_guest, danger, code_id, card)
  values (sent.id, sent.hotel_id, sent.kind, sent.room, sent.topic, sent.rating, sent.text, sent.wanted_at, sent.item,
    sent.place, sent.day, sent.color, sent.contact, sent.language, true, coalesce(sent.danger, false), sent.code_id,
    sent.card)
  on conflict (id) do nothing;
  if not found then
    return 'known';
  end if;

  -- One mail tells of all that came meanwhile: at most one in ten minutes, and the last message is never left out.
  insert into innfo.message_mails as m (hotel_id, kind, due_at) values (sent.hotel_id, sent.kind, now())
  on conflict (hotel_id, kind) do update set due_at = greatest(now(), m.due_at + interval '10 minutes')
    where m.due_at <= now()
  returning m.due_at into due;
  if found then
    insert into innfo.jobs (kind, payload, due_at)
    select 'mail', jsonb_build_object('letter', 'newMessages', 'to', told.address, 'hotelId', h.id, 'kind', sent.kind), due
    from public.hotels h
    cross join unnest(case settings.emails when '{}' then array[h.email] else settings.emails end) as told (address)
    where h.id = sent.hotel_id;
  end if;
  return 'sent';
exception
  when sqlstate 'IN003' then return 'full';
  when sqlstate 'IN002' then return 'closed';
end
$$;

create or replace function innfo.sent_message(message_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('hotel', innfo.hotel_of_messages(h),
    'hours', (select t.hours from innfo.topics_of(m.hotel_id) t where m.kind = 'request' and t.topic = m.topic),
    'message', to_jsonb(m) - array['id', 'hotel_id', 'note', 'assignee', 'by_guest', 'updated_at', 'shelf', 'match_id', 'ownership_checked', 'turn', 'code_id']
      || jsonb_build_object('has_photo', exists (select from public.message_photos p where p.message_id = m.id)))
  from public.messages m join public.hotels h on h.id = m.hotel_id
  where m.id = sent_message.message_id and m.by_guest
$$;

create or replace view public.inbox with (security_invoker = true) as
select m.id, m.hotel_id, m.kind, m.state, m.room, m.topic, m.rating, "left"(m.text, 200) as text, m.item, m.place, m.color,
  m.assignee, m.outcome, m.by_guest, m.created_at, m.updated_at,
  lower(concat_ws(' ', m.room, m.item, m.text, m.color, m.place, m.day, m.contact, m.assignee, m.shelf, m.card)) as words,
  m.shelf, m.match_id, m.ownership_checked, m.keep_until, m.danger, m.turn, m.language, m.wanted_at, m.card
from public.messages m;

-- All codes of a hotel that the caller edits, each with the scans and messages of the last twelve months; else null. In
-- one answer, because a list of rows ends at a thousand.
create function public.hotel_codes(hotel_id text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case when hotel_codes.hotel_id = any (array(select * from innfo.hotels_of('editor'))) then (
    select coalesce(jsonb_agg(to_jsonb(c) || jsonb_build_object('scans', s.scans, 'messages', m.messages)), '[]')
    from public.codes c
    cross join lateral (
      select coalesce(sum(s.scans), 0) as scans from innfo.code_scans s
      where s.code_id = c.id and s.month > (date_trunc('month', now() at time zone 'UTC') - interval '12 months')::date
    ) as s
    cross join lateral (
      select count(*) as messages from public.messages m
      where (m.hotel_id, m.code_id) = (c.hotel_id, c.id) and m.created_at > now() - interval '12 months'
    ) as m
    where c.hotel_id = hotel_codes.hotel_id) end
$$;
grant execute on function public.hotel_codes(text) to authenticated, service_role;

create or replace function innfo.refuse_more(limit_name text, allowed bigint) returns void
language plpgsql set search_path = ''
as $$
begin
  raise exception '%', case limit_name
      when 'hotels' then format('Your plan has room for %s hotels.', allowed)
      when 'items' then format('A section has room for %s entries.', allowed)
      when 'custom_sections' then format('A hotel has room for %s custom sections.', allowed)
      when 'custom_section_items' then format('A custom section has room for %s items.', allowed)
      when 'photos' then format('A hotel has room for %s photos.', allowed)
      when 'photo_bytes' then format('The photos of your hotels have room for %s MB together.', allowed / 1024 / 1024)
      when 'announcements' then format('A hotel has room for %s announcements.', allowed)
      when 'logos' then format('A hotel has room for %s logos.', allowed)
      when 'messages' then format('The inbox of a hotel has room for %s messages.', allowed)
      when 'message_photo_bytes' then format('The photos in a hotel''s inbox have room for %s MB together.', allowed / 1024 / 1024)
      when 'push_devices' then format('A hotel has room for %s devices.', allowed)
      when 'topics' then format('A hotel has room for %s topics of requests.', allowed)
      when 'codes' then format('A hotel has room for %s codes.', allowed)
      else format('The texts of one hotel have room for %s KB together.', allowed / 1024)
    end || ' Please delete what you no longer need first.'
    using errcode = 'IN003', detail = limit_name;
end
$$;
