-- Whoever is an owner no longer leaves nobody at the door whom they have asked in, who may be themselves by another
-- address. See docs/decisions/0118-members-and-roles.md.
create function innfo.end_invitations_of_owner() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.invitations i
  where new.role is distinct from 'owner' and i.hotel_id = old.hotel_id and i.invited_by = old.user_id;
  return null;
end
$$;
create trigger end_invitations after delete or update of role on public.members
  for each row when (old.role = 'owner') execute function innfo.end_invitations_of_owner();
