-- Whose a job is, so that no account's jobs hold up everybody's: docs/decisions/0091-shares-of-jobs.md. Null for what
-- is no account's yet, such as the mail to somebody who signs up. Without a reference: it would have each job wait for
-- whoever locks the accounts, and what is left of a deleted account finds nothing to do.

alter table innfo.jobs add column owner_id uuid;

-- The accounts with work, and the first of each.
create index jobs_due_of_owner on innfo.jobs (kind, owner_id, due_at) where failed_at is null and owner_id is not null;

-- By the device, or the hotel, that it is about.
create function innfo.job_owner(payload jsonb) returns uuid
language sql stable set search_path = ''
as $$
  select h.user_id from public.hotels h
  where h.id = coalesce(payload ->> 'hotelId', payload ->> 'hotel_id',
    (select d.hotel_id from public.push_devices d where d.id = (payload ->> 'deviceId')::uuid))
$$;

create function innfo.set_job_owner() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.owner_id := coalesce(new.owner_id, innfo.job_owner(new.payload));
  return new;
end
$$;
create trigger set_job_owner before insert on innfo.jobs
  for each row execute function innfo.set_job_owner();

update innfo.jobs set owner_id = innfo.job_owner(payload);
