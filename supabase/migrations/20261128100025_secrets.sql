-- Who reads the house's passwords and codes: everybody with the link, who scanned a code in the house, or who asks at
-- reception. See docs/decisions/0125-house-secrets.md.

-- Codes of doors, safes and gates. A printed code is a key for as long as it hangs there, so what opens a door or a
-- safe has an end, and is never in the public page.

create function innfo.weekdays() returns text[] language sql immutable
return array['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
grant execute on function innfo.weekdays() to authenticated, service_role;

create table public.secrets (
  id uuid primary key default innfo.uuid_v7(),
  hotel_id text not null references public.hotels (id) on delete cascade,
  kind text not null default 'door',
  -- The thing that it opens: "Front door".
  name text not null,
  code text not null,
  shown_to text not null default 'code',
  -- Until then guests read it, on the hotel's clocks.
  ends_at timestamp,
  -- The day on which it changes: a new code ends on the next such day, at noon.
  weekday text,
  position bigint default innfo.next_list_position(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call innfo.choice('secrets', 'kind', array['door', 'safe', 'parking', 'other']);
call innfo.required_text('secrets', 'name', 60);
call innfo.required_text('secrets', 'code', 60);
call innfo.choice('secrets', 'shown_to', innfo.readers());
call innfo.choice('secrets', 'weekday', innfo.weekdays());
call innfo.add_rule('secrets', 'ends_at', 'moment', '{} >= ''2000-01-01'' and {} < ''2100-01-01''');
-- A secret in the public page stands there until its owner takes it away.
call innfo.add_rule('secrets', 'shown_to', 'public', '{} <> ''everybody'' or kind not in (''door'', ''safe'') and ends_at is null');
call innfo.add_rule('secrets', 'ends_at', 'end', '{} is not null or shown_to <> ''code'' or kind not in (''door'', ''safe'')');
call innfo.declare_list('secrets', 'editor', 'secrets', read_by => 'desk');
call innfo.keeps_history('secrets', '', 'name');

create function innfo.clock_at(hotel_id text) returns timestamp language sql stable set search_path = ''
as $$ select now() at time zone h.time_zone from public.hotels h where h.id = clock_at.hotel_id $$;
grant execute on function innfo.clock_at(text) to authenticated, service_role;

create function innfo.set_end_of_secret() returns trigger language plpgsql set search_path = '' as $$
declare
  today constant date := innfo.clock_at(new.hotel_id)::date;
begin
  new.ends_at := today + 1 + (array_position(innfo.weekdays(), new.weekday) - extract(isodow from today)::int + 6) % 7
    + time '12:00';
  return new;
end $$;
create trigger set_end before insert on public.secrets
  for each row when (new.weekday is not null) execute function innfo.set_end_of_secret();
create trigger set_new_end before update on public.secrets
  for each row when (new.weekday is not null and (new.code, new.weekday) is distinct from (old.code, old.weekday))
  execute function innfo.set_end_of_secret();

-- ------------------------------------------------------------------------------------------------
-- Guests' view of them

-- A password that these do not read is null; `shown_to` tells a network without one.
create function innfo.wifi_for(hotel_id text, readers text[]) returns jsonb language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
      'name', network -> 'name',
      'password', case when network ->> 'shown_to' = any (readers) then network -> 'password' end,
      'shown_to', case when network ->> 'password' is null then 'everybody' else network ->> 'shown_to' end
    ) order by place), '[]')
  from public.hotels h, jsonb_array_elements(h.wifi) with ordinality as networks (network, place)
  where h.id = wifi_for.hotel_id
$$;

-- After its end, reception has the new one.
create function innfo.secrets_for(hotel_id text, readers text[], kinds text[]) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
      'kind', s.kind, 'name', s.name,
      'code', case when not l.over and s.shown_to = any (readers) and s.kind = any (kinds) then s.code end,
      'shown_to', case when l.over then 'reception' else s.shown_to end
    ) order by s.position, s.created_at, s.id), '[]')
  from public.secrets s
  cross join lateral (
    select 'code' = any (readers) and coalesce(s.ends_at <= innfo.clock_at(s.hotel_id), false) as over) as l
  where s.hotel_id = secrets_for.hotel_id
$$;

