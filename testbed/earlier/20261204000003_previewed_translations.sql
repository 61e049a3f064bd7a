-- Owners preview what they type in each language that they offer. What it answers every guest may read.
grant execute on function innfo.guest_translations(text, text) to authenticated;
