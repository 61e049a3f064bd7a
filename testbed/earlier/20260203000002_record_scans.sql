-- How scans get in, and how they go.

-- Neither of these two tables references hotels: their rows go by themselves within days, and the check
-- of each would cost as much as the row.

-- Visits recorded lately, so that one that is sent again counts once.
create table innfo.scan_visits (
  hotel_id text not null,
  visit_id uuid not null,
  seen_at timestamptz not null default now(),
  primary key (hotel_id, visit_id)
);
create index scan_visits_seen_at on innfo.scan_visits (seen_at);

-- Guests of today: random numbers their devices drew for this hotel and day. Forgotten when the day is
-- over; what stays is how many there were.
create table innfo.scan_guests (
  hotel_id text not null,
  day date not null,
  guest_id uuid not null,
  primary key (hotel_id, day, guest_id)
);
create index scan_guests_day on innfo.scan_guests (day);

alter table innfo.scan_visits enable row level security;
alter table innfo.scan_guests enable row level security;

-- Records the scans that are new among [{hotel_id, visit_id, guest_id, source, device_type, referrer,
-- user_agent, scanned_at}]; those of unknown hotels are left out. @returns how many were new.
-- Takes rows in the order of their keys, as innfo.count_scans does and for the same reason.
create function innfo.record_scans(scans jsonb) returns int
language plpgsql security definer set search_path = ''
as $$
declare
  recorded int;
begin
  -- The hotels must neither go nor move to another time zone before this is committed.
  perform from public.hotels
  where id in (select scan ->> 'hotel_id' from jsonb_array_elements(scans) as scan) order by id for share;

  with given as (
    select distinct on (s.hotel_id, s.visit_id) s.*, (s.scanned_at at time zone h.time_zone)::date as day
    from jsonb_to_recordset(scans) as s (hotel_id text, visit_id uuid, guest_id uuid, source text,
      device_type text, referrer text, user_agent text, scanned_at timestamptz)
    join public.hotels h on h.id = s.hotel_id
    order by s.hotel_id, s.visit_id, s.scanned_at
  ),
  new_visits as (
    insert into innfo.scan_visits (hotel_id, visit_id)
    select hotel_id, visit_id from given order by hotel_id, visit_id
    on conflict do nothing returning hotel_id, visit_id
  ),
  visits as (
    select *, row_number() over (partition by hotel_id, day, guest_id order by scanned_at) as nth
    from given join new_visits using (hotel_id, visit_id)
  ),
  new_guests as (
    insert into innfo.scan_guests (hotel_id, day, guest_id)
    select hotel_id, day, guest_id from visits where nth = 1 order by hotel_id, day, guest_id
    on conflict do nothing returning hotel_id, day, guest_id
  )
  insert into public.qr_scans
    (id, hotel_id, user_agent, referrer, device_type, scanned_at, source, is_new_guest)
  select visit_id, hotel_id, user_agent, referrer, device_type, scanned_at, source,
    nth = 1 and (hotel_id, day, guest_id) in (select hotel_id, day, guest_id from new_guests)
  from visits;
  get diagnostics recorded = row_count;
  return recorded;
end
$$;

-- Makes the partitions of the months to come, and forgets what has served its time: visits that nobody
-- sends again, guests of days that are over everywhere, and, when keep_months is given, raw scans of
-- months that ended that many months ago. A part at a time: @returns true when there is more to forget.
create function innfo.tend_scans(keep_months int default null) returns boolean
language plpgsql security definer
set search_path = '' set lock_timeout = '2s'
as $$
declare
  at_a_time constant int := 20000;
  partition record;
  visits int;
  guests int;
begin
  -- One process at a time; applyConfiguration makes partitions under the same lock.
  perform pg_advisory_xact_lock(7230412);
  perform innfo.make_scan_partitions();
  for partition in
    select c.relname as name, to_date(substr(c.relname, 10), 'YYYY_MM') as month
    from pg_catalog.pg_inherits i join pg_catalog.pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'public.qr_scans'::regclass and c.relname ~ '^qr_scans_\d{4}_\d{2}$'
  loop
    if partition.month + make_interval(months => keep_months + 1) <= now() at time zone 'UTC' then
      execute format('drop table public.%I', partition.name);
    end if;
  end loop;
  delete from innfo.scan_visits where ctid in (
    select ctid from innfo.scan_visits where seen_at < now() - interval '2 days' limit at_a_time);
  get diagnostics visits = row_count;
  delete from innfo.scan_guests where ctid in (
    select ctid from innfo.scan_guests where day < (now() at time zone 'UTC')::date - 2 limit at_a_time);
  get diagnostics guests = row_count;
  return greatest(visits, guests) = at_a_time;
end
$$;

revoke execute on function innfo.record_scans(jsonb), innfo.tend_scans(int) from public;
grant execute on function innfo.record_scans(jsonb), innfo.tend_scans(int) to service_role;
