-- The plan's places on the guest page go to sections that have something to say. Which sections guests see
-- is decided here, once: for the guest page, the rule of the plan and every screen of the admin.

-- Whether sections without items stay off the guest page. Off for hotels that are there already, so that
-- nobody's page changes by itself.
alter table public.hotels add column leaves_out_empty boolean not null default false;
alter table public.hotels alter column leaves_out_empty set default true;
grant insert (leaves_out_empty), update (leaves_out_empty) on public.hotels to authenticated;

-- When the owner put this section in another's place. Written by show_section alone.
alter table public.section_visibility add column chosen_at timestamptz;

-- Of each section of a hotel: the owner's choice, how many items it has, and its place among those that
-- guests may see. Guests see the places up to the plan's maximum. First come sections with items, of those
-- the ones that the owner put in another's place, latest first, then all others in the order of their tiles.
-- place is null for what guests never see: hidden, or empty and left out. place_when_filled is the place
-- that it has, or would have, with an item in it. Runs with the rights of whoever calls it.
create function innfo.sections_of(hotel_id text, leaves_out_empty boolean)
returns table (section_id text, table_name text, tile int, visible boolean, items bigint,
  place bigint, place_when_filled bigint)
language plpgsql stable set search_path = ''
as $$
begin
  return query execute (
    select format($query$
      with counted (section_id, items) as (%s),
      sections as (
        select s.section_id, s.table_name, s.position as tile, coalesce(v.is_visible, true) as visible,
          v.chosen_at, c.items, coalesce(v.is_visible, true) and (c.items > 0 or not $2) as takes_place
        from innfo.sections s
        join counted c using (section_id)
        left join public.section_visibility v on v.hotel_id = $1 and v.section_name = s.section_id
      )
      select section_id, table_name, tile, visible, items,
        case when takes_place then
          row_number() over (partition by takes_place order by items = 0, chosen_at desc nulls last, tile)
        end,
        case when visible then 1 + count(*) filter (where visible and items > 0)
          over (order by chosen_at desc nulls last, tile rows between unbounded preceding and 1 preceding)
        end
      from sections$query$,
      string_agg(format('select %L, (select count(*) from public.%I where hotel_id = $1)', s.section_id, s.table_name),
        ' union all '))
    from innfo.sections s
  ) using hotel_id, leaves_out_empty;
end
$$;
grant execute on function innfo.sections_of(text, boolean) to authenticated, service_role;

-- As before, but for who is shown.
create or replace function public.guest_hotel(hotel_id text) returns json
language plpgsql stable security definer set search_path = ''
as $$
declare
  private_columns constant text[] := array['user_id', 'hotel_id', 'section_id', 'position', 'created_at', 'updated_at',
    'leaves_out_empty', 'creation_key'];
  hotel public.hotels;
  plan public.plans;
  section record;
  items jsonb;
  sections jsonb := '[]';
  custom_sections json := '[]';
