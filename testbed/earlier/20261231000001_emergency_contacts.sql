-- Numbers of type emergency are on the guest page wherever their section stands: also where the plan does not show
-- it, or its owner has switched it off. Who does not want one there hides it. The pages on which guests write to the
-- hotel begin with one of them.
create function innfo.emergency_contacts(hotel_id text) returns setof public.important_contacts
language sql stable set search_path = ''
as $$
  select c.* from public.important_contacts c
  where c.hotel_id = emergency_contacts.hotel_id and c.type = 'emergency' and not c.is_hidden
  order by c.position nulls last, c.created_at, c.id
$$;

create function innfo.guest_emergency(hotel_id text) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'type', c.type, 'label', c.label, 'number', c.number,
    'shown_during', c.shown_during)), '[]')
  from innfo.emergency_contacts(guest_emergency.hotel_id) c
$$;
insert into innfo.guest_parts (part, function_name) values ('emergency', 'guest_emergency');

-- Numbers that are not always there are for who has time to read when.
create or replace function innfo.hotel_of_messages(hotel public.hotels) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('id', hotel.id, 'name', hotel.name, 'language', hotel.language, 'accent', hotel.accent,
    'type_mood', hotel.type_mood, 'phone', hotel.phone, 'email', hotel.email, 'address', hotel.address,
    'country', hotel.country, 'time_zone', hotel.time_zone, 'review_url', hotel.review_url,
    'emergency', (select coalesce(jsonb_agg(c.number), '[]') from innfo.emergency_contacts(hotel.id) c
      where c.shown_during is null))
$$;

-- With what they are called.
create or replace function innfo.guest_translations(hotel_id text, language text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  hotel public.hotels;
  plan public.plans;
begin
  select * into hotel from public.hotels h where h.id = guest_translations.hotel_id;
  if not found or not innfo.guest_languages(hotel.id) ? guest_translations.language then
    return null;
  end if;
  plan := innfo.plan_of(hotel.user_id);
  return (
    with shown as (
      select t.table_name, t.row_id, jsonb_object_agg(t.column_name, t.text) as columns,
        bool_or(t.origin = 'machine') as by_machine
      from public.translations t
      where t.hotel_id = hotel.id and t.language = guest_translations.language
        and (t.table_name in ('hotels', 'announcements')
          or (plan.custom_sections and t.table_name in ('custom_sections', 'custom_section_items'))
          or t.table_name in (
            select s.table_name from innfo.sections_of(hotel.id, hotel.leaves_out_empty) s
            where s.place <= plan.max_sections)
          or (t.table_name = 'important_contacts'
            and t.row_id in (select c.id::text from innfo.emergency_contacts(hotel.id) c)))
      group by 1, 2
    ),
    tables as (
      select s.table_name, jsonb_object_agg(s.row_id, s.columns) as rows, bool_or(s.by_machine) as by_machine
      from shown s group by 1
    )
    select jsonb_build_object('by_machine', coalesce(bool_or(t.by_machine), false),
      'texts', coalesce(jsonb_object_agg(t.table_name, t.rows), '{}')) from tables t
  );
end
$$;
