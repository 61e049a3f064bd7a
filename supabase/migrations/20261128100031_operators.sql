-- Operators' means against pages and accounts that harm others: names and addresses that are refused, suspended accounts,
-- cases that guests open, and the trail of all commands. src/server/operator has the commands. See
-- docs/decisions/0150-taken-down.md.

-- ------------------------------------------------------------------------------------------------
-- Suspended accounts

create table innfo.suspensions (
  user_id uuid primary key references auth.users (id) on delete cascade,
  reason text not null,
  at timestamptz not null default now()
);
alter table innfo.suspensions enable row level security;

-- Ends all that an account has begun and could go on with: sessions with their devices, mailed links, the stations that it
-- made, the PINs that it set or uses, and the invitations that it sent. Its hotels stay as they are, for their other owners
-- and for guests. Answers how many of each.
create function innfo.suspend(account uuid, reason text) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  ended jsonb := '{}';
  many bigint;
  person uuid;
begin
  -- A sign-in holds it, too: auth.refuse_suspended().
  perform from auth.users u where u.id = account for update;
  insert into innfo.suspensions (user_id, reason) values (account, suspend.reason)
  on conflict (user_id) do update set reason = excluded.reason;
  with gone as (
    delete from public.stations s using public.hotels h
    where h.id = s.hotel_id and coalesce(s.made_by, h.user_id) = account returning s.id
  )
  select count(*) into many from gone;
  ended := ended || jsonb_build_object('stations', many);
  many := 0;
  for person in
    select p.id from public.station_people p join public.hotels h on h.id = p.hotel_id
    where coalesce(p.pin_by, h.user_id) = account or p.member_id = account order by p.id for update of p
  loop
    update public.station_people p set shut_at = coalesce(p.shut_at, now()), owner_left = true where p.id = person;
    perform innfo.end_shift(person);
    many := many + 1;
  end loop;
  ended := ended || jsonb_build_object('pins', many);
  with gone as (delete from public.invitations i where i.invited_by = account returning i.id)
  select count(*) into many from gone;
  ended := ended || jsonb_build_object('invitations', many);
  delete from auth.mailed_tokens t where t.user_id = account;
  with gone as (delete from auth.sessions s where s.user_id = account returning s.id)
  select count(*) into many from gone;
  return ended || jsonb_build_object('sessions', many);
end $$;

-- ------------------------------------------------------------------------------------------------
-- Refused names and addresses

-- An entry with an @ is an address; one with a dot is a domain, for addresses and in names; any other is words in names.
create table innfo.denied (
  entry text primary key,
  reason text not null,
  at timestamptz not null default now(),
  constraint denied_entry_key check (entry = innfo.name_key(entry) and entry <> ''),
  constraint denied_entry_length check (char_length(entry) between 3 and 254)
);
alter table innfo.denied enable row level security;

-- Where guests of hotels have money and bookings, which pages in their name ask for.
insert into innfo.denied (entry, reason)
select entry, 'in whose name guests are deceived' from unnest(array[
  'agoda.com', 'airbnb.com', 'booking.com', 'expedia.com', 'hotels.com', 'paypal.com', 'trip.com', 'tripadvisor.com', 'vrbo.com',
  'confirm your card', 'confirm your payment', 'paypal', 'verify your account', 'verify your card', 'verify your payment',
  'verify your reservation']) as entry;

-- The entry in a name that people read. Letters that look alike are one letter, as for names of hotels.
create function innfo.denied_in_name(name text) returns text language sql stable security definer set search_path = '' as $$
  select d.entry
  from innfo.denied d
  cross join (select innfo.name_key("left"(denied_in_name.name, 1000)) as key) n
  where d.entry !~ '@' and case when d.entry ~ '[.]'
    then regexp_replace(n.key, ' ?[.] ?', '.', 'g') ~ (replace(d.entry, '.', '[.]') || '($|[^[:alnum:]])')
    else strpos(' ' || regexp_replace(n.key, '[^[:alnum:]]+', ' ', 'g') || ' ', ' ' || d.entry || ' ') > 0 end
  order by 1 limit 1
$$;

