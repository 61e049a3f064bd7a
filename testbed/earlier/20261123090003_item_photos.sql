-- A field that shows a photo of the row's own hotel.
create procedure innfo.add_photo(table_name text, column_name text)
language plpgsql set search_path = ''
as $$
begin
  call innfo.add_field(table_name, column_name, 'text');
  call innfo.shows_photo(table_name, column_name);
end
$$;

call innfo.add_photo('amenities', 'photo_path');
call innfo.add_photo('restaurants', 'photo_path');
call innfo.add_photo('tour_guides', 'photo_path');
call innfo.add_photo('shopping_partners', 'photo_path');
call innfo.add_photo('must_visit_places', 'photo_path');
