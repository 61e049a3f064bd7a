-- As Supabase's own does, it takes the id from a setting of its own, where a request has said it: reading it out of the
-- claims, which are JSON, took a statement as long as all else about its caller.
create or replace function auth.uid() returns uuid
language sql stable
return coalesce(nullif(current_setting('request.jwt.claim.sub', true), ''), auth.jwt() ->> 'sub')::uuid;
