-- Items of a section, copied into another hotel of the same owner. See docs/decisions/0055-copies-for-another-hotel.md.

-- Copies what is named of one hotel's list into another hotel: all of it or nothing. The copies' ids follow from
-- copy_id, which the caller makes at random for this one copy, so that asking again after a lost answer adds
-- nothing twice. With the caller's own rights: policies say whose rows and hotels they are, and limits how many there
-- is room for. A photo is shown when the other hotel has it under the same name, in its own folder. Translations go
-- with their texts where both hotels write in the same language, into those that the other one offers.
-- Returns the ids of the copies. Those that their owner has deleted since are added again.
create function public.copy_items(table_name text, item_ids jsonb, to_hotel text, copy_id uuid) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  caller constant uuid := (select auth.uid());
  ids uuid[];
  copies uuid[];
  columns text;
  copied text;
  title text;
begin
  if not exists (select from innfo.sections s where s.table_name = copy_items.table_name) then
    raise exception 'unknown list "%"', copy_items.table_name using errcode = 'invalid_parameter_value';
  end if;
  if jsonb_typeof(item_ids) is distinct from 'array' or copy_id is null then
    raise exception 'item_ids must be an array of ids, and copy_id an id' using errcode = 'invalid_parameter_value';
  end if;
  if not exists (select from public.hotels h where h.id = to_hotel and h.user_id = caller) then
    raise exception 'unknown hotel' using errcode = 'invalid_parameter_value';
  end if;

  ids := array(select i::uuid from jsonb_array_elements_text(item_ids) as i);

  -- What an owner may set, but for what is new in each row. A column that shows a photo gets the other hotel's.
  select string_agg(quote_ident(a.attname), ', ' order by a.attnum),
    string_agg(case when p.attname is null then format('s.%I', a.attname)
      else format('(select p.path from public.photos p where p.hotel_id = $3
        and p.path = $3 || ''/'' || split_part(s.%I, ''/'', 2))', a.attname) end, ', ' order by a.attnum)
  into columns, copied
  from pg_catalog.pg_attribute a
  left join (
    select k.conkey[2] as attnum, c.attname
    from pg_catalog.pg_constraint k
    join pg_catalog.pg_attribute c on c.attrelid = k.conrelid and c.attnum = k.conkey[2]
    where k.contype = 'f' and k.conrelid = format('public.%I', table_name)::regclass
      and k.confrelid = 'public.photos'::regclass
  ) as p on p.attnum = a.attnum
  where a.attrelid = format('public.%I', table_name)::regclass and a.attnum > 0 and not a.attisdropped
    and a.attname not in ('id', 'hotel_id', 'position', 'created_at', 'updated_at')
    and pg_catalog.has_column_privilege(format('public.%I', table_name)::regclass, a.attnum, 'INSERT');

  -- What has the same name there is left as it is.
  select min(f.title_column) into title from innfo.translated_fields f where f.table_name = copy_items.table_name;
  execute format('
    insert into public.%1$I (id, hotel_id, %2$s)
    select md5($4::text || s.id)::uuid, $3, %3$s
    from public.%1$I s
    where s.id = any ($1) and s.hotel_id <> $3
      and s.hotel_id = any (array(select h.id from public.hotels h where h.user_id = $2)) and %4$s
    order by s.position, s.created_at, s.id
    on conflict do nothing', table_name, columns, copied,
    case when title is null then 'true' else format('not exists (
      select from public.%1$I o where o.hotel_id = $3 and lower(btrim(o.%2$I)) = lower(btrim(s.%2$I)))', table_name, title) end)
  using ids, caller, to_hotel, copy_id;

  execute format('select coalesce(array_agg(c.id), ''{}'') from public.%I c
    where c.hotel_id = $1 and c.id in (select md5($2::text || i)::uuid from unnest($3) as i)', table_name)
  into copies using to_hotel, copy_id, ids;

  begin
    insert into public.translations (hotel_id, table_name, row_id, column_name, language, text, source_hash, origin)
    select to_hotel, t.table_name, md5(copy_id::text || t.row_id)::uuid, t.column_name, t.language, t.text,
      t.source_hash, t.origin
    from public.translations t
    join public.hotels f on f.id = t.hotel_id and f.user_id = caller
    join public.hotels o on o.id = to_hotel and o.language = f.language and t.language = any (o.languages)
    where t.table_name = copy_items.table_name and t.row_id = any (ids::text[])
      and md5(copy_id::text || t.row_id)::uuid = any (copies)
    on conflict do nothing;
  exception when sqlstate 'IN002' then
    -- The plan in force has no translations: guests would not read them.
    null;
  end;
  return to_jsonb(copies);
end
$$;
revoke execute on function public.copy_items(text, jsonb, text, uuid) from public;
grant execute on function public.copy_items(text, jsonb, text, uuid) to authenticated, service_role;
