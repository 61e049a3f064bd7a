-- The names and values of details are kept as a form saves them: without blanks around them, without rows in which
-- nothing stands, each name once. Half a row says nothing to a guest, and is refused.

create function innfo.trimmed(value text) returns text
language sql immutable
return regexp_replace(value, '^[' || innfo.space_characters() || '\ufeff]+|[' || innfo.space_characters() || '\ufeff]+$', '', 'g');

-- Of a name that is there twice the last value counts, as it does for everybody who reads JSON. What is no map of
-- texts stays as it is: a rule of the column refuses it.
create function innfo.tidy_details(details json) returns json
language plpgsql immutable set search_path = ''
as $$
declare
  tidy text;
begin
  if json_typeof(details) <> 'object'
    or exists (select from json_each(details) as d where json_typeof(d.value) <> 'string') then
    return details;
  end if;
  if not exists (
    select from json_each_text(details) as d
    group by innfo.trimmed(d.key)
    having count(*) > 1 or bool_or(d.key <> innfo.trimmed(d.key) or d.value <> innfo.trimmed(d.value))
      or bool_or(innfo.is_blank(d.key) and innfo.is_blank(d.value))
  ) then
    return details;
  end if;
  select '{' || string_agg(to_json(r.name) || ':' || to_json(r.value), ',' order by r.place) || '}' into tidy
  from (
    select innfo.trimmed(d.key) as name, (array_agg(innfo.trimmed(d.value) order by d.place desc))[1] as value,
      min(d.place) as place
    from json_each_text(details) with ordinality as d (key, value, place)
    where not (innfo.is_blank(d.key) and innfo.is_blank(d.value))
    group by 1
  ) as r;
  return coalesce(tidy, '{}');
end
$$;

create function innfo.tidy_details_column() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- The row as text, because the column's name is an argument.
  details json := to_json(new) -> tg_argv[0];
begin
  return json_populate_record(new, json_build_object(tg_argv[0], innfo.tidy_details(details)));
end
$$;

create function innfo.has_whole_rows(details json) returns boolean
language plpgsql immutable set search_path = ''
as $$
begin
  return json_typeof(details) <> 'object' or not exists (
    select from json_each_text(details) as d where innfo.is_blank(d.key) or innfo.is_blank(d.value));
end
$$;

-- A check runs as whoever writes the row.
grant execute on function innfo.has_whole_rows(json) to authenticated, service_role;

create procedure innfo.keeps_details_tidy(table_name text, column_name text)
language plpgsql set search_path = ''
as $$
begin
  execute format('create trigger %1$I before insert or update of %2$I on public.%3$I
    for each row when (new.%2$I::text <> ''{}'') execute function innfo.tidy_details_column(%2$L)',
    'tidy_' || column_name, column_name, table_name);
  call innfo.add_rule(table_name, column_name, 'whole', 'innfo.has_whole_rows({})');
end
$$;

create or replace procedure innfo.add_details(table_name text, column_name text)
language plpgsql set search_path = ''
as $$
begin
  call innfo.add_field(table_name, column_name, 'json not null default ''{}''');
  call innfo.add_rule(table_name, column_name, 'map',
    'json_typeof({}) = ''object'' and not jsonb_path_exists({}::jsonb, ''$.* ? (@.type() != "string")'') and pg_column_size({}) <= 8000');
  call innfo.keeps_details_tidy(table_name, column_name);
end
$$;

-- What nobody could read becomes a dash, as everywhere. A hotel that has come to be over its limits gets it as well,
-- so the trigger that refuses more is off meanwhile, and what it counts is counted here.
create temporary table untidy on commit drop as
select i.id from public.custom_section_items i
where not innfo.has_whole_rows(i.details) or innfo.tidy_details(i.details)::text <> i.details::text;

alter table public.custom_section_items disable trigger keep_within_limits_update;
update innfo.hotel_usage u set text_bytes = u.text_bytes - c.bytes
from (
  select i.hotel_id, sum(octet_length(i::text)) as bytes
  from public.custom_section_items i where i.id in (select id from untidy) group by 1
) as c where c.hotel_id = u.hotel_id;
update public.custom_section_items i
set details = innfo.tidy_details((
  select coalesce(json_object_agg(
      case when innfo.is_blank(d.key) then '–' else d.key end,
      case when innfo.is_blank(d.value) then '–' else d.value end order by d.place), '{}')
  from json_each_text(i.details) with ordinality as d (key, value, place)
  where not (innfo.is_blank(d.key) and innfo.is_blank(d.value))))
where i.id in (select id from untidy);
update innfo.hotel_usage u set text_bytes = u.text_bytes + c.bytes
from (
  select i.hotel_id, sum(octet_length(i::text)) as bytes
  from public.custom_section_items i where i.id in (select id from untidy) group by 1
) as c where c.hotel_id = u.hotel_id;
alter table public.custom_section_items enable trigger keep_within_limits_update;

call innfo.keeps_details_tidy('custom_section_items', 'details');
