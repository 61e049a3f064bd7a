-- Stands in the place of an answer when other rows were written than may be, so that nothing is: the server sends
-- the commit along. See docs/decisions/0007-request-connections.md.
create function innfo.refuse_rows(rows bigint) returns text
language plpgsql stable set search_path = ''
as $$
begin
  raise exception 'Another number of rows was asked for' using errcode = 'IN006', detail = rows;
end
$$;
grant execute on function innfo.refuse_rows(bigint) to anon, authenticated;
