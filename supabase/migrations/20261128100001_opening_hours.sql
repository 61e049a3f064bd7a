-- Opening hours, and the days on which an item is shown, as data: the database takes what
-- src/fields/stored-hours.ts accepts, and nothing else. src/lib/opening-hours/hours.ts and
-- docs/decisions/0034-opening-hours.md say what the parts mean.

-- A real date of this century, or null.
create function innfo.calendar_date(value text) returns date language plpgsql immutable set search_path = '' as $$
begin
  if value is null or value !~ '^20[0-9]{2}-[0-9]{2}-[0-9]{2}$' then
    return null;
  end if;
  return make_date(substr(value, 1, 4)::int, substr(value, 6, 2)::int, substr(value, 9, 2)::int);
exception when datetime_field_overflow then
  return null;
end $$;

create function innfo.is_short_text(value jsonb, max_length int) returns boolean language sql immutable set search_path = '' as $$
  select case jsonb_typeof(value)
    when 'null' then true
    when 'string' then char_length(value #>> '{}') <= max_length and not innfo.is_blank(value #>> '{}')
    else false
  end
$$;

create function innfo.are_time_ranges(value jsonb) returns boolean language plpgsql immutable set search_path = '' as $$
declare
  range constant text := '^([01][0-9]|2[0-3]):[0-5][0-9]-([01][0-9]|2[0-3]):[0-5][0-9]$';
begin
  if jsonb_typeof(value) is distinct from 'array' or jsonb_array_length(value) > 6 then
    return false;
  end if;
  return not exists (
    select from jsonb_array_elements(value) t where jsonb_typeof(t) <> 'string' or t #>> '{}' !~ range);
end $$;

-- An object with these keys, each once and no other.
create function innfo.has_keys(value jsonb, keys text[]) returns boolean language plpgsql immutable set search_path = '' as $$
begin
  if jsonb_typeof(value) is distinct from 'object' then
    return false;
  end if;
  return value ?& keys and value - keys = '{}';
end $$;

create function innfo.is_opening_hours(value jsonb) returns boolean language plpgsql immutable strict set search_path = '' as $$
declare
  part jsonb;
  has_times boolean := false;
  last_day date := '-infinity';
begin
  if value ->> 'kind' = 'appointment' then
    return innfo.has_keys(value, array['kind', 'note']) and innfo.is_short_text(value -> 'note', 200);
  end if;
  if not innfo.has_keys(value, array['kind', 'week', 'season', 'exceptions', 'note'])
      or value -> 'kind' <> '"weekly"'
      or jsonb_typeof(value -> 'week') <> 'array' or jsonb_typeof(value -> 'exceptions') <> 'array'
      or not innfo.is_short_text(value -> 'note', 200) then
    return false;
  end if;
  if jsonb_array_length(value -> 'week') <> 7 or jsonb_array_length(value -> 'exceptions') > 40 then
    return false;
  end if;

  for part in select * from jsonb_array_elements(value -> 'week') loop
    if not innfo.are_time_ranges(part) then
      return false;
    end if;
    has_times := has_times or part <> '[]';
  end loop;

  part := value -> 'season';
  if part <> 'null' then
    if not innfo.has_keys(part, array['from', 'until'])
        -- The year is a leap year, so that February 29 counts.
        or innfo.calendar_date('2000-' || (part ->> 'from')) is null
        or innfo.calendar_date('2000-' || (part ->> 'until')) is null then
      return false;
    end if;
  end if;

  for part in select * from jsonb_array_elements(value -> 'exceptions') loop
    if not innfo.has_keys(part, array['from', 'until', 'times', 'reason'])
        or not innfo.are_time_ranges(part -> 'times') or not innfo.is_short_text(part -> 'reason', 80)
        or innfo.calendar_date(part ->> 'from') is null or innfo.calendar_date(part ->> 'until') is null then
      return false;
    end if;
    -- In their order, so that each day has one answer.
    if innfo.calendar_date(part ->> 'from') <= last_day
        or innfo.calendar_date(part ->> 'until') < innfo.calendar_date(part ->> 'from') then
      return false;
    end if;
    last_day := innfo.calendar_date(part ->> 'until');
    has_times := has_times or part -> 'times' <> '[]';
  end loop;

  -- A thing that is never open has no hours.
  return has_times;
end $$;

-- A word of `npm run sections`.
create procedure innfo.add_hours(table_name text, column_name text) language plpgsql set search_path = '' as $$
begin
  call innfo.add_field(table_name, column_name, 'jsonb');
  call innfo.add_rule(table_name, column_name, 'hours', 'innfo.is_opening_hours({})');
end $$;

-- Days, as the hotel counts them: of every year ("05-01") or of one ("2026-05-01", where either end may be open), and
-- of the week, 1 for Monday. See docs/decisions/0075-hidden-items.md.
create function innfo.is_shown_during(value jsonb) returns boolean language plpgsql immutable strict set search_path = '' as $$
declare
  first_day constant text := value ->> 'from';
  last_day constant text := value ->> 'until';
begin
  if not innfo.has_keys(value, array['from', 'until', 'weekdays'])
      or jsonb_typeof(value -> 'from') not in ('string', 'null') or jsonb_typeof(value -> 'until') not in ('string', 'null')
      or jsonb_typeof(value -> 'weekdays') <> 'array' then
    return false;
  end if;
  -- In their order, each once, at least one.
  if value -> 'weekdays' is distinct from (
      select jsonb_agg(day) from generate_series(1, 7) as day where value -> 'weekdays' @> to_jsonb(day)) then
    return false;
  end if;
  if length(first_day) = 5 or length(last_day) = 5 then
    -- The year is a leap year, so that February 29 counts.
    return coalesce(innfo.calendar_date('2000-' || first_day) is not null
      and innfo.calendar_date('2000-' || last_day) is not null, false);
  end if;
  return (first_day is null or innfo.calendar_date(first_day) is not null)
    and (last_day is null or innfo.calendar_date(last_day) is not null)
    and (first_day is null or last_day is null or first_day <= last_day);
end $$;

grant execute on function innfo.calendar_date(text), innfo.is_short_text(jsonb, int), innfo.are_time_ranges(jsonb),
  innfo.has_keys(jsonb, text[]), innfo.is_opening_hours(jsonb), innfo.is_shown_during(jsonb) to authenticated,
  service_role;
