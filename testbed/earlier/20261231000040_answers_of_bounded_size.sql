-- What stands in the place of an answer that is larger than one may be: a thousand rows of the longest texts are 24 MB,
-- which the server and the socket would each hold.
-- Not immutable: PostgreSQL would call it once for every statement that names it, while planning.
create function innfo.answer_too_long(max bigint) returns text
language plpgsql stable set search_path = ''
as $$
begin
  raise exception 'The answer is longer than % bytes', max using errcode = 'IN005',
    detail = 'Ask for fewer rows at a time, with limit and offset, or for fewer columns, with select';
end
$$;
grant execute on function innfo.answer_too_long(bigint) to anon, authenticated;
