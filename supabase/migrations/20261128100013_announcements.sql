-- A hotel's news for its guests, for a while: "Pool closed Tuesday 9 to 12". Its times are what clocks show at the
-- hotel, without a zone: moved to another zone, nine o'clock stays nine o'clock.
create table public.announcements (
  id uuid primary key default innfo.uuid_v7(),
  hotel_id text not null references public.hotels (id) on delete cascade,
  position bigint default innfo.next_list_position(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call innfo.add_text('announcements', 'text', 300, required => true, lines => true);
call innfo.add_moment('announcements', 'starts_at', required => true);
call innfo.add_moment('announcements', 'ends_at', required => true);
call innfo.add_rule('announcements', 'ends_at', 'later', '{} > starts_at');

-- An amenity, by whatever name, or the hotel's breakfast; and the day on which it opens again, if somebody knows it. The
-- page says both in the guest's language, and shows the hours of what is closed accordingly. With times, as 08:00-12:00,
-- nothing is closed: that day alone has these instead of its own.
call innfo.add_field('announcements', 'closes', 'uuid references public.amenities (id) on delete set null');
call innfo.add_flag('announcements', 'closes_breakfast');
call innfo.add_field('announcements', 'opens_again', 'date');
call innfo.add_field('announcements', 'times', 'text');
call innfo.add_rule('announcements', 'closes_breakfast', 'alone', 'not {} or closes is null');
call innfo.add_rule('announcements', 'opens_again', 'closing', '{} is null or closes is not null or closes_breakfast');
call innfo.add_rule('announcements', 'opens_again', 'date', '{} >= ''2000-01-01'' and {} < ''2100-01-01''');
call innfo.add_rule('announcements', 'times', 'range', '{} is null or innfo.are_time_ranges(jsonb_build_array({}))');
call innfo.add_rule('announcements', 'times', 'day', '{} is null or opens_again is not null');
create index announcements_closes on public.announcements (closes) where closes is not null;

-- The desk tells all guests something, too.
call innfo.declare_list('announcements', 'desk', 'announcements');
call innfo.keeps_history('announcements');

-- Closes what is the hotel's own. A deleted one can be named, as by a restore, and closes nothing. With its
-- maker's rights: the desk announces, and may not read the amenities' table.
create function innfo.check_closing() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.closes is not null and not exists (
    select from public.amenities a where a.id = new.closes and a.hotel_id = new.hotel_id
  ) then
    if not exists (
      select from public.changes c where c.row_id = new.closes::text and c.hotel_id = new.hotel_id
        and c.table_name = 'amenities' and c.after is null
    ) then
      raise foreign_key_violation using message = 'The hotel has no amenity with this id.',
        schema = 'public', table = 'announcements', column = 'closes', constraint = 'announcements_closes_fkey';
    end if;
    new.closes := null;
    new.opens_again := null;
    new.times := null;
  end if;
  if tg_op = 'UPDATE' then
    if (old.closes is not null or old.closes_breakfast) and new.closes is null and not new.closes_breakfast then
      new.opens_again := null;
      new.times := null;
    end if;
    -- For own_words, which comes next. Then set_updated_at fills it in.
    new.updated_at := null;
  end if;
  return new;
end $$;

-- An owner who writes other words, and does not say what they close, closes nothing.
create function innfo.own_words() returns trigger language plpgsql set search_path = '' as $$
begin
  new.closes := null;
  new.closes_breakfast := false;
  new.opens_again := null;
  new.times := null;
  return new;
end $$;

-- PostgreSQL calls them by their names' order. The first is called when a statement names a column of the closing, also
-- with the value that it has.
create trigger check_closing before insert or update of closes, closes_breakfast, opens_again, times on public.announcements
  for each row execute function innfo.check_closing();
create trigger own_words before update of text on public.announcements
  for each row when (new.text is distinct from old.text and new.updated_at is not null) execute function innfo.own_words();

-- Announcements that are not over yet: the guest's device knows when each of them begins. The page finds its translation by its id.
create function innfo.guest_announcements(hotel_id text) returns jsonb language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'text', a.text,
    'starts_at', to_char(a.starts_at, 'YYYY-MM-DD"T"HH24:MI'), 'ends_at', to_char(a.ends_at, 'YYYY-MM-DD"T"HH24:MI'),
    'closes', a.closes, 'closes_breakfast', a.closes_breakfast, 'opens_again', a.opens_again,
    'times', a.times)
    order by a.starts_at, a.id), '[]')
  from public.announcements a join public.hotels h on h.id = a.hotel_id
  where a.hotel_id = guest_announcements.hotel_id and a.ends_at > now() at time zone h.time_zone
$$;
insert into innfo.guest_parts (part, function_name) values ('announcements', 'guest_announcements');

-- Amenities that come back are closed again by the announcements that their deletions opened, unless somebody has changed
-- these since.
create function innfo.close_again(in_hotel text, amenity_ids text[], moments timestamptz[]) returns void
language sql volatile set search_path = '' as $$
  update public.announcements a set closes = (c.before ->> 'closes')::uuid, opens_again = (c.before ->> 'opens_again')::date,
    times = c.before ->> 'times'
  from public.changes c
  where c.hotel_id = in_hotel and c.at = any (moments) and c.table_name = 'announcements' and c.after is not null
    and c.before ->> 'closes' = any (amenity_ids) and a.hotel_id = in_hotel and a.id::text = c.row_id
    and not exists (select from public.changes l where l.row_id = c.row_id and l.hotel_id = in_hotel and l.at > c.at)
$$;
grant execute on function innfo.close_again(text, text[], timestamptz[]) to authenticated, service_role;
