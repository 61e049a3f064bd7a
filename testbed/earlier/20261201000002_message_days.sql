-- Whoever writes a message says nothing of how long it is kept: keep_message_until() decides.
alter table public.messages alter column keep_until set default current_date + 90;
