-- What one account could take from others, or from the disk, beside what its limits count.

-- The 2,000 newest answers of services are kept, not the ones that are good for longest: those of one service lasted
-- four times as long as the other's, and so many of them left no place for the other's.
alter table innfo.service_answers add column kept_at timestamptz not null default now();

create or replace function innfo.keep_answer(question text, new_answer jsonb, kept interval) returns void
language sql set search_path = ''
as $$
  insert into innfo.service_answers as a (question_hash, answer, kept_until)
  values (question, new_answer, now() + kept)
  on conflict (question_hash) do update
  set answer = excluded.answer, kept_until = excluded.kept_until, kept_at = excluded.kept_at;
  delete from innfo.service_answers where question_hash in (
    select a.question_hash from innfo.service_answers a order by a.kept_at desc offset 2000)
$$;

-- As before, but a translation counts for 16 bytes at least: one letter for each of millions of names that an item
-- once had is not two megabytes.
create or replace function innfo.keep_translations_within_limits() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  least_bytes constant int := 16;
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
