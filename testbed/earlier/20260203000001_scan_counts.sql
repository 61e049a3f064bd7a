-- What the analytics are read from. A statement that adds scans also adds them, in its transaction, to
-- counts whose size depends on time and not on traffic, so that reading them takes as long after ten
-- million scans as after ten, and raw scans can be dropped without changing a figure.
-- Why these counts and no others: docs/decisions/0012-scan-counts.md.

alter table public.qr_scans
  -- How the guest got to the page: through the printed code, or any other way.
  add column source text not null default 'link'
    constraint qr_scans_source_choice check (source in ('qr', 'link')),
  -- Whether it is the first scan of a guest on that day at the hotel. A raw scan says no more of who it was.
  add column is_new_guest boolean not null default false;

-- Every offset from UTC in use is a multiple of a quarter of an hour, so a day of any time zone is made of
-- whole rows. Days are cut anew from these when a hotel's time zone changes.
create table innfo.scan_quarters (
  hotel_id text not null references public.hotels (id) on delete cascade,
  starts_at timestamptz not null,
  scans bigint not null,
  guests bigint not null,
  primary key (hotel_id, starts_at)
) with (fillfactor = 70);

-- Days of the hotel's own time zone.
create table innfo.scan_days (
  hotel_id text not null references public.hotels (id) on delete cascade,
  day date not null,
  scans bigint not null,
  guests bigint not null,
  primary key (hotel_id, day)
) with (fillfactor = 70);

-- All scans there ever were, by one dimension at a time.
create table innfo.scan_totals (
  hotel_id text not null references public.hotels (id) on delete cascade,
  dimension text not null check (dimension in ('device', 'referrer', 'source')),
  value text not null,
  scans bigint not null,
  primary key (hotel_id, dimension, value)
) with (fillfactor = 70);

alter table innfo.scan_quarters enable row level security;
alter table innfo.scan_days enable row level security;
alter table innfo.scan_totals enable row level security;

-- Rows are always taken in the order of their keys, so that statements at the same time wait for each
-- other and never in a circle.
create function innfo.count_scans() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- Referrers are what clients say they are: whoever makes up hosts must not make the counts grow.
  max_referrers constant int := 200;
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

  insert into innfo.scan_totals as counted (hotel_id, dimension, value, scans)
  with hosts as (
    select hotel_id, coalesce(referrer, 'Direct') as host, count(*) as scans from new_scans group by 1, 2
  )
  select hotel_id, 'device' as dimension, device_type as value, count(*) from new_scans group by 1, 2, 3
  union all
  select hotel_id, 'source', source, count(*) from new_scans group by 1, 2, 3
  union all
  select hotel_id, 'referrer', case when is_kept then host else 'Other' end, sum(scans)
  from hosts, lateral (
    select exists (select from innfo.scan_totals t
        where t.hotel_id = hosts.hotel_id and t.dimension = 'referrer' and t.value = hosts.host)
      or (select count(*) from innfo.scan_totals t
        where t.hotel_id = hosts.hotel_id and t.dimension = 'referrer') < max_referrers as is_kept
  ) as known
  group by 1, 2, 3
  order by 1, 2, 3
  on conflict (hotel_id, dimension, value) do update set scans = counted.scans + excluded.scans;
  return null;
end
$$;

create trigger count_scans after insert on public.qr_scans
  referencing new table as new_scans for each statement execute function innfo.count_scans();

-- The days of a hotel that moved to another time zone. Guests stay counted by the day that was theirs
-- when they came.
create function innfo.cut_days_anew() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from innfo.scan_days where hotel_id = new.id;
  insert into innfo.scan_days (hotel_id, day, scans, guests)
  select hotel_id, (starts_at at time zone new.time_zone)::date as local_day, sum(scans), sum(guests)
  from innfo.scan_quarters where hotel_id = new.id
  group by hotel_id, local_day;
  return null;
end
$$;
create trigger cut_days_anew after update of time_zone on public.hotels
  for each row when (old.time_zone is distinct from new.time_zone) execute function innfo.cut_days_anew();

-- Scans recorded before there were counts: added once more, so that one piece of code counts.
create temporary table earlier_scans on commit drop as select * from public.qr_scans;
delete from public.qr_scans;
insert into public.qr_scans select * from earlier_scans;

-- ------------------------------------------------------------------------------------------------

-- How far a figure is above the average part of a period, in whole percent; 100 when the period is empty.
create function innfo.growth(figure numeric, period numeric, parts numeric) returns int
language sql immutable
return case
  when period > 0 then round((figure * parts - period) * 100 / period)::int
  when figure > 0 then 100
  else 0
end;

