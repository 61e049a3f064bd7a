-- Nobody knows who chose the password of an address that was signed up again with another one before it
-- was confirmed. Whoever then follows a link to it chooses a new password.
alter table auth.users add column password_contested boolean not null default false;
alter table auth.users add constraint users_password_contested_unconfirmed
  check (not password_contested or email_confirmed_at is null);
