-- The words in which the other files are written, in the order of need: ids, texts, rules of a column, fields. Where a
-- word needs a topic's tables, it stands there: add_hours (opening_hours), hotels_of (team), limit_rows and
-- declare_list (lists), keeps_history (history), shows_photo and add_photo (photos), declare_section, add_section and
-- required_when_shown (sections), translates (translations).
--
-- A request runs as anon (guests) or authenticated (owners). The server's own work (upkeep, operators, webhooks) runs
-- as the owner of the tables, and service_role is that of a Supabase project's own programs.
--
-- Schema innfo holds what no request may call or read by itself: PostgREST and our own server expose schema public
-- alone. docs/decisions/0002-rules-in-the-database.md says why the rules live here.

create schema innfo;
grant usage on schema innfo to anon, authenticated, service_role;

-- Nothing is anybody's until a grant says so, also on a project of a Supabase provider, whose defaults give everything
-- in schema public to everybody. PostgreSQL takes a function from everybody only without naming a schema.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke execute on functions from anon, authenticated;
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;

-- RFC 9562 version 7: 48 bits of milliseconds, then random bits, so that rows made later sort later.
-- PostgreSQL 18 has uuidv7(); this one also works on 15 to 17.
-- In standard SQL, so that a plan that is kept has it in the place of a call.
create function innfo.uuid_v7() returns uuid
language sql volatile
return encode(
  set_bit(set_bit(
    overlay(uuid_send(gen_random_uuid())
      placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3)
      from 1 for 6),
    52, 1), 53, 1), 'hex')::uuid;
grant execute on function innfo.uuid_v7() to authenticated, service_role;

create function innfo.set_updated_at() returns trigger language plpgsql set search_path = '' as $$
begin
  new.updated_at := clock_timestamp();
  return new;
end $$;

-- ------------------------------------------------------------------------------------------------
-- Texts. src/fields/blank.ts, src/lib/texts/legible.ts and src/lib/texts/folded.ts say the same to forms; tests compare them.

-- White space, and the fillers of Hangul and braille, which are as wide as a letter and as empty.
create function innfo.space_characters() returns text language sql immutable
return '\u0009-\u000d \u0085\u00a0\u115f\u1160\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u2800\u3000\u3164\uffa0';

-- Control characters, and what Unicode calls default-ignorable: zero-width spaces and joiners, marks of direction, soft
-- hyphens, variation selectors, tags.
create function innfo.invisible_characters() returns text
language sql immutable
return '\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u034f\u061c\u17b4\u17b5\u180b-\u180f'
  || '\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\ufff0-\ufffb'
  || '\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff';

-- A text of tabs, no-break spaces or characters that nobody can see says nothing, whatever its length. In PL/pgSQL, as
-- PostgreSQL plans a CHECK anew for each statement, but an expression of PL/pgSQL once for a connection.
create function innfo.is_blank(value text) returns boolean language plpgsql immutable set search_path = '' as $$
begin
  return value !~ ('[^' || innfo.space_characters() || innfo.invisible_characters() || ']');
end $$;

-- The text without blanks around it.
create function innfo.trimmed(value text) returns text language sql immutable
return regexp_replace(value, '^[' || innfo.space_characters() || '\ufeff]+|[' || innfo.space_characters() || '\ufeff]+$', '', 'g');

-- The database stores no text that disturbs its readers: no control characters but tabs and, in texts of several lines,
-- line feeds; no U+2028 and U+2029, which are line feeds by other names; no embeddings, overrides and isolates of
-- writing direction that the text does not close, or closes without opening. Other characters that nobody sees are
-- allowed beside some that can be seen. U+0001 takes one byte of a quota and six of an answer. Strict: PostgreSQL does
-- not call it for empty columns.
create function innfo.is_legible(value text, lines boolean) returns boolean
language plpgsql immutable strict set search_path = '' as $$
declare
  marks text;
  inner_most constant text := '[\u202a\u202b\u202d\u202e]\u202c|[\u2066-\u2068]\u2069';
begin
  -- Nearly every text.
  if value !~ '[\u0001-\u0008\u000a-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]' then
    return true;
  end if;
  if value ~ '[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029]' or (not lines and value ~ '\n') then
    return false;
  end if;
  marks := regexp_replace(value, '[^\u202a-\u202e\u2066-\u2069]', '', 'g');
  -- From the inside out. More levels than these have no meaning: UAX #9, 3.3.2.
  for level in 1 .. 125 loop
    exit when marks !~ inner_most;
    marks := regexp_replace(marks, inner_most, '', 'g');
  end loop;
  return marks = '';
end $$;

create function innfo.is_legible(value text[], lines boolean) returns boolean
language sql immutable strict set search_path = '' as $$
  select coalesce(bool_and(innfo.is_legible(one, lines)), true) from unnest(value) as one
