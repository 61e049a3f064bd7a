-- Sums weeks and months before they meet their buckets, instead of holding every day against every bucket:
-- less than half the time. What it answers is the same.

-- The analytics of one hotel as of a moment, or null when there is no such hotel. See scan_analytics.
create or replace function innfo.scan_analytics_at(hotel_id text, moment timestamptz) returns jsonb
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
