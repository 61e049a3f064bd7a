-- A full inbox has room for who is in danger: a tenth more, so that whoever writes of danger without being in any does
-- not fill it without end.
create or replace function innfo.keep_messages_within_limit() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  hotel record;
  allowed bigint;
begin
  for hotel in
    select h.id, h.user_id, bool_and(a.danger) as danger from added a join public.hotels h on h.id = a.hotel_id
    group by h.id order by h.id
  loop
    allowed := innfo.limit_of(hotel.user_id, 'messages');
    if allowed = 0 then
      raise exception 'The inbox is only available with the Pro plan. Upgrade to take messages.'
        using errcode = 'IN002';
    end if;
    -- Writers to one hotel take turns, so that none slips past.
    perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('messages of ' || hotel.id, 0));
    if (select count(*) from public.messages m where m.hotel_id = hotel.id)
        > (allowed + case when hotel.danger then ceil(allowed / 10.0) else 0 end) then
      perform innfo.refuse_more('messages', allowed);
    end if;
  end loop;
  return null;
end
$$;
