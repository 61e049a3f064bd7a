-- A row that comes back is as old as it was. See docs/decisions/0120-history.md.

-- Of deletions in the history: rows that this very transaction has added get the moment at which they were first made,
-- which nobody else may write.
create function innfo.give_back_age(deletions bigint[]) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  part record;
begin
  for part in select c.table_name, array_agg(c.before) as images from public.changes c
    where c.id = any (deletions) and c.after is null group by 1
  loop
    execute format('update public.%I t set created_at = (i ->> ''created_at'')::timestamptz
      from unnest($1) as i where t.id = (i ->> ''id'')::uuid and t.created_at = now()', part.table_name) using part.images;
  end loop;
end
$$;
grant execute on function innfo.give_back_age(bigint[]) to authenticated, service_role;

create or replace function innfo.put_back(change public.changes) returns void
language plpgsql set search_path = ''
as $$
declare
  part record;
  missing bigint;
begin
  if change.section not in (change.table_name, change.row_id)
      and not exists (select from public.custom_sections s where s.id = change.section::uuid and s.hotel_id = change.hotel_id) then
    raise exception 'Its section is deleted. Restore the section first.' using errcode = 'IN008';
  end if;
  for part in
    select c.table_name, array_agg(c.id) as ids, json_agg(c.before order by c.id) as images, (array_agg(c.before))[1] as image
    from public.changes c
    where c.hotel_id = change.hotel_id and c.at = change.at and c.user_id is not distinct from change.user_id
      and c.after is null and (c.id = change.id or c.section = change.row_id)
    group by 1 order by min(c.id)
  loop
    execute format('insert into public.%1$I (%2$s)
      select %2$s from json_populate_recordset(null::public.%1$I, $1) on conflict (id) do nothing',
      part.table_name, innfo.written_columns(part.table_name, 'INSERT', part.image)) using part.images;
    execute format('select count(*) from json_array_elements($1) as i where not exists (
        select from public.%1$I t where t.id = (i ->> ''id'')::uuid and t.hotel_id = $2)', part.table_name)
      into missing using part.images, change.hotel_id;
    if missing > 0 then
      perform innfo.refuse_id(part.table_name);
    end if;
    perform innfo.give_back_age(part.ids);
  end loop;
end
$$;
