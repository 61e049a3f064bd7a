-- Puts the items of a list into the given order. Runs as the caller, so ids that are not theirs move
-- nothing; items of the list that are not named come after the named ones.

grant select on innfo.sections to authenticated, service_role;
alter table innfo.sections enable row level security;
create policy "everyone knows the sections" on innfo.sections for select using (true);

create function public.reorder_items(table_name text, item_ids jsonb) returns void
language plpgsql set search_path = ''
as $$
begin
  if not exists (select from innfo.sections s where s.table_name = reorder_items.table_name)
      and reorder_items.table_name not in ('custom_sections', 'custom_section_items') then
    raise exception 'unknown list "%"', reorder_items.table_name using errcode = 'invalid_parameter_value';
  end if;
  if jsonb_typeof(item_ids) <> 'array' then
    raise exception 'item_ids must be an array of ids' using errcode = 'invalid_parameter_value';
  end if;
  execute format('
    update public.%I t set position = o.position
    from jsonb_array_elements_text($1) with ordinality as o (id, position)
    where t.id = o.id::uuid and t.position is distinct from o.position', table_name)
  using item_ids;
end
$$;
revoke execute on function public.reorder_items(text, jsonb) from public;
grant execute on function public.reorder_items(text, jsonb) to authenticated, service_role;
