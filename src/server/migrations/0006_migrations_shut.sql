-- The one table that is made before any migration. No request role may enter its schema; this says so of
-- the table too, as of every other.
alter table innfo_server.migrations enable row level security;
