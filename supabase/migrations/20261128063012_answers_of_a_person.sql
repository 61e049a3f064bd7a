-- How many characters of answers each of a hotel's people has had translated in a day: a twentieth of the account's month
-- at most, or one long answer, so that nobody spends it alone. See docs/decisions/0064-characters-a-month.md.
create table innfo.answer_characters (
  hotel_id text not null references public.hotels (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  day date not null default (now() at time zone 'UTC')::date,
  characters bigint not null check (characters >= 0),
  primary key (hotel_id, user_id, day)
);
create index answer_characters_user_id on innfo.answer_characters (user_id);
alter table innfo.answer_characters enable row level security;

-- Counts them for the person. False if that is more than their share of the day: nothing is counted then.
create function innfo.take_answer_characters(in_hotel text, of_user uuid, more int) returns boolean
language plpgsql set search_path = ''
as $$
declare
  share constant bigint := (
    select greatest(2000, innfo.limit_of(h.user_id, 'translated_characters') / 20) from public.hotels h where h.id = in_hotel);
  today constant date := (now() at time zone 'UTC')::date;
begin
  delete from innfo.answer_characters a where a.hotel_id = in_hotel and a.user_id = of_user and a.day < today;
  insert into innfo.answer_characters as a (hotel_id, user_id, day, characters)
  select in_hotel, of_user, today, more where more <= share
  on conflict (hotel_id, user_id, day) do update set characters = a.characters + excluded.characters
    where a.characters + excluded.characters <= share;
  return found;
end
$$;

-- A service does not charge for what it refuses.
create function innfo.give_back_answer_characters(in_hotel text, of_user uuid, fewer int) returns void
language sql set search_path = ''
as $$
  update innfo.answer_characters a set characters = greatest(0, a.characters - fewer)
  where a.hotel_id = in_hotel and a.user_id = of_user and a.day = (now() at time zone 'UTC')::date
$$;
