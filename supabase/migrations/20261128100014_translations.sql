-- Owners' texts, in the languages that they offer. See docs/decisions/0058-translations.md.

create table public.translations (
  id uuid primary key default innfo.uuid_v7(),
  hotel_id text not null references public.hotels (id) on delete cascade,
  table_name text not null,
  row_id text not null,
  -- A text within a value follows its column: "hours/note", "hours/reason/2026-12-24", "details/name/Open",
  -- "details/value/Open".
  column_name text not null,
  language text not null,
  text text not null,
  -- The hash of the source that was translated: when the source has another, the text may be out of date.
  source_hash text not null,
  origin text not null default 'person',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint translations_key unique (hotel_id, table_name, row_id, column_name, language)
);
create index translations_hotel_id_language on public.translations (hotel_id, language);
create trigger notify_hotel_changed after insert or update or delete on public.translations
  for each row execute function innfo.notify_hotel_changed();
call innfo.declare_table('translations', 'editor', never_changed => '{table_name,row_id,column_name,language}');
call innfo.legible('translations', 'table_name');
call innfo.legible('translations', 'row_id');
call innfo.optional_text('translations', 'column_name', 200);
call innfo.choice('translations', 'language', innfo.language_tags());
call innfo.required_text('translations', 'text', 10000, lines => true);
call innfo.legible('translations', 'source_hash');
call innfo.add_rule('translations', 'source_hash', 'hash', '{} ~ ''^[0-9a-f]{32}$''');
call innfo.choice('translations', 'origin', array['person', 'machine']);
call innfo.keeps_history('translations', '', 'text');

-- A word of `npm run sections`: says which columns of a table are translated, of which kinds they are, and which column
-- names a row. A text that is no longer translated takes its translations along. The arguments of the table's triggers name
-- the title, too.
create procedure innfo.translates(table_name text, title_column text, columns text[], kinds text[] default null)
language plpgsql set search_path = '' as $$
begin
  delete from innfo.translated_fields f
  where f.table_name = translates.table_name and f.column_name <> all (columns);
  delete from public.translations t
  where t.table_name = translates.table_name and split_part(t.column_name, '/', 1) <> all (columns);
  insert into innfo.translated_fields as f (table_name, column_name, title_column, place, kind)
  select translates.table_name, c.name, translates.title_column, c.place, coalesce(kinds[c.place], 'text')
  from unnest(columns) with ordinality as c (name, place)
  on conflict on constraint translated_fields_pkey do update
    set title_column = excluded.title_column, place = excluded.place, kind = excluded.kind;
  if exists (select from pg_catalog.pg_trigger t
      where t.tgrelid = format('public.%I', translates.table_name)::regclass and t.tgname = 'write_changed') then
    call innfo.keeps_history(translates.table_name);
  end if;
end $$;
call innfo.keeps_history('hotels', '', 'name');
call innfo.translates('hotels', null,
  array['description', 'breakfast', 'reception_hours', 'night_entry', 'before_leaving'],
  array['text', 'text', 'hours', 'text', 'text']);
call innfo.translates('announcements', 'text', array['text']);
call innfo.translates('amenities', 'name', array['name', 'description', 'timing', 'hours', 'location'],
  array['text', 'text', 'text', 'hours', 'text']);
call innfo.translates('restaurants', 'name', array['cuisine', 'distance', 'tip', 'hours'], array['text', 'text', 'text', 'hours']);
call innfo.translates('tour_guides', 'name', array['specialty', 'tip']);
call innfo.translates('shopping_partners', 'name', array['description', 'tip', 'distance', 'discount', 'hours'],
  array['text', 'text', 'text', 'text', 'hours']);
call innfo.translates('must_visit_places', 'name',
  array['description', 'tip', 'distance', 'estimated_time', 'entry_fee', 'hours'],
  array['text', 'text', 'text', 'text', 'text', 'hours']);
call innfo.translates('faqs', 'question', array['question', 'answer']);
call innfo.translates('important_contacts', 'label', array['label']);
call innfo.translates('custom_sections', 'name', array['name', 'description']);
call innfo.translates('custom_section_items', 'title', array['title', 'description', 'hours', 'details'],
  array['text', 'text', 'hours', 'details']);

