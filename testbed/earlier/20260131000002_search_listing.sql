-- Whether search engines may list a hotel's guest page. Its address is on every code the hotel prints, so
-- it is no secret; some hotels do not want it found anyway.
alter table public.hotels add column is_listed boolean not null default true;
grant insert (is_listed), update (is_listed) on public.hotels to authenticated;
