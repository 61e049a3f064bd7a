-- The private key that identifies this site to push services. It is a secret of its own: devices are registered for it,
-- and none of them is reached any more after it has changed. See docs/decisions/0071-web-push.md.
create table auth.push_secret (
  is_only boolean primary key default true constraint push_secret_is_only_choice check (is_only),
  secret bytea not null constraint push_secret_secret_length check (octet_length(secret) = 32)
);
alter table auth.push_secret enable row level security;
