-- An owner's own scan of the code: it counts nowhere and shows that the code works. One row a hotel, and
-- nothing of the device in it. Apart from hotels, whose updated_at tells of what an owner changed.
create table innfo.test_scans (
  hotel_id text primary key references public.hotels (id) on delete cascade,
  scanned_at timestamptz not null
);
alter table innfo.test_scans enable row level security;

-- Records it when the hotel is the owner's: whoever is signed in elsewhere tests nothing.
create function innfo.record_test_scan(hotel_id text, owner_id uuid) returns void
language sql security definer set search_path = ''
as $$
  insert into innfo.test_scans as kept (hotel_id, scanned_at)
  select h.id, now() from public.hotels h
  where h.id = record_test_scan.hotel_id and h.user_id = record_test_scan.owner_id
  on conflict (hotel_id) do update set scanned_at = excluded.scanned_at
$$;
revoke execute on function innfo.record_test_scan(text, uuid) from public;
grant execute on function innfo.record_test_scan(text, uuid) to service_role;

-- As before, and test_scan_at: when the owner last scanned the code, or null.
create or replace function public.scan_analytics(hotel_id text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select innfo.scan_analytics_at(h.id, now())
    || jsonb_build_object('test_scan_at', (select t.scanned_at from innfo.test_scans t where t.hotel_id = h.id))
  from public.hotels h
  where h.id = scan_analytics.hotel_id and h.user_id = (select auth.uid())
$$;