-- A translation is of a field that is translated, and of a row that is there: found by its key, as text each would walk
-- all of the hotel's rows.
create function innfo.check_translation() returns trigger language plpgsql set search_path = '' as $$
declare
  column_of constant text := split_part(new.column_name, '/', 1);
  part constant text := nullif(substr(new.column_name, length(column_of) + 2), '');
  is_hotel constant boolean := new.table_name = 'hotels';
  field innfo.translated_fields;
  is_there boolean;
begin
  if tg_op = 'UPDATE' then
    -- A machine leaves alone what a person wrote: of many rows at once, the others are stored.
    if old.origin = 'person' and new.origin = 'machine' then
      return null;
    end if;
    return new;
  end if;
  -- The hotel's owner is decided elsewhere.
  if not exists (select from public.hotels h where h.id = new.hotel_id) then
    return new;
  end if;
  select * into field from innfo.translated_fields f
  where f.table_name = new.table_name and f.column_name = column_of
    and case f.kind when 'text' then new.column_name = column_of else part is not null end;
  if not found then
    raise exception 'there is no text "%" to translate', left(new.column_name, 60)
      using errcode = 'foreign_key_violation', constraint = 'translations_column_name_translated';
  end if;
  if is_hotel or new.row_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    execute format('select exists (select from public.%I r where r.%I = $1 and r.id = $2::%s and %s)',
        new.table_name, case when is_hotel then 'id' else 'hotel_id' end, case when is_hotel then 'text' else 'uuid' end,
        case when part is null then 'true' else format(
          'exists (select from innfo.texts_in(%L, to_json(r.%I)) as i where i.part = $3)', field.kind, column_of) end)
      into is_there using new.hotel_id, new.row_id, part;
  end if;
  if is_there is distinct from true then
    raise exception 'there is no row "%" to translate', left(new.row_id, 60)
      using errcode = 'foreign_key_violation', constraint = 'translations_row_id_there';
  end if;
  return new;
end $$;
create trigger check_translation before insert or update on public.translations
  for each row execute function innfo.check_translation();

-- After the policies have decided, so that nobody learns another owner's plan. Fewer languages than before are always
-- allowed, also once the plan has ended.
create function innfo.keep_languages_within_limit(hotel public.hotels, earlier text[]) returns void
language plpgsql set search_path = '' as $$
declare
  allowed constant bigint := innfo.limit_of(hotel.user_id, 'languages');
begin
  if cardinality(hotel.languages) <= allowed or hotel.languages <@ earlier then
    return;
  end if;
  if allowed = 0 then
    raise exception 'More languages are only available with the Pro plan. Upgrade to offer them.'
      using errcode = 'IN002';
  end if;
  raise exception 'Your plan has room for % languages beside the hotel''s own.', allowed
    using errcode = 'IN003', detail = 'languages';
end $$;

-- In each language as much room as the hotel's own texts have. A translation counts for 100 bytes at least: stored it
-- takes some 500, and one letter for each of a million names that an item once had would be 75 GB of an account's.
create function innfo.keep_translations_within_limits() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  least_bytes constant int := 100;
  written record;
begin
  for written in
    select distinct a.hotel_id, a.language, h.user_id
    from added a join public.hotels h on h.id = a.hotel_id order by 1, 2
  loop
    if tg_op = 'INSERT' and innfo.limit_of(written.user_id, 'languages') = 0 then
      raise exception 'Translations are only available with the Pro plan. Upgrade to write them.'
        using errcode = 'IN002';
    end if;
    perform innfo.one_at_a_time('translations of ' || written.hotel_id);
    if (select sum(greatest(octet_length(t.text), least_bytes)) from public.translations t
        where t.hotel_id = written.hotel_id and t.language = written.language)
        > innfo.limit_of(written.user_id, 'text_bytes') then
      perform innfo.refuse_more('text_bytes', innfo.limit_of(written.user_id, 'text_bytes'));
    end if;
  end loop;
  return null;
