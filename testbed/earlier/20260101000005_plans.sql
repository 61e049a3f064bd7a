-- What an owner may show. The rows of plans are written by the server from src/product.ts at every
-- start, so that screens, server and database share one source.

create table public.plans (
  id text primary key,
  name text not null,
  -- Whole US dollars a month.
  price int not null check (price >= 0),
  -- 999 or more means unlimited.
  max_sections int not null check (max_sections > 0),
  custom_sections boolean not null
);

-- One row an owner, kept in step with the payment provider.
create table public.subscriptions (
  user_id uuid primary key references auth.users (id) on delete cascade,
  plan_id text not null references public.plans (id),
  customer_id text unique,
  subscription_id text unique,
  subscription_status text not null default 'not_started',
  price_id text,
  -- Epoch seconds, as the provider gives them.
  current_period_start bigint,
  current_period_end bigint,
  cancel_at_period_end boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger set_updated_at before update on public.subscriptions
  for each row execute function innfo.set_updated_at();

-- Accounts that have the paid plan without paying, filled from the server's configuration.
create table public.complimentary_plans (
  email text primary key,
  plan_id text not null references public.plans (id),
  period_start timestamptz not null,
  period_end timestamptz not null
);

alter table public.plans enable row level security;
alter table public.subscriptions enable row level security;
alter table public.complimentary_plans enable row level security;
revoke all on public.plans, public.subscriptions, public.complimentary_plans from anon, authenticated;
grant all on public.plans, public.subscriptions, public.complimentary_plans to service_role;

create policy "signed-in owners read the plans" on public.plans for select to authenticated using (true);
create policy "owners read their subscription" on public.subscriptions
  for select to authenticated using (user_id = (select auth.uid()));
create policy "nobody reads the complimentary accounts" on public.complimentary_plans
  for select to authenticated using (false);
grant select on public.plans, public.subscriptions to authenticated;

-- The subscription in force for a user: a complimentary period, else what was paid for.
create function innfo.subscription_of(owner_id uuid) returns setof public.subscriptions
language sql stable security definer set search_path = ''
as $$
  with complimentary as (
    select u.id, c.plan_id, null::text, null::text, 'active', null::text,
      extract(epoch from c.period_start)::bigint, extract(epoch from c.period_end)::bigint, false,
      c.period_start, c.period_start
    from public.complimentary_plans c join auth.users u on u.email = c.email
    where u.id = owner_id and now() between c.period_start and c.period_end
  )
  select * from complimentary
  union all
  select * from public.subscriptions s where s.user_id = owner_id and not exists (select from complimentary)
$$;
-- The view below calls it as the caller. Schema innfo is not exposed, so no request can.
grant execute on function innfo.subscription_of(uuid) to authenticated, service_role;

-- What the admin reads: the caller's own subscription, at most one row. Runs with its owner's rights
-- because the complimentary accounts are nobody's to read; the caller's id is the only way in.
create view public.stripe_user_subscriptions as
  select plan_id, customer_id, subscription_id, subscription_status, price_id, current_period_start,
    current_period_end, cancel_at_period_end
  from innfo.subscription_of((select auth.uid()));
revoke all on public.stripe_user_subscriptions from anon, authenticated;
grant select on public.stripe_user_subscriptions to authenticated, service_role;

-- The plan in force for a user: that of an active subscription, else the free one.
create function innfo.plan_of(owner_id uuid) returns public.plans
language sql stable security definer set search_path = ''
as $$
  select p from public.plans p
  where p.id = coalesce(
    (select s.plan_id from innfo.subscription_of(owner_id) s where s.subscription_status = 'active'), 'free')
$$;
grant execute on function innfo.plan_of(uuid) to service_role;

-- A plan change alters what guests may see of every hotel of that owner.
create function innfo.notify_plan_changed() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  row_data jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
begin
  perform pg_notify('hotel_changed', h.id)
  from public.hotels h join auth.users u on u.id = h.user_id
  where u.id = (row_data ->> 'user_id')::uuid or u.email = row_data ->> 'email';
  return null;
end
$$;
create trigger notify_plan_changed after insert or update or delete on public.subscriptions
  for each row execute function innfo.notify_plan_changed();
create trigger notify_plan_changed after insert or update or delete on public.complimentary_plans
  for each row execute function innfo.notify_plan_changed();
