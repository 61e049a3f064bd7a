-- What nobody can take back asks for more than a session that was left open: for a proof of the last ten
-- minutes that it is the owner who is there. Access tokens say when that was, in the claim that Supabase's
-- own carry: "amr", a list of {method, timestamp}. Why so: docs/decisions/0028-step-up.md.

create function innfo.has_recent_proof(claims jsonb) returns boolean
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_path_exists(claims, '$.amr[*] ? (@.timestamp > $since)',
    jsonb_build_object('since', extract(epoch from now() - interval '10 minutes'))), false)
$$;

-- IN004: the caller's proof is too old. Only of callers who are signed in: the server deletes as it must.
create function innfo.require_recent_proof() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if auth.uid() is not null and not innfo.has_recent_proof(auth.jwt()) then
    raise exception 'This requires reauthentication: confirm the password, or sign in again.'
      using errcode = 'IN004';
  end if;
  return old;
end
$$;
revoke execute on function innfo.has_recent_proof(jsonb), innfo.require_recent_proof() from public;
grant execute on function innfo.has_recent_proof(jsonb) to authenticated, service_role;

create trigger require_recent_proof before delete on public.hotels
  for each row execute function innfo.require_recent_proof();