-- The entry that refuses an address: its mailbox, whatever follows a plus sign, or its domain, or one above that.
create function innfo.denied_address(email text) returns text language sql stable security definer set search_path = '' as $$
  select d.entry
  from innfo.denied d, (select regexp_replace(lower(denied_address.email), '[+][^@]*@', '@') as mailbox) m
  where d.entry ~ '[.@]'
    and (d.entry = m.mailbox or d.entry = lower(denied_address.email)
      or strpos(d.entry, '@') = 0 and '.' || split_part(m.mailbox, '@', 2) like '%.' || d.entry)
  union all
  select u.email from innfo.suspensions s join auth.users u on u.id = s.user_id
  where u.email in (lower(denied_address.email), regexp_replace(lower(denied_address.email), '[+][^@]*@', '@'))
  order by 1 limit 1
$$;

create function innfo.refuse_denied_name() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if innfo.denied_in_name(new.name) is not null then
    raise exception 'This name is not taken here: it contains what guests were deceived with'
      using errcode = 'check_violation', table = 'hotels', column = 'name', constraint = 'hotels_name_denied';
  end if;
  return new;
end $$;
create trigger refuse_denied_name before insert on public.hotels
  for each row execute function innfo.refuse_denied_name();
create trigger refuse_denied_name_again before update of name on public.hotels
  for each row when (new.name is distinct from old.name) execute function innfo.refuse_denied_name();

-- An account's name stands in invitations.
create function innfo.refuse_denied_account() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  -- Every sign-in writes the row.
  if tg_op = 'INSERT' or new.email is distinct from old.email then
    if innfo.denied_address(new.email) is not null then
      raise exception 'No account is opened for this address' using errcode = 'IN008';
    end if;
  end if;
  if tg_op = 'INSERT' or innfo.given_name(new) is distinct from innfo.given_name(old) then
    if innfo.denied_in_name(innfo.given_name(new)) is not null then
      raise exception 'This name is not taken here' using errcode = 'IN008';
    end if;
  end if;
  return new;
end $$;
create trigger refuse_denied_account before insert or update on auth.users
  for each row execute function innfo.refuse_denied_account();

-- ------------------------------------------------------------------------------------------------
-- Cases: guests report a page

create table innfo.cases (
  id bigint generated always as identity primary key,
  hotel_id text not null references public.hotels (id) on delete cascade,
  -- The person's text, and an address if one was given.
  text text not null,
  contact text,
  opened_at timestamptz not null default now(),
  -- Reports that came when too many cases were open.
  more int not null default 0,
  closed_at timestamptz,
  outcome text
);
create index cases_hotel_id on innfo.cases (hotel_id, id);
create index cases_open on innfo.cases (opened_at) where closed_at is null;
alter table innfo.cases enable row level security;

-- Opens a case. Answers its number where the operator has had none of this hotel for an hour and is to be told, else 0.
-- Reports of a hotel that has twenty open cases are counted with the last. Null where there is no such page.
create function innfo.report_page(hotel_id text, words text, contact text) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  open_cases constant int := 20;
  known boolean;
  opened bigint;
begin
  perform from public.hotels h where h.id = report_page.hotel_id and not innfo.is_taken_down(h.id);
  if not found then
    return null;
  end if;
  perform innfo.one_at_a_time('cases of ' || report_page.hotel_id);
  if (select count(*) from innfo.cases c where c.hotel_id = report_page.hotel_id and c.closed_at is null) >= open_cases then
    update innfo.cases c set more = c.more + 1
    where c.id = (select max(o.id) from innfo.cases o where o.hotel_id = report_page.hotel_id and o.closed_at is null);
    return 0;
  end if;
  known := exists (select from innfo.cases c
    where c.hotel_id = report_page.hotel_id and c.opened_at > now() - interval '1 hour');
  insert into innfo.cases (hotel_id, text, contact) values (report_page.hotel_id, words, report_page.contact)
  returning id into opened;
  return case when known then 0 else opened end;
end $$;
grant execute on function innfo.report_page(text, text, text) to service_role;

-- ------------------------------------------------------------------------------------------------
-- The trail of operators' commands

create table innfo.operator_trail (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  who text not null,
  command text not null,
  reason text,
  -- Null until the command has ended.
  outcome text
);
create index operator_trail_at on innfo.operator_trail (at);
alter table innfo.operator_trail enable row level security;

-- Cases half a year after they were closed, commands after two years.
create function innfo.forget_cases() returns void language sql security definer set search_path = '' as $$
  delete from innfo.cases c where c.closed_at < now() - interval '180 days';
  delete from innfo.operator_trail t where t.at < now() - interval '2 years';
$$;
grant execute on function innfo.forget_cases() to service_role;
