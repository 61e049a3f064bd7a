-- Which of the eight sections guests see. No row means visible.

create table public.section_visibility (
  id uuid primary key default innfo.uuid_v7(),
  hotel_id text not null references public.hotels (id) on delete cascade,
  section_name text not null,
  is_visible boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint section_visibility_section_name_known
    foreign key (section_name) references innfo.sections (section_id),
  constraint section_visibility_hotel_id_section_name_key unique (hotel_id, section_name)
);
call innfo.belongs_to_hotel('section_visibility');
-- Set, never moved or taken away: without its row a section is visible, past the limit below.
revoke delete, update on public.section_visibility from authenticated;
grant update (is_visible) on public.section_visibility to authenticated;

-- The limit below is checked with the caller's own rights.
grant select on innfo.sections to authenticated, service_role;
grant execute on function innfo.plan_of(uuid) to authenticated;

-- Hiding is always allowed. Showing is refused while the other visible sections fill the plan.
-- Locking the hotel's row makes parallel calls take turns, so that none slips past the limit.
-- Runs as the caller, who finds their own hotels only: about any other id nothing is said here, and the
-- policy refuses the row, no matter whether that hotel exists.
create function innfo.check_section_limit() returns trigger
language plpgsql set search_path = ''
as $$
declare
  owner_id uuid;
  allowed int;
  others int;
begin
  if not new.is_visible or (tg_op = 'UPDATE' and old.is_visible) then
    return new;
  end if;
  select user_id into owner_id from public.hotels where id = new.hotel_id for no key update;
  if not found then
    return new;
  end if;
  select max_sections into allowed from innfo.plan_of(owner_id);
  select count(*) into others
  from innfo.sections s
  left join public.section_visibility v on v.hotel_id = new.hotel_id and v.section_name = s.section_id
  where s.section_id <> new.section_name and coalesce(v.is_visible, true);
  if allowed < 999 and others >= allowed then
    raise exception 'You can only show up to % sections with your current plan. Upgrade to show unlimited sections.', allowed
      using errcode = 'IN001', detail = allowed::text;
  end if;
  return new;
end
$$;
create trigger check_section_limit before insert or update of is_visible on public.section_visibility
  for each row execute function innfo.check_section_limit();
