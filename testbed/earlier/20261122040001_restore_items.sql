-- A deletion can be undone for an hour: the row comes back as it was, with its id, its place in the list
-- and what was deleted with it. See docs/decisions/0024-undo.md.

create table innfo.deleted_rows (
  hotel_id text not null references public.hotels (id) on delete cascade,
  table_name text not null,
  id uuid not null,
  -- json and not jsonb: details keep the order of their names.
  row_data json not null,
  -- What was filed under the row, and in which table.
  children_table text,
  children json,
  deleted_at timestamptz not null default now(),
  -- An id alone is not enough: an owner may file a row of their own under an id that has become free.
  primary key (hotel_id, table_name, id)
);
create index deleted_rows_deleted_at on innfo.deleted_rows (deleted_at);
alter table innfo.deleted_rows enable row level security;

-- Keeps the row. With arguments (table, column) also the rows of that table whose column points at it; they
-- are locked, so that what is kept is what is deleted a moment later. With the server's rights: nobody
-- writes the table themselves.
create function innfo.keep_deleted() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  children json;
begin
  if tg_nargs > 0 then
    execute format('select json_agg(c) from (select * from public.%I where %I = $1 for update) as c', tg_argv[0], tg_argv[1])
      into children using old.id;
  end if;
  insert into innfo.deleted_rows (hotel_id, table_name, id, row_data, children_table, children)
  values (old.hotel_id, tg_table_name, old.id, to_json(old), tg_argv[0], children)
  on conflict (hotel_id, table_name, id) do update set row_data = excluded.row_data,
    children_table = excluded.children_table, children = excluded.children, deleted_at = excluded.deleted_at;
  return old;
end
$$;

-- For deletions that somebody asked for. What goes because its hotel or section goes is not kept by itself.
create procedure innfo.deletion_can_be_undone(table_name text, children_table text default null, children_column text default null)
language plpgsql set search_path = ''
as $$
begin
  execute format('create trigger keep_deleted before delete on public.%I
    for each row when (pg_trigger_depth() = 0) execute function innfo.keep_deleted(%s)',
    table_name, coalesce(quote_literal(children_table) || ', ' || quote_literal(children_column), ''));
end
$$;

-- Of every section, from its declaration on.
create function innfo.section_was_declared() returns trigger
language plpgsql set search_path = ''
as $$
begin
  call innfo.deletion_can_be_undone(new.table_name);
  return null;
end
$$;
create trigger section_was_declared after insert on innfo.sections
  for each row execute function innfo.section_was_declared();

do $$
declare
  section record;
begin
  for section in select s.table_name from innfo.sections s loop
    call innfo.deletion_can_be_undone(section.table_name);
  end loop;
  call innfo.deletion_can_be_undone('custom_section_items');
  call innfo.deletion_can_be_undone('custom_sections', 'custom_section_items', 'section_id');
end
$$;

-- Undoes a deletion by the caller: all of it or nothing. Once it is undone, asking again changes nothing,
-- for whoever did not hear the answer. With the server's rights, as callers set neither ids nor times; whose
-- hotel it was is asked here.
create function public.restore_item(table_name text, item_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  caller constant uuid := (select auth.uid());
  kept innfo.deleted_rows;
  is_there boolean;
  restored_to text;
begin
  if not exists (select from innfo.sections s where s.table_name = restore_item.table_name)
      and restore_item.table_name not in ('custom_sections', 'custom_section_items') then
    raise exception 'unknown list "%"', restore_item.table_name using errcode = 'invalid_parameter_value';
  end if;

  -- The lock makes two calls take turns.
  select d.* into kept
  from innfo.deleted_rows d
  join public.hotels h on h.id = d.hotel_id
  where d.table_name = restore_item.table_name and d.id = item_id and h.user_id = caller
  for update of d;
  if not found then
    execute format('select exists (select from public.%I t join public.hotels h on h.id = t.hotel_id
      where t.id = $1 and h.user_id = $2)', restore_item.table_name)
      into is_there using item_id, caller;
    if not is_there then
      raise exception 'nothing that was deleted in the last hour has this id' using errcode = 'no_data_found';
    end if;
    return;
  end if;

  execute format('insert into public.%1$I select r.* from json_populate_record(null::public.%1$I, $1) as r
    returning hotel_id', restore_item.table_name)
    into restored_to using kept.row_data;
  if restored_to <> kept.hotel_id then
    raise exception 'what it was filed under belongs to another hotel by now' using errcode = 'foreign_key_violation';
  end if;
  if kept.children is not null then
    execute format('insert into public.%1$I select r.* from json_populate_recordset(null::public.%1$I, $1) as r',
      kept.children_table) using kept.children;
  end if;
  delete from innfo.deleted_rows d
  where d.hotel_id = kept.hotel_id and d.table_name = kept.table_name and d.id = kept.id;
end
$$;
revoke execute on function public.restore_item(text, uuid) from public;
grant execute on function public.restore_item(text, uuid) to authenticated, service_role;

-- Called once an hour by upkeep.
create function innfo.forget_deleted_rows() returns void
language sql volatile set search_path = ''
as $$
  delete from innfo.deleted_rows where deleted_at < now() - interval '1 hour'
$$;

-- Whether a custom section was the caller's until just now.
create function innfo.was_deleted(hotel_id text, section_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from innfo.deleted_rows d join public.hotels h on h.id = d.hotel_id
    where d.hotel_id = was_deleted.hotel_id and d.table_name = 'custom_sections' and d.id = section_id
      and h.user_id = (select auth.uid()))
$$;
grant execute on function innfo.was_deleted(text, uuid) to authenticated, service_role;

-- As before, but for what was there until just now: a plan that ended takes nothing away (a section made
-- while it ran may be kept and changed), so a slip of the finger does not either.
create or replace function innfo.check_custom_sections_allowed() returns trigger
language plpgsql set search_path = ''
as $$
declare
  owner_id uuid;
begin
  select user_id into owner_id from public.hotels where id = new.hotel_id;
  if found and not (select custom_sections from innfo.plan_for(owner_id))
      and not innfo.was_deleted(new.hotel_id, new.id) then
    raise exception 'Custom sections are only available with the Pro plan. Upgrade to create custom sections.'
      using errcode = 'IN002';
  end if;
  return new;
end
$$;