end $$;
create trigger keep_within_limits_insert after insert on public.translations
  referencing new table as added
  for each statement execute function innfo.keep_translations_within_limits();
create trigger keep_within_limits_update after update on public.translations
  referencing new table as added
  for each statement execute function innfo.keep_translations_within_limits();

-- ------------------------------------------------------------------------------------------------
-- Texts to translate

create function innfo.text_hash(source text) returns text language sql immutable
return left(encode(sha256(convert_to(source, 'UTF8')), 'hex'), 32);

-- The texts within a value: the notes of opening hours and the reasons of their exceptions, and the names and values
-- that owners make up.
create function innfo.texts_in(kind text, value json) returns table (part text, source text, place bigint)
language sql immutable set search_path = '' as $$
  select within.* from (
    select 'reason/' || (e.exception ->> 'from'), e.exception ->> 'reason', e.place
    from json_array_elements(case when kind = 'hours' then value -> 'exceptions' end) with ordinality as e (exception, place)
    union all
    select 'note', value ->> 'note', 1000 where kind = 'hours'
    union all
    select 'line/' || innfo.text_hash(l.line), l.line, min(l.place)
    from json_array_elements_text(case when kind = 'lines' then value end) with ordinality as l (line, place)
    group by l.line
    union all
    -- Where a name is there twice, the last value counts, as it does for everybody who reads JSON.
    select o.part || '/' || d.name, o.source, 2 * d.place + o.place
    from (
      select t.key as name, min(t.place) as place, (array_agg(t.value order by t.place desc))[1] as value
      from json_each_text(case when kind = 'details' then value end) with ordinality as t (key, value, place)
      -- Longer than a form's names may be; an index has no room for just any.
      where char_length(t.key) <= 100
      group by 1
    ) as d cross join lateral (values ('name', d.name, 0), ('value', d.value, 1)) as o (part, source, place)
  ) as within (part, source, place) where not innfo.is_blank(within.source)
$$;

-- Whether a text says the same in every language, such as "300 m", "28 °C", an address of a page or of a mailbox.
create function innfo.says_the_same(source text) returns boolean
language sql immutable set search_path = ''
return source ~ '^[0-9[:space:][:punct:]–—€£¥₹°+]*(m|km|mi|min|h|°C|°F)?[.[:space:]]*$'
  or source ~ '^[[:space:]]*(https?://|mailto:|[^[:space:]@]+@[^[:space:]@]+\.)[^[:space:]]+[[:space:]]*$';

-- All texts of a hotel that are to be translated, in the order of the forms, but those that say the same in every
-- language.
create function innfo.texts_of(hotel_id text)
returns table (table_name text, row_id text, column_name text, title text, source text, place bigint)
language plpgsql stable set search_path = '' as $$
begin
  return query execute (
    select 'select t.table_name, t.row_id, t.column_name, t.title, t.source, row_number() over (
        order by t.table_place, t.row_place nulls last, t.created_at, t.row_id, t.column_place, t.part_place) from ('
      || string_agg(format($query$
        select %1$L as table_name, r.id::text as row_id, f.name as column_name, %2$s as title, f.source,
          %3$s as table_place, %4$s as row_place, r.created_at, f.place as column_place, f.part_place
        from public.%1$I r cross join lateral (%5$s) as f (name, source, place, part_place)
        where r.%6$I = $1 and not innfo.is_blank(f.source) and not innfo.says_the_same(f.source)$query$,
        d.table_name, case when d.title_column is null then 'null::text' else format('r.%I', d.title_column) end, d.table_place,
        case when d.table_name in ('hotels', 'message_kinds', 'topics') then 'null::bigint' else 'r.position' end, d.fields,
        case d.table_name when 'hotels' then 'id' else 'hotel_id' end), ' union all ')
      || ') as t'
    from (
      select f.table_name, min(f.title_column) as title_column, min(f.position) as table_place,
        string_agg(case f.kind
          when 'text' then format('select %1$L, r.%1$I, %2$s, 0::bigint', f.column_name, f.place)
          else format('select %1$L || ''/'' || i.part, i.source, %2$s, i.place from innfo.texts_in(%3$L, to_json(r.%1$I)) as i',
            f.column_name, f.place, f.kind) end, ' union all ' order by f.place) as fields
      from innfo.translated_fields f group by f.table_name
    ) as d
  ) using hotel_id;
