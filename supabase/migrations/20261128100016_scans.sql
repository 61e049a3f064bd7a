-- Visits of guest pages, and the counts that the analytics are read from. What counts as a scan:
-- docs/decisions/0013-what-counts-as-a-scan.md.
create table public.qr_scans (
  id uuid not null default innfo.uuid_v7(),
  hotel_id text not null references public.hotels (id) on delete cascade,
  -- The class of the guest's browser, such as "Safari on iPhone", as src/lib/accounts/device-name.ts says it. The whole text
  -- would tell some guests from others: a class is short, and has none of the signs that browsers put into theirs.
  user_agent text,
  -- The host a guest came from, null when there is none.
  referrer text,
  device_type text not null default 'Unknown',
  scanned_at timestamptz not null default now(),
  -- How the guest got to the page: through the printed code, or any other way.
  source text not null default 'link' constraint qr_scans_source_choice check (source in ('qr', 'link')),
  -- Whether it is the first scan of a guest on that day at the hotel. A raw scan says no more of who it was.
  is_new_guest boolean not null default false,
  -- The code by which the guest came. The scan outlives it, so this refers to no row.
  code_id uuid,
  primary key (hotel_id, scanned_at, id),
  constraint qr_scans_device_type_choice check (device_type in ('Mobile', 'Tablet', 'Desktop', 'Unknown')),
  constraint qr_scans_user_agent_class check (char_length(user_agent) <= 60 and user_agent !~ '[/;(]'),
  constraint qr_scans_referrer_length check (char_length(referrer) <= 253)
) partition by range (scanned_at);
call innfo.declare_table('qr_scans', 'editor', writes => false);

-- Makes the partitions of the current month and the months_ahead after it (months in UTC): a server whose clock is
-- three months ahead of the database's still stores its scans, on any day of the month.
create function innfo.make_scan_partitions(months_ahead int default 4) returns void
language plpgsql security definer set search_path = '' as $$
declare
  first_day timestamp := date_trunc('month', now() at time zone 'UTC');
  month timestamp;
  partition text;
begin
  for month in select generate_series(first_day, first_day + make_interval(months => months_ahead), '1 month') loop
    partition := 'qr_scans_' || to_char(month, 'YYYY_MM');
    if to_regclass('public.' || partition) is null then
      execute format('create table public.%I partition of public.qr_scans for values from (%L) to (%L)',
        partition, month::text || '+00', (month + interval '1 month')::text || '+00');
      -- Reached through the parent only.
      execute format('alter table public.%I enable row level security', partition);
      execute format('revoke all on public.%I from anon, authenticated', partition);
    end if;
  end loop;
end $$;
select innfo.make_scan_partitions();

-- ------------------------------------------------------------------------------------------------
-- Counts. A statement that adds scans also adds them, in its transaction, to counts whose size depends on time and not
-- on traffic: reading them takes as long after ten million scans as after ten, and raw scans can be dropped without
-- changing a figure. See docs/decisions/0012-scan-counts.md.

-- Every offset from UTC in use is a multiple of a quarter of an hour, so a day of any time zone is made of whole rows.
-- Days are cut anew from these when a hotel's time zone changes.
create table innfo.scan_quarters (
  hotel_id text not null references public.hotels (id) on delete cascade,
  starts_at timestamptz not null,
  scans bigint not null,
  guests bigint not null,
  primary key (hotel_id, starts_at)
) with (fillfactor = 70);
-- Many rows share a moment, which an index keeps once.
create index scan_quarters_starts_at on innfo.scan_quarters (starts_at);

-- Days of the hotel's own time zone.
create table innfo.scan_days (
  hotel_id text not null references public.hotels (id) on delete cascade,
  day date not null,
  scans bigint not null,
  guests bigint not null,
  primary key (hotel_id, day)
) with (fillfactor = 70);

-- All scans of a month, by one dimension at a time.
create table innfo.scan_totals (
  hotel_id text not null references public.hotels (id) on delete cascade,
  dimension text not null check (dimension in ('device', 'referrer', 'source')),
  value text not null,
  scans bigint not null,
  -- Its first day, in UTC; 1970-01-01 for all before months were told apart.
  month date not null,
  primary key (hotel_id, dimension, month, value)
) with (fillfactor = 70);

alter table innfo.scan_quarters enable row level security;
alter table innfo.scan_days enable row level security;
alter table innfo.scan_totals enable row level security;

-- Takes rows in the order of their keys, so that statements at the same time wait for each other and never in a circle.
-- All hosts that guests came from are counted, and where that makes too many of one hotel and month, those with the
-- fewest scans become "Other". A host that guests do come from gathers scans and stays.
create function innfo.count_scans() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  -- Referrers are what clients say they are: whoever makes up hosts must not make the counts grow.
  max_hosts constant int := 200;
  -- The slack keeps this from being done for each scan anew.
  slack constant int := 50;
