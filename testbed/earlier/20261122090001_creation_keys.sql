-- A hotel's id is printed, so nobody chooses it: not a short or pretty one, and not that of a hotel that
-- was deleted. What tells a repeated insert from a second hotel is a key that the client makes up for each
-- attempt to add one. It is unique among an owner's own hotels, so it says nothing about anybody else's.
alter table public.hotels add column creation_key uuid;
create unique index hotels_creation_key on public.hotels (user_id, creation_key);
grant insert (creation_key) on public.hotels to authenticated;

-- Guests are not told.
do $$
declare
  before constant text := pg_get_functiondef('public.guest_hotel(text)'::regprocedure);
  after constant text := replace(before, 'array[''user_id'',', 'array[''creation_key'', ''user_id'',');
begin
  if after = before then
    raise exception 'guest_hotel has no list of private columns that creation_key could join';
  end if;
  execute after;
end
$$;
