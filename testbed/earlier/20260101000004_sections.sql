-- The eight content sections, in the order of their tiles on the guest page.
--
-- position is where the owner put the item in its list; null, as for a new item, means after those,
-- oldest first. Whoever lists items sorts by position (nulls last), created_at, id.

-- ------------------------------------------------------------------------------------------------
create table public.amenities (
  id uuid primary key default innfo.uuid_v7(),
  hotel_id text not null references public.hotels (id) on delete cascade,
  position int,
  name text not null,
  description text not null,
  timing text not null,
  location text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call innfo.required_text('amenities', 'name', 120);
call innfo.required_text('amenities', 'description', 2000);
call innfo.required_text('amenities', 'timing', 200);
call innfo.required_text('amenities', 'location', 200);
create unique index amenities_name_key on public.amenities (hotel_id, lower(btrim(name)));
call innfo.declare_section('amenities', 'amenities');

-- ------------------------------------------------------------------------------------------------
create table public.restaurants (
  id uuid primary key default innfo.uuid_v7(),
  hotel_id text not null references public.hotels (id) on delete cascade,
  position int,
  name text not null,
  cuisine text not null,
  distance text not null,
  rating numeric not null,
  phone text not null,
  address text not null,
  digital_menu_url text,
  has_delivery boolean not null default false,
  is_pure_veg boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call innfo.required_text('restaurants', 'name', 120);
call innfo.required_text('restaurants', 'cuisine', 120);
call innfo.required_text('restaurants', 'distance', 100);
call innfo.rating('restaurants', 'rating');
call innfo.required_text('restaurants', 'phone', 50);
call innfo.required_text('restaurants', 'address', 500);
call innfo.url('restaurants', 'digital_menu_url');
call innfo.declare_section('restaurants', 'restaurants');

-- ------------------------------------------------------------------------------------------------
create table public.car_services (
  id uuid primary key default innfo.uuid_v7(),
  hotel_id text not null references public.hotels (id) on delete cascade,
  position int,
  name text not null,
  type text not null,
  phone text not null,
  website text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call innfo.required_text('car_services', 'name', 120);
call innfo.choice('car_services', 'type', array[
  'Taxi', 'Uber', 'Lyft',
  'Car Rental', 'Limousine', 'Shuttle', 'Private Driver']);
call innfo.required_text('car_services', 'phone', 50);
call innfo.url('car_services', 'website');
call innfo.declare_section('transport', 'car_services');

-- ------------------------------------------------------------------------------------------------
create table public.tour_guides (
  id uuid primary key default innfo.uuid_v7(),
  hotel_id text not null references public.hotels (id) on delete cascade,
  position int,
  name text not null,
  specialty text not null,
  phone text not null,
  email text,
  website text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call innfo.required_text('tour_guides', 'name', 120);
call innfo.required_text('tour_guides', 'specialty', 200);
call innfo.required_text('tour_guides', 'phone', 50);
call innfo.email('tour_guides', 'email');
call innfo.url('tour_guides', 'website');
call innfo.declare_section('tours', 'tour_guides');

-- ------------------------------------------------------------------------------------------------
create table public.shopping_partners (
  id uuid primary key default innfo.uuid_v7(),
  hotel_id text not null references public.hotels (id) on delete cascade,
  position int,
  name text not null,
  category text not null,
  description text not null,
  distance text not null,
  phone text not null,
  address text not null,
  website text,
  discount text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call innfo.required_text('shopping_partners', 'name', 120);
call innfo.choice('shopping_partners', 'category', array[
  'Shopping Center', 'Department Store', 'Boutique', 'Electronics', 'Fashion', 'Jewelry',
  'Books & Stationery', 'Sports & Outdoor', 'Home & Garden', 'Pharmacy', 'Grocery Store', 'Souvenir Shop']);
call innfo.required_text('shopping_partners', 'description', 2000);
call innfo.required_text('shopping_partners', 'distance', 100);
call innfo.required_text('shopping_partners', 'phone', 50);
call innfo.required_text('shopping_partners', 'address', 500);
call innfo.url('shopping_partners', 'website');
call innfo.optional_text('shopping_partners', 'discount', 200);
call innfo.declare_section('shopping', 'shopping_partners');

-- ------------------------------------------------------------------------------------------------
create table public.must_visit_places (
  id uuid primary key default innfo.uuid_v7(),
  hotel_id text not null references public.hotels (id) on delete cascade,
  position int,
  name text not null,
  category text not null,
  description text not null,
  distance text not null,
  rating numeric not null,
  estimated_time text not null,
  address text not null,
  entry_fee text,
  phone text,
  website text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call innfo.required_text('must_visit_places', 'name', 120);
call innfo.choice('must_visit_places', 'category', array[
  'Museum', 'Park', 'Historical Site', 'Shopping', 'Entertainment', 'Beach',
  'Mountain', 'Restaurant', 'Market', 'Religious Site', 'Architecture', 'Nature']);
call innfo.required_text('must_visit_places', 'description', 2000);
call innfo.required_text('must_visit_places', 'distance', 100);
call innfo.rating('must_visit_places', 'rating');
call innfo.required_text('must_visit_places', 'estimated_time', 100);
call innfo.required_text('must_visit_places', 'address', 500);
call innfo.optional_text('must_visit_places', 'entry_fee', 100);
call innfo.optional_text('must_visit_places', 'phone', 50);
call innfo.url('must_visit_places', 'website');
call innfo.declare_section('must-visit', 'must_visit_places');

-- ------------------------------------------------------------------------------------------------
create table public.faqs (
  id uuid primary key default innfo.uuid_v7(),
  hotel_id text not null references public.hotels (id) on delete cascade,
  position int,
  category text not null,
  question text not null,
  answer text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call innfo.choice('faqs', 'category', array[
  'General', 'Amenities', 'Services', 'Dining',
  'Parking', 'WiFi & Technology', 'Policies', 'Local Area']);
call innfo.required_text('faqs', 'question', 500);
call innfo.required_text('faqs', 'answer', 5000);
call innfo.declare_section('faqs', 'faqs');

-- ------------------------------------------------------------------------------------------------
create table public.important_contacts (
  id uuid primary key default innfo.uuid_v7(),
  hotel_id text not null references public.hotels (id) on delete cascade,
  position int,
  type text not null default 'other',
  label text not null,
  number text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call innfo.choice('important_contacts', 'type', array['emergency', 'hotel', 'service', 'other']);
call innfo.required_text('important_contacts', 'label', 120);
call innfo.required_text('important_contacts', 'number', 50);
call innfo.declare_section('important-contacts', 'important_contacts');