begin
  -- The time zone must not change between here and the end of the transaction.
  perform from public.hotels where id in (select hotel_id from new_scans) order by id for share;

  insert into innfo.code_scans as counted (code_id, month, scans)
  select s.code_id, date_trunc('month', s.scanned_at at time zone 'UTC')::date, count(*)
  from new_scans s where s.code_id is not null group by 1, 2 order by 1, 2
  on conflict (code_id, month) do update set scans = counted.scans + excluded.scans;

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
end $$;
create trigger count_scans after insert on public.qr_scans
  referencing new table as new_scans for each statement execute function innfo.count_scans();

-- The days of a hotel that moved to another time zone: takes the scans of the quarters out of their days by the old
-- zone and adds them by the new one. Days whose quarters are gone stay as they were counted. Guests stay counted by the
-- day that was theirs when they came.
create function innfo.cut_days_anew(of_hotel text, old_zone text, new_zone text) returns void
language plpgsql set search_path = '' as $$
begin
  update innfo.scan_days d set scans = d.scans - q.scans, guests = d.guests - q.guests
  from (
    select (starts_at at time zone old_zone)::date as local_day, sum(scans) as scans, sum(guests) as guests
    from innfo.scan_quarters where hotel_id = of_hotel
    group by local_day
  ) as q
  where d.hotel_id = of_hotel and d.day = q.local_day;

  insert into innfo.scan_days as counted (hotel_id, day, scans, guests)
  select hotel_id, (starts_at at time zone new_zone)::date as local_day, sum(scans), sum(guests)
  from innfo.scan_quarters where hotel_id = of_hotel
  group by hotel_id, local_day
  on conflict (hotel_id, day) do update
    set scans = counted.scans + excluded.scans, guests = counted.guests + excluded.guests;

  delete from innfo.scan_days where hotel_id = of_hotel and scans = 0;
end $$;

-- ------------------------------------------------------------------------------------------------
-- A scan is a visit that was not recorded before. A page makes an id each time it is opened or reloaded,
-- and sends it again when no answer came. Neither of the next two tables references hotels: their rows go by themselves
-- within days, and the check of each would cost as much as the row.

-- Visits recorded lately, so that one that is sent again counts once.
create table innfo.scan_visits (
  hotel_id text not null,
  visit_id uuid not null,
  seen_at timestamptz not null default now(),
  primary key (hotel_id, visit_id)
);
create index scan_visits_seen_at on innfo.scan_visits (seen_at);

-- Guests of today: random numbers their devices drew for this hotel and day. Forgotten two to three days later, when
-- the day is over everywhere; what stays is how many there were.
create table innfo.scan_guests (
  hotel_id text not null,
  day date not null,
  guest_id uuid not null,
  primary key (hotel_id, day, guest_id)
);
create index scan_guests_day on innfo.scan_guests (day);

alter table innfo.scan_visits enable row level security;
alter table innfo.scan_guests enable row level security;

-- Records the scans that are new among [{hotel_id, visit_id, guest_id, source, device_type, referrer, user_agent,
-- scanned_at, code_hash}]; those of hotels that are unknown or taken down are left out. One hotel's row may be held for seconds, by a change
-- of its time zone or by its deletion: scans of such a hotel are left out, and no other hotel's wait for it. Answers
-- the hotels left out, whose scans are to be sent again. Takes rows in the order of their keys, as count_scans() does.
create function innfo.record_scans(scans jsonb) returns text[] language plpgsql security definer set search_path = '' as $$
declare
  named constant text[] := array(select distinct scan ->> 'hotel_id' from jsonb_array_elements(scans) as scan);
  -- These must neither go nor move to another time zone before this is committed.
  free text[];
