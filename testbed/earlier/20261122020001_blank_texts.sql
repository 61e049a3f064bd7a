-- What looks empty is empty: a text of tabs, no-break spaces or characters that nobody can see says
-- nothing, whatever its length. src/fields/blank.ts holds the forms to the same characters, and a test
-- holds the two together.

-- White space, and the fillers of Hangul and braille, which are as wide as a letter and as empty.
create function innfo.space_characters() returns text
language sql immutable
return '\u0009-\u000d \u0085\u00a0\u115f\u1160\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u2800\u3000\u3164\uffa0';

-- Control characters, and what Unicode calls default-ignorable: zero-width spaces and joiners, marks of
-- direction, soft hyphens, variation selectors, tags.
create function innfo.invisible_characters() returns text
language sql immutable
return '\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u034f\u061c\u17b4\u17b5\u180b-\u180f'
  || '\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\ufff0-\ufffb'
  || '\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff';

create function innfo.is_blank(value text) returns boolean
language sql immutable
return value !~ ('[^' || innfo.space_characters() || innfo.invisible_characters() || ']');

-- The checks below run as whoever writes the row.
grant execute on function innfo.space_characters(), innfo.invisible_characters(), innfo.is_blank(text)
  to authenticated, service_role;

-- As before, but for what is blank.
create or replace procedure innfo.required_text(table_name text, column_name text, max_length int)
language plpgsql set search_path = ''
as $$
begin
  call innfo.add_rule(table_name, column_name, 'required', 'not innfo.is_blank({})');
  call innfo.add_rule(table_name, column_name, 'length', format('char_length({}) <= %s', max_length));
end
$$;

-- ------------------------------------------------------------------------------------------------
-- Rows from before that break the rule: a dash stands in for what nobody could read, so that their
-- owner sees where something is missing and every other change of the row goes on working. A hotel is
-- called by its id, and is described as a new one is.

update public.hotels set name = 'Hotel ' || id where innfo.is_blank(name);
update public.hotels set description = 'Welcome to ' || name || '! We''re delighted to have you stay with us.'
  where innfo.is_blank(description);

do $$
declare
  rule record;
begin
  for rule in
    select c.relname as table_name, a.attname as column_name, k.conname as name
    from pg_catalog.pg_constraint k
    join pg_catalog.pg_class c on c.oid = k.conrelid
    join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
    where k.contype = 'c' and c.relnamespace = 'public'::pg_catalog.regnamespace
      and k.conname = c.relname || '_' || a.attname || '_required'
  loop
    execute format('update public.%I set %I = ''–'' where innfo.is_blank(%2$I)',
      rule.table_name, rule.column_name);
    execute format('alter table public.%I drop constraint %I', rule.table_name, rule.name);
    call innfo.add_rule(rule.table_name, rule.column_name, 'required', 'not innfo.is_blank({})');
  end loop;
end
$$;

-- ------------------------------------------------------------------------------------------------
-- A hotel's description is required, as in the form. One that is left out is that of a new hotel.

call innfo.add_rule('hotels', 'description', 'required', 'not innfo.is_blank({})');
alter table public.hotels alter column description drop default;

create function innfo.describe_new_hotel() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.description := coalesce(new.description,
    'Welcome to ' || new.name || '! We''re delighted to have you stay with us.');
  return new;
end
$$;
create trigger describe_new_hotel before insert on public.hotels
  for each row execute function innfo.describe_new_hotel();
