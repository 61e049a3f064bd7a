-- What a hotel tells its guests for a while: "Pool closed Tuesday 9 to 12". Its times are what clocks show at the
-- hotel, without a zone: moved to another zone, nine o'clock stays nine o'clock.
create table public.announcements (
  id uuid primary key default innfo.uuid_v7(),
  hotel_id text not null references public.hotels (id) on delete cascade,
  position bigint default innfo.next_list_position(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call innfo.add_text('announcements', 'text', 300, required => true, lines => true);
call innfo.add_moment('announcements', 'starts_at');
call innfo.add_moment('announcements', 'ends_at');
call innfo.add_rule('announcements', 'ends_at', 'later', '{} > starts_at');
-- The desk tells all guests something, too.
call innfo.declare_list('announcements', 'desk', 'announcements');
call innfo.keeps_history('announcements');

-- What is not over yet: the guest's device knows when each of them begins. The page finds its translation by its id.
create function innfo.guest_announcements(hotel_id text) returns jsonb language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'text', a.text,
    'starts_at', to_char(a.starts_at, 'YYYY-MM-DD"T"HH24:MI'), 'ends_at', to_char(a.ends_at, 'YYYY-MM-DD"T"HH24:MI'))
    order by a.starts_at, a.id), '[]')
  from public.announcements a join public.hotels h on h.id = a.hotel_id
  where a.hotel_id = guest_announcements.hotel_id and a.ends_at > now() at time zone h.time_zone
$$;
insert into innfo.guest_parts (part, function_name) values ('announcements', 'guest_announcements');
