-- Upkeep finds what is due without reading what is not: a table of accounts grows, what is due each hour does
-- not.
create index users_unproven on auth.users (created_at)
  where email is not null and email_confirmed_at is null and last_sign_in_at is null;
create index sessions_refreshed_at on auth.sessions (refreshed_at);

-- Each refresh forgets the old tokens of its own session, by this index.
create index refresh_tokens_session_id_used_at on auth.refresh_tokens (session_id, used_at);
drop index auth.refresh_tokens_session_id;
