-- Ends the doubt about photos that a row shows, some thousand at a time: after a large import there may be more
-- than one statement may take.
-- @returns whether there may be more
drop function innfo.mark_unused_photos();
create function innfo.mark_unused_photos() returns boolean
language plpgsql set search_path = ''
as $$
declare
  at_a_time constant int := 5000;
  is_shown text;
  ended int;
begin
  select string_agg(format('exists (select from %s t where t.%I = p.hotel_id and t.%I = p.path)',
      k.conrelid::regclass, h.attname, c.attname), ' or ')
  into is_shown
  from pg_catalog.pg_constraint k
  join pg_catalog.pg_attribute h on h.attrelid = k.conrelid and h.attnum = k.conkey[1]
  join pg_catalog.pg_attribute c on c.attrelid = k.conrelid and c.attnum = k.conkey[2]
  where k.contype = 'f' and k.confrelid = 'public.photos'::regclass;
  execute format('
    with looked as (
      select p.hotel_id, p.path, p.unused_since from public.photos p
      where p.unused_since is not null and (%s) limit $1
    )
    update public.photos p set unused_since = null
    from looked l
    where l.hotel_id = p.hotel_id and l.path = p.path and l.unused_since = p.unused_since', is_shown) using at_a_time;
  get diagnostics ended = row_count;
  return ended = at_a_time;
end
$$;
revoke execute on function innfo.mark_unused_photos() from public;