begin
  select * into hotel from public.hotels h where h.id = lower(guest_hotel.hotel_id);
  if not found then
    return null;
  end if;
  plan := innfo.plan_of(hotel.user_id);

  for section in
    select s.section_id, s.table_name from innfo.sections_of(hotel.id, hotel.leaves_out_empty) s
    where s.place <= plan.max_sections
    order by s.tile
  loop
    execute format('select coalesce(jsonb_agg(to_jsonb(t) - $2 order by t.position nulls last, t.created_at, t.id), ''[]'')
      from public.%I t where t.hotel_id = $1', section.table_name)
      into items using hotel.id, private_columns;
    sections := sections || jsonb_build_object('id', section.section_id, 'items', items);
  end loop;

  if plan.custom_sections then
    select coalesce(json_agg(json_build_object(
        'id', s.id, 'name', s.name, 'description', s.description, 'icon', s.icon, 'color', s.color,
        'items', (
          select coalesce(json_agg(json_build_object(
            'id', i.id, 'title', i.title, 'description', i.description, 'details', i.details,
            'contact_phone', i.contact_phone, 'contact_email', i.contact_email,
            'contact_website', i.contact_website, 'contact_address', i.contact_address
          ) order by i.position nulls last, i.created_at, i.id), '[]')
          from public.custom_section_items i where i.section_id = s.id
        )) order by s.position nulls last, s.created_at, s.id), '[]')
    into custom_sections
    from public.custom_sections s
    where s.hotel_id = hotel.id and (not hotel.leaves_out_empty
      or exists (select from public.custom_section_items i where i.section_id = s.id));
  end if;

  return json_build_object('hotel', to_jsonb(hotel) - private_columns, 'sections', sections,
    'custom_sections', custom_sections);
end
$$;

-- What the admin knows of one hotel's sections, in one call:
--   {sections: [{id, visible, items, shown, shown_when_filled, place}], custom_sections: [{id, items, shown}]}
-- visible is the owner's choice; shown is what guests see of it on the plan in force, and
-- shown_when_filled what they would see with an item in it. place is as in innfo.sections_of.
-- Runs as the caller: of a hotel that is not theirs the answer is null, as for one that does not exist.
create or replace function public.section_overview(hotel_id text) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  hotel public.hotels;
  plan public.plans;
begin
  select * into hotel from public.hotels h where h.id = section_overview.hotel_id;
  if not found then
    return null;
  end if;
  plan := innfo.plan_for(hotel.user_id);
  return jsonb_build_object(
    'sections', (
      select jsonb_agg(jsonb_build_object('id', s.section_id, 'visible', s.visible, 'items', s.items,
        'shown', coalesce(s.place <= plan.max_sections, false),
        'shown_when_filled', coalesce(s.place_when_filled <= plan.max_sections, false),
        'place', s.place) order by s.tile)
      from innfo.sections_of(hotel.id, hotel.leaves_out_empty) s
    ),
    'custom_sections', (
      select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'items', s.items,
        'shown', plan.custom_sections and (s.items > 0 or not hotel.leaves_out_empty))
        order by s.position nulls last, s.created_at, s.id), '[]')
      from (
        select c.*, (select count(*) from public.custom_section_items i where i.section_id = c.id) as items
        from public.custom_sections c where c.hotel_id = hotel.id
      ) as s
    ));
end
$$;

-- Makes guests see a section, and hides another for it when the plan has no room for both. Either both
-- happen or nothing does, and it is refused when guests would not see the section even so, or would lose
-- one that is not named. It never shows more sections than before but where the plan has room for them.
create function public.show_section(hotel_id text, section_id text, instead_of text default null) returns void
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  hotel public.hotels;
  allowed int;
  shown text[];
begin
  -- As in check_section_limit: parallel calls take turns.
  select * into hotel from public.hotels h
  where h.id = show_section.hotel_id and h.user_id = (select auth.uid()) for no key update;
  if not found then
    raise exception 'unknown hotel "%"', show_section.hotel_id using errcode = 'invalid_parameter_value';
  end if;
  select max_sections into allowed from innfo.plan_of(hotel.user_id);
  select coalesce(array_agg(s.section_id), '{}') into shown
  from innfo.sections_of(hotel.id, hotel.leaves_out_empty) s where s.place <= allowed;
  if show_section.section_id = any (shown) then
    return;
  end if;

  if cardinality(shown) >= allowed and show_section.instead_of = any (shown) then
    insert into public.section_visibility (hotel_id, section_name, is_visible)
    values (hotel.id, show_section.instead_of, false)
    on conflict (hotel_id, section_name) do update set is_visible = false;
    shown := array_remove(shown, show_section.instead_of);
  end if;
  insert into public.section_visibility (hotel_id, section_name, is_visible, chosen_at)
  values (hotel.id, show_section.section_id, true, clock_timestamp())
  on conflict (hotel_id, section_name) do update set is_visible = true, chosen_at = excluded.chosen_at;
  if exists (
    select from unnest(shown || show_section.section_id) as due (id)
    where due.id not in (
      select s.section_id from innfo.sections_of(hotel.id, hotel.leaves_out_empty) s where s.place <= allowed)
  ) then
    raise exception 'You can only show up to % sections with your current plan. Upgrade to show unlimited sections.', allowed
      using errcode = 'IN001', detail = allowed::text;
  end if;
end
$$;
revoke execute on function public.show_section(text, text, text) from public;
grant execute on function public.show_section(text, text, text) to authenticated, service_role;

-- The rule of the plan leaves alone what show_section writes, which has its own.
drop trigger check_section_limit on public.section_visibility;
create trigger check_section_limit_on_insert before insert on public.section_visibility
  for each row when (new.chosen_at is null) execute function innfo.check_section_limit();
create trigger check_section_limit_on_update before update of is_visible on public.section_visibility
  for each row when (new.chosen_at is not distinct from old.chosen_at) execute function innfo.check_section_limit();
