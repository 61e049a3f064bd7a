-- Counters of the abuse limits, shared by all processes on this database. Columns, their order and
-- types are those that rate-limiter-flexible's PostgreSQL store reads and writes; keys are hashes, so
-- that nobody's address stands here.
create table auth.rate_limits (
  key text primary key,
  points integer not null default 0,
  -- Milliseconds since 1970.
  expire bigint
);
create index rate_limits_expire on auth.rate_limits (expire);
alter table auth.rate_limits enable row level security;
