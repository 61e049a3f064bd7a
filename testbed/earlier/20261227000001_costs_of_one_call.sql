-- Three costs that one call of one owner could drive up for everybody.

-- A translation's row is found by its key. As text each walked all of the hotel's rows: in a large hotel a section in
-- ten languages could not be copied in time.
create or replace function innfo.check_translation() returns trigger
language plpgsql set search_path = ''
as $$
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
  if is_hotel or new.row_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    execute format('select exists (select from public.%I r where r.%I = $1 and r.id = $2::%s and %s)',
        new.table_name, case when is_hotel then 'id' else 'hotel_id' end, case when is_hotel then 'text' else 'uuid' end,
        case when part is null then 'true' else format(
          'exists (select from innfo.texts_in(%L, r.%I::json) as i where i.part = $3)', field.kind, column_of) end)
      into is_there using new.hotel_id, new.row_id, part;
  end if;
  if is_there is distinct from true then
    raise exception 'there is no row "%" to translate', left(new.row_id, 60)
      using errcode = 'foreign_key_violation', constraint = 'translations_row_id_there';
  end if;
  return new;
end
$$;

-- What is kept beyond its room goes once for a statement. Rows with children are kept one by one, and each was followed
-- by a look at all that is kept of their hotel.
drop trigger forget_deleted on innfo.deleted_rows;
drop function innfo.forget_deleted();

-- What was deleted takes room for an hour: of one hotel the latest, up to twice what its texts may take.
create function innfo.forget_deleted_of(hotel_ids text[]) returns void
language sql set search_path = ''
as $$
  delete from innfo.deleted_rows d
  using (
    select k.ctid as place, sum(pg_column_size(k)) over (partition by hotel_id order by deleted_at desc, id) as bytes
    from innfo.deleted_rows k where k.hotel_id = any (hotel_ids)
  ) as kept
  where d.ctid = kept.place and kept.bytes > 4 * 1024 * 1024
$$;

create or replace function innfo.keep_deleted_rows() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into innfo.deleted_rows (hotel_id, table_name, id, row_data)
  select r.hotel_id, tg_table_name, r.id, to_json(r) from removed r
  on conflict (hotel_id, table_name, id) do update set row_data = excluded.row_data,
    children_table = excluded.children_table, children = excluded.children, deleted_at = excluded.deleted_at;
  perform innfo.forget_deleted_of(array(select distinct hotel_id from removed));
  return null;
end
$$;

-- After a statement that deleted rows with children.
create function innfo.forget_deleted() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform innfo.forget_deleted_of(array(select distinct hotel_id from removed));
  return null;
end
$$;

create or replace procedure innfo.deletion_can_be_undone(table_name text, children_table text default null, children_column text default null)
language plpgsql set search_path = ''
as $$
begin
  if children_table is null then
    execute format('create trigger keep_deleted after delete on public.%I referencing old table as removed
      for each statement when (pg_trigger_depth() = 0) execute function innfo.keep_deleted_rows()', table_name);
  else
    execute format('create trigger keep_deleted before delete on public.%I
      for each row when (pg_trigger_depth() = 0) execute function innfo.keep_deleted(%L, %L)',
      table_name, children_table, children_column);
    execute format('create trigger forget_deleted after delete on public.%I referencing old table as removed
      for each statement when (pg_trigger_depth() = 0) execute function innfo.forget_deleted()', table_name);
  end if;
end
$$;

drop trigger keep_deleted on public.custom_sections;
call innfo.deletion_can_be_undone('custom_sections', 'custom_section_items', 'section_id');

-- Each topic once: a list of a megabyte was stored, and counted nowhere.
update public.message_kinds set topics = array(select distinct t from unnest(topics) as t order by t)
where cardinality(topics) > 6;
call innfo.add_rule('message_kinds', 'topics', 'length', 'cardinality({}) <= 6');
