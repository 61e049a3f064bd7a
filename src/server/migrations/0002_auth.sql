-- Accounts, sessions and mailed links. No request role may touch any of these tables: only the
-- server's own login does. Secrets are stored as hashes alone.

create table auth.users (
  id uuid primary key default gen_random_uuid(),
  -- Null only for accounts nobody can sign in to, such as the owner of the sample hotel.
  email text,
  -- argon2id in PHC string format.
  password_hash text,
  -- Null while the link that was mailed at sign-up has not been followed.
  email_confirmed_at timestamptz,
  user_metadata jsonb not null default '{}',
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint users_email_lower check (email = lower(btrim(email))),
  constraint users_email_length check (char_length(email) between 3 and 254)
);
create unique index users_email_key on auth.users (email);

create table auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- How the user proved who they are: with the password, or with a link mailed to them.
  method text not null constraint sessions_method_choice check (method in ('password', 'otp')),
  created_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now()
);
create index sessions_user_id on auth.sessions (user_id);

-- One row a token of a session's chain. The newest has no successor; a used one may be presented
-- again for a few seconds (a retry, a second tab), after that it means theft and ends the session.
create table auth.refresh_tokens (
  token_hash bytea primary key,
  session_id uuid not null references auth.sessions (id) on delete cascade,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index refresh_tokens_session_id on auth.refresh_tokens (session_id);

-- One row a link that was mailed and not used yet.
create table auth.mailed_tokens (
  token_hash bytea primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  purpose text not null constraint mailed_tokens_purpose_choice
    check (purpose in ('signup', 'recovery', 'email_change')),
  -- The address the link was sent to; for an email change the new one.
  email text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index mailed_tokens_user_id on auth.mailed_tokens (user_id, purpose);

alter table auth.users enable row level security;
alter table auth.sessions enable row level security;
alter table auth.refresh_tokens enable row level security;
alter table auth.mailed_tokens enable row level security;
