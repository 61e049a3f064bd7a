-- Accounts, their sessions, and the links mailed to them. Only the server's own login may touch the tables of schema
-- auth, no role of requests. Secrets are stored as hashes.

create table auth.users (
  id uuid primary key default gen_random_uuid(),
  -- Null only for accounts nobody can sign in to, such as the owner of the sample hotel, or a station.
  email text,
  -- argon2id in PHC string format.
  password_hash text,
  -- Null until somebody follows the link that was mailed at sign-up.
  email_confirmed_at timestamptz,
  user_metadata jsonb not null default '{}',
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The address was signed up twice, with two passwords, before it was confirmed. Nobody knows who chose this one, so
  -- whoever follows a link to the address chooses a new password.
  password_contested boolean not null default false,
  constraint users_email_lower check (email = lower(btrim(email))),
  constraint users_email_length check (char_length(email) between 3 and 254),
  constraint users_password_contested_unconfirmed check (not password_contested or email_confirmed_at is null)
);
create unique index users_email_key on auth.users (email);
-- The upkeep of each hour finds unproven accounts by this index, however many others there are.
create index users_unproven on auth.users (created_at)
  where email is not null and email_confirmed_at is null and last_sign_in_at is null;

create table auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- How the session began: with a password, a mailed link, a link to set a new password (its user has shown no
  -- password), a passkey, or as a computer at reception, which no account begins. See docs/decisions/0119-stations.md.
  method text not null constraint sessions_method_choice
    check (method in ('password', 'otp', 'recovery', 'passkey', 'station')),
  created_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now(),
  -- The browser's name, for the owner's list of devices. Its address is not kept: an owner can recognise a
  -- device without it.
  user_agent text constraint sessions_user_agent_length check (char_length(user_agent) <= 300),
  -- When the user last proved who they are. Access tokens carry it in their claim "amr".
  proved_at timestamptz not null default now(),
  -- The network, or the prefix, in which the session was last prolonged, as a hash that only the server can make. A
  -- message from the same network comes from inside the house.
  network text,
  -- The second factor that was shown, and when.
  factor text constraint sessions_factor_choice check (factor in ('totp', 'mfa/recovery_code')),
  factor_at timestamptz,
  -- The account has an authenticator app, and this session has not shown a code yet. Until then it opens nothing.
  awaits_factor boolean not null default false,
  -- The IPv4 /24 or IPv6 /48 in which the session was last prolonged, hashed in the same way. Invitations sent from
  -- one block count together.
  block text,
  constraint sessions_awaits_factor_or_has_it check (not (awaits_factor and factor_at is not null))
);
create index sessions_user_id on auth.sessions (user_id);
-- Upkeep finds old sessions by this index.
create index sessions_refreshed_at on auth.sessions (refreshed_at);

-- A connection starts as anon, and asks this before it becomes its caller.
create function auth.session_is_alive(session_id uuid, user_id uuid) returns boolean
language sql stable security definer
return exists (
  select from auth.sessions s
  where s.id = session_is_alive.session_id and s.user_id = session_is_alive.user_id and not s.awaits_factor);
grant execute on function auth.session_is_alive(uuid, uuid) to anon;

-- A session's tokens form a chain; the newest has no successor. A used token may be shown again for a few seconds (a
-- retry, a second tab). After that it means theft, and ends the session.
create table auth.refresh_tokens (
  token_hash bytea primary key,
  session_id uuid not null references auth.sessions (id) on delete cascade,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  -- Who worked at a station when it got the token. A token from before a shift must not open it.
  user_id uuid
);
-- Each refresh deletes the old tokens of its own session by this index.
create index refresh_tokens_session_id_used_at on auth.refresh_tokens (session_id, used_at);

-- Each row is a mailed link that nobody has used yet.
create table auth.mailed_tokens (
  token_hash bytea primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  purpose text not null constraint mailed_tokens_purpose_choice
    check (purpose in ('signup', 'recovery', 'email_change')),
  -- The link was sent to this address; for an email change it is the new one.
  email text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index mailed_tokens_user_id on auth.mailed_tokens (user_id, purpose);

-- Browsers in which an account signed in before: a hash of the kind of browser and its network, which only the server
-- can make. A sign-in from any other is told to the account by mail. See docs/decisions/0121-second-factor.md.
create table auth.known_devices (
  user_id uuid not null references auth.users (id) on delete cascade,
  mark bytea not null,
  seen_at timestamptz not null default now(),
  primary key (user_id, mark)
);

-- No suspended account begins a session (innfo.suspensions), whatever way a sign-in takes. It has taken the account's row before, as innfo.suspend() does, so neither misses the other.
create function auth.refuse_suspended() returns trigger language plpgsql set search_path = '' as $$
begin
  if exists (select from innfo.suspensions s where s.user_id = new.user_id) then
    raise exception 'This account is suspended' using errcode = 'IN008';
  end if;
  return new;
end $$;
create trigger refuse_suspended before insert on auth.sessions for each row execute function auth.refuse_suspended();

alter table auth.users enable row level security;
alter table auth.sessions enable row level security;
alter table auth.refresh_tokens enable row level security;
alter table auth.mailed_tokens enable row level security;
alter table auth.known_devices enable row level security;
