-- A code for every room, place and thing: what its card says, what it opens, and what came by it. See
-- docs/decisions/0122-codes.md.

-- Crockford's base 32, 65 random bits: of a UUID's 16 bytes those that its version and variant leave alone.
create function innfo.code_token() returns text language sql volatile set search_path = '' as $$
  select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (get_byte(random.bytes, place) & 31) + 1, 1), '' order by place)
  from (select uuid_send(gen_random_uuid()) as bytes) as random
  cross join unnest(array[0, 1, 2, 3, 4, 5, 7, 9, 10, 11, 12, 13, 14]) as place
$$;
grant execute on function innfo.code_token() to authenticated;

-- Guests' codes are found by this hash: the server makes it first, so no statement and no log of statements has a
-- token.
create function innfo.code_hash(token text) returns text language sql immutable
return encode(sha256(decode(token, 'escape')), 'hex');
grant execute on function innfo.code_hash(text) to authenticated;

create table public.codes (
  id uuid primary key default innfo.uuid_v7(),
  hotel_id text not null references public.hotels (id) on delete cascade,
  kind text not null default 'room',
  -- The text of its card: "101", "Pool bar".
  label text not null,
  -- Floor, wing or other part of the house.
  area text,
  -- The part of the guest page that it opens: the fragment of a section or an item. Null for the beginning.
  opens text,
  -- The end of the address in the code, kept because its card must be printable again.
  token text not null default innfo.code_token(),
  -- From then on its card only opens the page, as any code of the hotel's.
  revoked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call innfo.choice('codes', 'kind', array['room', 'place', 'thing', 'house']);
call innfo.required_text('codes', 'label', 40);
call innfo.optional_text('codes', 'area', 40);
call innfo.legible('codes', 'opens');
call innfo.add_rule('codes', 'opens', 'place', '{} ~ ''^[\w-]{1,60}$''');
call innfo.legible('codes', 'token');
create index codes_hotel_id on public.codes (hotel_id, created_at);
create unique index codes_token on public.codes (innfo.code_hash(token));
create unique index codes_label_key on public.codes (hotel_id, innfo.name_key(label)) where revoked_at is null and kind <> 'house';
create unique index codes_house on public.codes (hotel_id) where revoked_at is null and kind = 'house';
-- The desk needs no tokens: it reads the label on the message.
call innfo.declare_table('codes', 'editor', server_sets => '{token}');

-- The texts of codes are short, so their number bounds their bytes, which take no room from what guests read. A hotel
-- with as many codes as it has room for still gets its house code: the first one is not counted.
create function innfo.codes_added() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  hotel record;
begin
  for hotel in
    select h.id, h.user_id, bool_or(a.kind <> 'house' or exists (
      select from public.codes c where c.hotel_id = a.hotel_id and c.kind = 'house' and c.id <> a.id)) as counts
    from added a join public.hotels h on h.id = a.hotel_id group by 1, 2 order by 1
  loop
    if hotel.counts then
      perform innfo.one_at_a_time('codes of ' || hotel.id);
      perform innfo.keep_rows_within_limit('codes', 'hotel_id', hotel.id, hotel.user_id, 'codes');
    end if;
    perform innfo.tell_of_hotel(hotel.id);
  end loop;
  return null;
end $$;
create trigger keep_within_limits_insert after insert on public.codes referencing new table as added
  for each statement execute function innfo.codes_added();

create function innfo.codes_changed() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform innfo.tell_of_hotel(c.hotel_id) from (select distinct w.hotel_id from written w) as c;
  if tg_op = 'DELETE' then
    delete from innfo.code_scans where code_id in (select w.id from written w);
  end if;
  return null;
end $$;
create trigger codes_changed after update on public.codes referencing new table as written
  for each statement execute function innfo.codes_changed();
create trigger codes_deleted after delete on public.codes referencing old table as written
  for each statement execute function innfo.codes_changed();

-- Adds [{kind, label, area, opens}]. Labels that are there already are passed over, so a list may be sent again.
-- Answers how many are new.
create function public.add_codes(hotel_id text, codes jsonb) returns integer language sql volatile set search_path = '' as $$
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

-- Scans by month (UTC).
create table innfo.code_scans (
  code_id uuid not null,
  month date not null,
  scans bigint not null,
  primary key (code_id, month)
) with (fillfactor = 70);
alter table innfo.code_scans enable row level security;

-- ------------------------------------------------------------------------------------------------
-- The house's own code: of posters and whatever else is printed for all. It is made when it is first asked for.

-- Six consonants, for whoever cannot scan: 26 bits, so tries are limited (src/server/auth/limits.ts). They follow from
-- the token, and end with it; the hash by which the server looks the token up does not tell them.
create function innfo.code_letters(token text) returns text language plpgsql immutable cost 10000 set search_path = '' as $$
declare
  hash constant bytea := sha256(decode('letters ' || token, 'escape'));
  letters text := '';
begin
  for place in 0..5 loop
    letters := letters
      || substr('BCDFGHJKLMNPQRSTVWXZ', (get_byte(hash, place * 2) * 256 + get_byte(hash, place * 2 + 1)) % 20 + 1, 1);
  end loop;
  return letters;
end $$;
grant execute on function innfo.code_letters(text) to authenticated;
create index codes_letters on public.codes (hotel_id, innfo.code_letters(token)) where revoked_at is null;

-- A device's token for letters that fit, so that it need not try them at every look: it opens what letters
-- open. It follows from the code's own, which nobody learns from it, and ends with it.
create function innfo.letters_token(token text) returns text language sql immutable cost 10000 set search_path = '' as $$
  select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (get_byte(h.hash, place) & 31) + 1, 1), '' order by place)
  from (select sha256(decode('token of letters ' || token, 'escape')) as hash) as h cross join generate_series(0, 12) as place
