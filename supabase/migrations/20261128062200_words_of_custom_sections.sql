-- The refusal says what the screen says: the plan's whole name.

-- IN002: the plan lacks it. A plan that ended takes nothing away (a section made while it ran may be kept and changed),
-- so a slip of the finger does not either. About a hotel that the caller does not edit nothing is said here: the policy
-- refuses the row, no matter whether that hotel exists.
create or replace function innfo.check_custom_sections_allowed() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if not (select custom_sections from innfo.plan_at(new.hotel_id)) and not exists (
    select from public.changes c
    where c.row_id = new.id::text and c.hotel_id = new.hotel_id and c.table_name = 'custom_sections' and c.after is null
      and c.at >= innfo.restorable_since()
  ) then
    raise exception 'Custom sections are only available with Innfo Pro plan. Upgrade to create custom sections.'
      using errcode = 'IN002';
  end if;
  return new;
end
$$;
