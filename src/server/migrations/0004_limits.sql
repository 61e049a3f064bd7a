-- Counters of the abuse limits, which all processes on this database share. Keys are hashes, so that nobody's address
-- stands here.
create table auth.rate_limits (
  key text primary key,
  points integer not null default 0,
  -- Milliseconds since 1970.
  expire bigint
);
create index rate_limits_expire on auth.rate_limits (expire);
alter table auth.rate_limits enable row level security;

-- Counts one call in each counter, in their order. At the first counter without room it stops, and takes the call back
-- from those before it. Others who count meanwhile wait, so that a call that does not count in the end refuses nobody.
create function innfo_server.count_call(counters jsonb, at bigint)
returns table (key text, calls int, ends bigint)
language plpgsql set search_path = ''
as $$
declare
  counter record;
  counted text[] := '{}';
begin
  for counter in
    select c.key, c.points, c.ends from jsonb_to_recordset(counters) as c (key text, points bigint, ends bigint)
  loop
    insert into auth.rate_limits as r (key, points, expire) values (counter.key, 1, counter.ends)
    on conflict on constraint rate_limits_pkey do update set
      points = case when r.expire <= at then 1 else r.points + 1 end,
      expire = case when r.expire <= at then excluded.expire else r.expire end
    returning r.key, r.points, r.expire into key, calls, ends;
    if calls > counter.points then
      update auth.rate_limits r set points = r.points - 1 where r.key = any (counted);
      return next;
      return;
    end if;
    counted := counted || counter.key;
  end loop;
end
$$;
