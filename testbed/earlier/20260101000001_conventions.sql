-- The words the following migrations are written in. Schema innfo holds what no request may call:
-- PostgREST and our own server expose schema public only.

create schema innfo;
grant usage on schema innfo to anon, authenticated, service_role;
alter default privileges in schema public revoke execute on functions from public;
alter default privileges in schema innfo revoke execute on functions from public;

-- RFC 9562 version 7: 48 bits of milliseconds, then random bits, so that rows made later sort later.
-- PostgreSQL 18 has uuidv7(); this one also works on 15 to 17.
create function innfo.uuid_v7() returns uuid
language sql volatile set search_path = ''
as $$
  select encode(
    set_bit(set_bit(
      overlay(uuid_send(gen_random_uuid())
        placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3)
        from 1 for 6),
      52, 1), 53, 1), 'hex')::uuid
$$;
grant execute on function innfo.uuid_v7() to authenticated, service_role;

create function innfo.set_updated_at() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at := clock_timestamp();
  return new;
end
$$;

-- Tells every server process which hotel's guest page is out of date. Works on any table with a
-- hotel_id, and on hotels itself.
create function innfo.notify_hotel_changed() returns trigger
language plpgsql set search_path = ''
as $$
declare
  row_data jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
begin
  perform pg_notify('hotel_changed', coalesce(row_data ->> 'hotel_id', row_data ->> 'id'));
  return null;
end
$$;

-- ------------------------------------------------------------------------------------------------
-- Column rules. Each becomes a CHECK named <table>_<column>_<rule>, which is how an error finds its
-- way back to the right input of a form. In a condition {} stands for the column.

create procedure innfo.add_rule(table_name text, column_name text, rule text, condition text)
language plpgsql set search_path = ''
as $$
begin
  execute format('alter table public.%I add constraint %I check (%s)',
    table_name, format('%s_%s_%s', table_name, column_name, rule), replace(condition, '{}', quote_ident(column_name)));
end
$$;

-- A text that must say something: not null, not blank, at most max_length characters.
create procedure innfo.required_text(table_name text, column_name text, max_length int)
language plpgsql set search_path = ''
as $$
begin
  call innfo.add_rule(table_name, column_name, 'required', 'btrim({}) <> ''''');
  call innfo.add_rule(table_name, column_name, 'length', format('char_length({}) <= %s', max_length));
end
$$;

create procedure innfo.optional_text(table_name text, column_name text, max_length int)
language plpgsql set search_path = ''
as $$
begin
  call innfo.add_rule(table_name, column_name, 'length', format('char_length({}) <= %s', max_length));
end
$$;

-- http and https only, with a host and without blanks or control characters: never javascript:,
-- data: or //host. Empty means none.
create procedure innfo.url(table_name text, column_name text)
language plpgsql set search_path = ''
as $$
begin
  call innfo.add_rule(table_name, column_name, 'url',
    '{} = '''' or ({} ~* ''^https?://[^\s/?#\\]+[^\s]*$'' and char_length({}) <= 2000)');
end
$$;

create procedure innfo.email(table_name text, column_name text)
language plpgsql set search_path = ''
as $$
begin
  call innfo.add_rule(table_name, column_name, 'email',
    '{} = '''' or ({} ~ ''^[^@\s]+@[^@\s]+\.[^@\s]+$'' and char_length({}) <= 254)');
end
$$;


-- 1 to 5 in steps of 0.1. The column is a plain numeric, so that 5.05 is refused and not rounded.
create procedure innfo.rating(table_name text, column_name text)
language plpgsql set search_path = ''
as $$
begin
  call innfo.add_rule(table_name, column_name, 'rating', '{} between 1 and 5 and {} = round({}, 1)');
end
$$;

create procedure innfo.choice(table_name text, column_name text, choices text[])
language plpgsql set search_path = ''
as $$
begin
  call innfo.add_rule(table_name, column_name, 'choice', format('{} = any (%L::text[])', choices));
end
$$;
