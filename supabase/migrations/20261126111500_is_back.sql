-- Of a deleted row, whether it is back: whoever brought it back, and whatever is chosen to be read.
do $do$
begin
  execute replace(pg_get_functiondef('public.history(text, timestamptz, timestamptz, uuid, text, text, text)'::regprocedure),
    $$'title', c.title, $$,
    $$'title', c.title, 'is_back', c.after is null and exists (select from public.changes l where l.row_id = c.row_id
                and l.hotel_id = $1 and l.at > c.at and l.before is null), $$);
end
$do$;
