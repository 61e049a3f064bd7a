-- The block of addresses in which a session was last prolonged, an IPv4 /24 or an IPv6 /48, as a hash that only the server
-- can make: invitations from there count together.
alter table auth.sessions add column block text;
