-- Hardly any row has such characters. Of each that does: line feeds by other names become line feeds, in texts of one
-- line spaces; what cannot be seen goes, and so do marks of direction where they are not closed. What a translation
-- was made from stays its source.

create function innfo.cleaned(value text, lines boolean) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  value := regexp_replace(value, '\r\n?|[\u000b\u000c\u0085\u2028\u2029]', E'\n', 'g');
  value := regexp_replace(value, '[\u0001-\u0008\u000e-\u001f\u007f-\u009f]', '', 'g');
  if not lines then
    value := regexp_replace(value, '[ \t]*\n\s*', ' ', 'g');
  end if;
  return case when innfo.is_legible(value, lines) then value
    else regexp_replace(value, '[\u202a-\u202e\u2066-\u2069]', '', 'g') end;
end
$$;

create function innfo.cleaned(value text[], lines boolean) returns text[]
language sql immutable set search_path = ''
as $$
  select coalesce(array_agg(innfo.cleaned(one, lines) order by place), value) from unnest(value) with ordinality as o (one, place)
$$;

create function innfo.cleaned(value json, lines boolean) returns json
language plpgsql immutable set search_path = ''
as $$
begin
  return case json_typeof(value)
    when 'string' then to_json(innfo.cleaned(value #>> '{}', lines))
    when 'array' then (
      select coalesce(json_agg(innfo.cleaned(e.one, lines) order by e.place), '[]')
      from json_array_elements(value) with ordinality as e (one, place))
    when 'object' then (
      select coalesce(json_object_agg(innfo.cleaned(e.name, lines), innfo.cleaned(e.one, lines) order by e.place), '{}')
      from json_each(value) with ordinality as e (name, one, place))
    else value end;
end
$$;

-- Translations that are current, of what is about to be cleaned.
create temporary table kept on commit drop as
select t.id
from (select distinct hotel_id from public.translations) as h,
  lateral innfo.texts_of(h.hotel_id) as x
  join public.translations t using (table_name, row_id, column_name)
where t.hotel_id = h.hotel_id and t.source_hash = innfo.text_hash(x.source)
  and x.source ~ '[\u0001-\u0008\u000a-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]';

do $$
declare
  texts record;
  place tid;
  taken text;
begin
  for texts in
    select c.relname,
      string_agg(format(
        case a.atttypid when 'jsonb'::regtype then '%1$I = innfo.cleaned(%1$I::json, %2$L)::jsonb'
          else '%1$I = innfo.cleaned(%1$I, %2$L)' end, a.attname, r.definition ~ 'true\)\)'), ', ') as cleaned,
      string_agg(substring(r.definition from 'CHECK \((.*)\) NOT VALID'), ' and ') as rules
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1],
      lateral pg_get_constraintdef(k.oid) as r (definition)
    where k.connamespace = 'public'::regnamespace and k.conname like '%\_legible' and not k.convalidated
    group by 1 order by 1
  loop
    for place in execute format('select ctid from public.%I where not (%s) for update', texts.relname, texts.rules)
    loop
      begin
        execute format('update public.%I set %s where ctid = $1', texts.relname, texts.cleaned) using place;
      exception when unique_violation then
        -- Two that looked the same would have one name: this one gets a few letters more.
        get stacked diagnostics taken = constraint_name;
        taken := substring(taken from '^' || texts.relname || '_(.*)_key$');
        execute format('update public.%I set %s where ctid = $1', texts.relname,
          replace(texts.cleaned, format('%1$I = innfo.cleaned(%1$I, ''f'')', taken),
            format('%1$I = left(innfo.cleaned(%1$I, false), 100) || '' '' || left(md5(%1$I), 4)', taken)))
        using place;
      end;
    end loop;
  end loop;
end
$$;

update public.translations t set source_hash = innfo.text_hash(x.source)
from kept k, public.translations o, lateral innfo.texts_of(o.hotel_id) as x
where t.id = k.id and o.id = k.id
  and (x.table_name, x.row_id, x.column_name) = (o.table_name, o.row_id, o.column_name);

drop function innfo.cleaned(text, boolean);
drop function innfo.cleaned(text[], boolean);
drop function innfo.cleaned(json, boolean);
