-- What owners wrote, in the languages that they offer. See docs/decisions/0058-translations.md.

-- A word of `npm run sections`: which texts of a table are translated, and which column names its rows.
create table innfo.translated_fields (
  table_name text not null,
  column_name text not null,
  title_column text,
  -- Among the fields of its table.
  place bigint not null,
  -- Tables come in the order in which they were declared.
  position integer not null generated always as identity,
  primary key (table_name, column_name)
);
alter table innfo.translated_fields enable row level security;
create policy "everyone knows the translated fields" on innfo.translated_fields
  for select to authenticated, service_role using (true);
grant select on innfo.translated_fields to authenticated, service_role;

create procedure innfo.translates(table_name text, title_column text, columns text[])
language plpgsql set search_path = ''
as $$
begin
  delete from innfo.translated_fields f
  where f.table_name = translates.table_name and f.column_name <> all (columns);
  insert into innfo.translated_fields as f (table_name, column_name, title_column, place)
  select translates.table_name, c.name, translates.title_column, c.place
  from unnest(columns) with ordinality as c (name, place)
  on conflict on constraint translated_fields_pkey do update
    set title_column = excluded.title_column, place = excluded.place;
end
$$;

call innfo.translates('hotels', null, array['description', 'breakfast']);
call innfo.translates('announcements', 'text', array['text']);
call innfo.translates('amenities', 'name', array['name', 'description', 'timing', 'location']);
call innfo.translates('restaurants', 'name', array['cuisine', 'distance', 'tip']);
call innfo.translates('tour_guides', 'name', array['specialty', 'tip']);
call innfo.translates('shopping_partners', 'name', array['description', 'tip', 'distance', 'discount']);
call innfo.translates('must_visit_places', 'name',
  array['description', 'tip', 'distance', 'estimated_time', 'entry_fee']);
call innfo.translates('faqs', 'question', array['question', 'answer']);
call innfo.translates('important_contacts', 'label', array['label']);
call innfo.translates('custom_sections', 'name', array['name', 'description']);
call innfo.translates('custom_section_items', 'title', array['title', 'description']);

-- The languages that a hotel offers beside the one its owner writes in.
alter table public.hotels add column languages text[] not null default '{}';
grant insert (languages), update (languages) on public.hotels to authenticated;

create table public.translations (
  id uuid primary key default innfo.uuid_v7(),
  hotel_id text not null references public.hotels (id) on delete cascade,
  table_name text not null,
  row_id text not null,
  column_name text not null,
  language text not null,
  text text not null,
  -- Of the source that was translated: when it is no longer that of the source, the text may be out of date.
  source_hash text not null,
  origin text not null default 'person',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint translations_key unique (hotel_id, table_name, row_id, column_name, language),
  constraint translations_column_name_translated foreign key (table_name, column_name)
    references innfo.translated_fields on delete cascade
);
call innfo.belongs_to_hotel('translations');
-- Nobody reads them in the order of their making.
drop index public.translations_hotel_id;
create index translations_hotel_id_language on public.translations (hotel_id, language);
revoke update (table_name, row_id, column_name, language) on public.translations from authenticated;
call innfo.required_text('translations', 'text', 10000);
call innfo.choice('translations', 'origin', array['person', 'machine']);
call innfo.add_rule('translations', 'source_hash', 'hash', '{} ~ ''^[0-9a-f]{32}$''');

do $$
declare
  tags constant text[] := array[
    'en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'da', 'sv', 'nb', 'fi', 'pl', 'cs', 'hu', 'ro', 'el', 'tr', 'uk', 'ar',
    'he', 'hi', 'zh-Hans', 'ja', 'ko'];
begin
  call innfo.choice('translations', 'language', tags);
  call innfo.add_rule('hotels', 'languages', 'choice', format('{} <@ %L::text[]', tags));
end
$$;

create function innfo.tidy_languages() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.languages := array(
    select tag from unnest(new.languages) with ordinality as offered (tag, place)
    where tag <> new.language group by tag order by min(place));
  return new;
end
$$;
create trigger tidy_languages before insert or update of languages, language on public.hotels
  for each row execute function innfo.tidy_languages();

-- After the policies have decided, so that nobody learns another owner's plan. Fewer than before are always
-- allowed, also once the plan has ended.
create function innfo.keep_languages_within_limit() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  allowed constant bigint := innfo.limit_of(new.user_id, 'languages');
begin
  if cardinality(new.languages) <= allowed or (tg_op = 'UPDATE' and new.languages <@ old.languages) then
    return null;
  end if;
  if allowed = 0 then
    raise exception 'More languages are only available with the Pro plan. Upgrade to offer them.'
      using errcode = 'IN002';
  end if;
  raise exception 'Your plan has room for % languages beside the hotel''s own.', allowed
    using errcode = 'IN003', detail = 'languages';
