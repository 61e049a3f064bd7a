-- Written by `npm run sections` from the declarations.
call innfo.add_text('restaurants', 'tip', 300);
call innfo.add_text('tour_guides', 'tip', 300);
call innfo.add_text('shopping_partners', 'tip', 300);
call innfo.add_text('must_visit_places', 'tip', 300);
call innfo.add_hours('custom_section_items', 'hours');
call innfo.add_hours('hotels', 'reception_hours');
