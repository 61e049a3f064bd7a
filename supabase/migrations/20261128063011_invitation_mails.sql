-- Invitations count for the account whose hotel asks: see docs/decisions/0003-accounts.md.
create or replace function innfo.mail_invitation() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into innfo.jobs (kind, owner_id, payload)
  select 'mail', h.user_id, jsonb_build_object('letter', 'invitation', 'to', new.email, 'invitationId', new.id)
  from public.hotels h where h.id = new.hotel_id;
  if new.hands_over then
    perform innfo.mail_hand_over(new.hotel_id, new.email, null);
  end if;
  return null;
end
$$;
