-- The plan in force, paid for or given. It is decided here, once: for the plans' rules,
-- the guest page and the admin alike.

-- The server writes the rows from src/product.ts at every start, so that screens, server and database share one source.
create table public.plans (
  id text primary key,
  name text not null,
  -- Whole US dollars a month.
  price int not null check (price >= 0),
  -- 999 or more means unlimited.
  max_sections int not null check (max_sections > 0),
  custom_sections boolean not null
);
-- On a project of a Supabase provider nobody writes them at each start: the rules must not depend on it.
insert into public.plans (id, name, price, max_sections, custom_sections) values
  ('free', 'Free', 0, 3, false),
  ('InnfoTest', 'Innfo Pro', 99, 999, true);
alter table public.plans enable row level security;
create policy "signed-in owners read the plans" on public.plans for select to authenticated using (true);
grant select on public.plans to authenticated;
grant all on public.plans to service_role;

-- One row an owner, kept in step with the payment provider.
create table public.subscriptions (
  user_id uuid primary key references auth.users (id) on delete cascade,
  plan_id text not null references public.plans (id),
  customer_id text unique,
  subscription_id text unique,
  -- The provider's own words, none refused: active and trialing are in force, past_due for the grace below, all others
  -- (canceled, unpaid, paused, …) not. One that is cancelled stays active until the provider says otherwise.
  subscription_status text not null default 'not_started',
  price_id text,
  -- Epoch seconds, as the provider gives them.
  current_period_start bigint,
  current_period_end bigint,
  cancel_at_period_end boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The checkout that is open for the owner at the provider, if any; see src/server/payments.
  checkout_id text
);
create trigger set_updated_at before update on public.subscriptions for each row execute function innfo.set_updated_at();
alter table public.subscriptions enable row level security;
create policy "owners read their subscription" on public.subscriptions
  for select to authenticated using (user_id = (select auth.uid()));
grant select on public.subscriptions to authenticated;
grant all on public.subscriptions to service_role;

-- Accounts that have the paid plan without paying, filled from the server's configuration.
create table public.complimentary_plans (
  email text primary key,
  plan_id text not null references public.plans (id),
  period_start timestamptz not null,
  period_end timestamptz not null
);
alter table public.complimentary_plans enable row level security;
create policy "nobody reads the complimentary accounts" on public.complimentary_plans for select to authenticated using (false);
grant all on public.complimentary_plans to service_role;

-- A plan that an operator gave to an account until a day (npm run innfo -- plan grant). It belongs to the account, not
-- to its address as those of the configuration do: it moves and goes with the account.
create table innfo.granted_plans (
  user_id uuid primary key references auth.users (id) on delete cascade,
  plan_id text not null references public.plans (id),
  period_start timestamptz not null default now(),
  period_end timestamptz not null
);
alter table innfo.granted_plans enable row level security;

-- State of the simulated payment provider (src/server/payments/simulated): its customers, checkouts and
-- subscriptions, as JSON in the provider's own shape. Empty wherever payments are real.
create table innfo.simulated_payments (
  id text primary key,
  -- In the order in which they were made.
  position bigint generated always as identity,
  object jsonb not null
);
create index simulated_payments_customer on innfo.simulated_payments ((object ->> 'customer'));
alter table innfo.simulated_payments enable row level security;

-- ------------------------------------------------------------------------------------------------
-- Which plan is in force

-- The subscription that counts for a user: a complimentary period, of several the one that ends last, else what was
-- paid for. A complimentary plan hides what its owner may also be paying for, but not the customer at the payment
-- provider: whoever is charged finds the way to cancel.
create function innfo.subscription_of(owner_id uuid) returns setof public.subscriptions
language sql stable security definer set search_path = '' as $$
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
grant execute on function innfo.subscription_of(uuid) to service_role;

-- Until when a renewal that failed leaves the plan in force, in epoch seconds: a week from the day it was due, which is
-- when the unpaid period began. Null when nothing is overdue. The provider tries the card again in the meantime.
create function innfo.grace_end(subscription_status text, current_period_start bigint) returns bigint
language sql immutable set search_path = '' as $$
  select case when subscription_status = 'past_due' then current_period_start + 7 * 24 * 60 * 60 end
$$;

create function innfo.is_in_force(subscription_status text, current_period_start bigint) returns boolean
language sql stable set search_path = '' as $$
  select subscription_status in ('active', 'trialing')
    or coalesce(extract(epoch from now()) < innfo.grace_end(subscription_status, current_period_start), false)
