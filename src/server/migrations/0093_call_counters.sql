-- Counts one call in each counter, in their order, up to the first that has no room, and then in none of those before
-- it. What others count meanwhile waits, so nobody is refused for a call that does not count after all.
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
revoke execute on function innfo_server.count_call(jsonb, bigint) from public;

-- The network, or the prefix, in which a session was last prolonged, as a hash that only the server can make: whoever
-- writes to a hotel from there is in the house.
alter table auth.sessions add column network text;
