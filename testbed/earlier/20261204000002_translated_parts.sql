-- Texts within a value are translated too: the notes of opening hours and the reasons of their exceptions, and the
-- names and values that owners make up for items of custom sections. In translations.column_name they follow their
-- column: "hours/note", "hours/reason/2026-12-24", "details/name/Open", "details/value/Open".

-- Of the field: 'text', or what innfo.texts_in() finds texts in.
alter table innfo.translated_fields add column kind text not null default 'text'
  check (kind in ('text', 'hours', 'details'));

create function innfo.texts_in(kind text, value json) returns table (part text, source text, place bigint)
language sql immutable set search_path = ''
as $$
  select within.* from (
    select 'reason/' || (e.exception ->> 'from'), e.exception ->> 'reason', e.place
    from json_array_elements(case when kind = 'hours' then value -> 'exceptions' end) with ordinality as e (exception, place)
    union all
    select 'note', value ->> 'note', 1000 where kind = 'hours'
    union all
    -- Of a name that is there twice the last one counts, as it does for everybody who reads JSON.
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
grant execute on function innfo.texts_in(text, json) to authenticated, service_role;

-- Such as "300 m", "28 °C", an address of a page or of a mailbox.
create function innfo.says_the_same(source text) returns boolean
language sql immutable set search_path = ''
return source ~ '^[0-9[:space:][:punct:]–—€£¥₹°+]*(m|km|mi|min|h|°C|°F)?[.[:space:]]*$'
  or source ~ '^[[:space:]]*(https?://|mailto:|[^[:space:]@]+@[^[:space:]@]+\.)[^[:space:]]+[[:space:]]*$';
grant execute on function innfo.says_the_same(text) to authenticated, service_role;

-- As before, with the fields' kinds beside their columns. What is no longer translated takes its translations along.
drop procedure innfo.translates(text, text, text[]);
create procedure innfo.translates(table_name text, title_column text, columns text[], kinds text[] default null)
language plpgsql set search_path = ''
as $$
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
end
$$;

-- A column may be followed by a part, so check_translation() does what the foreign key did.
alter table public.translations drop constraint translations_column_name_translated;
call innfo.add_rule('translations', 'column_name', 'length', 'char_length({}) <= 200');

create or replace function innfo.check_translation() returns trigger
language plpgsql set search_path = ''
as $$
declare
  column_of constant text := split_part(new.column_name, '/', 1);
  part constant text := nullif(substr(new.column_name, length(column_of) + 2), '');
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
  -- Whose hotel it is, is decided elsewhere.
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
  execute format('select exists (select from public.%I r where r.%I = $1 and r.id::text = $2 and %s)',
      new.table_name, case new.table_name when 'hotels' then 'id' else 'hotel_id' end,
      case when part is null then 'true' else format(
        'exists (select from innfo.texts_in(%L, r.%I::json) as i where i.part = $3)', field.kind, column_of) end)
    into is_there using new.hotel_id, new.row_id, part;
  if not is_there then
    raise exception 'there is no row "%" to translate', left(new.row_id, 60)
      using errcode = 'foreign_key_violation', constraint = 'translations_row_id_there';
  end if;
  return new;
end
$$;

-- As before, and what is within values.
create or replace function innfo.texts_of(hotel_id text)
returns table (table_name text, row_id text, column_name text, title text, source text, place bigint)
language plpgsql stable set search_path = ''
as $$
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
        case d.table_name when 'hotels' then 'null::bigint' else 'r.position' end, d.fields,
        case d.table_name when 'hotels' then 'id' else 'hotel_id' end), ' union all ')
      || ') as t'
    from (
      select f.table_name, min(f.title_column) as title_column, min(f.position) as table_place,
        string_agg(case f.kind
          when 'text' then format('select %1$L, r.%1$I, %2$s, 0::bigint', f.column_name, f.place)
          else format('select %1$L || ''/'' || i.part, i.source, %2$s, i.place from innfo.texts_in(%3$L, r.%1$I::json) as i',
            f.column_name, f.place, f.kind) end, ' union all ' order by f.place) as fields
      from innfo.translated_fields f group by f.table_name
    ) as d
  ) using hotel_id;
end
$$;

call innfo.translates('hotels', null, array['description', 'breakfast', 'reception_hours'], array['text', 'text', 'hours']);
call innfo.translates('amenities', 'name', array['name', 'description', 'timing', 'hours', 'location'],
  array['text', 'text', 'text', 'hours', 'text']);
call innfo.translates('restaurants', 'name', array['cuisine', 'distance', 'tip', 'hours'],
  array['text', 'text', 'text', 'hours']);
call innfo.translates('shopping_partners', 'name', array['description', 'tip', 'distance', 'discount', 'hours'],
  array['text', 'text', 'text', 'text', 'hours']);
call innfo.translates('must_visit_places', 'name',
  array['description', 'tip', 'distance', 'estimated_time', 'entry_fee', 'hours'],
  array['text', 'text', 'text', 'text', 'text', 'hours']);
call innfo.translates('custom_section_items', 'title', array['title', 'description', 'hours', 'details'],
  array['text', 'text', 'hours', 'details']);
