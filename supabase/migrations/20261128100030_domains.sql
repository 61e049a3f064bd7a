-- A hotel's own host for its guest page, such as guide.hotel.example. See docs/decisions/0157-own-domains.md.

-- The site's own hosts: no hotel may have one, or a name below one. Each start writes them from its configuration. While
-- there are none, the site offers no domains, and no page names one.
create table innfo.site_hosts (host text primary key);
alter table innfo.site_hosts enable row level security;

-- One for each hotel. `proof` is what a TXT record must say. `state` is what the last definite answer of DNS made it:
-- waiting for a first proof, proved, or lost since. `finding` is what the last check found instead of everything.
create table public.domains (
  id uuid primary key default innfo.uuid_v7(),
  hotel_id text not null references public.hotels (id) on delete cascade,
  host text not null,
  proof text not null default replace(gen_random_uuid()::text, '-', ''),
  state text not null default 'waiting',
  finding text,
  checked_at timestamptz,
  created_at timestamptz not null default now(),
  constraint domains_hotel_id_key unique (hotel_id)
);
-- Others may claim the same host and wait; whoever proves it first has it until the proof is gone.
create unique index domains_host_proved on public.domains (host) where state = 'proved';
create index domains_host on public.domains (host);
-- A-labels (RFC 5890), such as xn--bcher-kva.example, with at least two of them: what DNS and certificates know.
call innfo.add_rule('domains', 'host', 'name',
  '{} ~ ''^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$''');
-- The name of its proof is longer, and has at most 253 characters.
call innfo.add_rule('domains', 'host', 'length', 'char_length({}) <= 200');
call innfo.choice('domains', 'state', array['waiting', 'proved', 'lost']);
call innfo.choice('domains', 'finding', array['nothing', 'no_proof', 'elsewhere', 'taken', 'unanswered']);
-- An owner who prints the code must know its address. Only an owner sets it, or takes it away.
call innfo.declare_table('domains', 'owner', server_sets => '{proof,state,finding,checked_at}', read_by => 'editor');

-- Hosts that hotels have given up. Codes with them are printed: they lead on to the hotel as long as their names point
-- here, and until another hotel proves one.
create table innfo.former_hosts (
  host text primary key,
  hotel_id text not null references public.hotels (id) on delete cascade,
  checked_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index former_hosts_hotel_id on innfo.former_hosts (hotel_id);
alter table innfo.former_hosts enable row level security;

create function innfo.guard_domain() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform innfo.require_proof();
  if tg_op = 'DELETE' then
    return old;
  end if;
  if tg_op = 'UPDATE' then
    if new.host = old.host then
      return new;
    end if;
    -- Another host is another claim.
    new.proof := replace(gen_random_uuid()::text, '-', '');
    new.state := 'waiting';
    new.finding := null;
    new.checked_at := null;
    new.created_at := now();
  end if;
  if not exists (select from innfo.site_hosts) then
    raise check_violation using message = 'This site offers no domains of your own', table = 'domains',
      constraint = 'domains_host_offered';
  end if;
  if exists (select from innfo.site_hosts s where new.host = s.host or right(new.host, char_length(s.host) + 1) = '.' || s.host)
      or innfo.denied_in_name(new.host) is not null
      or new.host ~ '(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|private|invalid|onion|arpa)$' then
    raise check_violation using message = 'This name cannot be a hotel''s', table = 'domains',
      constraint = 'domains_host_reserved';
  end if;
  return new;
end $$;
create trigger guard_domain before insert or delete or update of host on public.domains
  for each row execute function innfo.guard_domain();

-- Keeps what guests may have on paper, the latest five of a hotel.
create function innfo.keep_former_host() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  -- With the hotel itself everything goes; a host that another hotel has proved is that hotel's.
  if old.state = 'waiting' or (tg_op = 'UPDATE' and new.host = old.host) or not exists (select from public.hotels h where h.id = old.hotel_id)
    or exists (select from public.domains d where d.host = old.host and d.state = 'proved') then
    return null;
  end if;
  insert into innfo.former_hosts (host, hotel_id) values (old.host, old.hotel_id)
  on conflict (host) do update set hotel_id = excluded.hotel_id, checked_at = now(), created_at = now();
  delete from innfo.former_hosts f where f.hotel_id = old.hotel_id and f.host not in (
    select l.host from innfo.former_hosts l where l.hotel_id = old.hotel_id order by l.created_at desc, l.host limit 5);
  return null;
end $$;
create trigger keep_former_host after delete or update of host on public.domains
  for each row execute function innfo.keep_former_host();

create trigger notify_hotel_changed after insert or delete on public.domains
  for each row execute function innfo.notify_hotel_changed();
create trigger notify_domain_changed after update on public.domains
  for each row when (new.state <> old.state or new.host <> old.host) execute function innfo.notify_hotel_changed();

-- The effect of a check of DNS on a domain. `answer` is 'here' when the proof is there and the name points to this site,
-- or a finding. An answer that did not come changes nothing; every other takes a proof away at once: the old address
-- shows the same page.
create function innfo.note_domain(id uuid, answer text) returns void language plpgsql set search_path = '' as $$
declare
  checked public.domains;
  what text := nullif(note_domain.answer, 'here');
begin
  select * into checked from public.domains d where d.id = note_domain.id;
  if not found then
    return;
  end if;
  -- Two hotels that claim one host take turns.
  perform innfo.one_at_a_time('host ' || checked.host);
  select * into checked from public.domains d where d.id = note_domain.id for update;
  if not found then
    return;
  end if;
  if what is null and exists (
      select from public.domains d where d.host = checked.host and d.state = 'proved' and d.id <> checked.id) then
    what := 'taken';
  end if;
  update public.domains d set checked_at = now(), finding = what,
    state = case
      when what is null then 'proved'
      when what <> 'unanswered' and d.state = 'proved' then 'lost'
      else d.state end
  where d.id = checked.id;
  if what is null then
    delete from innfo.former_hosts f where f.host = checked.host;
  end if;
end $$;

-- The effect of a check on a host that was given up: it is forgotten when its name points elsewhere.
create function innfo.note_former_host(host text, is_here boolean) returns void
language plpgsql set search_path = '' as $$
declare
  hotel text;
begin
  if note_former_host.is_here then
    update innfo.former_hosts f set checked_at = now() where f.host = note_former_host.host;
    return;
  end if;
  delete from innfo.former_hosts f where f.host = note_former_host.host returning f.hotel_id into hotel;
  if found then
    perform innfo.tell_of_hotel(hotel);
  end if;
end $$;

-- Null while guests read the hotel at the site's own address.
create function innfo.guest_domain(hotel_id text) returns jsonb language sql stable set search_path = '' as $$
  select to_jsonb(d.host) from public.domains d
  where d.hotel_id = guest_domain.hotel_id and d.state = 'proved' and exists (select from innfo.site_hosts)
$$;
insert into innfo.guest_parts (part, function_name) values ('domain', 'guest_domain');