$$;

-- Never null: a rule that compares with nothing refuses nothing.
create function innfo.plan_of(owner_id uuid) returns public.plans language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select p from public.plans p
      where p.id = coalesce(
        (select s.plan_id from innfo.subscription_of(owner_id) s
          where innfo.is_in_force(s.subscription_status, s.current_period_start)), 'free')),
    row('free', 'Free', 0, 3, false)::public.plans)
$$;
grant execute on function innfo.plan_of(uuid) to service_role;

-- A function that a signed-in owner may call with the server's rights asks who is calling, and takes nobody's id.
create function innfo.own_subscription() returns setof public.subscriptions
language sql stable security definer set search_path = '' as $$
  select * from innfo.subscription_of((select auth.uid()))
$$;

-- The plan that counts at a hotel: that of the account it belongs to, whoever edits it. Callers who are signed in learn
-- it of their own hotels alone; the server, of all.
create function innfo.plan_at(hotel_id text) returns public.plans language sql stable security definer set search_path = '' as $$
  select innfo.plan_of(h.user_id) from public.hotels h
  where h.id = plan_at.hotel_id
    and ((select auth.uid()) is null or h.id = any (array(select * from innfo.hotels_of('editor'))))
$$;

-- The admin's view: the caller's own subscription, at most one row.
create view public.stripe_user_subscriptions as
  select plan_id, customer_id, subscription_id, subscription_status, price_id, current_period_start,
    current_period_end, cancel_at_period_end,
    case when innfo.is_in_force(subscription_status, current_period_start) then plan_id else 'free' end
      as plan_in_force,
    innfo.grace_end(subscription_status, current_period_start) as grace_end
  from innfo.own_subscription();
grant select on public.stripe_user_subscriptions to authenticated, service_role;

grant execute on function innfo.grace_end(text, bigint), innfo.is_in_force(text, bigint), innfo.own_subscription(),
  innfo.plan_at(text) to authenticated, service_role;

-- ------------------------------------------------------------------------------------------------
-- Who hears of a change: a plan decides what guests see of every hotel of its owner.

create function innfo.notify_plan_changed() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  row_data jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
begin
  perform pg_notify('hotel_changed', h.id)
  from public.hotels h join auth.users u on u.id = h.user_id
  where u.id = (row_data ->> 'user_id')::uuid or u.email = row_data ->> 'email';
  return null;
end $$;
create trigger notify_plan_changed after insert or update or delete on public.subscriptions
  for each row execute function innfo.notify_plan_changed();
create trigger notify_plan_changed after insert or update or delete on public.complimentary_plans
  for each row execute function innfo.notify_plan_changed();
create trigger notify_plan_changed after insert or update or delete on innfo.granted_plans
  for each row execute function innfo.notify_plan_changed();

-- Only what ends within a day is looked for; complimentary and granted plans are few.
create index subscriptions_grace_end on public.subscriptions (innfo.grace_end(subscription_status, current_period_start))
  where subscription_status = 'past_due';
create index subscriptions_current_period_end on public.subscriptions (current_period_end)
  where customer_id is not null and subscription_status in ('active', 'trialing', 'past_due');

-- Nobody's write announces a plan that ends by the clock alone. Called every hour, this announces the hotels whose plan
-- ended within the last day: one call that is missed does no harm.
create function innfo.notify_ended_plans() returns void language sql security definer set search_path = '' as $$
  with ended as (
    select s.user_id from public.subscriptions s
    where s.subscription_status = 'past_due'
      and innfo.grace_end(s.subscription_status, s.current_period_start)
        between extract(epoch from now() - interval '1 day')::bigint and extract(epoch from now())::bigint
    union
    select u.id from public.complimentary_plans c join auth.users u on u.email = c.email
    where c.period_end between now() - interval '1 day' and now()
    union
    select g.user_id from innfo.granted_plans g where g.period_end between now() - interval '1 day' and now()
  )
  select pg_notify('hotel_changed', h.id) from public.hotels h join ended on ended.user_id = h.user_id
$$;
grant execute on function innfo.notify_ended_plans() to service_role;

-- Letters of owners to the operator that were sent, so that a call that is repeated sends nothing again. What they said
-- is in the mail alone. See docs/decisions/0110-the-plan-says-what-it-is-worth.md.
create table innfo.letters (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index letters_user_id on innfo.letters (user_id);
alter table innfo.letters enable row level security;
