-- A complimentary plan hides what its owner may also be paying for, but not the customer at the payment
-- provider: whoever is charged finds the way to cancel.
create or replace function innfo.subscription_of(owner_id uuid) returns setof public.subscriptions
language sql stable security definer set search_path = ''
as $$
  with complimentary as (
    select u.id, c.plan_id, s.customer_id, null::text, 'active', null::text,
      extract(epoch from c.period_start)::bigint, extract(epoch from c.period_end)::bigint, false,
      c.period_start, c.period_start, null::text
    from public.complimentary_plans c join auth.users u on u.email = c.email
    left join public.subscriptions s on s.user_id = u.id
    where u.id = owner_id and now() between c.period_start and c.period_end
  )
  select * from complimentary
  union all
  select * from public.subscriptions s where s.user_id = owner_id and not exists (select from complimentary)
$$;
