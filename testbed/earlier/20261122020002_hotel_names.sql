-- Two hotels that a guest reads as the same name bear the same name: compatibility forms (wide letters,
-- ligatures), case, white space, invisible characters and letters that look alike do not tell them apart.

-- Letters are taken for alike where Unicode's confusables data (UTS #39) has the capital of a Greek or
-- Cyrillic letter look like a Latin one. Final sigma is a sigma.
create function innfo.name_key(name text) returns text
language sql immutable
return btrim(regexp_replace(
  regexp_replace(
    translate(lower(normalize(name, NFKC)),
      'ͿΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβεζηικμνορτυχϜϝϳϺϻЅІЈАВЕКМНОРСТУХавекмнорстухѕіјѴѵҮүӀӏԌԍԚԛԜԝς',
      'jabezhikmnoptyxabezhikmnoptyxffjmmsijabekmhopctyxabekmhopctyxsijvvyyiiggqqwwσ'),
    '[' || innfo.invisible_characters() || ']', '', 'g'),
  '[' || innfo.space_characters() || ']+', ' ', 'g'));

-- One row a hotel, of no concern to clients. A unique index on the column itself would not do: names that
-- were told apart before this rule came are on printed codes and stay as they are.
create table innfo.hotel_names (
  hotel_id text primary key references public.hotels (id) on delete cascade,
  key text not null constraint hotels_name_key unique
);
alter table innfo.hotel_names enable row level security;
revoke all on innfo.hotel_names from anon, authenticated;

-- The oldest of those alike has the name; the others keep theirs until they change it. No folded name
-- holds a line break, so nobody can run into theirs.
insert into innfo.hotel_names (hotel_id, key)
select id, case when row_number() over (partition by innfo.name_key(name) order by created_at, id) > 1
  then innfo.name_key(name) || E'\n' || id else innfo.name_key(name) end
from public.hotels;
drop index public.hotels_name_key;

-- With its maker's rights: owners touch no table of schema innfo.
create function innfo.claim_hotel_name() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' or new.name <> old.name then
    insert into innfo.hotel_names (hotel_id, key) values (new.id, innfo.name_key(new.name))
    on conflict (hotel_id) do update set key = excluded.key;
  end if;
  return null;
end
$$;
create trigger claim_hotel_name after insert or update of name on public.hotels
  for each row execute function innfo.claim_hotel_name();

-- True when no hotel bears this name or one alike.
create or replace function public.hotel_name_available(hotel_name text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select not exists (select from innfo.hotel_names where key = innfo.name_key(hotel_name))
$$;
