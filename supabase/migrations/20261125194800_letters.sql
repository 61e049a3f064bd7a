-- Letters of owners to the operator that were sent, so that a call that is repeated sends nothing again. What they said
-- is in the mail alone. See docs/decisions/0110-the-plan-says-what-it-is-worth.md.
create table innfo.letters (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index letters_user_id on innfo.letters (user_id);
alter table innfo.letters enable row level security;
