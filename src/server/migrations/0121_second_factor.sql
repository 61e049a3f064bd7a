-- Passkeys, and codes asked for after the password: docs/decisions/0121-second-factor.md. As of all tables of accounts, no
-- request role may touch any of these.

-- An authenticator app, or an account's recovery codes.
create table auth.mfa_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  factor_type text not null constraint mfa_factors_factor_type_choice check (factor_type in ('totp', 'recovery_code')),
  friendly_name text constraint mfa_factors_friendly_name_length check (char_length(friendly_name) between 1 and 120),
  status text not null constraint mfa_factors_status_choice check (status in ('unverified', 'verified')),
  -- Of an app, encrypted with the server's key.
  secret bytea,
  -- The last time step of which a code was taken: each is taken once.
  last_step bigint,
  -- Hashes of the recovery codes that nobody used yet, as a list of texts.
  codes jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint mfa_factors_kind check (
    case factor_type when 'totp' then secret is not null and codes is null
      else secret is null and codes is not null and status = 'verified' end)
);
create index mfa_factors_user_id on auth.mfa_factors (user_id);
create unique index mfa_factors_recovery_codes on auth.mfa_factors (user_id) where factor_type = 'recovery_code';

create table auth.passkeys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  credential_id bytea not null,
  public_key bytea not null,
  -- How often its device used it, where it counts; going back means that there are two of it.
  counter bigint not null,
  transports jsonb not null default '[]',
  friendly_name text not null constraint passkeys_friendly_name_length check (char_length(friendly_name) between 1 and 120),
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create unique index passkeys_credential_id_key on auth.passkeys (credential_id);
create index passkeys_user_id on auth.passkeys (user_id);

-- Challenges say themselves what they are for and until when; here are those that were answered, until then.
create table auth.used_challenges (
  hash bytea primary key,
  expires_at timestamptz not null
);
create index used_challenges_expires_at on auth.used_challenges (expires_at);

alter table auth.mfa_factors enable row level security;
alter table auth.passkeys enable row level security;
alter table auth.used_challenges enable row level security;

alter table auth.sessions drop constraint sessions_method_choice;
alter table auth.sessions add constraint sessions_method_choice
  check (method in ('password', 'otp', 'recovery', 'passkey'));
-- What came after the method, and when.
alter table auth.sessions add column factor text
  constraint sessions_factor_choice check (factor in ('totp', 'mfa/recovery_code'));
alter table auth.sessions add column factor_at timestamptz;
-- The account has an authenticator app, and this session has not shown a code yet: until then it opens nothing.
alter table auth.sessions add column awaits_factor boolean not null default false;
alter table auth.sessions add constraint sessions_awaits_factor_or_has_it
  check (not (awaits_factor and factor_at is not null));

-- Every request asks this on its way to becoming its caller, so none is let in by a session that waits for its code.
create or replace function auth.session_is_alive(session_id uuid, user_id uuid) returns boolean
language sql stable security definer
return exists (
  select from auth.sessions s
  where s.id = session_is_alive.session_id and s.user_id = session_is_alive.user_id and not s.awaits_factor);