end $$;

-- A page of texts with their translation. `state` is missing, outdated, current, open for the first two, or null for
-- all of them.
create function public.translation_texts(hotel_id text, language text, state text default null,
  skip integer default 0, take integer default 50) returns jsonb
language sql stable set search_path = '' as $$
  with texts as (
    select x.table_name, x.row_id, x.column_name, x.title, x.source, x.place, innfo.text_hash(x.source) as source_hash,
      t.text, t.origin, case
        when t.id is null then 'missing'
        when t.source_hash = innfo.text_hash(x.source) then 'current'
        else 'outdated'
      end as state
    from innfo.texts_of(translation_texts.hotel_id) as x
    left join public.translations t on t.hotel_id = translation_texts.hotel_id
      and t.language = translation_texts.language
      and t.table_name = x.table_name and t.row_id = x.row_id and t.column_name = x.column_name
  ),
  chosen as (
    select x.* from texts x
    where translation_texts.state is null or x.state = translation_texts.state
      or (translation_texts.state = 'open' and x.state <> 'current')
  )
  select case when translation_texts.hotel_id = any (array(select * from innfo.hotels_of('editor'))) then
    jsonb_build_object(
      'total', (select count(*) from chosen),
      'texts', (
        select coalesce(jsonb_agg(to_jsonb(p) - 'place' order by p.place), '[]') from (
          select c.* from chosen c order by c.place
          limit greatest(least(coalesce(take, 50), 500), 0) offset greatest(coalesce(skip, 0), 0)
        ) as p)) end
$$;
grant execute on function public.translation_texts(text, text, text, int, int) to authenticated, service_role;

grant execute on function innfo.text_hash(text), innfo.texts_in(text, json), innfo.says_the_same(text),
  innfo.texts_of(text) to authenticated, service_role;

-- ------------------------------------------------------------------------------------------------
-- A service translates. It charges whoever runs the site by the character: see
-- docs/decisions/0064-characters-a-month.md.

-- Texts that a machine may write: missing ones, and those that a machine wrote from another source.
create function innfo.texts_for_machine(hotel_id text, language text)
returns table (table_name text, row_id text, column_name text, source text, source_hash text, place bigint)
language sql stable set search_path = '' as $$
  select x.table_name, x.row_id, x.column_name, x.source, innfo.text_hash(x.source), x.place
  from innfo.texts_of(texts_for_machine.hotel_id) as x
  left join public.translations t on t.hotel_id = texts_for_machine.hotel_id
    and t.language = texts_for_machine.language
    and t.table_name = x.table_name and t.row_id = x.row_id and t.column_name = x.column_name
  where t.id is null or (t.origin = 'machine' and t.source_hash <> innfo.text_hash(x.source))
$$;

-- A service translating what is open in one language of a hotel: its owner watches, stops and resumes it. A job does
-- the work.
create table public.translation_runs (
  hotel_id text not null references public.hotels (id) on delete cascade,
  language text not null,
  state text not null default 'running',
  -- How many there were to do, and how many are done.
  texts integer not null,
  done integer not null default 0,
  -- Texts that came back without what must stay, as table/row/column: this run does not ask for them again.
  refused jsonb not null default '[]',
  -- Characters of the sources, by which services charge.
  characters bigint not null,
  -- Why it waits, or has failed.
  reason text,
  started_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The job that works on it: an earlier one, begun again after its process was killed, finds another here.
  worker uuid not null,
  -- The part of `characters`, which the owner was shown, whose texts have come back. A run sends no more than it said.
  sent bigint not null default 0,
  primary key (hotel_id, language)
);
call innfo.choice('translation_runs', 'state', array['running', 'stopped', 'finished', 'failed']);
call innfo.declare_table('translation_runs', 'editor', writes => false);

