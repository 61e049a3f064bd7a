-- How many characters an account has translated by a service in a month: the service charges whoever runs the site.
-- See docs/decisions/0064-characters-a-month.md.

create function innfo.this_month() returns date
language sql stable set search_path = ''
return date_trunc('month', now() at time zone 'UTC')::date;

create table innfo.translated_characters (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Its first day.
  month date not null default innfo.this_month(),
  characters bigint not null check (characters >= 0),
  primary key (user_id, month)
);
-- Nobody's but the server's.
alter table innfo.translated_characters enable row level security;

-- Until the server has written them.
insert into innfo.limits (plan_id, what, max)
select id, 'translated_characters', case when custom_sections then 500000 else 0 end from public.plans
on conflict (plan_id, what) do nothing;

create function innfo.characters_left(owner_id uuid) returns bigint
language sql stable set search_path = ''
as $$
  select greatest(0, innfo.limit_of(owner_id, 'translated_characters') - coalesce(
    (select c.characters from innfo.translated_characters c
      where c.user_id = owner_id and c.month = innfo.this_month()), 0))
$$;

create function innfo.own_characters_left() returns bigint
language sql stable security definer set search_path = ''
as $$
  select innfo.characters_left((select auth.uid()))
$$;
grant execute on function innfo.own_characters_left() to authenticated, service_role;

create function innfo.refuse_characters(owner_id uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  raise exception 'Your plan translates % characters a month, and too few of them are left. There are more from % on.',
    to_char(innfo.limit_of(owner_id, 'translated_characters'), 'FM999,999,999,999'),
    to_char(innfo.this_month() + interval '1 month', 'FMMonth FMDD')
    using errcode = 'IN003', detail = 'translated_characters';
end
$$;

create function innfo.keep_characters_within_limit() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- What a service refused is taken back, whatever the limit is by then.
  if (tg_op = 'INSERT' or new.characters > old.characters)
      and new.characters > innfo.limit_of(new.user_id, 'translated_characters') then
    perform innfo.refuse_characters(new.user_id);
  end if;
  return null;
end
$$;
create trigger keep_characters_within_limit after insert or update on innfo.translated_characters
  for each row execute function innfo.keep_characters_within_limit();

-- Of `characters`, which the owner was shown: those of the texts that have come back. A run sends no more than it said.
alter table public.translation_runs add column sent bigint not null default 0;

-- As before, and how many characters the account has left this month.
create or replace function public.translation_progress(hotel_id text) returns jsonb
language sql stable set search_path = ''
as $$
  with texts as materialized (
    select x.*, innfo.text_hash(x.source) as hash from innfo.texts_of(translation_progress.hotel_id) as x
  ),
  counted as (
    select o.language, o.place, count(x.row_id) as texts,
      count(*) filter (where t.source_hash = x.hash) as current,
      count(*) filter (where t.source_hash <> x.hash) as outdated,
      count(x.row_id) filter (where t.id is null) as missing,
      count(*) filter (where t.origin = 'machine') as machine,
      coalesce(sum(char_length(x.source)) filter (
        where t.id is null or (t.origin = 'machine' and t.source_hash <> x.hash)), 0) as characters
    from public.hotels h
    cross join unnest(h.languages) with ordinality as o (language, place)
    left join texts x on true
    left join public.translations t on t.hotel_id = h.id and t.language = o.language
      and t.table_name = x.table_name and t.row_id = x.row_id and t.column_name = x.column_name
    where h.id = translation_progress.hotel_id
    group by 1, 2
  )
  select case when exists (select from public.hotels h where h.id = translation_progress.hotel_id) then (
    select coalesce(jsonb_agg(to_jsonb(c) - 'place'
      || jsonb_build_object('characters_left', innfo.own_characters_left()) order by c.place), '[]') from counted c) end
$$;