end
$$;
create trigger keep_languages_within_limit after insert or update of languages on public.hotels
  for each row execute function innfo.keep_languages_within_limit();

create function innfo.check_translation() returns trigger
language plpgsql set search_path = ''
as $$
declare
  is_there boolean;
begin
  if tg_op = 'UPDATE' then
    -- A machine leaves alone what a person wrote: of many rows at once, the others are stored.
    if old.origin = 'person' and new.origin = 'machine' then
      return null;
    end if;
    return new;
  end if;
  -- Whose hotel it is, and whether the column is translated, is decided elsewhere.
  if not exists (select from public.hotels h where h.id = new.hotel_id)
      or not exists (select from innfo.translated_fields f where f.table_name = new.table_name) then
    return new;
  end if;
  execute format('select exists (select from public.%I r where r.%I = $1 and r.id::text = $2)',
      new.table_name, case new.table_name when 'hotels' then 'id' else 'hotel_id' end)
    into is_there using new.hotel_id, new.row_id;
  if not is_there then
    raise exception 'there is no row "%" to translate', left(new.row_id, 60)
      using errcode = 'foreign_key_violation', constraint = 'translations_row_id_there';
  end if;
  return new;
end
$$;
create trigger check_translation before insert or update on public.translations
  for each row execute function innfo.check_translation();

-- In each language as much room as the hotel's own texts have.
create function innfo.keep_translations_within_limits() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
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
    -- Writers of one hotel take turns, so that none slips past.
    perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('translations of ' || written.hotel_id, 0));
    if (select sum(octet_length(t.text)) from public.translations t
        where t.hotel_id = written.hotel_id and t.language = written.language)
        > innfo.limit_of(written.user_id, 'text_bytes') then
      perform innfo.refuse_more('text_bytes', innfo.limit_of(written.user_id, 'text_bytes'));
    end if;
  end loop;
  return null;
end
$$;
create trigger keep_within_limits_insert after insert on public.translations
  referencing new table as added
  for each statement execute function innfo.keep_translations_within_limits();
create trigger keep_within_limits_update after update on public.translations
  referencing new table as added
  for each statement execute function innfo.keep_translations_within_limits();

-- Until the server has written them.
insert into innfo.limits (plan_id, what, max)
select id, 'languages', case when custom_sections then 23 else 0 end from public.plans;

-- What is deleted takes its translations along once that can no longer be undone: until then nobody sees them.
create function innfo.forget_translations() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  gone record;
begin
  for gone in
    select r.hotel_id, r.table_name, array_agg(r.id) as ids from removed r group by 1, 2
    union all
    select r.hotel_id, r.children_table, array_agg((child ->> 'id')::uuid)
    from removed r, json_array_elements(r.children) as child group by 1, 2
  loop
    execute format('delete from public.translations t
      where t.hotel_id = $1 and t.table_name = %1$L and t.row_id = any (array(
        select g.id::text from unnest($2) as g (id) where not exists (select from public.%1$I r where r.id = g.id)))',
      gone.table_name) using gone.hotel_id, gone.ids;
  end loop;
  return null;
end
$$;
create trigger forget_translations after delete on innfo.deleted_rows
  referencing old table as removed
  for each statement execute function innfo.forget_translations();

create function innfo.text_hash(source text) returns text
language sql immutable
return left(encode(sha256(convert_to(source, 'UTF8')), 'hex'), 32);
grant execute on function innfo.text_hash(text) to authenticated, service_role;

-- All texts of a hotel that are to be translated, in the order of the forms. Of the declared ones those are left
-- out that say the same in every language, such as "300 m".
create function innfo.texts_of(hotel_id text)
returns table (table_name text, row_id text, column_name text, title text, source text, place bigint)
language plpgsql stable set search_path = ''
as $$
begin
  return query execute (
    select 'select t.table_name, t.row_id, t.column_name, t.title, t.source, row_number() over (
        order by t.table_place, t.row_place nulls last, t.created_at, t.row_id, t.column_place) from ('
      || string_agg(format($query$
        select %1$L as table_name, r.id::text as row_id, f.name as column_name, %2$s as title, f.source,
          %3$s as table_place, %4$s as row_place, r.created_at, f.place as column_place
        from public.%1$I r, lateral (values %5$s) as f (name, source, place)
        where r.%6$I = $1 and not innfo.is_blank(f.source)
          and f.source !~ '^[0-9[:space:][:punct:]–—€£¥₹]*(m|km|mi|min|h)?[.[:space:]]*$'$query$,
        d.table_name, case when d.title_column is null then 'null::text' else format('r.%I', d.title_column) end, d.table_place,
        case d.table_name when 'hotels' then 'null::bigint' else 'r.position' end, d.fields,
        case d.table_name when 'hotels' then 'id' else 'hotel_id' end), ' union all ')
      || ') as t'
    from (
      select f.table_name, min(f.title_column) as title_column, min(f.position) as table_place,
        string_agg(format('(%L, r.%I, %s)', f.column_name, f.column_name, f.place), ', ' order by f.place) as fields
      from innfo.translated_fields f group by f.table_name
    ) as d
  ) using hotel_id;