create function innfo.this_month() returns date language sql stable set search_path = ''
return date_trunc('month', now() at time zone 'UTC')::date;

-- How many characters an account has had translated in a month.
create table innfo.translated_characters (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Its first day.
  month date not null default innfo.this_month(),
  characters bigint not null check (characters >= 0),
  primary key (user_id, month)
);
alter table innfo.translated_characters enable row level security;

create function innfo.characters_left(owner_id uuid) returns bigint language sql stable set search_path = '' as $$
  select greatest(0, innfo.limit_of(owner_id, 'translated_characters') - coalesce(
    (select c.characters from innfo.translated_characters c
      where c.user_id = owner_id and c.month = innfo.this_month()), 0))
$$;

-- The characters left to the account that a hotel of the caller's belongs to.
create function innfo.characters_left_at(hotel_id text) returns bigint
language sql stable security definer set search_path = '' as $$
  select innfo.characters_left(h.user_id) from public.hotels h
  where h.id = characters_left_at.hotel_id and h.id = any (array(select * from innfo.hotels_of('editor')))
$$;
grant execute on function innfo.characters_left_at(text) to authenticated;

create function innfo.refuse_characters(owner_id uuid) returns void language plpgsql set search_path = '' as $$
begin
  raise exception 'Your plan translates % characters a month, and too few of them are left. There are more from % on.',
    to_char(innfo.limit_of(owner_id, 'translated_characters'), 'FM999,999,999,999'),
    to_char(innfo.this_month() + interval '1 month', 'FMMonth FMDD')
    using errcode = 'IN003', detail = 'translated_characters';
end $$;

create function innfo.keep_characters_within_limit() returns trigger language plpgsql set search_path = '' as $$
begin
  -- A text that a service refused is taken back, whatever the limit is by then.
  if (tg_op = 'INSERT' or new.characters > old.characters)
      and new.characters > innfo.limit_of(new.user_id, 'translated_characters') then
    perform innfo.refuse_characters(new.user_id);
  end if;
  return null;
end $$;
create trigger keep_characters_within_limit after insert or update on innfo.translated_characters
  for each row execute function innfo.keep_characters_within_limit();

-- How far each offered language is; `characters` are those that a machine would translate now, `characters_left` those
-- that the account has left this month.
create function public.translation_progress(hotel_id text) returns jsonb language sql stable set search_path = '' as $$
  with texts as materialized (
    select x.*, innfo.text_hash(x.source) as hash from innfo.texts_of(translation_progress.hotel_id) as x
  ),
  counted as (
    select o.language, o.place, count(x.row_id) as texts,
      count(*) filter (where t.source_hash = x.hash) as current,
      count(*) filter (where t.source_hash <> x.hash) as outdated,
      count(x.row_id) filter (where t.id is null) as missing,
      count(*) filter (where t.origin = 'machine') as machine,
      coalesce(sum(char_length(x.source)) filter (
        where t.id is null or (t.origin = 'machine' and t.source_hash <> x.hash)), 0) as characters
    from public.hotels h
    cross join unnest(h.languages) with ordinality as o (language, place)
    left join texts x on true
    left join public.translations t on t.hotel_id = h.id and t.language = o.language
      and t.table_name = x.table_name and t.row_id = x.row_id and t.column_name = x.column_name
    where h.id = translation_progress.hotel_id
    group by 1, 2
  )
  select case when translation_progress.hotel_id = any (array(select * from innfo.hotels_of('editor'))) then (
    select coalesce(jsonb_agg(to_jsonb(c) - 'place' || jsonb_build_object('characters_left',
      innfo.characters_left_at(translation_progress.hotel_id)) order by c.place), '[]') from counted c) end
$$;
grant execute on function public.translation_progress(text) to authenticated, service_role;

-- ------------------------------------------------------------------------------------------------
-- For guests

-- The languages that guests may read: as many as the plan in force has room for. Which ones an owner has chosen beyond
-- that is not for guests.
create function innfo.guest_languages(hotel_id text) returns jsonb language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(o.language order by o.place), '[]')
  from public.hotels h cross join unnest(h.languages) with ordinality as o (language, place)
  where h.id = guest_languages.hotel_id and o.place <= innfo.limit_of(h.user_id, 'languages')
