-- Parts of a Supabase project that a plain PostgreSQL lacks: the three roles requests run as,
-- and the two functions policies ask who is calling. Everything under supabase/migrations builds on
-- these names only, so that it loads on a Supabase project unchanged.

do $$
declare
  role_name text;
  -- Since PostgreSQL 16 a member of a role may be without the right to switch to it; before, any member may.
  membership constant text :=
    case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end;
begin
  foreach role_name in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_catalog.pg_roles where rolname = role_name) then
      execute format('create role %I nologin noinherit', role_name);
    end if;
    -- The server's own login switches to these roles for each request.
    if not pg_has_role(current_user, role_name, membership) then
      execute format('grant %I to current_user', role_name);
    end if;
  end loop;
end
$$;

create schema if not exists auth;
grant usage on schema auth to anon, authenticated, service_role;

-- Nothing is callable, readable or creatable by accident: each grant is written where the thing is made.
revoke create on schema public from public;
grant usage on schema public to anon, authenticated, service_role;
alter default privileges revoke execute on functions from public;

-- Both functions have bodies that are bound to their names when they are made. They need no fixed search path, and
-- the planner puts them into the policies instead of calling them, which saves a tenth of a read's time.

-- Returns the claims of the caller's access token, or null outside a request.
create function auth.jwt() returns jsonb
language sql stable
return nullif(current_setting('request.jwt.claims', true), '')::jsonb;

-- Returns the signed-in user's id, or null for a guest. Like Supabase's own, it reads a setting that requests make
-- beside the claims: reading the id out of the claims, which are JSON, doubled what a caller costs a statement.
create function auth.uid() returns uuid
language sql stable
return coalesce(nullif(current_setting('request.jwt.claim.sub', true), ''), auth.jwt() ->> 'sub')::uuid;

grant execute on function auth.jwt(), auth.uid() to anon, authenticated, service_role;
