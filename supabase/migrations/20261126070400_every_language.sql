-- What guests and the desk write to each other, in both languages. See docs/decisions/0131-every-language.md.

-- Of the guest's own words, beside them: the server writes it.
alter table public.messages
  add column translation text,
  add column translation_language text;
call innfo.optional_text('messages', 'translation', 4000, lines => true);
call innfo.choice('messages', 'translation_language', innfo.language_tags());

-- Whether a service may read what is written here: where an owner has chosen languages, and the plan has room for them.
-- The privacy notice asks the same.
create function innfo.translates_messages(hotel_id text) returns boolean
language sql stable set search_path = ''
return innfo.guest_languages(hotel_id) <> '[]';

-- What a hotel answers often is among its texts: each line by its hash, as lines change their order.
alter table innfo.translated_fields drop constraint translated_fields_kind_check;
alter table innfo.translated_fields add constraint translated_fields_kind_check
  check (kind in ('text', 'hours', 'details', 'lines'));
do $$
begin
  execute replace(pg_get_functiondef('innfo.texts_in(text, json)'::regprocedure),
    'select ''note'', value ->> ''note'', 1000 where kind = ''hours''',
    'select ''note'', value ->> ''note'', 1000 where kind = ''hours''
    union all
    select ''line/'' || innfo.text_hash(l.line), l.line, min(l.place)
    from json_array_elements_text(case when kind = ''lines'' then value end) with ordinality as l (line, place)
    group by l.line');
  execute replace(replace(pg_get_functiondef('innfo.texts_of(text)'::regprocedure),
    'r.%1$I::json', 'to_json(r.%1$I)'),
    'case d.table_name when ''hotels'' then ''null::bigint''',
    'case when d.table_name in (''hotels'', ''message_kinds'') then ''null::bigint''');
  execute replace(pg_get_functiondef('innfo.check_translation()'::regprocedure), 'r.%I::json', 'to_json(r.%I)');
  execute replace(pg_get_functiondef('innfo.message_form(text, text)'::regprocedure),
    '''keep_days'', k.keep_days,', '''keep_days'', k.keep_days, ''translates'', innfo.translates_messages(h.id),');
end
$$;
call innfo.translates('message_kinds', null, array['answers'], array['lines']);

-- Of the guest's newest words.
create function innfo.last_translation(message_id uuid, of_message text) returns text
language sql stable set search_path = ''
as $$
  select case when t.id is null then last_translation.of_message else t.translation end
  from (values (true)) as one (row)
  left join lateral (
    select t.id, t.translation from public.message_texts t
    where t.message_id = last_translation.message_id and t.author = 'guest' order by t.created_at desc limit 1) as t on true
$$;
grant execute on function innfo.last_translation(uuid, text) to authenticated, service_role;

-- As before, with the newest words in the hotel's language, too; these are searched as well.
create or replace view public.inbox with (security_invoker = true) as
select m.id, m.hotel_id, m.kind, m.state, m.room, m.topic, m.rating, "left"(innfo.last_words(m.id, m.text), 200) as text,
  m.item, m.place, m.color, m.assignee, m.outcome, m.by_guest, m.created_at, m.updated_at,
  lower(concat_ws(' ', m.room, m.item, m.text, m.translation, m.color, m.place, m.day, m.contact, m.assignee, m.shelf,
    m.card, (select string_agg(concat_ws(' ', t.text, t.translation), ' ') from public.message_texts t
      where t.message_id = m.id))) as words,
  m.shelf, m.match_id, m.ownership_checked, m.keep_until, m.danger, m.turn, m.language, m.wanted_at, m.card, m.due_at,
  m.goes_to, m.taken_by, "left"(innfo.last_translation(m.id, m.translation), 200) as translation
from public.messages m;

-- Housekeeping reads them so, too.
do $$
begin
  execute replace(pg_get_functiondef('public.rounds(text)'::regprocedure), 'innfo.last_words(m.id, m.text) as text,',
    'innfo.last_words(m.id, m.text) as text, innfo.last_translation(m.id, m.translation) as translation,');
end
$$;
