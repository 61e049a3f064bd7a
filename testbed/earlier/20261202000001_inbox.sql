-- What the hotel's people read of messages: the list, and whether there is anything new. See
-- docs/decisions/0062-inbox.md.

-- A line of the list has the beginning of its text; the rest is read with the message. `words` is what a search
-- looks in. The caller's policies apply to what is below the view.
create view public.inbox with (security_invoker = true) as
select m.id, m.hotel_id, m.kind, m.state, m.room, m.topic, m.rating, left(m.text, 200) as text, m.item, m.place,
  m.color, m.assignee, m.outcome, m.by_guest, m.created_at, m.updated_at,
  lower(concat_ws(' ', m.room, m.item, m.text, m.color, m.place, m.day, m.contact, m.assignee)) as words
from public.messages m;
revoke all on public.inbox from anon, authenticated;
grant select on public.inbox to authenticated, service_role;

-- One kind among many others.
create index messages_hotel_id_kind on public.messages (hotel_id, kind, created_at, id);

-- Asked every few seconds by each admin that is open, so each part reads a few entries of an index. Nobody counts
-- past a hundred. Null for a hotel that is not the caller's.
create function public.inbox_news(hotel_id text) returns jsonb
language sql stable set search_path = ''
as $$
  select case when exists (select from public.hotels h where h.id = inbox_news.hotel_id) then jsonb_build_object(
    'expected',
      exists (select from public.message_kinds k where k.hotel_id = inbox_news.hotel_id and k.is_on)
      or exists (select from public.messages m where m.hotel_id = inbox_news.hotel_id),
    'new', (select count(*) from (
      select from public.messages m where m.hotel_id = inbox_news.hotel_id and m.state = 'new' limit 100) as counted),
    'changed_at', (select m.updated_at from public.messages m where m.hotel_id = inbox_news.hotel_id
      order by m.updated_at desc limit 1)) end
$$;
revoke execute on function public.inbox_news(text) from public;
grant execute on function public.inbox_news(text) to authenticated, service_role;
