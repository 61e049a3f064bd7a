-- A mail about what guests looked for, each month or week. See docs/decisions/0126-what-guests-looked-for.md.

-- When each hotel's next one is due: at eight in the morning there, on the first day of a month or week.
create table innfo.figures_mails (
  hotel_id text primary key references public.hotels (id) on delete cascade,
  due_at timestamptz not null
);
create index figures_mails_due_at on innfo.figures_mails (due_at);
alter table innfo.figures_mails enable row level security;

-- Null for 'never'.
create function innfo.next_figures_mail(every text, time_zone text) returns timestamptz
language sql stable set search_path = '' as $$
  select (date_trunc(every, now() at time zone time_zone) + ('1 ' || every)::interval + interval '8 hours') at time zone time_zone
  where every <> 'never'
$$;

create function innfo.plan_figures_mail(hotel public.hotels) returns void language plpgsql set search_path = '' as $$
begin
  delete from innfo.figures_mails f where f.hotel_id = hotel.id and hotel.figures_mail = 'never';
  insert into innfo.figures_mails (hotel_id, due_at)
  select hotel.id, due from innfo.next_figures_mail(hotel.figures_mail, hotel.time_zone) as due where due is not null
  on conflict on constraint figures_mails_pkey do update set due_at = excluded.due_at;
end $$;

-- Secrets of doors, safes and gates that guests read by a code, and that end until then, or have ended.
create function innfo.ending_secrets(hotel_id text, until timestamptz) returns setof public.secrets
language sql stable set search_path = '' as $$
  select s.* from public.secrets s join public.hotels h on h.id = s.hotel_id
  where s.hotel_id = ending_secrets.hotel_id and s.shown_to = 'code'
    and s.ends_at < ending_secrets.until at time zone h.time_zone
  order by s.ends_at, s.id
$$;

-- Writes the mails that are due, to the account of each hotel whose page was opened at all or where a code ends, and
-- when the next ones are. In one transaction, so each is written once. Answers whether there is more.
create function innfo.post_figures_mails() returns boolean language plpgsql security definer set search_path = '' as $$
declare
  at_a_time constant int := 1000;
  posted int;
begin
  with due as (
    select f.hotel_id from innfo.figures_mails f where f.due_at <= now() order by f.due_at limit at_a_time
    for update skip locked
  ), moved as (
    update innfo.figures_mails f set due_at = innfo.next_figures_mail(h.figures_mail, h.time_zone)
    from due d join public.hotels h on h.id = d.hotel_id where f.hotel_id = d.hotel_id
    returning h.id, h.user_id, f.due_at, h.figures_mail as every, date_trunc(h.figures_mail, now() at time zone h.time_zone)::date as ends
  ), written as (
    insert into innfo.jobs (kind, payload)
    select 'mail', jsonb_build_object('letter', 'figures', 'to', u.email, 'hotelId', m.id,
      'since', (m.ends - ('1 ' || m.every)::interval)::date, 'until', m.ends - 1)
    from moved m join auth.users u on u.id = m.user_id
    where u.email_confirmed_at is not null and (exists (
        select from innfo.scan_days s where s.hotel_id = m.id and s.scans > 0
          and s.day >= (m.ends - ('1 ' || m.every)::interval)::date and s.day < m.ends)
      or innfo.extras_of(m.id, (m.ends - ('1 ' || m.every)::interval)::date, m.ends - 1) -> 'count' <> '0'
      or exists (select from innfo.ending_secrets(m.id, m.due_at)))
  )
  select count(*) into posted from moved;
  return posted = at_a_time;
end $$;

-- The mail about those days: null when the hotel is gone or wants none any more.
create function innfo.figures_mail(hotel_id text, since date, until date) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('name', h.name, 'language', h.language,
    'visits', (select coalesce(sum(s.scans), 0) from innfo.scan_days s
      where s.hotel_id = h.id and s.day between since and until),
    'extras', innfo.extras_of(h.id, figures_mail.since, figures_mail.until),
    'ending', (select coalesce(jsonb_agg(jsonb_build_object('name', s.name, 'at', s.ends_at)), '[]')
      from innfo.ending_secrets(h.id, innfo.next_figures_mail(h.figures_mail, h.time_zone)) s),
    'looks', (select coalesce(jsonb_agg(jsonb_build_object('kind', l.kind, 'thing', l.thing, 'name', l.name, 'language', l.language,
        'guests', l.guests) order by l.guests desc, l.thing), '[]')
      from innfo.looked(h.id, figures_mail.until, figures_mail.until - figures_mail.since + 1) l where l.guests > 0))
  from public.hotels h where h.id = figures_mail.hotel_id and h.figures_mail <> 'never'
$$;
