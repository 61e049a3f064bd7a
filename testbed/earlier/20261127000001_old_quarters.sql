-- Quarters of an hour are what days are cut from when a hotel moves to another time zone. They are most of
-- what counts take, and the analytics show twelve months, so those of more than thirteen months ago go.

-- Takes the scans of the quarters out of their days by the old time zone and adds them by the new one. Days
-- whose quarters are gone stay as they were counted. Guests stay counted by the day that was theirs when they
-- came.
create or replace function innfo.cut_days_anew() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update innfo.scan_days d set scans = d.scans - q.scans, guests = d.guests - q.guests
  from (
    select (starts_at at time zone old.time_zone)::date as local_day, sum(scans) as scans, sum(guests) as guests
    from innfo.scan_quarters where hotel_id = new.id
    group by local_day
  ) as q
  where d.hotel_id = new.id and d.day = q.local_day;

  insert into innfo.scan_days as counted (hotel_id, day, scans, guests)
  select hotel_id, (starts_at at time zone new.time_zone)::date as local_day, sum(scans), sum(guests)
  from innfo.scan_quarters where hotel_id = new.id
  group by hotel_id, local_day
  on conflict (hotel_id, day) do update
    set scans = counted.scans + excluded.scans, guests = counted.guests + excluded.guests;

  delete from innfo.scan_days where hotel_id = new.id and scans = 0;
  return null;
end
$$;

-- Forgets old quarters of some hotels, by their keys, so that it never reads the whole table.
-- @returns the hotel after which to go on, or null at the end
create function innfo.forget_scan_quarters(after text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  hotels_at_a_time constant int := 200;
  rows_at_a_time constant int := 20000;
  hotels text[];
  forgotten int;
begin
  select array_agg(id order by id) into hotels from (
    select id from public.hotels where id > forget_scan_quarters.after order by id limit hotels_at_a_time
  ) as next;
  if hotels is null then
    return null;
  end if;
  with old as (
    select q.* from unnest(hotels) as hotel, lateral (
      select hotel_id, starts_at from innfo.scan_quarters
      where hotel_id = hotel and starts_at < now() - interval '13 months'
      limit rows_at_a_time
    ) as q
    limit rows_at_a_time
  )
  delete from innfo.scan_quarters q using old where q.hotel_id = old.hotel_id and q.starts_at = old.starts_at;
  get diagnostics forgotten = row_count;
  return case when forgotten = rows_at_a_time then forget_scan_quarters.after else hotels[cardinality(hotels)] end;
end
$$;
revoke execute on function innfo.forget_scan_quarters(text) from public;
grant execute on function innfo.forget_scan_quarters(text) to service_role;
