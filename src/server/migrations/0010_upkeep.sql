-- Which process does the hourly upkeep, and when each part of it last went well: operators look at it
-- through /metrics, whichever process they ask.
create table innfo_server.upkeep (
  task text primary key,
  claimed_at timestamptz not null default now(),
  succeeded_at timestamptz
);
alter table innfo_server.upkeep enable row level security;
