-- What a request's connection, which starts as anon, asks on its way to becoming its caller.
create function auth.session_is_alive(session_id uuid, user_id uuid) returns boolean
language sql stable security definer
return exists (
  select from auth.sessions s
  where s.id = session_is_alive.session_id and s.user_id = session_is_alive.user_id);
revoke execute on function auth.session_is_alive(uuid, uuid) from public;
grant execute on function auth.session_is_alive(uuid, uuid) to anon;
