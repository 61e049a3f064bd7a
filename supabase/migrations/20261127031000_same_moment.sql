-- Two at the desk who answer the same guest in the same moment. See docs/decisions/0124-together.md.

-- As before; and whoever says how many texts of the conversation they have seen is refused (IN007) where a colleague has
-- answered since. Without that number, as of earlier clients, nothing is compared.
drop function public.answer_message(text, uuid, text, text, text, text);
create function public.answer_message(hotel_id text, message_id uuid, words text, language text default null,
  translation text default null, translation_language text default null, seen integer default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  since public.message_texts[];
  said public.message_texts;
begin
  -- The message changes with each text, so that every screen reads it again. Writers to it take turns from here on.
  update public.messages m set state = case m.state when 'new' then 'working' else m.state end
  where m.id = answer_message.message_id and m.hotel_id = answer_message.hotel_id
    and m.hotel_id = any (array(select * from innfo.hotels_of('desk')));
  if not found then
    return null;
  end if;
  since := array(
    select t from public.message_texts t where t.message_id = answer_message.message_id
    order by t.created_at, t.id
    offset greatest(0, coalesce(seen,
      (select count(*) - 1 from public.message_texts t where t.message_id = answer_message.message_id))));
  select s.* into said from unnest(since) s where s.author_id = me and s.text = words limit 1;
  if found then
    return to_jsonb(said);
  end if;
  if seen is not null and exists (
      select from unnest(since) s where s.author = 'house' and s.author_id is distinct from me) then
    raise exception 'A colleague has answered since.' using errcode = 'IN007';
  end if;
  insert into public.message_texts (hotel_id, message_id, author, author_id, name, text, language, translation,
    translation_language)
  select h.id, answer_message.message_id, 'house', me, innfo.first_name_of(me), words,
    coalesce(answer_message.language, h.language), answer_message.translation, answer_message.translation_language
  from public.hotels h where h.id = answer_message.hotel_id
  returning * into said;
  insert into public.message_events (hotel_id, message_id, by_user, what)
  values (answer_message.hotel_id, answer_message.message_id, me, 'answer');
  return to_jsonb(said);
end
$$;
grant execute on function public.answer_message(text, uuid, text, text, text, text, integer) to authenticated, service_role;

-- As before; and with `answer`, what answer_message() takes, it is said with it: of two who allow different hours, the
-- guest reads the one that is on the list of rooms.
drop function public.allow_late_checkout(text, uuid, timestamp);
create function public.allow_late_checkout(hotel_id text, message_id uuid, until timestamp, answer jsonb default null)
returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  code constant public.codes := (
    select c from public.messages m
    join public.codes c on c.hotel_id = m.hotel_id and c.kind = 'room' and c.revoked_at is null
      and (c.id = m.code_id or innfo.name_key(c.label) = innfo.name_key(m.room))
    where m.id = allow_late_checkout.message_id and m.hotel_id = allow_late_checkout.hotel_id
      and m.hotel_id = any (array(select * from innfo.hotels_of('desk')))
      and allow_late_checkout.until between innfo.clock_at(m.hotel_id) - interval '1 day'
        and innfo.clock_at(m.hotel_id) + interval '14 days'
    order by c.id = m.code_id desc limit 1);
begin
  if code.id is null then
    return null;
  end if;
  if answer is not null then
    perform public.answer_message(code.hotel_id, allow_late_checkout.message_id, answer ->> 'words',
      translation => answer ->> 'translation', translation_language => answer ->> 'translation_language',
      seen => (answer ->> 'seen')::integer);
  end if;
  perform innfo.write_room(code.hotel_id, code.id, allow_late_checkout.until::date,
    jsonb_build_object('until', allow_late_checkout.until::time), false, 0);
  return code.label;
end
$$;
grant execute on function public.allow_late_checkout(text, uuid, timestamp, jsonb) to authenticated, service_role;

-- ------------------------------------------------------------------------------------------------
-- Who needs help may be anywhere, and has no room then: null, where "?" was stored before. See
-- docs/decisions/0098-danger.md.

alter table public.messages drop constraint messages_room_required;
call innfo.add_rule('messages', 'room', 'required', 'kind <> ''request''
  or case when {} is null then topic = ''help'' else not innfo.is_blank({}) end');
update public.messages set room = null where kind = 'request' and topic = 'help' and room = '?';
update public.desk_events set room = null where topic = 'help' and room = '?';