-- The analytics of one hotel as of a moment, or null when there is no such hotel. See scan_analytics.
create function innfo.scan_analytics_at(hotel_id text, moment timestamptz) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with hotel as (
    select h.id, (moment at time zone h.time_zone)::date as today
    from public.hotels h where h.id = scan_analytics_at.hotel_id
  ),
  counted as materialized (
    select d.day, d.scans, d.guests, date_trunc('week', d.day::timestamp)::date as week,
      date_trunc('month', d.day::timestamp)::date as month
    from innfo.scan_days d join hotel on d.hotel_id = hotel.id
    -- From the first day that any bucket below holds.
    where d.day >= date_trunc('month', hotel.today::timestamp) - interval '11 months'
  ),
  days as (
    select today - ago as day, coalesce(c.scans, 0) as scans, coalesce(c.guests, 0) as guests
    from hotel cross join generate_series(0, 29) as ago left join counted c on c.day = today - ago
  ),
  -- Summed before they meet their buckets: holding every day against every bucket takes twice as long.
  weeks as (
    select start, coalesce(c.scans, 0) as scans
    from hotel cross join generate_series(0, 11) as ago,
      lateral (select (date_trunc('week', today::timestamp) - make_interval(weeks => ago))::date as start) as week
    left join (select counted.week, sum(counted.scans) as scans from counted group by counted.week) as c
      on c.week = start
  ),
  months as (
    select start, coalesce(c.scans, 0) as scans
    from hotel cross join generate_series(0, 11) as ago,
      lateral (select (date_trunc('month', today::timestamp) - make_interval(months => ago))::date as start) as month
    left join (select counted.month, sum(counted.scans) as scans from counted group by counted.month) as c
      on c.month = start
  ),
  totals as (
    select t.dimension, t.value, t.scans from innfo.scan_totals t join hotel on t.hotel_id = hotel.id
  ),
  figures as (
    select
      (select coalesce(sum(scans), 0) from totals where dimension = 'source') as total,
      (select scans from days order by day desc limit 1) as today,
      (select scans from weeks order by start desc limit 1) as week,
      (select scans from months order by start desc limit 1) as month,
      grown.year, grown.months
    from hotel, lateral (
      -- The months since the first with a scan: a new hotel is not compared with the time before it.
      select coalesce(sum(scans), 0) as year, count(*) as months from months
      where start >= (select min(start) from months where scans > 0)
    ) as grown
  )
  select jsonb_build_object(
    'total', total,
    'today', today,
    'week', week,
    'month', month,
    'growth', jsonb_build_object(
      'today', innfo.growth(today, week, 7),
      'week', innfo.growth(week, month, 4),
      'month', innfo.growth(month, year, figures.months)),
    'days', (select jsonb_agg(jsonb_build_object('date', day, 'scans', scans, 'guests', guests) order by day) from days),
    'weeks', (select jsonb_agg(jsonb_build_object('start', start, 'scans', scans) order by start) from weeks),
    'months', (select jsonb_agg(jsonb_build_object('start', start, 'scans', scans) order by start) from months),
    'devices', (
      select jsonb_agg(jsonb_build_object('type', type, 'scans', coalesce(t.scans, 0)) order by place)
      from unnest(array['Mobile', 'Tablet', 'Desktop', 'Unknown']) with ordinality as device (type, place)
      left join totals t on t.dimension = 'device' and t.value = type),
    'referrers', (
      select coalesce(jsonb_agg(jsonb_build_object('host', value, 'scans', scans) order by scans desc, value), '[]')
      from (select value, scans from totals where dimension = 'referrer'
        order by scans desc, value limit 6) as top),
    'via', (
      select jsonb_build_object(
        'qr', coalesce(sum(scans) filter (where value = 'qr'), 0),
        'link', coalesce(sum(scans) filter (where value = 'link'), 0))
      from totals where dimension = 'source'))
  from figures
$$;

-- The analytics of one of the caller's hotels, or null when it is not theirs or does not exist:
--   {total, today, week, month, growth: {today, week, month}, days: [{date, scans, guests}] (30),
--    weeks: [{start, scans}] (12), months: [{start, scans}] (12), devices: [{type, scans}] (all four),
--    referrers: [{host, scans}] (the six with most, 'Direct' for none), via: {qr, link}}
-- Days begin at midnight and weeks on Monday, in the hotel's time zone; oldest first, every one present.
create function public.scan_analytics(hotel_id text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select innfo.scan_analytics_at(h.id, now())
  from public.hotels h
  where h.id = scan_analytics.hotel_id and h.user_id = (select auth.uid())
$$;
revoke execute on function innfo.count_scans(), innfo.cut_days_anew(), innfo.growth(numeric, numeric, numeric),
  innfo.scan_analytics_at(text, timestamptz), public.scan_analytics(text) from public;
grant execute on function public.scan_analytics(text) to authenticated, service_role;
