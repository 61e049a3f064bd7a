-- The words that `npm run sections` writes migrations in. Each adds the column of one declared field, its rules,
-- and the right of owners to set it: a column without that right would refuse every save of its form.

-- Adds a column that owners may set. The definition is SQL.
create procedure innfo.add_field(table_name text, column_name text, definition text)
language plpgsql set search_path = ''
as $$
begin
  execute format('alter table public.%I add column %I %s', table_name, column_name, definition);
  execute format('grant insert (%1$I), update (%1$I) on public.%2$I to authenticated', column_name, table_name);
end
$$;

-- Rows that are there already say a dash where a required text is added, for their owner to see what is missing.
create procedure innfo.add_text(table_name text, column_name text, max_length int, required boolean default false)
language plpgsql set search_path = ''
as $$
begin
  if required then
    call innfo.add_field(table_name, column_name, 'text not null default ''–''');
    execute format('alter table public.%I alter column %I drop default', table_name, column_name);
    call innfo.required_text(table_name, column_name, max_length);
  else
    call innfo.add_field(table_name, column_name, 'text');
    call innfo.optional_text(table_name, column_name, max_length);
  end if;
end
$$;

-- Nothing stands in for a required link, address or rating: rows that are there already refuse the column.

create procedure innfo.add_link(table_name text, column_name text, required boolean default false)
language plpgsql set search_path = ''
as $$
begin
  call innfo.add_field(table_name, column_name, case when required then 'text not null' else 'text' end);
  if required then
    call innfo.required_text(table_name, column_name, 2000);
  end if;
  call innfo.url(table_name, column_name);
end
$$;

create procedure innfo.add_email(table_name text, column_name text, required boolean default false)
language plpgsql set search_path = ''
as $$
begin
  call innfo.add_field(table_name, column_name, case when required then 'text not null' else 'text' end);
  if required then
    call innfo.required_text(table_name, column_name, 254);
  end if;
  call innfo.email(table_name, column_name);
end
$$;

create procedure innfo.add_rating(table_name text, column_name text)
language plpgsql set search_path = ''
as $$
begin
  call innfo.add_field(table_name, column_name, 'numeric not null');
  call innfo.rating(table_name, column_name);
end
$$;

-- Rows that are there already, and those added without one, get the usual choice.
create procedure innfo.add_choice(table_name text, column_name text, choices text[], usual text default null,
  required boolean default true)
language plpgsql set search_path = ''
as $$
begin
  call innfo.add_field(table_name, column_name, concat_ws(' ', 'text',
    case when required then 'not null' end, 'default ' || quote_literal(usual)));
  call innfo.choice(table_name, column_name, choices);
end
$$;

create procedure innfo.add_flag(table_name text, column_name text)
language plpgsql set search_path = ''
as $$
begin
  call innfo.add_field(table_name, column_name, 'boolean not null default false');
end
$$;

-- Names and values that owners make up: json, which keeps their order.
create procedure innfo.add_details(table_name text, column_name text)
language plpgsql set search_path = ''
as $$
begin
  call innfo.add_field(table_name, column_name, 'json not null default ''{}''');
  call innfo.add_rule(table_name, column_name, 'map',
    'json_typeof({}) = ''object'' and not jsonb_path_exists({}::jsonb, ''$.* ? (@.type() != "string")'') and pg_column_size({}) <= 8000');
end
$$;

-- No two rows of a hotel are called the same, ignoring case and outer blanks.
create procedure innfo.unique_in_hotel(table_name text, column_name text)
language plpgsql set search_path = ''
as $$
begin
  execute format('create unique index %I on public.%I (hotel_id, lower(btrim(%I)))',
    format('%s_%s_key', table_name, column_name), table_name, column_name);
end
$$;

-- A content section without fields yet.
create procedure innfo.add_section(section_id text, table_name text)
language plpgsql set search_path = ''
as $$
begin
  execute format('create table public.%I (
    id uuid primary key default innfo.uuid_v7(),
    hotel_id text not null references public.hotels (id) on delete cascade,
    position bigint default innfo.next_list_position(),
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )', table_name);
  call innfo.declare_section(section_id, table_name);
end
$$;
