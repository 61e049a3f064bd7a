-- Texts of guest and hotel to each other after the message itself. See docs/decisions/0130-a-conversation.md.

create table public.message_texts (
  -- The form makes the id of a guest's text, so that a text sent twice is one.
  id uuid primary key default innfo.uuid_v7(),
  hotel_id text not null references public.hotels (id) on delete cascade,
  message_id uuid not null references public.messages (id) on delete cascade,
  author text not null,
  -- A text of the house has the account, and the name that the guest reads.
  author_id uuid references auth.users (id) on delete set null,
  name text,
  text text not null,
  language text,
  translation text,
  translation_language text,
  created_at timestamptz not null default clock_timestamp(),
  -- When the guest first had it in sight.
  read_at timestamptz
);
create index message_texts_message_id on public.message_texts (message_id, created_at);
create index message_texts_hotel_id on public.message_texts (hotel_id, id);
create index message_texts_author_id on public.message_texts (author_id) where author_id is not null;
call innfo.choice('message_texts', 'author', array['guest', 'house']);
call innfo.optional_text('message_texts', 'name', 80);
call innfo.required_text('message_texts', 'text', 2000, lines => true);
call innfo.choice('message_texts', 'language', innfo.language_tags());
call innfo.optional_text('message_texts', 'translation', 4000, lines => true);
call innfo.choice('message_texts', 'translation_language', innfo.language_tags());

-- A sent text stays: nobody changes it, and it goes with its message. answer_message() and write_again() add
-- them.
call innfo.declare_table('message_texts', 'desk', writes => false);

-- A message has at most ten texts by its guest and a hundred by the house, and a hotel as many as there is room for; in
-- danger a tenth more. On every plan, as what came during Pro is still answered after it.
create function innfo.keep_message_texts_within_limit() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  hotel record;
  allowed bigint;
begin
  for hotel in
    select h.id, h.user_id, bool_or(m.danger) as danger
    from added a join public.hotels h on h.id = a.hotel_id join public.messages m on m.id = a.message_id
    group by h.id order by h.id
  loop
    allowed := innfo.limit_of(hotel.user_id, 'message_texts');
    perform innfo.one_at_a_time('messages of ' || hotel.id);
    if (select count(*) from public.message_texts t where t.hotel_id = hotel.id)
        > (allowed + case when hotel.danger then ceil(allowed / 10.0) else 0 end)
      or exists (
        select from public.message_texts t
        where t.message_id in (select a.message_id from added a where a.hotel_id = hotel.id)
        group by t.message_id, t.author having count(*) > case t.author when 'guest' then 10 else 100 end) then
      perform innfo.refuse_more('message_texts', allowed);
    end if;
  end loop;
  return null;
end $$;
create trigger keep_within_limits_insert after insert on public.message_texts referencing new table as added
  for each statement execute function innfo.keep_message_texts_within_limit();

-- The name as guests may know it: a first name, or the name by which somebody stands at the hotel's station. Null where
-- all that is known is a mail address.
create function innfo.first_name_of(user_id uuid) returns text language sql stable security definer set search_path = '' as $$
  select coalesce(p.name, (
    select "left"(split_part(innfo.given_name(u), ' ', 1), 80) from auth.users u where u.id = coalesce(p.member_id, asked.id)))
  from (select first_name_of.user_id as id) as asked
  left join public.station_people p on p.id = asked.id
$$;

-- Answers a message at whose hotel's desk the caller is; null where there is none. A person who answers a new message is at
-- work on it. The same text twice in a row by one person is said once: the answer to the first time may have been lost.
-- A caller that says how many texts of the conversation they have seen is refused (IN007) where a colleague has answered
-- since; their own answer, also from a station, does not count as a colleague's. Without that number, as of earlier
-- clients, nothing is compared. Answers the text as it is stored.
create function public.answer_message(hotel_id text, message_id uuid, words text, language text default null,
  translation text default null, translation_language text default null, seen integer default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  me constant uuid := innfo.account_of(auth.uid());
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
end $$;
grant execute on function public.answer_message(text, uuid, text, text, text, text, int) to authenticated, service_role;

-- ------------------------------------------------------------------------------------------------
-- For guests

-- One mail tells of all that came meanwhile: at most one in ten minutes, and the last message is never left out.
create function innfo.mail_of_message(message public.messages) returns void language plpgsql set search_path = '' as $$
declare
  due timestamptz;
begin
  insert into innfo.message_mails as m (hotel_id, kind, due_at) values (message.hotel_id, message.kind, now())
  on conflict (hotel_id, kind) do update set due_at = greatest(now(), m.due_at + interval '10 minutes')
    where m.due_at <= now()
  returning m.due_at into due;
  if found then
    insert into innfo.jobs (kind, payload, due_at)
    select 'mail', jsonb_build_object('letter', 'newMessages', 'to', told.address, 'hotelId', h.id, 'kind', message.kind), due
    from public.hotels h
    left join public.message_kinds k on k.hotel_id = h.id and k.kind = message.kind
    cross join unnest(case when k.emails <> '{}' then k.emails else array[h.email] end) as told (address)
    where h.id = message.hotel_id;
  end if;
end $$;

-- Takes a guest's further text to a message: it is new once more, nobody's, and due as if it had just come. A mark of
-- danger stays for as long as it would have, and notes whom it tells. Answers sent; known, when this text is there
-- already; full; or closed, when the message is gone or the hotel takes none.
create function innfo.write_again(text jsonb, in_danger boolean) returns text
language plpgsql security definer set search_path = '' as $$
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
  if message.danger then
    perform innfo.hold_new_alarm(message);
  end if;
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
end $$;

-- The conversation as far as its guest may see it, oldest first.
create function innfo.conversation_of(message_id uuid) returns jsonb language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('author', t.author, 'name', t.name, 'text', t.text, 'language', t.language,
    'translation', t.translation, 'translation_language', t.translation_language, 'created_at', t.created_at,
    'read_at', t.read_at) order by t.created_at, t.id), '[]')
  from public.message_texts t where t.message_id = conversation_of.message_id
