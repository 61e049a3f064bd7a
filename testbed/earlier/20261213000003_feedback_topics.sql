-- Feedback is about several things: "quiet,wifi". What was said so far stays as it is. See
-- docs/decisions/0051-several-topics.md.

-- One or several of them, with commas, each once.
create function innfo.are_choices(value text, choices text[]) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(bool_and(one = any (choices)), false) and count(*) = count(distinct one)
  from unnest(string_to_array(value, ',')) as one
$$;
grant execute on function innfo.are_choices(text, text[]) to authenticated, service_role;

alter table public.messages drop constraint messages_topic_choice;
call innfo.add_rule('messages', 'topic', 'choice', 'case kind
  when ''request'' then {} in (''towels'', ''late_checkout'', ''taxi'', ''wake_up_call'', ''repair'', ''other'')
  when ''feedback'' then {} is null or innfo.are_choices({}, array[''room'', ''cleaning'', ''breakfast'', ''staff'', ''quiet'', ''wifi'', ''other''])
  else {} is null end');

-- The same function: feedback counts with each thing that it is about.
do $$
declare
  change record;
  definition text := pg_get_functiondef('public.inbox_figures(text, integer)'::regprocedure);
begin
  for change in select * from (values
    ('(select topic, count(*), round(avg(rating), 1) as average from recent',
      '(select about as topic, count(*), round(avg(rating), 1) as average
        from recent cross join unnest(string_to_array(topic, '','')) as about'),
    ('where kind = ''feedback'' and topic is not null group by topic)', 'where kind = ''feedback'' group by about)')
  ) as c (place, becomes) loop
    if position(change.place in definition) = 0 then
      raise exception 'inbox_figures has changed';
    end if;
    definition := replace(definition, change.place, change.becomes);
  end loop;
  execute definition;
end
$$;
