-- Whether the owner has said that the hotel's check-in and check-out are right. A new hotel begins with
-- times that are only usual ones; until somebody says so, its page is kept out of search engines.

-- Hotels that are there already have been shown to guests with their times for as long as they exist.
alter table public.hotels add column times_confirmed boolean not null default true;
alter table public.hotels alter column times_confirmed set default false;
grant insert (times_confirmed), update (times_confirmed) on public.hotels to authenticated;

-- Whoever sets other times has looked at them.
create function innfo.confirm_times() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.times_confirmed := new.times_confirmed or (new.check_in, new.check_out) <> ('02:00 PM', '12:00 PM');
  elsif (new.check_in, new.check_out) <> (old.check_in, old.check_out) then
    new.times_confirmed := true;
  end if;
  return new;
end
$$;
create trigger confirm_times before insert or update of check_in, check_out on public.hotels
  for each row execute function innfo.confirm_times();
