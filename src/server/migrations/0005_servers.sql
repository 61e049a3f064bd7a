-- Tables that the servers on one database share.

-- This table is made before any migration. No role of requests may enter its schema; like every other table it refuses
-- them itself, too.
alter table innfo_server.migrations enable row level security;

-- Which process does the hourly upkeep, and when each part of it last succeeded. Operators read it in /metrics, from
-- any process.
create table innfo_server.upkeep (
  task text primary key,
  claimed_at timestamptz not null default now(),
  succeeded_at timestamptz
);
alter table innfo_server.upkeep enable row level security;

-- The private key that identifies this site to push services. It does not follow the server's secret: devices are
-- registered for it, and a new key reaches none of them. See docs/decisions/0071-web-push.md.
create table auth.push_secret (
  is_only boolean primary key default true constraint push_secret_is_only_choice check (is_only),
  secret bytea not null constraint push_secret_secret_length check (octet_length(secret) = 32)
);
alter table auth.push_secret enable row level security;
