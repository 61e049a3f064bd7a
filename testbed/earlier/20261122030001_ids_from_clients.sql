-- A client may say which id a new row gets. When the answer to an insert gets lost, the client sends the
-- same row again, with "on conflict (id) do nothing", and does not make a second one.
--
-- An id that another owner's row has is refused, or passed over, like any that is taken: the row stays
-- as it is and is not shown. Without an id a row gets one as before. Nobody changes an id later.

create procedure innfo.client_chosen_id(table_name text)
language plpgsql set search_path = ''
as $$
begin
  execute format('grant insert (id) on public.%I to authenticated', table_name);
end
$$;

-- As in 20260101000003_ownership.sql, and with ids from clients.
create or replace procedure innfo.declare_section(section_id text, table_name text)
language plpgsql set search_path = ''
as $$
begin
  call innfo.belongs_to_hotel(table_name);
  call innfo.client_chosen_id(table_name);
  insert into innfo.sections (section_id, table_name) values (section_id, table_name);
end
$$;

-- The tables that are there already.
do $$
declare
  section innfo.sections;
begin
  for section in select * from innfo.sections loop
    call innfo.client_chosen_id(section.table_name);
  end loop;
end
$$;
call innfo.client_chosen_id('custom_sections');
call innfo.client_chosen_id('custom_section_items');
