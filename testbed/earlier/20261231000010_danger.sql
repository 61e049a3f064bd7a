-- Guests in danger: a topic that every form for requests has, and a mark that the server raises. See
-- docs/decisions/0098-danger.md.
alter table public.messages
  add column danger boolean not null default false,
  drop constraint messages_topic_choice,
  add constraint messages_topic_choice check (case kind
    when 'request' then topic in ('help', 'towels', 'late_checkout', 'taxi', 'wake_up_call', 'repair', 'other')
    when 'feedback' then topic is null
      or innfo.are_choices(topic, array['room', 'cleaning', 'breakfast', 'staff', 'quiet', 'wifi', 'other'])
    else topic is null
  end);

-- Also of what the desk writes down for a guest who called. No client may write the column.
create function innfo.mark_help() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.danger := true;
  return new;
end
$$;
create trigger mark_help before insert on public.messages for each row when (new.topic = 'help')
  execute function innfo.mark_help();

-- The same function. A guest may always ask for help, whatever else the hotel takes requests for.
do $$
declare
  before constant text := pg_get_functiondef('innfo.send_message(jsonb)'::regprocedure);
  asked constant text := 'sent.kind = ''request'' and sent.topic';
  columns constant text := 'contact, language, by_guest)';
  given constant text := 'sent.language, true)';
begin
  if position(asked in before) = 0 or position(columns in before) = 0 or position(given in before) = 0 then
    raise exception 'innfo.send_message has changed';
  end if;
  execute replace(replace(replace(before, asked, 'sent.kind = ''request'' and sent.topic <> ''help'' and sent.topic'),
    columns, 'contact, language, by_guest, danger)'), given, 'sent.language, true, coalesce(sent.danger, false))');
end
$$;
