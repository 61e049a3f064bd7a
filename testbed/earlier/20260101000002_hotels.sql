-- A hotel's id is what its printed QR code carries, for good: 10 random lower-case Crockford base32
-- characters (50 bits). Short codes make small, forgiving QR codes.
create function innfo.hotel_id() returns text
language sql volatile set search_path = ''
as $$
  -- Bytes 7 and 9 of a version 4 uuid hold its version and variant; these ten are random.
  select string_agg(substr('0123456789abcdefghjkmnpqrstvwxyz', (get_byte(bytes, i) & 31) + 1, 1), '')
  from (select uuid_send(gen_random_uuid()) as bytes) as random,
    unnest(array[0, 1, 2, 3, 4, 5, 9, 10, 11, 12]) as i
$$;
grant execute on function innfo.hotel_id() to authenticated, service_role;

create table public.hotels (
  id text primary key default innfo.hotel_id(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null,
  description text not null default '',
  address text not null,
  phone text not null,
  email text not null,
  check_in text not null default '02:00 PM',
  check_out text not null default '12:00 PM',
  logo_url text,
  website_url text,
  facebook_url text,
  instagram_url text,
  twitter_url text,
  linkedin_url text,
  youtube_url text,
  tripadvisor_url text,
  google_url text,
  booking_url text,
  expedia_url text,
  -- IANA name. Days, weeks and months of the analytics are cut in it.
  time_zone text not null default 'UTC',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

call innfo.required_text('hotels', 'name', 120);
call innfo.optional_text('hotels', 'description', 2000);
call innfo.required_text('hotels', 'address', 500);
call innfo.required_text('hotels', 'phone', 50);
call innfo.required_text('hotels', 'email', 254);
call innfo.email('hotels', 'email');
call innfo.required_text('hotels', 'check_in', 50);
call innfo.required_text('hotels', 'check_out', 50);
call innfo.url('hotels', 'website_url');
call innfo.url('hotels', 'facebook_url');
call innfo.url('hotels', 'instagram_url');
call innfo.url('hotels', 'twitter_url');
call innfo.url('hotels', 'linkedin_url');
call innfo.url('hotels', 'youtube_url');
call innfo.url('hotels', 'tripadvisor_url');
call innfo.url('hotels', 'google_url');
call innfo.url('hotels', 'booking_url');
call innfo.url('hotels', 'expedia_url');
-- A logo is one of our own uploads for this very hotel, so a guest's browser asks nobody else for it.
call innfo.add_rule('hotels', 'logo_url', 'upload',
  '{} = '''' or {} ~ (''^/storage/v1/object/public/logos/'' || id || ''/[A-Za-z0-9._-]{1,100}$'')');

-- now() at time zone raises on a name PostgreSQL does not know.
create function innfo.check_time_zone() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform now() at time zone new.time_zone;
  return new;
exception when invalid_parameter_value then
  raise exception 'unknown time zone "%"', new.time_zone
    using errcode = 'check_violation', table = 'hotels', column = 'time_zone',
      constraint = 'hotels_time_zone_known';
end
$$;

create unique index hotels_name_key on public.hotels (lower(btrim(name)));
create index hotels_user_id_created_at on public.hotels (user_id, created_at desc);

create trigger check_time_zone before insert or update of time_zone on public.hotels
  for each row execute function innfo.check_time_zone();
create trigger set_updated_at before update on public.hotels
  for each row execute function innfo.set_updated_at();
create trigger notify_hotel_changed after insert or update or delete on public.hotels
  for each row execute function innfo.notify_hotel_changed();

alter table public.hotels enable row level security;
create policy "owners read their hotels" on public.hotels
  for select to authenticated using (user_id = (select auth.uid()));
create policy "owners add hotels of their own" on public.hotels
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "owners change their hotels" on public.hotels
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "owners delete their hotels" on public.hotels
  for delete to authenticated using (user_id = (select auth.uid()));

-- The id, the owner and the times are not the client's to choose or change.
revoke all on public.hotels from anon, authenticated;
grant select, delete on public.hotels to authenticated;
grant insert (user_id, name, description, address, phone, email, check_in, check_out, logo_url, website_url,
  facebook_url, instagram_url, twitter_url, linkedin_url, youtube_url, tripadvisor_url, google_url,
  booking_url, expedia_url, time_zone) on public.hotels to authenticated;
grant update (name, description, address, phone, email, check_in, check_out, logo_url, website_url,
  facebook_url, instagram_url, twitter_url, linkedin_url, youtube_url, tripadvisor_url, google_url,
  booking_url, expedia_url, time_zone) on public.hotels to authenticated;
grant all on public.hotels to service_role;

-- True when no hotel bears this name yet, ignoring case and outer blanks.
create function public.hotel_name_available(hotel_name text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select not exists (select from public.hotels where lower(btrim(name)) = lower(btrim(hotel_name)))
$$;
revoke execute on function public.hotel_name_available(text) from public;
grant execute on function public.hotel_name_available(text) to anon, authenticated, service_role;