$$;
grant execute on function innfo.letters_token(text) to authenticated;
create index codes_letters_token on public.codes (innfo.code_hash(innfo.letters_token(token))) where revoked_at is null;

-- The code with this hash, or whose letters were exchanged for a token with this hash, unless it is another hotel's or
-- revoked. Each way is asked by itself, among all hotels' codes: for both ways together, or with the hotel beside, a
-- connection keeps the plan that found one code and later reads all of them by it.
create function innfo.scanned_code(hotel_id text, code_hash text) returns setof public.codes
language sql stable set search_path = '' set enable_seqscan = off as $$
  select (f.code).* from (
    (select c as code from public.codes c where innfo.code_hash(c.token) = scanned_code.code_hash and c.revoked_at is null offset 0)
    union all
    (select c from public.codes c
    where innfo.code_hash(innfo.letters_token(c.token)) = scanned_code.code_hash and c.revoked_at is null offset 0)
  ) as f
  where (f.code).hotel_id = scanned_code.hotel_id
$$;
grant execute on function innfo.scanned_code(text, text) to service_role;

-- The house's code, for editors; null for others.
create function public.house_code(hotel_id text) returns jsonb language plpgsql volatile set search_path = '' as $$
begin
  insert into public.codes (hotel_id, kind, label)
  select h.id, 'house', h.name from (select h.id, "left"(h.name, 40) as name from public.hotels h) as h
  where h.id = house_code.hotel_id and h.id = any (array(select * from innfo.hotels_of('editor')))
    and not exists (select from public.codes c where c.hotel_id = h.id and c.kind = 'house' and c.revoked_at is null)
  on conflict do nothing;
  return (select jsonb_build_object('token', c.token, 'letters', innfo.code_letters(c.token)) from public.codes c
    where c.hotel_id = house_code.hotel_id and c.kind = 'house' and c.revoked_at is null);
end $$;
grant execute on function public.house_code(text) to authenticated, service_role;
