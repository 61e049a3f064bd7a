-- Passkeys, and codes that are asked for after the password: docs/decisions/0121-second-factor.md.

-- A factor is an authenticator app, or an account's recovery codes.
create table auth.mfa_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  factor_type text not null constraint mfa_factors_factor_type_choice check (factor_type in ('totp', 'recovery_code')),
  friendly_name text constraint mfa_factors_friendly_name_length check (char_length(friendly_name) between 1 and 120),
  status text not null constraint mfa_factors_status_choice check (status in ('unverified', 'verified')),
  -- The app's secret, encrypted with the server's key.
  secret bytea,
  -- The last time step whose code was taken: each code is taken once.
  last_step bigint,
  -- The hashes of the unused recovery codes, as a list of texts.
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
  -- How often the device has used the key, where it counts. A lower number than before means that the key was copied.
  counter bigint not null,
  transports jsonb not null default '[]',
  friendly_name text not null constraint passkeys_friendly_name_length check (char_length(friendly_name) between 1 and 120),
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create unique index passkeys_credential_id_key on auth.passkeys (credential_id);
create index passkeys_user_id on auth.passkeys (user_id);

-- A challenge itself says what it is for and when it ends. Answered ones are kept until then, so that none is
-- answered twice.
create table auth.used_challenges (
  hash bytea primary key,
  expires_at timestamptz not null
);
create index used_challenges_expires_at on auth.used_challenges (expires_at);

alter table auth.mfa_factors enable row level security;
alter table auth.passkeys enable row level security;
alter table auth.used_challenges enable row level security;
