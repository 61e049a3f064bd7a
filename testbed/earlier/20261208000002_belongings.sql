-- What becomes of lost and found things, step by step; which feedback cannot wait; and an open inbox that notices
-- what is deleted. See docs/decisions/0072-belongings.md.

-- ------------------------------------------------------------------------------------------------
-- Lost and found things

alter table public.messages
  -- Where the thing lies.
  add column shelf text,
  -- The guest's report of a find, and the other way round.
  add column match_id uuid references public.messages (id) on delete set null,
  add column ownership_checked boolean not null default false;
create index messages_match_id on public.messages (match_id) where match_id is not null;
grant insert (shelf, match_id, ownership_checked), update (shelf, match_id, ownership_checked)
  on public.messages to authenticated;
call innfo.optional_text('messages', 'shelf', 40);
call innfo.add_rule('messages', 'ownership_checked', 'kind', 'kind in (''lost'', ''found'') or not {}');

-- One of another hotel is refused like one that does not exist.
create function innfo.check_match() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if not exists (
    select from public.messages m where m.id = new.match_id and m.hotel_id = new.hotel_id
      and (m.kind, new.kind) in (('lost', 'found'), ('found', 'lost'))
  ) then
    raise check_violation using message = 'A find belongs to a report of the same hotel',
      table = 'messages', constraint = 'messages_match_id_pair';
  end if;
  return new;
end
$$;
create trigger check_match before insert or update of match_id on public.messages
  for each row when (new.match_id is not null) execute function innfo.check_match();

-- Both sides of a match say the same of each other and of the thing: who hands it over presses once.
create function innfo.keep_match_alike() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.messages m set match_id = null where m.id = old.match_id and m.match_id = new.id
    and old.match_id is distinct from new.match_id;
  update public.messages m set match_id = new.id where m.id = new.match_id and m.match_id is distinct from new.id;
  if new.ownership_checked <> old.ownership_checked or new.outcome is distinct from old.outcome then
    update public.messages m set ownership_checked = new.ownership_checked, outcome = new.outcome,
      state = case when new.outcome is null then m.state else new.state end
    where m.id = new.match_id
      and (m.ownership_checked, m.outcome) is distinct from (new.ownership_checked, new.outcome);
  end if;
  return null;
end
$$;
create trigger keep_match_alike after insert or update of match_id, ownership_checked, outcome on public.messages
  for each row execute function innfo.keep_match_alike();

-- Each step with who and when.
alter table public.message_events drop constraint message_events_what_choice;
call innfo.choice('message_events', 'what',
  array['sent', 'state', 'answer', 'note', 'assignee', 'outcome', 'match', 'ownership', 'shelf']);

create or replace function innfo.record_message_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- Of one message, so that nobody fills the disk by changing it to and fro.
  kept constant integer := 100;
begin
  insert into public.message_events (hotel_id, message_id, by_user, what, value)
  select new.hotel_id, new.id, auth.uid(), e.what, e.value
  from (values
    ('sent', null, tg_op = 'INSERT'),
    ('state', new.state, tg_op = 'UPDATE' and new.state is distinct from old.state),
    ('answer', null, tg_op = 'UPDATE' and new.answer is distinct from old.answer),
    ('note', null, tg_op = 'UPDATE' and new.note is distinct from old.note),
    ('assignee', new.assignee, tg_op = 'UPDATE' and new.assignee is distinct from old.assignee),
    ('outcome', new.outcome, tg_op = 'UPDATE' and new.outcome is distinct from old.outcome),
    ('match', new.match_id::text, tg_op = 'UPDATE' and new.match_id is distinct from old.match_id),
    ('ownership', new.ownership_checked::text, tg_op = 'UPDATE' and new.ownership_checked <> old.ownership_checked),
    ('shelf', new.shelf, tg_op = 'UPDATE' and new.shelf is distinct from old.shelf)
  ) as e (what, value, happened)
  where e.happened;
  if tg_op = 'UPDATE' then
    delete from public.message_events where id in (
      select e.id from public.message_events e where e.message_id = new.id
      order by e.at desc, e.id desc offset kept);
  end if;
  return null;
end
$$;

-- ------------------------------------------------------------------------------------------------
-- Feedback that cannot wait

