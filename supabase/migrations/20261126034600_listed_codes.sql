-- Five thousand codes are listed at once: their figures are summed once instead of code by code, their letters are made
-- without a query for each, and the answer is written as json, which need not be sorted and packed.

create or replace function innfo.code_letters(token text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  hash constant bytea := sha256(decode('letters ' || token, 'escape'));
  letters text := '';
begin
  for place in 0..5 loop
    letters := letters
      || substr('BCDFGHJKLMNPQRSTVWXZ', (get_byte(hash, place * 2) * 256 + get_byte(hash, place * 2 + 1)) % 20 + 1, 1);
  end loop;
  return letters;
end
$$;

drop function public.hotel_codes(text);
create function public.hotel_codes(hotel_id text) returns json
language sql stable security definer set search_path = ''
as $$
  select case when hotel_codes.hotel_id = any (array(select * from innfo.hotels_of('editor'))) then (
    select coalesce(json_agg(json_build_object(
      'id', c.id, 'hotel_id', c.hotel_id, 'kind', c.kind, 'label', c.label, 'area', c.area, 'opens', c.opens,
      'token', c.token, 'letters', innfo.code_letters(c.token), 'revoked_at', c.revoked_at,
      'created_at', c.created_at, 'updated_at', c.updated_at, 'scans', coalesce(s.scans, 0), 'messages', coalesce(m.messages, 0))), '[]')
    from public.codes c
    left join (
      select s.code_id, sum(s.scans) as scans from innfo.code_scans s
      where s.code_id = any (array(select c.id from public.codes c where c.hotel_id = hotel_codes.hotel_id))
        and s.month > (date_trunc('month', now() at time zone 'UTC') - interval '12 months')::date
      group by s.code_id
    ) as s on s.code_id = c.id
    left join (
      select m.code_id, count(*) as messages from public.messages m
      where m.hotel_id = hotel_codes.hotel_id and m.code_id is not null and m.created_at > now() - interval '12 months'
      group by m.code_id
    ) as m on m.code_id = c.id
    where c.hotel_id = hotel_codes.hotel_id and c.kind <> 'house') end
$$;
grant execute on function public.hotel_codes(text) to authenticated, service_role;
