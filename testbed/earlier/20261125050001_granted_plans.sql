-- A plan that an operator gave to an account until a day (npm run innfo -- plan grant). It belongs to the
-- account, not to its address as those of the configuration do: it moves and goes with the account.

create table innfo.granted_plans (
  user_id uuid primary key references auth.users (id) on delete cascade,
  plan_id text not null references public.plans (id),
  period_start timestamptz not null default now(),
  period_end timestamptz not null
);
-- Nobody's but the server's.
alter table innfo.granted_plans enable row level security;

create trigger notify_plan_changed after insert or update or delete on innfo.granted_plans
  for each row execute function innfo.notify_plan_changed();

-- As before, and with what was granted. Of several complimentary periods the one that ends last counts.
create or replace function innfo.subscription_of(owner_id uuid) returns setof public.subscriptions
language sql stable security definer set search_path = ''
as $$
  with complimentary as (
    select owner_id, c.plan_id, s.customer_id, null::text, 'active', null::text,
      extract(epoch from c.period_start)::bigint, extract(epoch from c.period_end)::bigint, false,
      c.period_start, c.period_start, null::text
    from (
      select p.plan_id, p.period_start, p.period_end
      from public.complimentary_plans p join auth.users u on u.email = p.email where u.id = owner_id
      union all
      select g.plan_id, g.period_start, g.period_end from innfo.granted_plans g where g.user_id = owner_id
    ) as c
    left join public.subscriptions s on s.user_id = owner_id
    where now() between c.period_start and c.period_end
    order by c.period_end desc
    limit 1
  )
  select * from complimentary
  union all
  select * from public.subscriptions s where s.user_id = owner_id and not exists (select from complimentary)
$$;

create or replace function innfo.notify_ended_plans() returns void
language sql security definer set search_path = ''
as $$
  select pg_notify('hotel_changed', h.id)
  from public.hotels h join auth.users u on u.id = h.user_id
  where exists (
      select from public.subscriptions s
      where s.user_id = u.id and to_timestamp(innfo.grace_end(s.subscription_status, s.current_period_start))
        between now() - interval '1 day' and now())
    or exists (
      select from public.complimentary_plans c
      where c.email = u.email and c.period_end between now() - interval '1 day' and now())
    or exists (
      select from innfo.granted_plans g
      where g.user_id = u.id and g.period_end between now() - interval '1 day' and now())
$$;
