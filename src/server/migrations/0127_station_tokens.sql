-- Whom a station's session was when it gave the token: one of before a shift must not open it.
alter table auth.refresh_tokens add column user_id uuid;
