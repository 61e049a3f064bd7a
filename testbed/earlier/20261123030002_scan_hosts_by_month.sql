-- Totals by month, and of the hosts guests came from the most frequent ones of each. Until now the first 200
-- hosts were kept for ever, so that whoever made up so many kept all others out for ever.

-- The first day of the month, in UTC; 1970-01-01 for all before months were told apart.
alter table innfo.scan_totals add column month date not null default '1970-01-01';
alter table innfo.scan_totals drop constraint scan_totals_pkey;
alter table innfo.scan_totals add primary key (hotel_id, dimension, month, value);
alter table innfo.scan_totals alter column month drop default;

-- As before, but for months, and for hosts: all are counted, and where that makes too many of one hotel and
-- month, those with the fewest scans become "Other". A host that guests do come from gathers scans and stays.
create or replace function innfo.count_scans() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- Referrers are what clients say they are: whoever makes up hosts must not make the counts grow.
  max_hosts constant int := 200;
  -- So that it is not done for each scan anew.
  slack constant int := 50;
begin
  -- The time zone must not change between here and the end of the transaction.
  perform from public.hotels where id in (select hotel_id from new_scans) order by id for share;

  insert into innfo.scan_quarters as counted (hotel_id, starts_at, scans, guests)
  select hotel_id, date_bin('15 minutes', scanned_at, 'epoch') as quarter,
    count(*), count(*) filter (where is_new_guest)
  from new_scans group by hotel_id, quarter order by hotel_id, quarter
  on conflict (hotel_id, starts_at) do update
    set scans = counted.scans + excluded.scans, guests = counted.guests + excluded.guests;

  insert into innfo.scan_days as counted (hotel_id, day, scans, guests)
  select s.hotel_id, (s.scanned_at at time zone h.time_zone)::date as local_day,
    count(*), count(*) filter (where s.is_new_guest)
  from new_scans s join public.hotels h on h.id = s.hotel_id
  group by s.hotel_id, local_day order by s.hotel_id, local_day
  on conflict (hotel_id, day) do update
    set scans = counted.scans + excluded.scans, guests = counted.guests + excluded.guests;

  insert into innfo.scan_totals as counted (hotel_id, dimension, month, value, scans)
  select s.hotel_id, d.dimension, date_trunc('month', s.scanned_at at time zone 'UTC')::date, d.value, count(*)
  from new_scans s, lateral (
    values ('device', s.device_type), ('source', s.source), ('referrer', coalesce(s.referrer, 'Direct'))
  ) as d (dimension, value)
  group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (hotel_id, dimension, month, value) do update set scans = counted.scans + excluded.scans;

  -- Rows that another statement counts just now are left to the next time: nobody waits here but for "Other",
  -- which nobody takes before all else, and in the order of keys.
  with crowded as (
    select t.hotel_id, t.month from innfo.scan_totals t
    where t.dimension = 'referrer' and (t.hotel_id, t.month) in (
      select hotel_id, date_trunc('month', scanned_at at time zone 'UTC')::date from new_scans)
    group by 1, 2 having count(*) > max_hosts + slack
  ),
  ranked as (
    select t.hotel_id, t.month, t.value,
      -- Nobody can choose a name that wins among equals.
      row_number() over (partition by t.hotel_id, t.month order by t.scans desc, random()) as nth
    from innfo.scan_totals t join crowded c on c.hotel_id = t.hotel_id and c.month = t.month
    where t.dimension = 'referrer' and t.value not in ('Direct', 'Other')
  ),
  rare as (
    select t.hotel_id, t.month, t.value
    from innfo.scan_totals t
    join ranked r on r.hotel_id = t.hotel_id and r.month = t.month and r.value = t.value
    where t.dimension = 'referrer' and r.nth > max_hosts
    for update of t skip locked
  ),
  folded as (
    delete from innfo.scan_totals t using rare
    where t.hotel_id = rare.hotel_id and t.dimension = 'referrer' and t.month = rare.month and t.value = rare.value
    returning t.hotel_id, t.month, t.scans
  )
  insert into innfo.scan_totals as counted (hotel_id, dimension, month, value, scans)
  select hotel_id, 'referrer', month, 'Other', sum(scans) from folded group by 1, 3 order by 1, 3
  on conflict (hotel_id, dimension, month, value) do update set scans = counted.scans + excluded.scans;
  return null;
end
$$;

do $$
declare
  before constant text := pg_get_functiondef('innfo.scan_analytics_at(text, timestamptz)'::regprocedure);
  after constant text := replace(before,
    'select t.dimension, t.value, t.scans from innfo.scan_totals t join hotel on t.hotel_id = hotel.id',
    'select t.dimension, t.value, sum(t.scans) as scans
    from innfo.scan_totals t join hotel on t.hotel_id = hotel.id group by 1, 2');
begin
  if after = before then
    raise exception 'scan_analytics_at does not read the totals as expected';
  end if;
  execute after;
end
$$;

-- One hotel's row may be held for seconds, by a change of its time zone or by its deletion. Scans are written
-- in batches of many hotels': those of a hotel that is held are left out, and none waits for it.
-- @returns the hotels left out, whose scans are to be sent again
drop function innfo.record_scans(jsonb);
create function innfo.record_scans(scans jsonb) returns text[]
language plpgsql security definer set search_path = ''
as $$
declare
  named constant text[] := array(select distinct scan ->> 'hotel_id' from jsonb_array_elements(scans) as scan);
  -- These must neither go nor move to another time zone before this is committed.
  free text[];
begin
  select coalesce(array_agg(id), '{}') into free from (
    select id from public.hotels where id = any (named) order by id for share skip locked
  ) as hotel;

  with given as (
    select distinct on (s.hotel_id, s.visit_id) s.*, (s.scanned_at at time zone h.time_zone)::date as day
    from jsonb_to_recordset(scans) as s (hotel_id text, visit_id uuid, guest_id uuid, source text,
      device_type text, referrer text, user_agent text, scanned_at timestamptz)
    join public.hotels h on h.id = s.hotel_id
    where h.id = any (free)
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

  return array(select id from public.hotels where id = any (named) and id <> all (free) order by id);
end
$$;
revoke execute on function innfo.record_scans(jsonb) from public;
grant execute on function innfo.record_scans(jsonb) to service_role;