-- A password that reception gives out is not in the guest document. "asks" tells its network from one without a
-- password.
create function innfo.guest_wifi(hotel_id text) returns jsonb language sql stable set search_path = ''
as $$ select innfo.wifi_for(guest_wifi.hotel_id, '{everybody}') $$;

-- Whether rooms have codes: the page says where one is.
create function innfo.guest_secrets(hotel_id text) returns jsonb language sql stable set search_path = ''
as $$ select innfo.secrets_for(guest_secrets.hotel_id, '{everybody}', '{parking,other}') $$;

create function innfo.guest_codes(hotel_id text) returns jsonb language sql stable set search_path = '' as $$
  select to_jsonb(exists (select from public.codes c
    where c.hotel_id = guest_codes.hotel_id and c.kind = 'room' and c.revoked_at is null))
$$;
insert into innfo.guest_parts (part, function_name) values ('secrets', 'guest_secrets'), ('room_codes', 'guest_codes');
insert into innfo.guest_parts (part, function_name) values ('wifi', 'guest_wifi');
create function public.hotel_codes(hotel_id text) returns json language sql stable security definer set search_path = '' as $$
  select case when hotel_codes.hotel_id = any (array(select * from innfo.hotels_of('editor'))) then (
    select coalesce(json_agg(json_build_object(
      'id', c.id, 'hotel_id', c.hotel_id, 'kind', c.kind, 'label', c.label, 'area', c.area, 'opens', c.opens,
      'token', c.token, 'letters', innfo.code_letters(c.token), 'revoked_at', c.revoked_at,
      'created_at', c.created_at, 'updated_at', c.updated_at, 'scans', coalesce(s.scans, 0), 'messages', coalesce(m.messages, 0))), '[]')
    from public.codes c
    left join (
      select s.code_id, sum(s.scans) as scans from innfo.code_scans s
      where s.code_id = any (array(select c.id from public.codes c where c.hotel_id = hotel_codes.hotel_id))
        and s.month > (date_trunc('month', now() at time zone 'UTC') - interval '12 months')::date
      group by s.code_id
    ) as s on s.code_id = c.id
    left join (
      select m.code_id, count(*) as messages from public.messages m
      where m.hotel_id = hotel_codes.hotel_id and m.code_id is not null and m.created_at > now() - interval '12 months'
      group by m.code_id
    ) as m on m.code_id = c.id
    where c.hotel_id = hotel_codes.hotel_id and c.kind <> 'house') end
$$;
grant execute on function public.hotel_codes(text) to authenticated, service_role;

-- The page of passwords and codes: for a code by its hash, for its letters, or for nothing. `card` is null
-- where there is no such code; its token is what letters are exchanged for. Letters open neither door nor safe, nor
-- does that token. `until` is when the device forgets it. Null for a hotel that does not exist or is taken down.
create function innfo.unlocked(hotel_id text, code_hash text, letters text) returns jsonb
language sql stable security definer set search_path = '' as $$
  with code as materialized (
    select c.kind, c.label, null as token, innfo.code_hash(c.token) = unlocked.code_hash as is_scanned
    from innfo.scanned_code(unlocked.hotel_id, unlocked.code_hash) c
    union all
    (select c.kind, c.label, innfo.letters_token(c.token), false from public.codes c
    where c.hotel_id = unlocked.hotel_id and innfo.code_letters(c.token) = unlocked.letters and c.revoked_at is null
    order by c.created_at limit 1)
  )
  select jsonb_build_object('hotel', innfo.hotel_of_messages(h), 'room_codes', innfo.guest_codes(h.id),
    'messages', innfo.guest_messages(h.id), 'card', (select to_jsonb(c) - 'is_scanned' from code c limit 1),
    'wifi', innfo.wifi_for(h.id, r.readers),
    'secrets', innfo.secrets_for(h.id, r.readers,
      array['parking', 'other'] || case when exists (select from code c where c.is_scanned) then array['door', 'safe'] end),
    'until', (select min(s.ends_at) at time zone h.time_zone from public.secrets s
      where s.hotel_id = h.id and s.shown_to = 'code' and s.ends_at > innfo.clock_at(h.id)))
  from public.hotels h
  cross join (select array['everybody'] || case when exists (select from code) then array['code'] end as readers) as r
  where h.id = unlocked.hotel_id and not innfo.is_taken_down(h.id)
$$;
grant execute on function innfo.unlocked(text, text, text) to service_role;