$$;

-- The message, for a guest with the secret of which this is the hash; with its own id, as a repeat leads to the
-- first; and the code that it came by, for as long as that is one. A column that is not named here is the desk's own.
create function innfo.sent_message(message_id uuid) returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', m.id, 'hotel', innfo.hotel_of_messages(h),
    'hours', (select t.hours from innfo.topics_of(m.hotel_id) t where m.kind = 'request' and t.topic = m.topic),
    'code_id', (select c.id from public.codes c where c.id = m.code_id and c.revoked_at is null),
    'takes_more', innfo.guest_messages(h.id) ? m.kind
      and (select count(*) from public.message_texts t where t.message_id = m.id and t.author = 'guest') < 10,
    'message', jsonb_build_object('kind', m.kind, 'state', m.state, 'topic', m.topic, 'danger', m.danger, 'room', m.room,
      'card', m.card, 'text', m.text, 'language', m.language, 'translation', m.translation,
      'translation_language', m.translation_language, 'rating', m.rating, 'wanted_at', m.wanted_at, 'item', m.item,
      'place', m.place, 'day', m.day, 'color', m.color, 'contact', m.contact, 'created_at', m.created_at,
      'keep_until', m.keep_until, 'price', m.price, 'currency', m.currency, 'line', m.line,
      -- As the guest read it, for as long as the house says the same.
      'line_read', (select innfo.guest_translations(m.hotel_id, m.language) #>> array['texts', 'topics', t.id::text, 'line']
        from public.topics t where t.hotel_id = m.hotel_id and m.topic in (t.key, t.label) and t.line = m.line),
      'outcome', case when m.kind in ('lost', 'found') then m.outcome end,
      'texts', innfo.conversation_of(m.id),
      'has_photo', exists (select from public.message_photos p where p.message_id = m.id)))
  from public.messages m join public.hotels h on h.id = m.hotel_id
  where m.id = innfo.message_of(sent_message.message_id) and m.by_guest
$$;
grant execute on function innfo.sent_message(uuid) to anon, service_role;

-- The message itself says who may read its picture.
create function innfo.sent_photo(message_id uuid) returns bytea language sql stable security definer set search_path = '' as $$
  select p.picture from public.message_photos p
  where p.message_id = sent_photo.message_id and innfo.sent_message(sent_photo.message_id) is not null
$$;
grant execute on function innfo.sent_photo(uuid) to anon, service_role;

-- The guest has the house's texts in sight.
create function innfo.read_texts(message_id uuid) returns void language plpgsql security definer set search_path = '' as $$
begin
  update public.message_texts t set read_at = now()
  where t.message_id = read_texts.message_id and t.author = 'house' and t.read_at is null;
  if found then
    -- Its version is a time, so the desk reads it again.
    update public.messages m set state = m.state where m.id = read_texts.message_id;
  end if;
end $$;

-- ------------------------------------------------------------------------------------------------
-- For the hotel's people

-- Whether its newest words are a guest's after an answer, perhaps "Thank you": a screen rings once for it, like for one
-- more.
create function innfo.is_further(message_id uuid) returns boolean language sql stable set search_path = '' as $$
  select coalesce((array_agg(t.author order by t.created_at desc, t.id desc))[1] = 'guest' and bool_or(t.author = 'house'), false)
  from public.message_texts t where t.message_id = is_further.message_id
$$;

-- The guest's newest words.
create function innfo.last_words(message_id uuid, words text) returns text language sql stable set search_path = '' as $$
  select coalesce((select t.text from public.message_texts t
    where t.message_id = last_words.message_id and t.author = 'guest' order by t.created_at desc limit 1), last_words.words)
$$;
grant execute on function innfo.last_words(uuid, text) to authenticated, service_role;

-- The translation of the guest's newest words.
create function innfo.last_translation(message_id uuid, of_message text) returns text
language sql stable set search_path = '' as $$
  select case when t.id is null then last_translation.of_message else t.translation end
  from (values (true)) as one (row)
  left join lateral (
    select t.id, t.translation from public.message_texts t
    where t.message_id = last_translation.message_id and t.author = 'guest' order by t.created_at desc limit 1) as t on true
$$;
grant execute on function innfo.last_translation(uuid, text) to authenticated, service_role;
