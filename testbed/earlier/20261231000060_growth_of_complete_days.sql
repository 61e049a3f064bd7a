-- What a figure is compared with: days that are over. Today above the unfinished week's seventh said +600 % on every Monday,
-- and a week above the unfinished month's quarter +300 % on every first.

create or replace function innfo.scan_analytics_at(hotel_id text, moment timestamp with time zone)
returns jsonb
language sql stable security definer set search_path = ''
as $$
  with hotel as (
    select h.id, (moment at time zone h.time_zone)::date as today
    from public.hotels h where h.id = scan_analytics_at.hotel_id
  ),
  -- Null for a hotel without a scan. The days before the first are no part of an average.
  age as (
    select today - (select min(d.day) from innfo.scan_days d where d.hotel_id = hotel.id) as days from hotel
  ),
  counted as materialized (
    select d.day, d.scans, d.guests, date_trunc('week', d.day::timestamp)::date as week,
      date_trunc('month', d.day::timestamp)::date as month
    from innfo.scan_days d join hotel on d.hotel_id = hotel.id
    -- From the first day that any bucket or average below holds.
    where d.day >= least((date_trunc('month', hotel.today::timestamp) - interval '11 months')::date, hotel.today - 364)
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
    select t.dimension, t.value, sum(t.scans) as scans
    from innfo.scan_totals t join hotel on t.hotel_id = hotel.id group by 1, 2
  ),
  figures as (
    select
      (select coalesce(sum(scans), 0) from totals where dimension = 'source') as total,
      (select scans from days order by day desc limit 1) as today,
      (select scans from weeks order by start desc limit 1) as week,
      (select scans from months order by start desc limit 1) as month,
      age.days as age, complete.*
    from age, lateral (
      -- Days that are over: today, and the week and month it is in, are not, and would compare a part with a whole.
      select
        coalesce(sum(c.scans) filter (where c.day >= hotel.today - 7), 0) as last_7,
        coalesce(sum(c.scans) filter (where c.day >= hotel.today - 28), 0) as last_28,
        coalesce(sum(c.scans), 0) as last_364
      from counted c, hotel where c.day >= hotel.today - 364 and c.day < hotel.today
    ) as complete
  )
  select jsonb_build_object(
    'total', total,
    'today', today,
    'week', week,
    'month', month,
    'growth', jsonb_build_object(
      'today', case when age >= 7 then innfo.growth(today, last_7, 7) end,
      'week', case when age >= 28 then innfo.growth(last_7, last_28, 4) end,
      'month', case when age >= 56 then innfo.growth(last_28 * least(age, 364), last_364 * 28, 1) end),
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