$$;
insert into innfo.guest_parts (part, function_name) values ('languages', 'guest_languages');

-- The translations of the tables that guests may read, by table, row and column, whether or not their source has
-- changed since: an old text says more than a foreign one. The server takes those of the document's rows. Null for a
-- language that is not offered. Owners preview what they type with it.
create function innfo.guest_translations(hotel_id text, language text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  hotel public.hotels;
  plan public.plans;
begin
  select * into hotel from public.hotels h where h.id = guest_translations.hotel_id;
  if not found or innfo.is_kept_from_caller(hotel.id)
    or not innfo.guest_languages(hotel.id) ? guest_translations.language then
    return null;
  end if;
  plan := innfo.plan_of(hotel.user_id);
  return (
    with shown as (
      select t.table_name, t.row_id, jsonb_object_agg(t.column_name, t.text) as columns,
        bool_or(t.origin = 'machine') as by_machine
      from public.translations t
      where t.hotel_id = hotel.id and t.language = guest_translations.language
        and (t.table_name in ('hotels', 'announcements')
          or (t.table_name = 'topics' and innfo.guest_messages(hotel.id) ? 'request'
            and t.row_id in (select o.id::text from public.topics o where o.hotel_id = hotel.id and o.is_on))
          or (plan.custom_sections and t.table_name in ('custom_sections', 'custom_section_items'))
          or t.table_name in (
            select s.table_name from innfo.sections_of(hotel) s
            where s.place <= plan.max_sections)
          or (t.table_name = 'important_contacts'
            and t.row_id in (select c.id::text from innfo.emergency_contacts(hotel.id) c)))
      group by 1, 2
    ),
    tables as (
      select s.table_name, jsonb_object_agg(s.row_id, s.columns) as rows, bool_or(s.by_machine) as by_machine
      from shown s group by 1
    )
    select jsonb_build_object('by_machine', coalesce(bool_or(t.by_machine), false),
      'texts', coalesce(jsonb_object_agg(t.table_name, t.rows), '{}')) from tables t
  );
end $$;
grant execute on function innfo.guest_translations(text, text) to anon, authenticated, service_role;

-- How many characters of answers each of a hotel's people has had translated in a day: a twentieth of the account's
-- month at most, or one long answer, so that nobody spends it alone. See docs/decisions/0064-characters-a-month.md.
create table innfo.answer_characters (
  hotel_id text not null references public.hotels (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  day date not null default (now() at time zone 'UTC')::date,
  characters bigint not null check (characters >= 0),
  primary key (hotel_id, user_id, day)
);
create index answer_characters_user_id on innfo.answer_characters (user_id);
alter table innfo.answer_characters enable row level security;

-- Counts them for the person. False if that is more than their share of the day: nothing is counted then.
create function innfo.take_answer_characters(in_hotel text, of_user uuid, more int) returns boolean
language plpgsql set search_path = '' as $$
declare
  share constant bigint := (
    select greatest(2000, innfo.limit_of(h.user_id, 'translated_characters') / 20) from public.hotels h where h.id = in_hotel);
  today constant date := (now() at time zone 'UTC')::date;
begin
  delete from innfo.answer_characters a where a.hotel_id = in_hotel and a.user_id = of_user and a.day < today;
  insert into innfo.answer_characters as a (hotel_id, user_id, day, characters)
  select in_hotel, of_user, today, more where more <= share
  on conflict (hotel_id, user_id, day) do update set characters = a.characters + excluded.characters
    where a.characters + excluded.characters <= share;
  return found;
end $$;

-- A service does not charge for what it refuses.
create function innfo.give_back_answer_characters(in_hotel text, of_user uuid, fewer int) returns void
language sql set search_path = '' as $$
  update innfo.answer_characters a set characters = greatest(0, a.characters - fewer)
  where a.hotel_id = in_hotel and a.user_id = of_user and a.day = (now() at time zone 'UTC')::date
$$;