-- Of five; null for never.
alter table public.message_kinds add column attention smallint default 3, add column alarm smallint default 1;
grant insert (attention, alarm), update (attention, alarm) on public.message_kinds to authenticated;
call innfo.add_rule('message_kinds', 'attention', 'range', '{} between 1 and 4');
call innfo.add_rule('message_kinds', 'alarm', 'range', '{} between 1 and 4');

-- When the last alarm went out. One in a minute goes at once; the others come with what is announced next.
alter table innfo.message_pushes add column alarmed_at timestamptz;

-- Before the message's own mail and push are asked for: what waits leaves now, and nothing is waited for.
create function innfo.raise_alarm() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select from public.message_kinds k
      where k.hotel_id = new.hotel_id and k.kind = new.kind and new.rating <= k.alarm) then
    return null;
  end if;
  insert into innfo.message_pushes as p (hotel_id, due_at, alarmed_at) values (new.hotel_id, '-infinity', now())
  on conflict (hotel_id) do update set due_at = '-infinity', alarmed_at = now()
    where p.alarmed_at is null or p.alarmed_at <= now() - interval '1 minute';
  if found then
    delete from innfo.jobs j where j.failed_at is null and j.attempts = 0 and j.due_at > now() and (
      (j.kind = 'push' and j.payload ->> 'deviceId' in (
        select d.id::text from public.push_devices d where d.hotel_id = new.hotel_id))
      or (j.kind = 'mail' and j.payload ->> 'letter' = 'newMessages'
        and j.payload ->> 'hotelId' = new.hotel_id and j.payload ->> 'kind' = new.kind));
    update innfo.message_mails m set due_at = '-infinity' where m.hotel_id = new.hotel_id and m.kind = new.kind;
  end if;
  return null;
end
$$;
-- Triggers of one table run in the order of their names.
create trigger raise_alarm after insert on public.messages
  for each row when (new.by_guest and new.kind = 'feedback') execute function innfo.raise_alarm();

-- ------------------------------------------------------------------------------------------------
-- The list, and what is new in it

create or replace view public.inbox with (security_invoker = true) as
select m.id, m.hotel_id, m.kind, m.state, m.room, m.topic, m.rating, left(m.text, 200) as text, m.item, m.place,
  m.color, m.assignee, m.outcome, m.by_guest, m.created_at, m.updated_at,
  lower(concat_ws(' ', m.room, m.item, m.text, m.color, m.place, m.day, m.contact, m.assignee, m.shelf)) as words,
  m.shelf, m.match_id, m.ownership_checked, m.keep_until
from public.messages m;

-- When a hotel's messages last became fewer: by the guest who deletes one, at the desk, or when their time is over.
create table innfo.message_deletions (
  hotel_id text primary key references public.hotels (id) on delete cascade,
  deleted_at timestamptz not null
);
alter table innfo.message_deletions enable row level security;
create policy "owners read rows of their hotels" on innfo.message_deletions for select to authenticated
  using (hotel_id = any (array(select id from public.hotels where user_id = (select auth.uid()))));
grant select on innfo.message_deletions to authenticated;

create function innfo.note_message_deletion() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- A hotel that goes takes its messages along, and needs no row.
  insert into innfo.message_deletions (hotel_id, deleted_at)
  select h.id, clock_timestamp() from public.hotels h
  where h.id in (select r.hotel_id from removed r) order by h.id
  on conflict (hotel_id) do update set deleted_at = excluded.deleted_at;
  return null;
end
$$;
create trigger note_message_deletion after delete on public.messages referencing old table as removed
  for each statement execute function innfo.note_message_deletion();

create or replace function public.inbox_news(hotel_id text) returns jsonb
language sql stable set search_path = ''
as $$
  select case when exists (select from public.hotels h where h.id = inbox_news.hotel_id) then jsonb_build_object(
    'expected',
      exists (select from public.message_kinds k where k.hotel_id = inbox_news.hotel_id and k.is_on)
      or exists (select from public.messages m where m.hotel_id = inbox_news.hotel_id),
    'new', (select count(*) from (
      select from public.messages m where m.hotel_id = inbox_news.hotel_id and m.state = 'new' limit 100) as counted),
    'changed_at', greatest(
      (select m.updated_at from public.messages m where m.hotel_id = inbox_news.hotel_id
        order by m.updated_at desc limit 1),
      (select d.deleted_at from innfo.message_deletions d where d.hotel_id = inbox_news.hotel_id))) end
$$;
