-- The same words from the same card within two minutes are one message. See docs/decisions/0061-messages.md.

-- What came again leads to the first: the hash of its own address, and which message that is.
create table innfo.message_repeats (
  id uuid primary key,
  message_id uuid not null references public.messages (id) on delete cascade,
  at timestamptz not null default now()
);
alter table innfo.message_repeats enable row level security;
create index message_repeats_message_id on innfo.message_repeats (message_id);

create function innfo.message_of(id uuid) returns uuid
language sql stable security definer set search_path = ''
as $$
  select coalesce((select r.message_id from innfo.message_repeats r where r.id = message_of.id), message_of.id)
$$;

-- Whether one message says what another one said. A photo says more.
create function innfo.says_again(sent public.messages, before public.messages) returns boolean
language sql immutable set search_path = ''
as $$
  select (sent.kind, sent.topic, sent.rating, sent.wanted_at, sent.item, sent.place, sent.day, sent.color, sent.contact)
      is not distinct from (before.kind, before.topic, before.rating, before.wanted_at, before.item, before.place, before.day,
        before.color, before.contact)
    and lower(regexp_replace(coalesce(sent.text, ''), '\s+', ' ', 'g'))
      = lower(regexp_replace(coalesce(before.text, ''), '\s+', ' ', 'g'))
$$;

-- By a card: the house's own code is on every wall, and typed rooms are anybody's. What is done is not said again, it
-- begins anew.
create or replace function innfo.send_message(message jsonb) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  sent constant public.messages := jsonb_populate_record(null::public.messages, message);
  first uuid;
begin
  if not innfo.guest_messages(sent.hotel_id) ? sent.kind
      or (sent.kind = 'request' and sent.topic <> 'help' and not exists (
        select from innfo.topics_of(sent.hotel_id) t where t.topic = sent.topic and t.is_on)) then
    return 'closed';
  end if;
  if exists (select from innfo.message_repeats r where r.id = sent.id) then
    return 'known';
  end if;
  if sent.code_id is not null and sent.card is not null and not coalesce((message ->> 'has_photo')::boolean, false) then
    -- Of two that arrive in the same moment, the second finds the first.
    perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('messages by ' || sent.code_id, 0));
    select m.id into first from public.messages m
    where m.hotel_id = sent.hotel_id and m.code_id = sent.code_id and m.created_at > now() - interval '2 minutes'
      and m.id <> sent.id and m.by_guest and m.state <> 'done' and m.danger >= coalesce(sent.danger, false)
      and innfo.says_again(sent, m)
    order by m.created_at limit 1;
    if found then
      insert into innfo.message_repeats (id, message_id) values (sent.id, first);
      return 'known';
    end if;
  end if;
  insert into public.messages (id, hotel_id, kind, room, topic, rating, text, wanted_at, item, place, day, color,
    contact, language, by_guest, danger, code_id, card)
  values (sent.id, sent.hotel_id, sent.kind, sent.room, sent.topic, sent.rating, sent.text, sent.wanted_at, sent.item,
    sent.place, sent.day, sent.color, sent.contact, sent.language, true, coalesce(sent.danger, false), sent.code_id,
    sent.card)
  on conflict (id) do nothing;
  if not found then
    return 'known';
  end if;
  perform innfo.mail_of_message(sent);
  if sent.danger then
    perform innfo.note_new_alarm(sent);
  end if;
  return 'sent';
exception
  when sqlstate 'IN003' then return 'full';
  when sqlstate 'IN002' then return 'closed';
end
$$;

create or replace function innfo.send_message(message jsonb, picture bytea) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  outcome text;
begin
  -- Here, and not where it is declared, it is undone with the picture.
  outcome := innfo.send_message(message || jsonb_build_object('has_photo', picture is not null));
  if outcome = 'sent' and picture is not null then
    insert into public.message_photos (message_id, hotel_id, picture)
    values ((message ->> 'id')::uuid, message ->> 'hotel_id', picture);
  end if;
  return outcome;
exception
  when sqlstate 'IN003' then return 'no_photo';
end
$$;

-- As before, and notes whom an alarm tells.
create or replace function innfo.write_again(text jsonb, in_danger boolean) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  said constant public.message_texts := jsonb_populate_record(null::public.message_texts, text);
  message public.messages;
  was_new boolean;
begin
  select m.* into message from public.messages m where m.id = said.message_id and m.by_guest for update;
  if not found or not innfo.guest_messages(message.hotel_id) ? message.kind then
    return 'closed';
  end if;
  if exists (select from public.message_texts t where t.id = said.id) then
    return 'known';
  end if;
  was_new := message.state = 'new' and (message.danger or not in_danger);
  message.danger := in_danger or message.danger and (message.state <> 'done' or message.topic = 'help');
  message.goes_to := case when message.danger then 'desk' else message.goes_to end;
  -- First: a message in danger has room for its text.
  message.created_at := now();
  update public.messages m set state = 'new', danger = message.danger, goes_to = message.goes_to,
    due_at = case when was_new then m.due_at else innfo.due_at_of(message) end
  where m.id = message.id;
  insert into public.message_texts (id, hotel_id, message_id, author, text, language)
  values (said.id, message.hotel_id, message.id, 'guest', said.text, said.language);
  insert into public.message_events (hotel_id, message_id, what) values (message.hotel_id, message.id, 'wrote');
  perform innfo.mail_of_message(message);
  if message.danger then
    perform innfo.note_new_alarm(message);
  end if;
  return 'sent';
exception
  when sqlstate 'IN003' then return 'full';
end
$$;

-- What a guest reads who has the secret of which this is the hash, without what is the desk's own; with the message's own
-- id, as a repeat leads to the first; and the code that it came by, for as long as that is one.
create or replace function innfo.sent_message(message_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('id', m.id, 'hotel', innfo.hotel_of_messages(h),
    'hours', (select t.hours from innfo.topics_of(m.hotel_id) t where m.kind = 'request' and t.topic = m.topic),
    'code_id', (select c.id from public.codes c where c.id = m.code_id and c.revoked_at is null),
    'takes_more', innfo.guest_messages(h.id) ? m.kind
      and (select count(*) from public.message_texts t where t.message_id = m.id and t.author = 'guest') < 10,
    'message', to_jsonb(m) - array['id', 'hotel_id', 'note', 'assignee', 'by_guest', 'updated_at', 'shelf', 'match_id',
        'ownership_checked', 'turn', 'code_id', 'due_at', 'goes_to', 'taken_by']
      || jsonb_build_object('outcome', case when m.kind in ('lost', 'found') then m.outcome end,
        'texts', innfo.conversation_of(m.id),
        'has_photo', exists (select from public.message_photos p where p.message_id = m.id)))
  from public.messages m join public.hotels h on h.id = m.hotel_id
  where m.id = innfo.message_of(sent_message.message_id) and m.by_guest
$$;
