-- When a session's owner last proved who they are: with the password, or with a link mailed to them. Access
-- tokens carry it in their claim "amr".
alter table auth.sessions add column proved_at timestamptz;
update auth.sessions set proved_at = created_at;
alter table auth.sessions alter column proved_at set default now(), alter column proved_at set not null;

-- A session begun by a link to set a new password is told apart: who asks for one knows no password to prove.
alter table auth.sessions drop constraint sessions_method_choice;
alter table auth.sessions add constraint sessions_method_choice check (method in ('password', 'otp', 'recovery'));
