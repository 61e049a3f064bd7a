-- A section that an owner made up, copied into another hotel of the same owner with its items.
-- See docs/decisions/0055-copies-for-another-hotel.md.

-- Adds the section, or finds the one of that name there, and what this one lacks of the items named: all of it or
-- nothing. As in copy_items(), with the caller's own rights, and with ids that follow from copy_id: asking again after
-- a lost answer adds nothing twice. Returns the section's id there, whether it is new, and the ids of the copies.
create function public.copy_section(section_id uuid, item_ids jsonb, to_hotel text, copy_id uuid) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  caller constant uuid := (select auth.uid());
  ids uuid[];
  source public.custom_sections;
  target uuid;
  founded constant uuid := md5(copy_id::text || copy_section.section_id)::uuid;
  copies uuid[];
begin
  if jsonb_typeof(item_ids) is distinct from 'array' or copy_id is null then
    raise exception 'item_ids must be an array of ids, and copy_id an id' using errcode = 'invalid_parameter_value';
  end if;
  if not exists (select from public.hotels h where h.id = to_hotel and h.user_id = caller) then
    raise exception 'unknown hotel' using errcode = 'invalid_parameter_value';
  end if;
  select s.* into source from public.custom_sections s
  join public.hotels h on h.id = s.hotel_id and h.user_id = caller
  where s.id = copy_section.section_id and s.hotel_id <> to_hotel;
  if not found then
    raise exception 'unknown section' using errcode = 'invalid_parameter_value';
  end if;
  ids := array(select i::uuid from jsonb_array_elements_text(item_ids) as i);

  -- Its own copy first: a call that is repeated must find the same.
  select s.id into target from public.custom_sections s
  where s.hotel_id = to_hotel and (s.id = founded or lower(btrim(s.name)) = lower(btrim(source.name)))
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
    -- What has the same title there is left as it is.
    and not exists (select from public.custom_section_items o
      where o.section_id = target and lower(btrim(o.title)) = lower(btrim(i.title)))
  order by i.position, i.created_at, i.id
  on conflict do nothing;

  copies := array(select c.id from public.custom_section_items c
    where c.section_id = target and c.id in (select md5(copy_id::text || i)::uuid from unnest(ids) as i));

  begin
    insert into public.translations (hotel_id, table_name, row_id, column_name, language, text, source_hash, origin)
    select to_hotel, t.table_name, md5(copy_id::text || t.row_id)::uuid, t.column_name, t.language, t.text,
      t.source_hash, t.origin
    from public.translations t
    join public.hotels f on f.id = t.hotel_id and f.user_id = caller
    join public.hotels o on o.id = to_hotel and o.language = f.language and t.language = any (o.languages)
    where (t.table_name = 'custom_section_items' and t.row_id = any (ids::text[])
        and md5(copy_id::text || t.row_id)::uuid = any (copies))
      or (t.table_name = 'custom_sections' and t.row_id = source.id::text and target = founded)
    on conflict do nothing;
  exception when sqlstate 'IN002' then
    -- The plan in force has no translations: guests would not read them.
    null;
  end;
  return jsonb_build_object('section', target, 'is_new', target = founded, 'items', to_jsonb(copies));
end
$$;
revoke execute on function public.copy_section(uuid, jsonb, text, uuid) from public;
grant execute on function public.copy_section(uuid, jsonb, text, uuid) to authenticated, service_role;
