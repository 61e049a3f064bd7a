-- A code is found by its index also just after five thousand were added. See docs/decisions/0122-codes.md.

-- Each runs for a tenth of a millisecond. At the usual cost PostgreSQL, until it has statistics, reads all of a hotel's
-- codes and calls them for each.
alter function innfo.code_letters(text) cost 10000;
alter function innfo.letters_token(text) cost 10000;

-- As before; and each way by itself, among all hotels' codes: for both ways together, and with the hotel beside, the plan
-- of a connection that found one code there reads all of them later.
create or replace function innfo.scanned_code(hotel_id text, code_hash text) returns setof public.codes
language sql stable set search_path = '' set enable_seqscan = off
as $$
  select (f.code).* from (
    (select c as code from public.codes c where innfo.code_hash(c.token) = scanned_code.code_hash and c.revoked_at is null offset 0)
    union all
    (select c from public.codes c
    where innfo.code_hash(innfo.letters_token(c.token)) = scanned_code.code_hash and c.revoked_at is null offset 0)
  ) as f
  where (f.code).hotel_id = scanned_code.hotel_id
$$;
