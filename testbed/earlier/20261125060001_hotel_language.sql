-- The language in which the owner writes: what the guest page says of itself is in the guest's, as far as there
-- is one. The tags are those of src/lib/messages/languages.ts.

alter table public.hotels add column language text not null default 'en';

call innfo.choice('hotels', 'language', array[
  'en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'da', 'sv', 'nb', 'fi', 'pl', 'cs', 'hu', 'ro', 'el', 'tr', 'uk', 'ar',
  'he', 'hi', 'zh-Hans', 'ja', 'ko'
]);

grant insert (language), update (language) on public.hotels to authenticated;
