-- A service translating what is open in one language of a hotel: its owner watches, stops and resumes it. The work
-- itself is a job, see docs/decisions/0058-translations.md.
create table public.translation_runs (
  hotel_id text not null references public.hotels (id) on delete cascade,
  language text not null,
  state text not null default 'running',
  -- How many there were to do, and how many are done.
  texts integer not null,
  done integer not null default 0,
  -- Those that came back without what must stay, as table/row/column: they are not asked for again in this run.
  refused jsonb not null default '[]',
  -- Of the sources: what services charge by.
  characters bigint not null,
  -- Why it waits, or has failed.
  reason text,
  started_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Whose job works on it: an earlier one, begun again after its process was killed, finds another here.
  worker uuid not null,
  primary key (hotel_id, language)
);
call innfo.choice('translation_runs', 'state', array['running', 'stopped', 'finished', 'failed']);
create trigger set_updated_at before update on public.translation_runs
  for each row execute function innfo.set_updated_at();
alter table public.translation_runs enable row level security;
create policy "owners read runs of their hotels" on public.translation_runs
  for select to authenticated
  using (hotel_id = any (array(select id from public.hotels where user_id = (select auth.uid()))));
revoke all on public.translation_runs from anon, authenticated;
grant select on public.translation_runs to authenticated;
grant all on public.translation_runs to service_role;

-- What a machine may write: what is missing, and what a machine wrote from another source.
create function innfo.texts_for_machine(hotel_id text, language text)
returns table (table_name text, row_id text, column_name text, source text, source_hash text, place bigint)
language sql stable set search_path = ''
as $$
  select x.table_name, x.row_id, x.column_name, x.source, innfo.text_hash(x.source), x.place
  from innfo.texts_of(texts_for_machine.hotel_id) as x
  left join public.translations t on t.hotel_id = texts_for_machine.hotel_id
    and t.language = texts_for_machine.language
    and t.table_name = x.table_name and t.row_id = x.row_id and t.column_name = x.column_name
  where t.id is null or (t.origin = 'machine' and t.source_hash <> innfo.text_hash(x.source))
$$;
