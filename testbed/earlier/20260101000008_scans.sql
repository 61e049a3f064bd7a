-- One row a visit of a guest page. Written by the server alone; owners read their hotels' scans.

create table public.qr_scans (
  id uuid not null default innfo.uuid_v7(),
  hotel_id text not null references public.hotels (id) on delete cascade,
  user_agent text,
  -- The host a guest came from, null when there is none.
  referrer text,
  device_type text not null default 'Unknown',
  scanned_at timestamptz not null default now(),
  primary key (hotel_id, scanned_at, id),
  constraint qr_scans_device_type_choice check (device_type in ('Mobile', 'Tablet', 'Desktop', 'Unknown')),
  constraint qr_scans_user_agent_length check (char_length(user_agent) <= 1000),
  constraint qr_scans_referrer_length check (char_length(referrer) <= 253)
) partition by range (scanned_at);

-- Makes the partitions of the current month and the months_ahead after it (months in UTC).
create function innfo.make_scan_partitions(months_ahead int default 3) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  first_day timestamp := date_trunc('month', now() at time zone 'UTC');
  month timestamp;
  partition text;
begin
  for month in select generate_series(first_day, first_day + make_interval(months => months_ahead), '1 month') loop
    partition := 'qr_scans_' || to_char(month, 'YYYY_MM');
    if to_regclass('public.' || partition) is null then
      execute format('create table public.%I partition of public.qr_scans for values from (%L) to (%L)',
        partition, month::text || '+00', (month + interval '1 month')::text || '+00');
      -- Reached through the parent only.
      execute format('alter table public.%I enable row level security', partition);
      execute format('revoke all on public.%I from anon, authenticated', partition);
    end if;
  end loop;
end
$$;
select innfo.make_scan_partitions();

alter table public.qr_scans enable row level security;
create policy "owners read scans of their hotels" on public.qr_scans for select to authenticated
  using (hotel_id in (select id from public.hotels where user_id = (select auth.uid())));
revoke all on public.qr_scans from anon, authenticated;
grant select on public.qr_scans to authenticated;
grant all on public.qr_scans to service_role;
