-- What nobody can see and what turns texts around is not stored: control characters but tabs and, in texts of
-- several lines, line feeds; U+2028 and U+2029, which are line feeds by other names; and embeddings, overrides
-- and isolates of writing direction that are not closed within the text, or close what it has not opened.
-- U+0001 takes one byte of a quota and six of an answer. src/lib/legible.ts cleans what people paste.

create function innfo.is_legible(value text, lines boolean) returns boolean
language plpgsql immutable set search_path = ''
as $$
declare
  marks text;
  inner_most constant text := '[\u202a\u202b\u202d\u202e]\u202c|[\u2066-\u2068]\u2069';
begin
  -- Nearly every text.
  if value is null or value !~ '[\u0001-\u0008\u000a-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]' then
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
end
$$;
grant execute on function innfo.is_legible(text, boolean) to authenticated;

create function innfo.is_legible(value text[], lines boolean) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(bool_and(innfo.is_legible(one, lines)), true) from unnest(value) as one
$$;
grant execute on function innfo.is_legible(text[], boolean) to authenticated;

-- Of JSON: all texts, and the names of all members.
create function innfo.is_legible(value jsonb, lines boolean) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(bool_and(innfo.is_legible(one #>> '{}', lines)), true)
  from jsonb_path_query(value, 'strict $.** ? (@.type() == "string" || @.type() == "object")') as within (part),
    lateral (
      select part where jsonb_typeof(part) = 'string'
      union all
      select to_jsonb(name) from jsonb_object_keys(case jsonb_typeof(part) when 'object' then part else '{}' end) as name
    ) as texts (one)
$$;
grant execute on function innfo.is_legible(jsonb, boolean) to authenticated;

-- ------------------------------------------------------------------------------------------------
-- The words that columns are made with have it from now on; lines => true for texts of several lines.

create procedure innfo.legible(table_name text, column_name text, lines boolean default false)
language plpgsql set search_path = ''
as $$
begin
  call innfo.add_rule(table_name, column_name, 'legible', format('innfo.is_legible({}, %L)', lines));
end
$$;

drop procedure innfo.required_text(text, text, int);
create procedure innfo.required_text(table_name text, column_name text, max_length int, lines boolean default false)
language plpgsql set search_path = ''
as $$
begin
  call innfo.add_rule(table_name, column_name, 'required', 'not innfo.is_blank({})');
  call innfo.optional_text(table_name, column_name, max_length, lines);
end
$$;

drop procedure innfo.optional_text(text, text, int);
create procedure innfo.optional_text(table_name text, column_name text, max_length int, lines boolean default false)
language plpgsql set search_path = ''
as $$
begin
  call innfo.add_rule(table_name, column_name, 'length', format('char_length({}) <= %s', max_length));
  call innfo.legible(table_name, column_name, lines);
end
$$;

drop procedure innfo.add_text(text, text, int, boolean);
create procedure innfo.add_text(
  table_name text, column_name text, max_length int, required boolean default false, lines boolean default false)
language plpgsql set search_path = ''
as $$
begin
  if required then
    call innfo.add_field(table_name, column_name, 'text not null default ''–''');
    execute format('alter table public.%I alter column %I drop default', table_name, column_name);
    call innfo.required_text(table_name, column_name, max_length, lines);
  else
    call innfo.add_field(table_name, column_name, 'text');
    call innfo.optional_text(table_name, column_name, max_length, lines);
  end if;
end
$$;

create or replace procedure innfo.add_email(table_name text, column_name text, required boolean default false)
language plpgsql set search_path = ''
as $$
begin
  call innfo.add_field(table_name, column_name, case when required then 'text not null' else 'text' end);
  if required then
    call innfo.required_text(table_name, column_name, 254);
  else
    call innfo.legible(table_name, column_name);
  end if;
  call innfo.email(table_name, column_name);
end
$$;

create or replace procedure innfo.add_link(table_name text, column_name text, required boolean default false)
language plpgsql set search_path = ''
as $$
begin
  call innfo.add_field(table_name, column_name, case when required then 'text not null' else 'text' end);
  if required then
    call innfo.required_text(table_name, column_name, 2000);
  else
    call innfo.legible(table_name, column_name);
  end if;
  call innfo.url(table_name, column_name);
end
$$;

-- Whatever is in JSON has one line.
create or replace procedure innfo.add_field(table_name text, column_name text, definition text)
language plpgsql set search_path = ''
as $$
begin
  execute format('alter table public.%I add column %I %s', table_name, column_name, definition);
  execute format('grant insert (%1$I), update (%1$I) on public.%2$I to authenticated', column_name, table_name);
  if definition ~ '^jsonb?\M' then
    call innfo.add_rule(table_name, column_name, 'legible', 'innfo.is_legible({}::jsonb, false)');
  end if;
end
$$;

-- ------------------------------------------------------------------------------------------------
-- All columns that are there: the texts that clients write, but references and what is one of a list. From now on
-- for what is written; 20261231000042 cleans what is there, and 20261231000043 holds it to the rule.

do $$
declare
  written record;
begin
  for written in
    select c.relname, a.attname, a.atttypid = 'json'::regtype as is_json,
      (c.relname, a.attname) in (
        ('amenities', 'description'), ('announcements', 'text'), ('custom_section_items', 'description'),
        ('custom_sections', 'description'), ('faqs', 'answer'), ('hotels', 'address'), ('hotels', 'description'),
        ('message_kinds', 'answers'), ('messages', 'answer'), ('messages', 'note'), ('messages', 'text'),
        ('must_visit_places', 'description'), ('must_visit_places', 'tip'), ('restaurants', 'tip'),
        ('shopping_partners', 'description'), ('shopping_partners', 'tip'), ('tour_guides', 'tip'),
        ('translations', 'text')) as lines
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
      and a.atttypid in ('text'::regtype, 'text[]'::regtype, 'json'::regtype, 'jsonb'::regtype)
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and (has_column_privilege('authenticated', c.oid, a.attnum, 'insert')
        or has_column_privilege('authenticated', c.oid, a.attnum, 'update'))
      and not exists (
        select from pg_constraint k where k.conrelid = c.oid and (
          (k.contype = 'f' and a.attnum = any (k.conkey))
          or cardinality(k.conkey) = 1 and k.conname in (c.relname || '_' || a.attname || '_choice', c.relname || '_' || a.attname || '_known')))
    order by 1, 2
  loop
    execute format('alter table public.%I add constraint %I check (innfo.is_legible(%I%s, %L)) not valid',
      written.relname, format('%s_%s_legible', written.relname, written.attname), written.attname,
      case when written.is_json then '::jsonb' else '' end, written.lines);
  end loop;
end
$$;