begin
  select coalesce(array_agg(id), '{}') into free from (
    select id from public.hotels where id = any (named) order by id for share skip locked
  ) as hotel;

  with given as (
    select distinct on (s.hotel_id, s.visit_id) s.*, (s.scanned_at at time zone h.time_zone)::date as day,
      c.id as code_id
    from jsonb_to_recordset(scans) as s (hotel_id text, visit_id uuid, guest_id uuid, source text,
      device_type text, referrer text, user_agent text, scanned_at timestamptz, code_hash text)
    join public.hotels h on h.id = s.hotel_id
    left join public.codes c on innfo.code_hash(c.token) = s.code_hash and c.hotel_id = s.hotel_id
      and c.revoked_at is null
    where h.id = any (free) and not innfo.is_taken_down(h.id)
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
    (id, hotel_id, user_agent, referrer, device_type, scanned_at, source, code_id, is_new_guest)
  select visit_id, hotel_id, user_agent, referrer, device_type, scanned_at, source, code_id,
    nth = 1 and (hotel_id, day, guest_id) in (select hotel_id, day, guest_id from new_guests)
  from visits;

  return array(select id from public.hotels where id = any (named) and id <> all (free) order by id);
end $$;
grant execute on function innfo.record_scans(jsonb) to service_role;

-- An owner's own scan of the code: it counts nowhere and shows that the code works. One row a hotel, and nothing of the
-- device in it. Apart from hotels, whose updated_at tells of what an owner changed.
create table innfo.test_scans (
  hotel_id text primary key references public.hotels (id) on delete cascade,
  scanned_at timestamptz not null
);
alter table innfo.test_scans enable row level security;

-- Records it when the owner has a role at the hotel: whoever is signed in elsewhere tests nothing. A hotel that is just
-- being deleted makes nobody wait.
create function innfo.record_test_scan(hotel_id text, owner_id uuid) returns void
language sql security definer set search_path = '' as $$
  with hotel as (
    select h.id from public.hotels h
    where h.id = record_test_scan.hotel_id and exists (
      select from innfo.roles r where r.hotel_id = h.id and r.user_id = record_test_scan.owner_id and r.role = 'any')
    for key share skip locked
  )
  insert into innfo.test_scans as kept (hotel_id, scanned_at)
  select h.id, now() from hotel h
  on conflict (hotel_id) do update set scanned_at = excluded.scanned_at
$$;
grant execute on function innfo.record_test_scan(text, uuid) to service_role;

-- ------------------------------------------------------------------------------------------------
-- Upkeep

-- Makes the partitions of the months to come, and forgets what has served its time: visits that nobody sends again,
-- guests of days that are over everywhere, and, when keep_months is given, raw scans of months that ended that many
-- months ago. A part at a time; answers whether there is more to forget.
create function innfo.tend_scans(keep_months int default null) returns boolean
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
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
end $$;
grant execute on function innfo.tend_scans(int) to service_role;

-- Quarters of an hour are most of what counts take, and the analytics show twelve months: those of more than thirteen
-- months ago go. Answers its argument, or null at the end.
create function innfo.forget_scan_quarters(after text) returns text language plpgsql security definer set search_path = '' as $$
declare
  rows_at_a_time constant int := 20000;
  forgotten int;
begin
  delete from innfo.scan_quarters where ctid in (
    select ctid from innfo.scan_quarters where starts_at < now() - interval '13 months' limit rows_at_a_time);
  get diagnostics forgotten = row_count;
  return case when forgotten = rows_at_a_time then forget_scan_quarters.after end;
end $$;
grant execute on function innfo.forget_scan_quarters(text) to service_role;

-- ------------------------------------------------------------------------------------------------
-- The analytics

-- How far a figure is above the average part of a period, in whole percent; 100 when the period is empty.
create function innfo.growth(figure numeric, period numeric, parts numeric) returns int
language sql immutable
return case
  when period > 0 then round((figure * parts - period) * 100 / period)::int
  when figure > 0 then 100
  else 0
end;

-- The analytics of one hotel as of a moment, or null when there is no such hotel. A figure is compared with days that
-- are over: today above the unfinished week's seventh said +600 % on every Monday.
create function innfo.scan_analytics_at(hotel_id text, moment timestamp with time zone) returns jsonb
language sql stable security definer set search_path = '' as $$
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

-- The analytics of one of the caller's hotels, or null when it is not theirs or does not exist:
--   {total, today, week, month, growth: {today, week, month}, days: [{date, scans, guests}] (30),
--    weeks: [{start, scans}] (12), months: [{start, scans}] (12), devices: [{type, scans}] (all four),
--    referrers: [{host, scans}] (the six with most, 'Direct' for none), via: {qr, link}, test_scan_at}
-- Days begin at midnight and weeks on Monday, in the hotel's time zone; oldest first, every one present. test_scan_at
-- is when the owner last scanned the code, or null.
create function public.scan_analytics(hotel_id text) returns jsonb language sql stable security definer set search_path = '' as $$
  select innfo.scan_analytics_at(h.id, now())
    || jsonb_build_object('test_scan_at', (select t.scanned_at from innfo.test_scans t where t.hotel_id = h.id))
  from public.hotels h
  where h.id = scan_analytics.hotel_id and h.id = any (array(select * from innfo.hotels_of('editor')))
$$;
grant execute on function public.scan_analytics(text) to authenticated, service_role;
