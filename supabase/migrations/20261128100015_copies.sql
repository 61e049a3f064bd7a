-- Items and custom sections, copied into another hotel that the caller edits. See
-- docs/decisions/0055-copies-for-another-hotel.md.

-- Copies what was translated of these rows, as far as they have copies.
create function innfo.copy_translations(in_table text, ids uuid[], copies uuid[], to_hotel text, copy_id uuid) returns void
language plpgsql set search_path = '' as $$
begin
  insert into public.translations (hotel_id, table_name, row_id, column_name, language, text, source_hash, origin)
  select to_hotel, t.table_name, md5(copy_id::text || t.row_id)::uuid, t.column_name, t.language, t.text, t.source_hash,
    t.origin
  from public.translations t
  join public.hotels f on f.id = t.hotel_id
  join public.hotels o on o.id = to_hotel and o.language = f.language and t.language = any (o.languages)
  where t.table_name = in_table and t.row_id = any (ids::text[]) and md5(copy_id::text || t.row_id)::uuid = any (copies)
  on conflict do nothing;
exception when sqlstate 'IN002' then
  -- The plan in force has no translations: guests would not read them.
  null;
end $$;
grant execute on function innfo.copy_translations(text, uuid[], uuid[], text, uuid) to authenticated, service_role;

-- Copies named rows of one hotel's list into another hotel: all of them or none. The ids of copies follow from copy_id,
-- which the caller makes at random for one copy, so that asking again after a lost answer adds nothing twice. It runs
-- with the caller's rights: policies say whose rows and hotels they are, and limits how many fit. A photo is shown
-- where the other hotel has it under the same name. Translations go along where both hotels write in one language, into
-- those that the other one offers. Answers the ids of the copies; those that their owner has deleted since are added
-- again.
create function public.copy_items(table_name text, item_ids jsonb, to_hotel text, copy_id uuid) returns jsonb
language plpgsql set search_path = '' as $$
declare
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
  if (to_hotel = any (array(select * from innfo.hotels_of('editor')))) is not true then
    raise exception 'unknown hotel' using errcode = 'invalid_parameter_value';
  end if;

  ids := array(select i::uuid from jsonb_array_elements_text(item_ids) as i);

  -- Columns that an owner may set, but for those that are new in each row. A column that shows a photo gets the other hotel's.
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

  -- A row with the same name there is left as it is. Names of car services are not translated.
  select coalesce(min(f.title_column), 'name') into title from innfo.translated_fields f where f.table_name = copy_items.table_name;
  execute format('
    insert into public.%1$I (id, hotel_id, %2$s)
    select md5($2::text || s.id)::uuid, $3, %3$s
    from public.%1$I s
    where s.id = any ($1) and s.hotel_id <> $3
      and innfo.name_key(s.%4$I) <> all (array(select innfo.name_key(o.%4$I) from public.%1$I o where o.hotel_id = $3))
    order by s.position, s.created_at, s.id
    on conflict do nothing', table_name, columns, copied, title)
  using ids, copy_id, to_hotel;

  execute format('select coalesce(array_agg(c.id), ''{}'') from public.%I c
    where c.hotel_id = $1 and c.id in (select md5($2::text || i)::uuid from unnest($3) as i)', table_name)
  into copies using to_hotel, copy_id, ids;

  perform innfo.copy_translations(copy_items.table_name, ids, copies, to_hotel, copy_id);
  return to_jsonb(copies);
end $$;
grant execute on function public.copy_items(text, jsonb, text, uuid) to authenticated, service_role;

-- Adds the section, or finds the one of that name there, and what this one lacks of the items named: as copy_items()
-- does. Returns the section's id there, whether it is new, and the ids of the copies.
create function public.copy_section(section_id uuid, item_ids jsonb, to_hotel text, copy_id uuid) returns jsonb
language plpgsql set search_path = '' as $$
declare
  ids uuid[];
  source public.custom_sections;
  target uuid;
  founded constant uuid := md5(copy_id::text || copy_section.section_id)::uuid;
  copies uuid[];
begin
  if jsonb_typeof(item_ids) is distinct from 'array' or copy_id is null then
    raise exception 'item_ids must be an array of ids, and copy_id an id' using errcode = 'invalid_parameter_value';
  end if;
  if (to_hotel = any (array(select * from innfo.hotels_of('editor')))) is not true then
    raise exception 'unknown hotel' using errcode = 'invalid_parameter_value';
  end if;
  select s.* into source from public.custom_sections s
  where s.id = copy_section.section_id and s.hotel_id <> to_hotel;
  if not found then
    raise exception 'unknown section' using errcode = 'invalid_parameter_value';
  end if;
  ids := array(select i::uuid from jsonb_array_elements_text(item_ids) as i);

  -- Its own copy first: a call that is repeated must find the same.
  select s.id into target from public.custom_sections s
  where s.hotel_id = to_hotel and (s.id = founded or innfo.name_key(s.name) = innfo.name_key(source.name))
  order by s.id <> founded, s.position, s.created_at, s.id limit 1;
  if target is null then
    target := founded;
    insert into public.custom_sections (id, hotel_id, name, description, icon, color)
    values (founded, to_hotel, source.name, source.description, source.icon, source.color);
  end if;

  insert into public.custom_section_items (id, hotel_id, section_id, title, description, details, hours, contact_phone,
    contact_email, contact_website, contact_address, is_hidden, shown_during)
  select md5(copy_id::text || i.id)::uuid, to_hotel, target, i.title, i.description, i.details, i.hours,
    i.contact_phone, i.contact_email, i.contact_website, i.contact_address, i.is_hidden, i.shown_during
  from public.custom_section_items i
  where i.id = any (ids) and i.section_id = source.id and i.hotel_id = source.hotel_id
    -- A row with the same title there is left as it is.
    and innfo.name_key(i.title) <> all (array(
      select innfo.name_key(o.title) from public.custom_section_items o where o.section_id = target))
  order by i.position, i.created_at, i.id
  on conflict do nothing;

  copies := array(select c.id from public.custom_section_items c
    where c.section_id = target and c.id in (select md5(copy_id::text || i)::uuid from unnest(ids) as i));

  perform innfo.copy_translations('custom_section_items', ids, copies, to_hotel, copy_id);
  if target = founded then
    perform innfo.copy_translations('custom_sections', array[source.id], array[founded], to_hotel, copy_id);
  end if;
  return jsonb_build_object('section', target, 'is_new', target = founded, 'items', to_jsonb(copies));
end $$;
grant execute on function public.copy_section(uuid, jsonb, text, uuid) to authenticated, service_role;
