-- Whoever leaves a hotel's desk, or works at it no longer, is told of its messages no more. See
-- docs/decisions/0118-members-and-roles.md.
create function innfo.end_devices_of_member() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.push_devices d using auth.sessions s
  where d.hotel_id = old.hotel_id and s.id = d.session_id and s.user_id = old.user_id
    and not exists (
      select from innfo.roles r where r.hotel_id = old.hotel_id and r.user_id = old.user_id and r.role = 'desk');
  return null;
end
$$;
create trigger end_devices after delete or update of role on public.members
  for each row execute function innfo.end_devices_of_member();