end
$$;
grant execute on function innfo.texts_of(text) to authenticated, service_role;

-- How far each offered language is; `characters` are those that a machine would translate now.
create function public.translation_progress(hotel_id text) returns jsonb
language sql stable set search_path = ''
as $$
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
  select case when exists (select from public.hotels h where h.id = translation_progress.hotel_id) then (
    select coalesce(jsonb_agg(to_jsonb(c) - 'place' order by c.place), '[]') from counted c) end
$$;
revoke execute on function public.translation_progress(text) from public;
grant execute on function public.translation_progress(text) to authenticated, service_role;

-- A page of texts with their translation. `state` is missing, outdated, current, open for the first two, or null
-- for all of them.
create function public.translation_texts(hotel_id text, language text, state text default null,
  skip integer default 0, take integer default 50) returns jsonb
language sql stable set search_path = ''
as $$
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
  select case when exists (select from public.hotels h where h.id = translation_texts.hotel_id) then
    jsonb_build_object(
      'total', (select count(*) from chosen),
      'texts', (
        select coalesce(jsonb_agg(to_jsonb(p) - 'place' order by p.place), '[]') from (
          select c.* from chosen c order by c.place
          limit greatest(least(coalesce(take, 50), 500), 0) offset greatest(coalesce(skip, 0), 0)
        ) as p)) end
$$;
revoke execute on function public.translation_texts(text, text, text, integer, integer) from public;
grant execute on function public.translation_texts(text, text, text, integer, integer) to authenticated, service_role;

-- The languages that guests may read: as many as the plan in force has room for.
create function innfo.guest_languages(hotel_id text) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(o.language order by o.place), '[]')
  from public.hotels h cross join unnest(h.languages) with ordinality as o (language, place)
  where h.id = guest_languages.hotel_id and o.place <= innfo.limit_of(h.user_id, 'languages')
$$;
insert into innfo.guest_parts (part, function_name) values ('languages', 'guest_languages');

-- The translations of what guests may read, by table, row and column. Null for a language that is not offered.
create function innfo.guest_translations(hotel_id text, language text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  hotel public.hotels;
  plan public.plans;
begin
  select * into hotel from public.hotels h where h.id = guest_translations.hotel_id;
  if not found or not innfo.guest_languages(hotel.id) ? guest_translations.language then
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
          or (plan.custom_sections and t.table_name in ('custom_sections', 'custom_section_items'))
          or t.table_name in (
            select s.table_name from innfo.sections_of(hotel.id, hotel.leaves_out_empty) s
            where s.place <= plan.max_sections))
      group by 1, 2
    ),
    tables as (
      select s.table_name, jsonb_object_agg(s.row_id, s.columns) as rows, bool_or(s.by_machine) as by_machine
      from shown s group by 1
    )
    select jsonb_build_object('by_machine', coalesce(bool_or(t.by_machine), false),
      'texts', coalesce(jsonb_object_agg(t.table_name, t.rows), '{}')) from tables t
  );
end
$$;
grant execute on function innfo.guest_translations(text, text) to anon, service_role;

-- With its id, by which the page finds its translation.
create or replace function innfo.guest_announcements(hotel_id text) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'text', a.text,
    'starts_at', to_char(a.starts_at, 'YYYY-MM-DD"T"HH24:MI'), 'ends_at', to_char(a.ends_at, 'YYYY-MM-DD"T"HH24:MI'))
    order by a.starts_at, a.id), '[]')
  from public.announcements a join public.hotels h on h.id = a.hotel_id
  where a.hotel_id = guest_announcements.hotel_id and a.ends_at > now() at time zone h.time_zone
$$;

-- Which languages an owner has chosen, also beyond the plan, is not for guests.
do $$
declare
  before constant text := pg_get_functiondef('public.guest_hotel(text)'::regprocedure);
  after constant text := replace(before, 'array[''wifi'',', 'array[''languages'', ''wifi'',');
begin
  if after = before then
    raise exception 'guest_hotel has another list of private columns';
  end if;
  execute after;
end
$$;
