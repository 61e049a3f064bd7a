-- A hotel may demand a second factor of all its owners. See docs/decisions/0121-second-factor.md.

-- Whoever is an owner then, and whose session showed the password alone, reads of it by worked_for() that it is there.
alter table public.hotels add column owners_need_factor boolean not null default false;
create index hotels_owners_need_factor on public.hotels (id) where owners_need_factor;
grant insert (owners_need_factor), update (owners_need_factor) on public.hotels to authenticated;

-- Access tokens say it as Supabase's do: aal2 after a code of an app, or with a passkey.
create function innfo.has_second_factor(claims jsonb) returns boolean
language sql immutable set search_path = ''
as $$ select coalesce(claims ->> 'aal' = 'aal2', false) $$;
grant execute on function innfo.has_second_factor(jsonb) to authenticated, service_role;

-- Asked only at hotels that demand one: as a part of the question about roles it took each statement as long as that.
create function innfo.lacks_factor(hotel_id text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from innfo.roles r
      where r.hotel_id = lacks_factor.hotel_id and r.user_id = (select auth.uid()) and r.role = 'owner')
    and not innfo.has_second_factor(auth.jwt())
$$;
grant execute on function innfo.lacks_factor(text) to authenticated, service_role;

create or replace function innfo.hotels_of(role text) returns setof text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query select r.hotel_id from innfo.roles r
    where r.user_id = (select auth.uid()) and r.role = hotels_of.role
      and not exists (
        select from public.hotels h where h.id = r.hotel_id and h.owners_need_factor and innfo.lacks_factor(h.id));
end
$$;
alter policy "owners read their hotels" on public.hotels
  using (user_id = (select auth.uid()) and not (owners_need_factor and innfo.lacks_factor(id))
    or id = any (array(select * from innfo.hotels_of('any'))));

-- By an owner who is there, and who would not be shut out by it.
create function innfo.keep_factor_choice() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if auth.uid() is null then
    return new;
  end if;
  if tg_op = 'UPDATE' and not (new.id = any (array(select * from innfo.hotels_of('owner')))) then
    raise insufficient_privilege using message = 'Only an owner decides how owners sign in.';
  end if;
  if not innfo.has_recent_proof(auth.jwt()) then
    raise exception 'This requires reauthentication: confirm the password, or sign in again.'
      using errcode = 'IN004';
  end if;
  if new.owners_need_factor and not innfo.has_second_factor(auth.jwt()) then
    raise insufficient_privilege using message = 'Sign in with a second factor yourself first.';
  end if;
  return new;
end
$$;
create trigger keep_factor_choice_insert before insert on public.hotels
  for each row when (new.owners_need_factor) execute function innfo.keep_factor_choice();
create trigger keep_factor_choice_update before update of owners_need_factor on public.hotels
  for each row when (new.owners_need_factor <> old.owners_need_factor) execute function innfo.keep_factor_choice();

-- Of no concern to guests.
do $$
begin
  execute replace(pg_get_functiondef('public.guest_hotel(text)'::regprocedure), '''leaves_out_empty'', ',
    '''leaves_out_empty'', ''owners_need_factor'', ');
end
$$;
