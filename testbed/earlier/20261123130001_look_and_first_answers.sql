-- What makes a guest page the hotel's own, and two answers that guests look for first.

alter table public.hotels
  -- The hotel's colour, #rrggbb; null is the product's. Pages derive from it what can be read on paper and in the dark.
  add column accent text,
  -- Which face headings are set in, and how round corners are.
  add column type_mood text not null default 'classic',
  -- When breakfast is served, in the owner's words: "7 to 10:30".
  add column breakfast text,
  -- The networks guests may join: [{name, password, is_shown}]. A password is null where there is none.
  add column wifi jsonb not null default '[]';

call innfo.add_rule('hotels', 'accent', 'color', '{} ~ ''^#[0-9a-f]{6}$''');
call innfo.choice('hotels', 'type_mood', array['classic', 'modern', 'warm']);
call innfo.optional_text('hotels', 'breakfast', 40);

-- A name of at most 32 bytes (IEEE 802.11, 9.4.2.2), a WPA passphrase of 8 to 63 printable ASCII characters.
create function innfo.is_wifi(value jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(value) <> 'array' or jsonb_array_length(value) > 5 then false else not exists (
    select from jsonb_array_elements(value) as network
    where jsonb_typeof(network) <> 'object'
      or network - array['name', 'password', 'is_shown'] <> '{}'
      or jsonb_typeof(network -> 'name') is distinct from 'string'
      or innfo.is_blank(network ->> 'name')
      or octet_length(network ->> 'name') > 32
      or jsonb_typeof(network -> 'is_shown') is distinct from 'boolean'
      or case coalesce(jsonb_typeof(network -> 'password'), '') when 'null' then false
        when 'string' then (network ->> 'password') !~ '^[\x20-\x7e]{8,63}$' else true end
  ) end
$$;
grant execute on function innfo.is_wifi(jsonb) to authenticated, service_role;
call innfo.add_rule('hotels', 'wifi', 'networks', 'innfo.is_wifi({})');

grant insert (accent, type_mood, breakfast, wifi), update (accent, type_mood, breakfast, wifi) on public.hotels to authenticated;

-- A password that reception gives out is not in the document. "asks" tells it from a network without one.
create function innfo.guest_wifi(hotel_id text) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
      'name', network -> 'name',
      'password', case when (network ->> 'is_shown')::boolean then network -> 'password' end,
      'asks', not (network ->> 'is_shown')::boolean and network ->> 'password' is not null
    ) order by place), '[]')
  from public.hotels h, jsonb_array_elements(h.wifi) with ordinality as networks (network, place)
  where h.id = guest_wifi.hotel_id
$$;
insert into innfo.guest_parts (part, function_name) values ('wifi', 'guest_wifi');

do $$
declare
  before constant text := pg_get_functiondef('public.guest_hotel(text)'::regprocedure);
  after constant text := replace(before, 'array[''creation_key'',', 'array[''wifi'', ''creation_key'',');
begin
  if after = before then
    raise exception 'guest_hotel has no list of private columns that wifi could join';
  end if;
  execute after;
end
$$;
