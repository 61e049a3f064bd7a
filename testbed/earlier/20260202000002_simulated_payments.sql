-- What the simulated payment provider remembers (src/server/payments/simulated): its customers,
-- checkouts and subscriptions, as JSON in the provider's own shape. Empty wherever payments are real.
create table innfo.simulated_payments (
  id text primary key,
  -- In the order in which they were made.
  position bigint generated always as identity,
  object jsonb not null
);
create index simulated_payments_customer on innfo.simulated_payments ((object ->> 'customer'));
alter table innfo.simulated_payments enable row level security;
