-- A new item comes last in its list, and items that are added together keep the order they are listed in.
-- Until now a new item had no position and created_at decided, which is the same for all rows of one
-- insert. Now each row takes the next number of one sequence. It begins above every number that
-- reorder_items gives, so that new items also follow those that an owner has put in order.
--
-- Lists are sorted as before: by position (nulls last), created_at, id.

create sequence innfo.list_positions as bigint start with 1000000;

-- With its maker's rights: nobody needs any on the sequence itself.
create function innfo.next_list_position() returns bigint
language sql volatile security definer set search_path = ''
as $$ select nextval('innfo.list_positions') $$;
grant execute on function innfo.next_list_position() to authenticated, service_role;

do $$
declare
  list_name text;
begin
  for list_name in
    select table_name from innfo.sections
    union all values ('custom_sections'), ('custom_section_items')
  loop
    -- The sequence never runs out; an int would, under somebody who adds and deletes all day.
    execute format('alter table public.%I alter column position type bigint', list_name);
    -- What is there keeps its place in front of what is added from now on.
    execute format('
      update public.%1$I t set position = n.position
      from (
        select id, innfo.next_list_position() as position
        from (select id from public.%1$I where position is null order by created_at, id) as old
      ) as n
      where t.id = n.id', list_name);
    execute format('alter table public.%I
      alter column position set default innfo.next_list_position()', list_name);
  end loop;
end
$$;
