-- The items of another hotel's custom section, whose id its guests can read, are passed over by index too
-- (20260301000001): with hotel_id beside section_id the policy is a condition of the same index.
create index custom_section_items_section_id_hotel_id on public.custom_section_items (section_id, hotel_id);
drop index public.custom_section_items_section_id;
