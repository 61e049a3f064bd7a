-- Work that follows from a transaction and must not get lost with the process that ran it: written in that
-- transaction, worked off by any process of the server. See docs/decisions/0041-jobs.md.
create table innfo.jobs (
  id uuid primary key default innfo.uuid_v7(),
  kind text not null,
  -- What to do. Never a secret: backups and operators read it.
  payload jsonb not null,
  created_at timestamptz not null default now(),
  -- When it may be tried; whoever tries it moves this on, so that nobody else does meanwhile.
  due_at timestamptz not null default now(),
  attempts integer not null default 0,
  -- When it was given up, and why.
  failed_at timestamptz,
  reason text
);
create index jobs_due_at on innfo.jobs (kind, due_at) where failed_at is null;
create index jobs_failed_at on innfo.jobs (failed_at) where failed_at is not null;
alter table innfo.jobs enable row level security;
