-- When the hotel sees to what guests ask for, each kind of it with hours of its own. Null: at any time. See
-- docs/decisions/0050-hours-of-requests.md.
call innfo.add_hours('message_kinds', 'towels_hours');
call innfo.add_hours('message_kinds', 'late_checkout_hours');
call innfo.add_hours('message_kinds', 'taxi_hours');
call innfo.add_hours('message_kinds', 'wake_up_call_hours');
call innfo.add_hours('message_kinds', 'repair_hours');
call innfo.add_hours('message_kinds', 'other_hours');

-- By topic.
create function innfo.hours_of_requests(kind public.message_kinds) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('towels', kind.towels_hours, 'late_checkout', kind.late_checkout_hours,
    'taxi', kind.taxi_hours, 'wake_up_call', kind.wake_up_call_hours, 'repair', kind.repair_hours,
    'other', kind.other_hours)
$$;

create or replace function innfo.message_form(hotel_id text, kind text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('hotel', innfo.hotel_of_messages(h), 'topics', k.topics, 'keep_days', k.keep_days,
    'hours', innfo.hours_of_requests(k))
  from public.hotels h join public.message_kinds k on k.hotel_id = h.id
  where h.id = lower(message_form.hotel_id) and k.kind = message_form.kind
    and innfo.guest_messages(h.id) ? message_form.kind
$$;

-- The same function, with the hours of what was asked for.
do $$
declare
  before constant text := pg_get_functiondef('innfo.sent_message(uuid)'::regprocedure);
  place constant text := 'select jsonb_build_object(''hotel'', innfo.hotel_of_messages(h),';
begin
  if position(place in before) = 0 then
    raise exception 'innfo.sent_message has changed';
  end if;
  execute replace(before, place, place || '
    ''hours'', (select innfo.hours_of_requests(k) -> m.topic from public.message_kinds k
      where k.hotel_id = m.hotel_id and k.kind = m.kind),');
end
$$;
