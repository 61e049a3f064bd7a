-- Where an account signed in before: a kind of browser in a network, as a hash of what only the server can make. Others
-- are told to the account's owner by mail. See docs/decisions/0121-second-factor.md.
create table auth.known_devices (
  user_id uuid not null references auth.users (id) on delete cascade,
  mark bytea not null,
  seen_at timestamptz not null default now(),
  primary key (user_id, mark)
);
alter table auth.known_devices enable row level security;
