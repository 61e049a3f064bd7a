-- As before, but a translation counts for 100 bytes at least instead of 16: stored it takes some 500, and one letter for
-- each of a million names that an item once had was 75 GB of an account's.
create or replace function innfo.keep_translations_within_limits() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  least_bytes constant int := 100;
  written record;
begin
  for written in
    select distinct a.hotel_id, a.language, h.user_id
    from added a join public.hotels h on h.id = a.hotel_id order by 1, 2
  loop
    if tg_op = 'INSERT' and innfo.limit_of(written.user_id, 'languages') = 0 then
      raise exception 'Translations are only available with the Pro plan. Upgrade to write them.'
        using errcode = 'IN002';
    end if;
    -- Writers of one hotel take turns, so that none slips past.
    perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('translations of ' || written.hotel_id, 0));
    if (select sum(greatest(octet_length(t.text), least_bytes)) from public.translations t
        where t.hotel_id = written.hotel_id and t.language = written.language)
        > innfo.limit_of(written.user_id, 'text_bytes') then
      perform innfo.refuse_more('text_bytes', innfo.limit_of(written.user_id, 'text_bytes'));
    end if;
  end loop;
  return null;
end
$$;

-- As before, but a hotel that is just being deleted makes nobody wait.
create or replace function innfo.record_test_scan(hotel_id text, owner_id uuid) returns void
language sql security definer set search_path = ''
as $$
  with hotel as (
    select h.id from public.hotels h
    where h.id = record_test_scan.hotel_id and h.user_id = record_test_scan.owner_id
    for key share skip locked
  )
  insert into innfo.test_scans as kept (hotel_id, scanned_at)
  select h.id, now() from hotel h
  on conflict (hotel_id) do update set scanned_at = excluded.scanned_at
$$;

-- As before, but of the mails only one in ten minutes goes ahead of its time: one stranger's bad marks, a minute apart,
-- used up what the mailbox, and the account's other hotels, may have in an hour.
alter table innfo.message_mails add column alarmed_at timestamptz;

create or replace function innfo.raise_alarm() returns trigger
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
    delete from innfo.jobs j
    where j.failed_at is null and j.attempts = 0 and j.due_at > now() and j.kind = 'push'
      and j.payload ->> 'deviceId' in (
        select d.id::text from public.push_devices d where d.hotel_id = new.hotel_id);
  end if;
  update innfo.message_mails m set due_at = '-infinity', alarmed_at = now()
  where m.hotel_id = new.hotel_id and m.kind = new.kind
    and (m.alarmed_at is null or m.alarmed_at <= now() - interval '10 minutes');
  if found then
    delete from innfo.jobs j
    where j.failed_at is null and j.attempts = 0 and j.due_at > now() and j.kind = 'mail'
      and j.payload ->> 'letter' = 'newMessages'
      and j.payload ->> 'hotelId' = new.hotel_id and j.payload ->> 'kind' = new.kind;
  end if;
  return null;
end
$$;
