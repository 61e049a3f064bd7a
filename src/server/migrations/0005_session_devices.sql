-- What the browser that signed in calls itself, for the owner's list of devices. No address: where a
-- device was is more than its owner needs to recognise it, and more than we want to know.
alter table auth.sessions add column user_agent text
  constraint sessions_user_agent_length check (char_length(user_agent) <= 300);
