-- What a hotel tells its guests for a while: "Pool closed Tuesday 9 to 12". Its times are what clocks show at
-- the hotel, without a zone: moved to another zone, nine o'clock stays nine o'clock.
create table public.announcements (
  id uuid primary key default innfo.uuid_v7(),
  hotel_id text not null references public.hotels (id) on delete cascade,
  position bigint default innfo.next_list_position(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call innfo.belongs_to_hotel('announcements');
call innfo.client_chosen_id('announcements');

-- A word of `npm run sections`, as in 20261123010001_field_words.sql: what clocks show at the hotel.
create procedure innfo.add_moment(table_name text, column_name text)
language plpgsql set search_path = ''
as $$
begin
  call innfo.add_field(table_name, column_name, 'timestamp not null');
  call innfo.add_rule(table_name, column_name, 'moment', '{} >= ''2000-01-01'' and {} < ''2100-01-01''');
end
$$;

call innfo.add_text('announcements', 'text', 300, required => true);
call innfo.add_moment('announcements', 'starts_at');
call innfo.add_moment('announcements', 'ends_at');
call innfo.add_rule('announcements', 'ends_at', 'later', '{} > starts_at');
call innfo.deletion_can_be_undone('announcements');
call innfo.limit_rows('announcements', 'announcements', 'hotel_id');

-- Until the server has written them.
insert into innfo.limits (plan_id, what, max) select id, 'announcements', 50 from public.plans;

-- What is not over yet: the guest's device knows when each of them begins.
create function innfo.guest_announcements(hotel_id text) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('text', a.text,
    'starts_at', to_char(a.starts_at, 'YYYY-MM-DD"T"HH24:MI'), 'ends_at', to_char(a.ends_at, 'YYYY-MM-DD"T"HH24:MI'))
    order by a.starts_at, a.id), '[]')
  from public.announcements a join public.hotels h on h.id = a.hotel_id
  where a.hotel_id = guest_announcements.hotel_id and a.ends_at > now() at time zone h.time_zone
$$;
insert into innfo.guest_parts (part, function_name) values ('announcements', 'guest_announcements');

-- The same functions, with one list more.
do $$
declare
  change record;
  before text;
begin
  for change in values
    ('public.restore_item(text, uuid)', 'not in (''custom_sections'',', 'not in (''announcements'', ''custom_sections'','),
    ('innfo.refuse_more(text, bigint)', 'else format(''The texts',
      'when ''announcements'' then format(''A hotel has room for %s announcements.'', allowed)
      else format(''The texts')
  loop
    before := pg_get_functiondef(change.column1::regprocedure);
    if position(change.column2 in before) = 0 then
      raise exception '% has changed', change.column1;
    end if;
    execute replace(before, change.column2, change.column3);
  end loop;
end
$$;
