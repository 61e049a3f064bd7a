-- A computer at reception is a session that no account begins: docs/decisions/0119-stations.md. Its account has no address,
-- so nobody signs in to it.
alter table auth.sessions drop constraint sessions_method_choice;
alter table auth.sessions add constraint sessions_method_choice
  check (method in ('password', 'otp', 'recovery', 'passkey', 'station'));
