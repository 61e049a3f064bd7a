-- How large one answer may be. Rows are added up while they are made into JSON, so that what is too much is
-- given up at the row that exceeds it: a thousand rows of the longest texts are 24 MB, which the database, the
-- server and the socket would each hold.

create function innfo.add_to_answer(so_far bigint, bytes int, max bigint) returns bigint
language plpgsql immutable set search_path = ''
as $$
begin
  if so_far + bytes > max then
    raise exception 'The answer is longer than % bytes', max using errcode = 'IN005',
      detail = 'Ask for fewer rows at a time, with limit and offset, or for fewer columns, with select';
  end if;
  return so_far + bytes;
end
$$;
grant execute on function innfo.add_to_answer(bigint, int, bigint) to anon, authenticated;

create aggregate innfo.answer_bytes(bytes int, max bigint) (
  sfunc = innfo.add_to_answer,
  stype = bigint,
  initcond = '0'
);
revoke execute on function innfo.answer_bytes(int, bigint) from public;
grant execute on function innfo.answer_bytes(int, bigint) to anon, authenticated;