$$;

-- JSON is legible when all its texts and the names of all its members are.
create function innfo.is_legible(value jsonb, lines boolean) returns boolean
language sql immutable strict set search_path = '' as $$
  select coalesce(bool_and(innfo.is_legible(one #>> '{}', lines)), true)
  from jsonb_path_query(value, 'strict $.** ? (@.type() == "string" || @.type() == "object")') as within (part),
    lateral (
      select part where jsonb_typeof(part) = 'string'
      union all
      select to_jsonb(name) from jsonb_object_keys(case jsonb_typeof(part) when 'object' then part else '{}' end) as name
    ) as texts (one)
$$;

-- Names that a guest reads as the same have the same key: compatibility forms (wide letters, ligatures), case, white
-- space, invisible characters and letters that look alike do not tell names apart. Letters are alike where Unicode's
-- confusables data (UTS #39) has the capital of a Greek or Cyrillic letter look like a Latin one; a final sigma is a
-- sigma. ASCII letters differ by case alone, which saves nine tenths of the time.
create function innfo.name_key(name text) returns text
language sql immutable
return btrim(regexp_replace(
  regexp_replace(
    case when octet_length(name) = char_length(name) then lower(name) else translate(lower(normalize(name, NFKC)),
      'ͿΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβεζηικμνορτυχϜϝϳϺϻЅІЈАВЕКМНОРСТУХавекмнорстухѕіјѴѵҮүӀӏԌԍԚԛԜԝς',
      'jabezhikmnoptyxabezhikmnoptyxffjmmsijabekmhopctyxabekmhopctyxsijvvyyiiggqqwwσ') end,
    '[' || innfo.invisible_characters() || ']', '', 'g'),
  '[' || innfo.space_characters() || ']+', ' ', 'g'));

grant execute on function innfo.space_characters(), innfo.invisible_characters(), innfo.is_blank(text),
  innfo.name_key(text) to authenticated, service_role;
grant execute on function innfo.is_legible(text, boolean), innfo.is_legible(text[], boolean), innfo.is_legible(jsonb,
  boolean) to authenticated;

-- ------------------------------------------------------------------------------------------------
-- Rules of a column. Each becomes a CHECK named <table>_<column>_<rule>, by which an error finds its way back to the
-- right input of a form. In a condition {} stands for the column. With lines, a text may have several.

create procedure innfo.add_rule(table_name text, column_name text, rule text, condition text)
language plpgsql set search_path = '' as $$
begin
  execute format('alter table public.%I add constraint %I check (%s)',
    table_name, format('%s_%s_%s', table_name, column_name, rule), replace(condition, '{}', quote_ident(column_name)));
end $$;

create procedure innfo.legible(table_name text, column_name text, lines boolean default false)
language plpgsql set search_path = '' as $$
begin
  call innfo.add_rule(table_name, column_name, 'legible', format('innfo.is_legible({}, %L)', lines));
end $$;

-- Makes a text required: it must say something.
create procedure innfo.required_text(table_name text, column_name text, max_length int, lines boolean default false)
language plpgsql set search_path = '' as $$
begin
  call innfo.add_rule(table_name, column_name, 'required', 'not innfo.is_blank({})');
  call innfo.optional_text(table_name, column_name, max_length, lines);
end $$;

create procedure innfo.optional_text(table_name text, column_name text, max_length int, lines boolean default false)
language plpgsql set search_path = '' as $$
begin
  call innfo.add_rule(table_name, column_name, 'length', format('char_length({}) <= %s', max_length));
  call innfo.legible(table_name, column_name, lines);
end $$;

-- http and https only, with a host and without blanks or control characters: never javascript:, data: or //host.
-- An empty text means none.
create procedure innfo.url(table_name text, column_name text) language plpgsql set search_path = '' as $$
begin
  call innfo.add_rule(table_name, column_name, 'url',
    '{} = '''' or ({} ~* ''^https?://[^\s/?#\\]+[^\s]*$'' and char_length({}) <= 2000)');
end $$;

create procedure innfo.email(table_name text, column_name text) language plpgsql set search_path = '' as $$
begin
  call innfo.add_rule(table_name, column_name, 'email',
    '{} = '''' or ({} ~ ''^[^@\s]+@[^@\s]+\.[^@\s]+$'' and char_length({}) <= 254)');
end $$;

-- 1 to 5 in steps of 0.1. The column is a plain numeric, so that 5.05 is refused and not rounded.
create procedure innfo.rating(table_name text, column_name text) language plpgsql set search_path = '' as $$
begin
  call innfo.add_rule(table_name, column_name, 'rating', '{} between 1 and 5 and {} = round({}, 1)');
end $$;

create procedure innfo.choice(table_name text, column_name text, choices text[]) language plpgsql set search_path = '' as $$
begin
  call innfo.add_rule(table_name, column_name, 'choice', format('{} = any (%L::text[])', choices));
end $$;

-- The languages that we speak: those of src/lib/messages/languages.ts.
create function innfo.language_tags() returns text[]
language sql immutable
return array['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'da', 'sv', 'nb', 'fi', 'pl', 'cs', 'hu', 'ro',
  'el', 'tr', 'uk', 'ar', 'he', 'hi', 'zh-Hans', 'ja', 'ko'];

-- One or several of the choices, with commas, each once: "quiet,wifi".
create function innfo.are_choices(value text, choices text[]) returns boolean language sql immutable set search_path = '' as $$
  select coalesce(bool_and(one = any (choices)), false) and count(*) = count(distinct one)
  from unnest(string_to_array(value, ',')) as one
$$;
grant execute on function innfo.are_choices(text, text[]) to authenticated, service_role;

-- ------------------------------------------------------------------------------------------------
-- Fields. `npm run sections` writes migrations in these words. Each adds the column of one declared field, its rules,
-- and the right of owners to set it: a column without that right would refuse every save of its form.

-- The definition is SQL. Texts in JSON have one line.
create procedure innfo.add_field(table_name text, column_name text, definition text) language plpgsql set search_path = '' as $$
begin
  execute format('alter table public.%I add column %I %s', table_name, column_name, definition);
  execute format('grant insert (%1$I), update (%1$I) on public.%2$I to authenticated', column_name, table_name);
  if definition ~ '^jsonb?\M' then
    call innfo.add_rule(table_name, column_name, 'legible', 'innfo.is_legible({}::jsonb, false)');
  end if;
end $$;

-- Rows that are there already say a dash where a required text is added: their owner sees what is missing.
create procedure innfo.add_text(
  table_name text, column_name text, max_length int, required boolean default false, lines boolean default false)
language plpgsql set search_path = '' as $$
begin
  if required then
    call innfo.add_field(table_name, column_name, 'text not null default ''–''');
    execute format('alter table public.%I alter column %I drop default', table_name, column_name);
    call innfo.required_text(table_name, column_name, max_length, lines);
  else
    call innfo.add_field(table_name, column_name, 'text');
    call innfo.optional_text(table_name, column_name, max_length, lines);
  end if;
end $$;

-- Nothing stands in for a required link, address or rating: rows that are there already refuse the column.

create procedure innfo.add_address(table_name text, column_name text, required boolean, max_length int)
language plpgsql set search_path = '' as $$
begin
  call innfo.add_field(table_name, column_name, case when required then 'text not null' else 'text' end);
  if required then
    call innfo.required_text(table_name, column_name, max_length);
  else
    call innfo.legible(table_name, column_name);
  end if;
end $$;

create procedure innfo.add_link(table_name text, column_name text, required boolean default false)
language plpgsql set search_path = '' as $$
begin
  call innfo.add_address(table_name, column_name, required, 2000);
  call innfo.url(table_name, column_name);
end $$;

create procedure innfo.add_email(table_name text, column_name text, required boolean default false)
language plpgsql set search_path = '' as $$
begin
  call innfo.add_address(table_name, column_name, required, 254);
  call innfo.email(table_name, column_name);
end $$;

create procedure innfo.add_rating(table_name text, column_name text) language plpgsql set search_path = '' as $$
begin
  call innfo.add_field(table_name, column_name, 'numeric not null');
  call innfo.rating(table_name, column_name);
end $$;

-- Rows that are there already, and those added without one, get the usual choice.
create procedure innfo.add_choice(table_name text, column_name text, choices text[], usual text default null,
  required boolean default true)
language plpgsql set search_path = '' as $$
begin
  call innfo.add_field(table_name, column_name, concat_ws(' ', 'text',
    case when required then 'not null' end, 'default ' || quote_literal(usual)));
  call innfo.choice(table_name, column_name, choices);
end $$;

create procedure innfo.add_flag(table_name text, column_name text) language plpgsql set search_path = '' as $$
begin
  call innfo.add_field(table_name, column_name, 'boolean not null default false');
end $$;

-- The time on clocks at the hotel.
create procedure innfo.add_moment(table_name text, column_name text, required boolean default false)
language plpgsql set search_path = '' as $$
begin
  call innfo.add_field(table_name, column_name, case when required then 'timestamp not null' else 'timestamp' end);
  call innfo.add_rule(table_name, column_name, 'moment', '{} >= ''2000-01-01'' and {} < ''2100-01-01''');
end $$;

-- No two rows of a hotel have a name that guests read as the same.
create procedure innfo.unique_in_hotel(table_name text, column_name text) language plpgsql set search_path = '' as $$
begin
  execute format('create unique index %I on public.%I (hotel_id, innfo.name_key(%I))',
    format('%s_%s_key', table_name, column_name), table_name, column_name);
end $$;

-- Parts of a hotel that guests may see beside its own row and its sections. Each part is a function of the hotel's id: a new
-- one is a row here and no change of guest_hotel().
create table innfo.guest_parts (
  part text primary key,
  -- In schema innfo: (hotel_id text) returns jsonb, stable, called by guest_hotel() alone.
  function_name name not null
);
alter table innfo.guest_parts enable row level security;
comment on table innfo.guest_parts is 'Keys of the guest document''s "parts", and the function of schema innfo that makes each';

create function innfo.guest_parts_of(hotel_id text) returns jsonb language plpgsql stable set search_path = '' as $$
declare
  part record;
  made jsonb;
  parts jsonb := '{}';
begin
  for part in select p.part, p.function_name from innfo.guest_parts p order by p.part loop
    execute format('select innfo.%I($1)', part.function_name) into made using hotel_id;
    parts := parts || jsonb_build_object(part.part, made);
  end loop;
  return parts;
end $$;

-- Stands in the place of an answer that is larger than one may be: a thousand rows of the longest texts are 24 MB,
-- which the server and the socket would each hold. Not immutable: PostgreSQL would call it once for every statement
-- that names it, while planning.
create function innfo.answer_too_long(max bigint) returns text language plpgsql stable set search_path = '' as $$
begin
  raise exception 'The answer is longer than % bytes', max using errcode = 'IN005',
    detail = 'Ask for fewer rows at a time, with limit and offset, or for fewer columns, with select';
end $$;
grant execute on function innfo.answer_too_long(bigint) to anon, authenticated;

-- Stands in the place of an answer when other rows were written than may be, so that nothing is: the server sends
-- the commit along. See docs/decisions/0007-request-connections.md.
create function innfo.refuse_rows(rows bigint) returns text language plpgsql stable set search_path = '' as $$
begin
  raise exception 'Another number of rows was asked for' using errcode = 'IN006', detail = rows;
end $$;
grant execute on function innfo.refuse_rows(bigint) to anon, authenticated;

-- Says once who may do what: whoever has the role at a hotel reads its rows and, where it writes, adds, changes and
-- deletes them. Where more people need them for their work, read_by is the role that reads. The client chooses the
-- hotel of a new row and never changes it, nor what never_changed names. The server alone sets the id, the times, and
-- what server_sets names. A table with updated_at gets the trigger that sets it, unless server_sets names it.
--
-- A policy says `hotel_id = any (array(select …))`, which is answered by the index of the request's own filter: asking
-- for another hotel's rows costs no more than asking for those of a hotel that does not exist. `in (select …)` would be
-- looked at row by row, and its time would tell how many there are. See docs/decisions/0016-policies-by-index.md.
create procedure innfo.declare_table(table_name text, role text, writes boolean default true,
  never_changed text[] default '{}', server_sets text[] default '{}', read_by text default null)
language plpgsql set search_path = '' as $$
declare
  listed constant regclass := format('public.%I', table_name);
  own constant text := format('hotel_id = any (array(select * from innfo.hotels_of(%L)))', role);
  readable constant text := format('hotel_id = any (array(select * from innfo.hotels_of(%L)))', coalesce(read_by, role));
  settable text;
  changeable text;
begin
  execute format('alter table public.%I enable row level security', table_name);
  execute format('grant all on public.%I to service_role', table_name);
  execute format('grant select on public.%I to authenticated', table_name);
  execute format('create policy "owners read rows of their hotels" on public.%I
    for select to authenticated using (%s)', table_name, readable);
  if 'updated_at' <> all (server_sets)
      and exists (select from pg_catalog.pg_attribute where attrelid = listed and attname = 'updated_at') then
    execute format('create trigger set_updated_at before update on public.%I
      for each row execute function innfo.set_updated_at()', table_name);
  end if;
  if not writes then
    return;
  end if;
  select string_agg(quote_ident(attname), ', ' order by attnum),
    string_agg(quote_ident(attname), ', ' order by attnum) filter (where attname <> all (never_changed))
  into settable, changeable
  from pg_catalog.pg_attribute
  where attrelid = listed and attnum > 0 and not attisdropped and attgenerated = ''
    and attname <> all (server_sets || array['id', 'hotel_id', 'created_at', 'updated_at']);
  execute format('grant insert (hotel_id, %s), update (%s), delete on public.%I to authenticated',
    settable, changeable, table_name);
  execute format('create policy "owners add rows to their hotels" on public.%I
    for insert to authenticated with check (%s)', table_name, own);
  execute format('create policy "owners change rows of their hotels" on public.%I
    for update to authenticated using (%s) with check (%s)', table_name, own, own);
  execute format('create policy "owners delete rows of their hotels" on public.%I
    for delete to authenticated using (%s)', table_name, own);
end $$;
