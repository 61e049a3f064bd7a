-- Which plan is in force is decided here, once: for the plans' rules, the guest page and the admin alike.

-- The checkout that is open for the owner at the payment provider, if any; see src/server/payments.
alter table public.subscriptions add column checkout_id text;

-- The subscription in force for a user: a complimentary period, else what was paid for.
create or replace function innfo.subscription_of(owner_id uuid) returns setof public.subscriptions
language sql stable security definer set search_path = ''
as $$
  with complimentary as (
    select u.id, c.plan_id, null::text, null::text, 'active', null::text,
      extract(epoch from c.period_start)::bigint, extract(epoch from c.period_end)::bigint, false,
      c.period_start, c.period_start, null::text
    from public.complimentary_plans c join auth.users u on u.email = c.email
    where u.id = owner_id and now() between c.period_start and c.period_end
  )
  select * from complimentary
  union all
  select * from public.subscriptions s where s.user_id = owner_id and not exists (select from complimentary)
$$;

-- Until when a renewal that failed leaves the plan in force, in epoch seconds: a week from the day it was
-- due, which is when the unpaid period began. Null when nothing is overdue. The provider tries the card
-- again in the meantime.
create function innfo.grace_end(subscription_status text, current_period_start bigint) returns bigint
language sql immutable set search_path = ''
as $$
  select case when subscription_status = 'past_due' then current_period_start + 7 * 24 * 60 * 60 end
$$;

create function innfo.is_in_force(subscription_status text, current_period_start bigint) returns boolean
language sql stable set search_path = ''
as $$
  select subscription_status in ('active', 'trialing')
    or coalesce(extract(epoch from now()) < innfo.grace_end(subscription_status, current_period_start), false)
$$;
-- The view below calls them as the caller.
grant execute on function innfo.grace_end(text, bigint), innfo.is_in_force(text, bigint)
  to authenticated, service_role;

create or replace view public.stripe_user_subscriptions as
  select plan_id, customer_id, subscription_id, subscription_status, price_id, current_period_start,
    current_period_end, cancel_at_period_end,
    case when innfo.is_in_force(subscription_status, current_period_start) then plan_id else 'free' end
      as plan_in_force,
    innfo.grace_end(subscription_status, current_period_start) as grace_end
  from innfo.subscription_of((select auth.uid()));

create or replace function innfo.plan_of(owner_id uuid) returns public.plans
language sql stable security definer set search_path = ''
as $$
  select p from public.plans p
  where p.id = coalesce(
    (select s.plan_id from innfo.subscription_of(owner_id) s
      where innfo.is_in_force(s.subscription_status, s.current_period_start)), 'free')
$$;

-- A plan that ends by the clock alone is announced by nobody's write. Called every hour, it announces the
-- hotels whose plan ended within the last day: one call that is missed does no harm.
create function innfo.notify_ended_plans() returns void
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
$$;
grant execute on function innfo.notify_ended_plans() to service_role;
