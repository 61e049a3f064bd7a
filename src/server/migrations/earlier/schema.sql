create table public.amenities (
  id uuid not null default innfo.uuid_v7(),
  hotel_id text not null,
  "position" bigint default innfo.next_list_position(),
  name text not null,
  description text not null,
  timing text not null,
  location text not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  photo_path text,
  hours jsonb,
  source text,
  is_hidden boolean not null default false,
  shown_during jsonb,
  constraint amenities_pkey PRIMARY KEY (id),
  constraint amenities_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES public.hotels(id) ON DELETE CASCADE,
  constraint amenities_photo_path_photo FOREIGN KEY (hotel_id, photo_path) REFERENCES public.photos(hotel_id, path) DEFERRABLE,
  constraint amenities_description_legible CHECK (innfo.is_legible(description, true)),
  constraint amenities_description_length CHECK ((char_length(description) <= 2000)),
  constraint amenities_description_required CHECK (((NOT innfo.is_blank(description)) OR is_hidden)),
  constraint amenities_hours_hours CHECK (innfo.is_opening_hours(hours)),
  constraint amenities_hours_legible CHECK (innfo.is_legible(hours, false)),
  constraint amenities_location_legible CHECK (innfo.is_legible(location, false)),
  constraint amenities_location_length CHECK ((char_length(location) <= 200)),
  constraint amenities_location_required CHECK (((NOT innfo.is_blank(location)) OR is_hidden)),
  constraint amenities_name_legible CHECK (innfo.is_legible(name, false)),
  constraint amenities_name_length CHECK ((char_length(name) <= 120)),
  constraint amenities_name_required CHECK ((NOT innfo.is_blank(name))),
  constraint amenities_shown_during_days CHECK (innfo.is_shown_during(shown_during)),
  constraint amenities_shown_during_legible CHECK (innfo.is_legible(shown_during, false)),
  constraint amenities_source_known CHECK ((source = 'openstreetmap'::text)),
  constraint amenities_timing_legible CHECK (innfo.is_legible(timing, false)),
  constraint amenities_timing_length CHECK ((char_length(timing) <= 200)),
  constraint amenities_timing_required CHECK (((NOT innfo.is_blank(timing)) OR is_hidden))
);
alter table public.amenities enable row level security;
CREATE INDEX amenities_hotel_id ON public.amenities USING btree (hotel_id, created_at);
CREATE UNIQUE INDEX amenities_name_key ON public.amenities USING btree (hotel_id, innfo.name_key(name));
CREATE TRIGGER doubt_deleted_photo_path AFTER DELETE ON public.amenities FOR EACH ROW WHEN ((old.photo_path IS NOT NULL)) EXECUTE FUNCTION innfo.doubt_photo('hotel_id', 'photo_path');
CREATE TRIGGER doubt_replaced_photo_path AFTER UPDATE OF photo_path ON public.amenities FOR EACH ROW WHEN (((old.photo_path IS DISTINCT FROM new.photo_path) AND (old.photo_path IS NOT NULL))) EXECUTE FUNCTION innfo.doubt_photo('hotel_id', 'photo_path');
CREATE TRIGGER keep_deleted AFTER DELETE ON public.amenities REFERENCING OLD TABLE AS removed FOR EACH STATEMENT WHEN ((pg_trigger_depth() = 0)) EXECUTE FUNCTION innfo.keep_deleted_rows();
CREATE TRIGGER keep_within_limits_delete AFTER DELETE ON public.amenities REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION innfo.keep_within_limits('items', 'hotel_id');
CREATE TRIGGER keep_within_limits_insert AFTER INSERT ON public.amenities REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION innfo.keep_within_limits('items', 'hotel_id');
CREATE TRIGGER keep_within_limits_update AFTER UPDATE ON public.amenities REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION innfo.keep_within_limits('items', 'hotel_id');
CREATE TRIGGER notify_hotel_changed AFTER INSERT OR DELETE OR UPDATE ON public.amenities FOR EACH ROW EXECUTE FUNCTION innfo.notify_hotel_changed();
CREATE TRIGGER refuse_deleted_ids AFTER INSERT ON public.amenities REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION innfo.refuse_deleted_ids();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.amenities FOR EACH ROW EXECUTE FUNCTION innfo.set_updated_at();
create policy "owners add rows to their hotels" on public.amenities for insert to authenticated
  with check ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
create policy "owners change rows of their hotels" on public.amenities for update to authenticated
  using ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))))
  with check ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
create policy "owners delete rows of their hotels" on public.amenities for delete to authenticated
  using ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
create policy "owners read rows of their hotels" on public.amenities for select to authenticated
  using ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
grant delete, select on public.amenities to authenticated;
grant insert (id, hotel_id, "position", name, description, timing, location, photo_path, hours, source, is_hidden, shown_during) on public.amenities to authenticated;
grant update ("position", name, description, timing, location, photo_path, hours, is_hidden, shown_during) on public.amenities to authenticated;

create table public.announcements (
  id uuid not null default innfo.uuid_v7(),
  hotel_id text not null,
  "position" bigint default innfo.next_list_position(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  text text not null,
  starts_at timestamp without time zone not null,
  ends_at timestamp without time zone not null,
  constraint announcements_pkey PRIMARY KEY (id),
  constraint announcements_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES public.hotels(id) ON DELETE CASCADE,
  constraint announcements_ends_at_later CHECK ((ends_at > starts_at)),
  constraint announcements_ends_at_moment CHECK (((ends_at >= '2000-01-01 00:00:00'::timestamp without time zone) AND (ends_at < '2100-01-01 00:00:00'::timestamp without time zone))),
  constraint announcements_starts_at_moment CHECK (((starts_at >= '2000-01-01 00:00:00'::timestamp without time zone) AND (starts_at < '2100-01-01 00:00:00'::timestamp without time zone))),
  constraint announcements_text_legible CHECK (innfo.is_legible(text, true)),
  constraint announcements_text_length CHECK ((char_length(text) <= 300)),
  constraint announcements_text_required CHECK ((NOT innfo.is_blank(text)))
);
alter table public.announcements enable row level security;
CREATE INDEX announcements_hotel_id ON public.announcements USING btree (hotel_id, created_at);
CREATE TRIGGER keep_deleted AFTER DELETE ON public.announcements REFERENCING OLD TABLE AS removed FOR EACH STATEMENT WHEN ((pg_trigger_depth() = 0)) EXECUTE FUNCTION innfo.keep_deleted_rows();
CREATE TRIGGER keep_within_limits_delete AFTER DELETE ON public.announcements REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION innfo.keep_within_limits('announcements', 'hotel_id');
CREATE TRIGGER keep_within_limits_insert AFTER INSERT ON public.announcements REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION innfo.keep_within_limits('announcements', 'hotel_id');
CREATE TRIGGER keep_within_limits_update AFTER UPDATE ON public.announcements REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION innfo.keep_within_limits('announcements', 'hotel_id');
CREATE TRIGGER notify_hotel_changed AFTER INSERT OR DELETE OR UPDATE ON public.announcements FOR EACH ROW EXECUTE FUNCTION innfo.notify_hotel_changed();
CREATE TRIGGER refuse_deleted_ids AFTER INSERT ON public.announcements REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION innfo.refuse_deleted_ids();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.announcements FOR EACH ROW EXECUTE FUNCTION innfo.set_updated_at();
create policy "owners add rows to their hotels" on public.announcements for insert to authenticated
  with check ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
create policy "owners change rows of their hotels" on public.announcements for update to authenticated
  using ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))))
  with check ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
create policy "owners delete rows of their hotels" on public.announcements for delete to authenticated
  using ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
create policy "owners read rows of their hotels" on public.announcements for select to authenticated
  using ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
grant delete, select on public.announcements to authenticated;
grant insert (id, hotel_id, "position", text, starts_at, ends_at) on public.announcements to authenticated;
grant update ("position", text, starts_at, ends_at) on public.announcements to authenticated;

create table public.car_services (
  id uuid not null default innfo.uuid_v7(),
  hotel_id text not null,
  "position" bigint default innfo.next_list_position(),
  name text not null,
  type text,
  phone text not null,
  website text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  source text,
  is_hidden boolean not null default false,
  shown_during jsonb,
  constraint car_services_pkey PRIMARY KEY (id),
  constraint car_services_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES public.hotels(id) ON DELETE CASCADE,
  constraint car_services_name_legible CHECK (innfo.is_legible(name, false)),
  constraint car_services_name_length CHECK ((char_length(name) <= 120)),
  constraint car_services_name_required CHECK ((NOT innfo.is_blank(name))),
  constraint car_services_phone_legible CHECK (innfo.is_legible(phone, false)),
  constraint car_services_phone_length CHECK ((char_length(phone) <= 50)),
  constraint car_services_phone_required CHECK (((NOT innfo.is_blank(phone)) OR is_hidden)),
  constraint car_services_shown_during_days CHECK (innfo.is_shown_during(shown_during)),
  constraint car_services_shown_during_legible CHECK (innfo.is_legible(shown_during, false)),
  constraint car_services_source_known CHECK ((source = 'openstreetmap'::text)),
  constraint car_services_type_choice CHECK ((type = ANY ('{Taxi,Uber,Lyft,"Car Rental",Limousine,Shuttle,"Private Driver"}'::text[]))),
  constraint car_services_type_required CHECK (((type IS NOT NULL) OR is_hidden)),
  constraint car_services_website_legible CHECK (innfo.is_legible(website, false)),
  constraint car_services_website_url CHECK (((website = ''::text) OR ((website ~* '^https?://[^\s/?#\\]+[^\s]*$'::text) AND (char_length(website) <= 2000))))
);
alter table public.car_services enable row level security;
CREATE INDEX car_services_hotel_id ON public.car_services USING btree (hotel_id, created_at);
CREATE TRIGGER keep_deleted AFTER DELETE ON public.car_services REFERENCING OLD TABLE AS removed FOR EACH STATEMENT WHEN ((pg_trigger_depth() = 0)) EXECUTE FUNCTION innfo.keep_deleted_rows();
CREATE TRIGGER keep_within_limits_delete AFTER DELETE ON public.car_services REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION innfo.keep_within_limits('items', 'hotel_id');
CREATE TRIGGER keep_within_limits_insert AFTER INSERT ON public.car_services REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION innfo.keep_within_limits('items', 'hotel_id');
CREATE TRIGGER keep_within_limits_update AFTER UPDATE ON public.car_services REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION innfo.keep_within_limits('items', 'hotel_id');
CREATE TRIGGER notify_hotel_changed AFTER INSERT OR DELETE OR UPDATE ON public.car_services FOR EACH ROW EXECUTE FUNCTION innfo.notify_hotel_changed();
CREATE TRIGGER refuse_deleted_ids AFTER INSERT ON public.car_services REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION innfo.refuse_deleted_ids();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.car_services FOR EACH ROW EXECUTE FUNCTION innfo.set_updated_at();
create policy "owners add rows to their hotels" on public.car_services for insert to authenticated
  with check ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
create policy "owners change rows of their hotels" on public.car_services for update to authenticated
  using ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))))
  with check ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
create policy "owners delete rows of their hotels" on public.car_services for delete to authenticated
  using ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
create policy "owners read rows of their hotels" on public.car_services for select to authenticated
  using ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
grant delete, select on public.car_services to authenticated;
grant insert (id, hotel_id, "position", name, type, phone, website, source, is_hidden, shown_during) on public.car_services to authenticated;
grant update ("position", name, type, phone, website, is_hidden, shown_during) on public.car_services to authenticated;

create table public.complimentary_plans (
  email text not null,
  plan_id text not null,
  period_start timestamp with time zone not null,
  period_end timestamp with time zone not null,
  constraint complimentary_plans_pkey PRIMARY KEY (email),
  constraint complimentary_plans_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES public.plans(id)
);
alter table public.complimentary_plans enable row level security;
CREATE TRIGGER notify_plan_changed AFTER INSERT OR DELETE OR UPDATE ON public.complimentary_plans FOR EACH ROW EXECUTE FUNCTION innfo.notify_plan_changed();
create policy "nobody reads the complimentary accounts" on public.complimentary_plans for select to authenticated
  using (false);

create table public.custom_section_items (
  id uuid not null default innfo.uuid_v7(),
  hotel_id text not null,
  "position" bigint default innfo.next_list_position(),
  section_id uuid not null,
  title text not null,
  description text not null,
  details json not null default '{}'::json,
  contact_phone text,
  contact_email text,
  contact_website text,
  contact_address text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  hours jsonb,
  is_hidden boolean not null default false,
  shown_during jsonb,
  constraint custom_section_items_pkey PRIMARY KEY (id),
  constraint custom_section_items_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES public.hotels(id) ON DELETE CASCADE,
  constraint custom_section_items_section_id_fkey FOREIGN KEY (section_id) REFERENCES public.custom_sections(id) ON DELETE CASCADE,
  constraint custom_section_items_contact_address_legible CHECK (innfo.is_legible(contact_address, false)),
  constraint custom_section_items_contact_address_length CHECK ((char_length(contact_address) <= 500)),
  constraint custom_section_items_contact_email_email CHECK (((contact_email = ''::text) OR ((contact_email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'::text) AND (char_length(contact_email) <= 254)))),
  constraint custom_section_items_contact_email_legible CHECK (innfo.is_legible(contact_email, false)),
  constraint custom_section_items_contact_phone_legible CHECK (innfo.is_legible(contact_phone, false)),
  constraint custom_section_items_contact_phone_length CHECK ((char_length(contact_phone) <= 50)),
  constraint custom_section_items_contact_website_legible CHECK (innfo.is_legible(contact_website, false)),
  constraint custom_section_items_contact_website_url CHECK (((contact_website = ''::text) OR ((contact_website ~* '^https?://[^\s/?#\\]+[^\s]*$'::text) AND (char_length(contact_website) <= 2000)))),
  constraint custom_section_items_description_legible CHECK (innfo.is_legible(description, true)),
  constraint custom_section_items_description_length CHECK ((char_length(description) <= 2000)),
  constraint custom_section_items_description_required CHECK (((NOT innfo.is_blank(description)) OR is_hidden)),
  constraint custom_section_items_details_legible CHECK (innfo.is_legible((details)::jsonb, false)),
  constraint custom_section_items_details_map CHECK (((json_typeof(details) = 'object'::text) AND (NOT jsonb_path_exists((details)::jsonb, '$.*?(@.type() != "string")'::jsonpath)) AND (pg_column_size(details) <= 8000))),
  constraint custom_section_items_details_whole CHECK (innfo.has_whole_rows(details)),
  constraint custom_section_items_hours_hours CHECK (innfo.is_opening_hours(hours)),
  constraint custom_section_items_hours_legible CHECK (innfo.is_legible(hours, false)),
  constraint custom_section_items_shown_during_days CHECK (innfo.is_shown_during(shown_during)),
  constraint custom_section_items_shown_during_legible CHECK (innfo.is_legible(shown_during, false)),
  constraint custom_section_items_title_legible CHECK (innfo.is_legible(title, false)),
  constraint custom_section_items_title_length CHECK ((char_length(title) <= 120)),
  constraint custom_section_items_title_required CHECK ((NOT innfo.is_blank(title)))
);
alter table public.custom_section_items enable row level security;
CREATE INDEX custom_section_items_hotel_id ON public.custom_section_items USING btree (hotel_id, created_at);
CREATE INDEX custom_section_items_section_id_hotel_id ON public.custom_section_items USING btree (section_id, hotel_id);
CREATE TRIGGER keep_deleted AFTER DELETE ON public.custom_section_items REFERENCING OLD TABLE AS removed FOR EACH STATEMENT WHEN ((pg_trigger_depth() = 0)) EXECUTE FUNCTION innfo.keep_deleted_rows();
CREATE TRIGGER keep_within_limits_delete AFTER DELETE ON public.custom_section_items REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION innfo.keep_within_limits('custom_section_items', 'section_id');
CREATE TRIGGER keep_within_limits_insert AFTER INSERT ON public.custom_section_items REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION innfo.keep_within_limits('custom_section_items', 'section_id');
CREATE TRIGGER keep_within_limits_update AFTER UPDATE ON public.custom_section_items REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION innfo.keep_within_limits('custom_section_items', 'section_id');
CREATE TRIGGER notify_hotel_changed AFTER INSERT OR DELETE OR UPDATE ON public.custom_section_items FOR EACH ROW EXECUTE FUNCTION innfo.notify_hotel_changed();
CREATE TRIGGER refuse_deleted_children AFTER INSERT ON public.custom_section_items REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION innfo.refuse_deleted_ids('children');
CREATE TRIGGER refuse_deleted_ids AFTER INSERT ON public.custom_section_items REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION innfo.refuse_deleted_ids();
CREATE TRIGGER set_hotel_of_item BEFORE INSERT OR UPDATE OF section_id ON public.custom_section_items FOR EACH ROW EXECUTE FUNCTION innfo.set_hotel_of_item();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.custom_section_items FOR EACH ROW EXECUTE FUNCTION innfo.set_updated_at();
CREATE TRIGGER tidy_details BEFORE INSERT OR UPDATE OF details ON public.custom_section_items FOR EACH ROW WHEN (((new.details)::text <> '{}'::text)) EXECUTE FUNCTION innfo.tidy_details_column('details');
create policy "owners add rows to their hotels" on public.custom_section_items for insert to authenticated
  with check ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
create policy "owners change rows of their hotels" on public.custom_section_items for update to authenticated
  using ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))))
  with check ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
create policy "owners delete rows of their hotels" on public.custom_section_items for delete to authenticated
  using ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
create policy "owners read rows of their hotels" on public.custom_section_items for select to authenticated
  using ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
grant delete, select on public.custom_section_items to authenticated;
grant insert (id, hotel_id, "position", section_id, title, description, details, contact_phone, contact_email, contact_website, contact_address, hours, is_hidden, shown_during) on public.custom_section_items to authenticated;
grant update ("position", section_id, title, description, details, contact_phone, contact_email, contact_website, contact_address, hours, is_hidden, shown_during) on public.custom_section_items to authenticated;

create table public.custom_sections (
  id uuid not null default innfo.uuid_v7(),
  hotel_id text not null,
  "position" bigint default innfo.next_list_position(),
  name text not null,
  description text not null,
  icon text not null default 'Settings'::text,
  color text not null default 'bg-gray-500'::text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint custom_sections_pkey PRIMARY KEY (id),
  constraint custom_sections_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES public.hotels(id) ON DELETE CASCADE,
  constraint custom_sections_color_choice CHECK ((color = ANY ('{bg-gray-500,bg-red-500,bg-orange-500,bg-amber-500,bg-yellow-500,bg-lime-500,bg-green-500,bg-emerald-500,bg-teal-500,bg-cyan-500,bg-sky-500,bg-blue-500,bg-indigo-500,bg-violet-500,bg-purple-500,bg-fuchsia-500,bg-pink-500,bg-rose-500}'::text[]))),
  constraint custom_sections_description_legible CHECK (innfo.is_legible(description, true)),
  constraint custom_sections_description_length CHECK ((char_length(description) <= 500)),
  constraint custom_sections_description_required CHECK ((NOT innfo.is_blank(description))),
  constraint custom_sections_icon_choice CHECK ((icon = ANY ('{Settings,Star,Heart,Coffee,Music,Camera,Gift,Zap,Shield,Award,Bell,Book,Calendar,Clock}'::text[]))),
  constraint custom_sections_name_legible CHECK (innfo.is_legible(name, false)),
  constraint custom_sections_name_length CHECK ((char_length(name) <= 120)),
  constraint custom_sections_name_required CHECK ((NOT innfo.is_blank(name)))
);
alter table public.custom_sections enable row level security;
CREATE INDEX custom_sections_hotel_id ON public.custom_sections USING btree (hotel_id, created_at);
CREATE TRIGGER check_custom_sections_allowed BEFORE INSERT ON public.custom_sections FOR EACH ROW EXECUTE FUNCTION innfo.check_custom_sections_allowed();
CREATE TRIGGER forget_deleted AFTER DELETE ON public.custom_sections REFERENCING OLD TABLE AS removed FOR EACH STATEMENT WHEN ((pg_trigger_depth() = 0)) EXECUTE FUNCTION innfo.forget_deleted();
CREATE TRIGGER keep_deleted BEFORE DELETE ON public.custom_sections FOR EACH ROW WHEN ((pg_trigger_depth() = 0)) EXECUTE FUNCTION innfo.keep_deleted('custom_section_items', 'section_id');
CREATE TRIGGER keep_within_limits_delete AFTER DELETE ON public.custom_sections REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION innfo.keep_within_limits('custom_sections', 'hotel_id');
CREATE TRIGGER keep_within_limits_insert AFTER INSERT ON public.custom_sections REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION innfo.keep_within_limits('custom_sections', 'hotel_id');
CREATE TRIGGER keep_within_limits_update AFTER UPDATE ON public.custom_sections REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION innfo.keep_within_limits('custom_sections', 'hotel_id');
CREATE TRIGGER notify_hotel_changed AFTER INSERT OR DELETE OR UPDATE ON public.custom_sections FOR EACH ROW EXECUTE FUNCTION innfo.notify_hotel_changed();
CREATE TRIGGER refuse_deleted_ids AFTER INSERT ON public.custom_sections REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION innfo.refuse_deleted_ids();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.custom_sections FOR EACH ROW EXECUTE FUNCTION innfo.set_updated_at();
create policy "owners add rows to their hotels" on public.custom_sections for insert to authenticated
  with check ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
create policy "owners change rows of their hotels" on public.custom_sections for update to authenticated
  using ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))))
  with check ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
create policy "owners delete rows of their hotels" on public.custom_sections for delete to authenticated
  using ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
create policy "owners read rows of their hotels" on public.custom_sections for select to authenticated
  using ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
grant delete, select on public.custom_sections to authenticated;
grant insert (id, hotel_id, "position", name, description, icon, color) on public.custom_sections to authenticated;
grant update ("position", name, description, icon, color) on public.custom_sections to authenticated;

create table public.faqs (
  id uuid not null default innfo.uuid_v7(),
  hotel_id text not null,
  "position" bigint default innfo.next_list_position(),
  category text,
  question text not null,
  answer text not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  source text,
  is_hidden boolean not null default false,
  shown_during jsonb,
  constraint faqs_pkey PRIMARY KEY (id),
  constraint faqs_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES public.hotels(id) ON DELETE CASCADE,
  constraint faqs_answer_legible CHECK (innfo.is_legible(answer, true)),
  constraint faqs_answer_length CHECK ((char_length(answer) <= 5000)),
  constraint faqs_answer_required CHECK (((NOT innfo.is_blank(answer)) OR is_hidden)),
  constraint faqs_category_choice CHECK ((category = ANY ('{General,Amenities,Services,Dining,Parking,"WiFi & Technology",Policies,"Local Area"}'::text[]))),
  constraint faqs_category_required CHECK (((category IS NOT NULL) OR is_hidden)),
  constraint faqs_question_legible CHECK (innfo.is_legible(question, false)),
  constraint faqs_question_length CHECK ((char_length(question) <= 500)),
  constraint faqs_question_required CHECK ((NOT innfo.is_blank(question))),
  constraint faqs_shown_during_days CHECK (innfo.is_shown_during(shown_during)),
  constraint faqs_shown_during_legible CHECK (innfo.is_legible(shown_during, false)),
  constraint faqs_source_known CHECK ((source = 'openstreetmap'::text))
);
alter table public.faqs enable row level security;
CREATE INDEX faqs_hotel_id ON public.faqs USING btree (hotel_id, created_at);
CREATE TRIGGER keep_deleted AFTER DELETE ON public.faqs REFERENCING OLD TABLE AS removed FOR EACH STATEMENT WHEN ((pg_trigger_depth() = 0)) EXECUTE FUNCTION innfo.keep_deleted_rows();
CREATE TRIGGER keep_within_limits_delete AFTER DELETE ON public.faqs REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION innfo.keep_within_limits('items', 'hotel_id');
CREATE TRIGGER keep_within_limits_insert AFTER INSERT ON public.faqs REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION innfo.keep_within_limits('items', 'hotel_id');
CREATE TRIGGER keep_within_limits_update AFTER UPDATE ON public.faqs REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION innfo.keep_within_limits('items', 'hotel_id');
CREATE TRIGGER notify_hotel_changed AFTER INSERT OR DELETE OR UPDATE ON public.faqs FOR EACH ROW EXECUTE FUNCTION innfo.notify_hotel_changed();
CREATE TRIGGER refuse_deleted_ids AFTER INSERT ON public.faqs REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION innfo.refuse_deleted_ids();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.faqs FOR EACH ROW EXECUTE FUNCTION innfo.set_updated_at();
create policy "owners add rows to their hotels" on public.faqs for insert to authenticated
  with check ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
create policy "owners change rows of their hotels" on public.faqs for update to authenticated
  using ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))))
  with check ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
create policy "owners delete rows of their hotels" on public.faqs for delete to authenticated
  using ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
create policy "owners read rows of their hotels" on public.faqs for select to authenticated
  using ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
grant delete, select on public.faqs to authenticated;
grant insert (id, hotel_id, "position", category, question, answer, source, is_hidden, shown_during) on public.faqs to authenticated;
grant update ("position", category, question, answer, is_hidden, shown_during) on public.faqs to authenticated;

create table public.hotels (
  id text not null default innfo.hotel_id(),
  user_id uuid not null default auth.uid(),
  name text not null,
  description text not null,
  address text not null,
  phone text not null,
  email text not null,
  check_in text not null default '02:00 PM'::text,
  check_out text not null default '12:00 PM'::text,
  logo_url text,
  website_url text,
  facebook_url text,
  instagram_url text,
  twitter_url text,
  linkedin_url text,
  youtube_url text,
  tripadvisor_url text,
  google_url text,
  booking_url text,
  expedia_url text,
  time_zone text not null default 'UTC'::text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  is_listed boolean not null default true,
  country text,
  times_confirmed boolean not null default false,
  leaves_out_empty boolean not null default true,
  creation_key uuid,
  cover_path text,
  cover_focus_x smallint not null default 50,
  cover_focus_y smallint not null default 50,
  accent text,
  type_mood text not null default 'classic'::text,
  breakfast text,
  wifi jsonb not null default '[]'::jsonb,
  reception_hours jsonb,
  language text not null default 'en'::text,
  languages text[] not null default '{}'::text[],
  review_url text,
  constraint hotels_pkey PRIMARY KEY (id),
  constraint hotels_cover_path_photo FOREIGN KEY (id, cover_path) REFERENCES public.photos(hotel_id, path) DEFERRABLE,
  constraint hotels_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint hotels_accent_color CHECK ((accent ~ '^#[0-9a-f]{6}$'::text)),
  constraint hotels_accent_legible CHECK (innfo.is_legible(accent, false)),
  constraint hotels_address_legible CHECK (innfo.is_legible(address, true)),
  constraint hotels_address_length CHECK ((char_length(address) <= 500)),
  constraint hotels_address_required CHECK ((NOT innfo.is_blank(address))),
  constraint hotels_booking_url_legible CHECK (innfo.is_legible(booking_url, false)),
  constraint hotels_booking_url_url CHECK (((booking_url = ''::text) OR ((booking_url ~* '^https?://[^\s/?#\\]+[^\s]*$'::text) AND (char_length(booking_url) <= 2000)))),
  constraint hotels_breakfast_legible CHECK (innfo.is_legible(breakfast, false)),
  constraint hotels_breakfast_length CHECK ((char_length(breakfast) <= 40)),
  constraint hotels_check_in_legible CHECK (innfo.is_legible(check_in, false)),
  constraint hotels_check_in_length CHECK ((char_length(check_in) <= 50)),
  constraint hotels_check_in_required CHECK ((NOT innfo.is_blank(check_in))),
  constraint hotels_check_out_legible CHECK (innfo.is_legible(check_out, false)),
  constraint hotels_check_out_length CHECK ((char_length(check_out) <= 50)),
  constraint hotels_check_out_required CHECK ((NOT innfo.is_blank(check_out))),
  constraint hotels_country_code CHECK ((country ~ '^[A-Z]{2}$'::text)),
  constraint hotels_country_legible CHECK (innfo.is_legible(country, false)),
  constraint hotels_cover_focus_x_range CHECK (((cover_focus_x >= 0) AND (cover_focus_x <= 100))),
  constraint hotels_cover_focus_y_range CHECK (((cover_focus_y >= 0) AND (cover_focus_y <= 100))),
  constraint hotels_description_legible CHECK (innfo.is_legible(description, true)),
  constraint hotels_description_length CHECK ((char_length(description) <= 2000)),
  constraint hotels_description_required CHECK ((NOT innfo.is_blank(description))),
  constraint hotels_email_email CHECK (((email = ''::text) OR ((email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'::text) AND (char_length(email) <= 254)))),
  constraint hotels_email_legible CHECK (innfo.is_legible(email, false)),
  constraint hotels_email_length CHECK ((char_length(email) <= 254)),
  constraint hotels_email_required CHECK ((NOT innfo.is_blank(email))),
  constraint hotels_expedia_url_legible CHECK (innfo.is_legible(expedia_url, false)),
  constraint hotels_expedia_url_url CHECK (((expedia_url = ''::text) OR ((expedia_url ~* '^https?://[^\s/?#\\]+[^\s]*$'::text) AND (char_length(expedia_url) <= 2000)))),
  constraint hotels_facebook_url_legible CHECK (innfo.is_legible(facebook_url, false)),
  constraint hotels_facebook_url_url CHECK (((facebook_url = ''::text) OR ((facebook_url ~* '^https?://[^\s/?#\\]+[^\s]*$'::text) AND (char_length(facebook_url) <= 2000)))),
  constraint hotels_google_url_legible CHECK (innfo.is_legible(google_url, false)),
  constraint hotels_google_url_url CHECK (((google_url = ''::text) OR ((google_url ~* '^https?://[^\s/?#\\]+[^\s]*$'::text) AND (char_length(google_url) <= 2000)))),
  constraint hotels_instagram_url_legible CHECK (innfo.is_legible(instagram_url, false)),
  constraint hotels_instagram_url_url CHECK (((instagram_url = ''::text) OR ((instagram_url ~* '^https?://[^\s/?#\\]+[^\s]*$'::text) AND (char_length(instagram_url) <= 2000)))),
  constraint hotels_language_choice CHECK ((language = ANY ('{en,de,fr,es,it,pt,nl,da,sv,nb,fi,pl,cs,hu,ro,el,tr,uk,ar,he,hi,zh-Hans,ja,ko}'::text[]))),
  constraint hotels_languages_choice CHECK ((languages <@ '{en,de,fr,es,it,pt,nl,da,sv,nb,fi,pl,cs,hu,ro,el,tr,uk,ar,he,hi,zh-Hans,ja,ko}'::text[])),
  constraint hotels_linkedin_url_legible CHECK (innfo.is_legible(linkedin_url, false)),
  constraint hotels_linkedin_url_url CHECK (((linkedin_url = ''::text) OR ((linkedin_url ~* '^https?://[^\s/?#\\]+[^\s]*$'::text) AND (char_length(linkedin_url) <= 2000)))),
  constraint hotels_logo_url_legible CHECK (innfo.is_legible(logo_url, false)),
  constraint hotels_logo_url_upload CHECK (((logo_url = ''::text) OR (logo_url ~ (('^/storage/v1/object/public/logos/'::text || id) || '/[A-Za-z0-9_-][A-Za-z0-9._-]{0,99}$'::text)))),
  constraint hotels_name_legible CHECK (innfo.is_legible(name, false)),
  constraint hotels_name_length CHECK ((char_length(name) <= 120)),
  constraint hotels_name_required CHECK ((NOT innfo.is_blank(name))),
  constraint hotels_phone_legible CHECK (innfo.is_legible(phone, false)),
  constraint hotels_phone_length CHECK ((char_length(phone) <= 50)),
  constraint hotels_phone_required CHECK ((NOT innfo.is_blank(phone))),
  constraint hotels_reception_hours_hours CHECK (innfo.is_opening_hours(reception_hours)),
  constraint hotels_reception_hours_legible CHECK (innfo.is_legible(reception_hours, false)),
  constraint hotels_review_url_https CHECK (((review_url = ''::text) OR (review_url ~* '^https://'::text))),
  constraint hotels_review_url_legible CHECK (innfo.is_legible(review_url, false)),
  constraint hotels_review_url_url CHECK (((review_url = ''::text) OR ((review_url ~* '^https?://[^\s/?#\\]+[^\s]*$'::text) AND (char_length(review_url) <= 2000)))),
  constraint hotels_time_zone_legible CHECK (innfo.is_legible(time_zone, false)),
  constraint hotels_tripadvisor_url_legible CHECK (innfo.is_legible(tripadvisor_url, false)),
  constraint hotels_tripadvisor_url_url CHECK (((tripadvisor_url = ''::text) OR ((tripadvisor_url ~* '^https?://[^\s/?#\\]+[^\s]*$'::text) AND (char_length(tripadvisor_url) <= 2000)))),
  constraint hotels_twitter_url_legible CHECK (innfo.is_legible(twitter_url, false)),
  constraint hotels_twitter_url_url CHECK (((twitter_url = ''::text) OR ((twitter_url ~* '^https?://[^\s/?#\\]+[^\s]*$'::text) AND (char_length(twitter_url) <= 2000)))),
  constraint hotels_type_mood_choice CHECK ((type_mood = ANY ('{classic,modern,warm}'::text[]))),
  constraint hotels_website_url_legible CHECK (innfo.is_legible(website_url, false)),
  constraint hotels_website_url_url CHECK (((website_url = ''::text) OR ((website_url ~* '^https?://[^\s/?#\\]+[^\s]*$'::text) AND (char_length(website_url) <= 2000)))),
  constraint hotels_wifi_legible CHECK (innfo.is_legible(wifi, false)),
  constraint hotels_wifi_networks CHECK (innfo.is_wifi(wifi)),
  constraint hotels_youtube_url_legible CHECK (innfo.is_legible(youtube_url, false)),
  constraint hotels_youtube_url_url CHECK (((youtube_url = ''::text) OR ((youtube_url ~* '^https?://[^\s/?#\\]+[^\s]*$'::text) AND (char_length(youtube_url) <= 2000))))
);
alter table public.hotels enable row level security;
CREATE INDEX hotels_user_id_created_at ON public.hotels USING btree (user_id, created_at DESC);
CREATE UNIQUE INDEX hotels_creation_key ON public.hotels USING btree (user_id, creation_key);
CREATE TRIGGER check_time_zone BEFORE INSERT OR UPDATE OF time_zone ON public.hotels FOR EACH ROW EXECUTE FUNCTION innfo.check_time_zone();
CREATE TRIGGER claim_hotel_name AFTER INSERT OR UPDATE OF name ON public.hotels FOR EACH ROW EXECUTE FUNCTION innfo.claim_hotel_name();
CREATE TRIGGER confirm_times BEFORE INSERT OR UPDATE OF check_in, check_out ON public.hotels FOR EACH ROW EXECUTE FUNCTION innfo.confirm_times();
CREATE TRIGGER cut_days_anew AFTER UPDATE OF time_zone ON public.hotels FOR EACH ROW WHEN ((old.time_zone IS DISTINCT FROM new.time_zone)) EXECUTE FUNCTION innfo.cut_days_anew();
CREATE TRIGGER describe_new_hotel BEFORE INSERT ON public.hotels FOR EACH ROW EXECUTE FUNCTION innfo.describe_new_hotel();
CREATE TRIGGER doubt_replaced_cover_path AFTER UPDATE OF cover_path ON public.hotels FOR EACH ROW WHEN (((old.cover_path IS DISTINCT FROM new.cover_path) AND (old.cover_path IS NOT NULL))) EXECUTE FUNCTION innfo.doubt_photo('id', 'cover_path');
CREATE TRIGGER guess_country BEFORE INSERT ON public.hotels FOR EACH ROW EXECUTE FUNCTION innfo.guess_country();
CREATE TRIGGER keep_languages_within_limit AFTER INSERT OR UPDATE OF languages ON public.hotels FOR EACH ROW EXECUTE FUNCTION innfo.keep_languages_within_limit();
CREATE TRIGGER keep_within_limits_insert AFTER INSERT ON public.hotels REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION innfo.keep_hotels_within_limit();
CREATE TRIGGER notify_hotel_changed AFTER INSERT OR DELETE OR UPDATE ON public.hotels FOR EACH ROW EXECUTE FUNCTION innfo.notify_hotel_changed();
CREATE TRIGGER require_recent_proof BEFORE DELETE ON public.hotels FOR EACH ROW EXECUTE FUNCTION innfo.require_recent_proof();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.hotels FOR EACH ROW EXECUTE FUNCTION innfo.set_updated_at();
CREATE TRIGGER tidy_languages BEFORE INSERT OR UPDATE OF languages, language ON public.hotels FOR EACH ROW EXECUTE FUNCTION innfo.tidy_languages();
create policy "owners add hotels of their own" on public.hotels for insert to authenticated
  with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "owners change their hotels" on public.hotels for update to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)))
  with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "owners delete their hotels" on public.hotels for delete to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "owners read their hotels" on public.hotels for select to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));
grant delete, select on public.hotels to authenticated;
grant insert (user_id, name, description, address, phone, email, check_in, check_out, logo_url, website_url, facebook_url, instagram_url, twitter_url, linkedin_url, youtube_url, tripadvisor_url, google_url, booking_url, expedia_url, time_zone, is_listed, country, times_confirmed, leaves_out_empty, creation_key, cover_path, cover_focus_x, cover_focus_y, accent, type_mood, breakfast, wifi, reception_hours, language, languages, review_url) on public.hotels to authenticated;
grant update (name, description, address, phone, email, check_in, check_out, logo_url, website_url, facebook_url, instagram_url, twitter_url, linkedin_url, youtube_url, tripadvisor_url, google_url, booking_url, expedia_url, time_zone, is_listed, country, times_confirmed, leaves_out_empty, cover_path, cover_focus_x, cover_focus_y, accent, type_mood, breakfast, wifi, reception_hours, language, languages, review_url) on public.hotels to authenticated;

create table public.important_contacts (
  id uuid not null default innfo.uuid_v7(),
  hotel_id text not null,
  "position" bigint default innfo.next_list_position(),
  type text not null default 'other'::text,
  label text not null,
  number text not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  source text,
  is_hidden boolean not null default false,
  shown_during jsonb,
  constraint important_contacts_pkey PRIMARY KEY (id),
  constraint important_contacts_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES public.hotels(id) ON DELETE CASCADE,
  constraint important_contacts_label_legible CHECK (innfo.is_legible(label, false)),
  constraint important_contacts_label_length CHECK ((char_length(label) <= 120)),
  constraint important_contacts_label_required CHECK ((NOT innfo.is_blank(label))),
  constraint important_contacts_number_legible CHECK (innfo.is_legible(number, false)),
  constraint important_contacts_number_length CHECK ((char_length(number) <= 50)),
  constraint important_contacts_number_required CHECK (((NOT innfo.is_blank(number)) OR is_hidden)),
  constraint important_contacts_shown_during_days CHECK (innfo.is_shown_during(shown_during)),
  constraint important_contacts_shown_during_legible CHECK (innfo.is_legible(shown_during, false)),
  constraint important_contacts_source_known CHECK ((source = 'openstreetmap'::text)),
  constraint important_contacts_type_choice CHECK ((type = ANY ('{emergency,hotel,service,other}'::text[])))
);
alter table public.important_contacts enable row level security;
CREATE INDEX important_contacts_hotel_id ON public.important_contacts USING btree (hotel_id, created_at);
CREATE TRIGGER keep_deleted AFTER DELETE ON public.important_contacts REFERENCING OLD TABLE AS removed FOR EACH STATEMENT WHEN ((pg_trigger_depth() = 0)) EXECUTE FUNCTION innfo.keep_deleted_rows();
CREATE TRIGGER keep_within_limits_delete AFTER DELETE ON public.important_contacts REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION innfo.keep_within_limits('items', 'hotel_id');
CREATE TRIGGER keep_within_limits_insert AFTER INSERT ON public.important_contacts REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION innfo.keep_within_limits('items', 'hotel_id');
CREATE TRIGGER keep_within_limits_update AFTER UPDATE ON public.important_contacts REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION innfo.keep_within_limits('items', 'hotel_id');
CREATE TRIGGER notify_hotel_changed AFTER INSERT OR DELETE OR UPDATE ON public.important_contacts FOR EACH ROW EXECUTE FUNCTION innfo.notify_hotel_changed();
CREATE TRIGGER refuse_deleted_ids AFTER INSERT ON public.important_contacts REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION innfo.refuse_deleted_ids();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.important_contacts FOR EACH ROW EXECUTE FUNCTION innfo.set_updated_at();
create policy "owners add rows to their hotels" on public.important_contacts for insert to authenticated
  with check ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
create policy "owners change rows of their hotels" on public.important_contacts for update to authenticated
  using ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))))
  with check ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
create policy "owners delete rows of their hotels" on public.important_contacts for delete to authenticated
  using ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
create policy "owners read rows of their hotels" on public.important_contacts for select to authenticated
  using ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
grant delete, select on public.important_contacts to authenticated;
grant insert (id, hotel_id, "position", type, label, number, source, is_hidden, shown_during) on public.important_contacts to authenticated;
grant update ("position", type, label, number, is_hidden, shown_during) on public.important_contacts to authenticated;

create view public.inbox with (security_invoker=true) as
 SELECT id,
    hotel_id,
    kind,
    state,
    room,
    topic,
    rating,
    "left"(text, 200) AS text,
    item,
    place,
    color,
    assignee,
    outcome,
    by_guest,
    created_at,
    updated_at,
    lower(concat_ws(' '::text, room, item, text, color, place, day, contact, assignee, shelf)) AS words,
    shelf,
    match_id,
    ownership_checked,
    keep_until,
    danger,
    turn,
    language,
    wanted_at
   FROM public.messages m;
grant select on public.inbox to authenticated;

create table public.message_events (
  id uuid not null default innfo.uuid_v7(),
  hotel_id text not null,
  message_id uuid not null,
  at timestamp with time zone not null default clock_timestamp(),
  by_user uuid,
  what text not null,
  value text,
  constraint message_events_pkey PRIMARY KEY (id),
  constraint message_events_by_user_fkey FOREIGN KEY (by_user) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint message_events_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES public.hotels(id) ON DELETE CASCADE,
  constraint message_events_message_id_fkey FOREIGN KEY (message_id) REFERENCES public.messages(id) ON DELETE CASCADE,
  constraint message_events_what_choice CHECK ((what = ANY ('{sent,state,answer,note,assignee,outcome,match,ownership,shelf}'::text[])))
);
alter table public.message_events enable row level security;
CREATE INDEX message_events_by_user ON public.message_events USING btree (by_user);
CREATE INDEX message_events_hotel_id_message_id ON public.message_events USING btree (hotel_id, message_id, at);
CREATE INDEX message_events_message_id ON public.message_events USING btree (message_id, at);
create policy "owners read rows of their hotels" on public.message_events for select to authenticated
  using ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
grant select on public.message_events to authenticated;

create table public.message_kinds (
  id uuid not null default innfo.uuid_v7(),
  hotel_id text not null,
  kind text not null,
  is_on boolean not null default false,
  topics text[] not null default '{towels,late_checkout,taxi,wake_up_call,repair,other}'::text[],
  emails text[] not null default '{}'::text[],
  answers text[] not null default '{}'::text[],
  keep_days integer not null default 90,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  attention smallint default 3,
  alarm smallint default 1,
  towels_hours jsonb,
  late_checkout_hours jsonb,
  taxi_hours jsonb,
  wake_up_call_hours jsonb,
  repair_hours jsonb,
  other_hours jsonb,
  constraint message_kinds_pkey PRIMARY KEY (id),
  constraint message_kinds_key UNIQUE (hotel_id, kind),
  constraint message_kinds_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES public.hotels(id) ON DELETE CASCADE,
  constraint message_kinds_alarm_range CHECK (((alarm >= 1) AND (alarm <= 4))),
  constraint message_kinds_answers_legible CHECK (innfo.is_legible(answers, true)),
  constraint message_kinds_answers_length CHECK (((cardinality(answers) <= 10) AND (char_length(array_to_string(answers, ''::text)) <= 3000))),
  constraint message_kinds_attention_range CHECK (((attention >= 1) AND (attention <= 4))),
  constraint message_kinds_emails_email CHECK (((array_to_string(emails, ','::text, '*'::text) ~ '^([^@\s,*]+@[^@\s,*]+\.[^@\s,*]+(,(?=.)|$))*$'::text) AND (cardinality(emails) = regexp_count(array_to_string(emails, ''::text), '@'::text)))),
  constraint message_kinds_emails_legible CHECK (innfo.is_legible(emails, false)),
  constraint message_kinds_emails_length CHECK (((cardinality(emails) <= 5) AND (char_length(array_to_string(emails, ''::text)) <= 1270))),
  constraint message_kinds_keep_days_range CHECK (((keep_days >= 1) AND (keep_days <= 730))),
  constraint message_kinds_kind_choice CHECK ((kind = ANY ('{request,feedback,lost,found}'::text[]))),
  constraint message_kinds_late_checkout_hours_hours CHECK (innfo.is_opening_hours(late_checkout_hours)),
  constraint message_kinds_late_checkout_hours_legible CHECK (innfo.is_legible(late_checkout_hours, false)),
  constraint message_kinds_other_hours_hours CHECK (innfo.is_opening_hours(other_hours)),
  constraint message_kinds_other_hours_legible CHECK (innfo.is_legible(other_hours, false)),
  constraint message_kinds_repair_hours_hours CHECK (innfo.is_opening_hours(repair_hours)),
  constraint message_kinds_repair_hours_legible CHECK (innfo.is_legible(repair_hours, false)),
  constraint message_kinds_taxi_hours_hours CHECK (innfo.is_opening_hours(taxi_hours)),
  constraint message_kinds_taxi_hours_legible CHECK (innfo.is_legible(taxi_hours, false)),
  constraint message_kinds_topics_choice CHECK ((topics <@ ARRAY['towels'::text, 'late_checkout'::text, 'taxi'::text, 'wake_up_call'::text, 'repair'::text, 'other'::text])),
  constraint message_kinds_topics_length CHECK ((cardinality(topics) <= 6)),
  constraint message_kinds_towels_hours_hours CHECK (innfo.is_opening_hours(towels_hours)),
  constraint message_kinds_towels_hours_legible CHECK (innfo.is_legible(towels_hours, false)),
  constraint message_kinds_wake_up_call_hours_hours CHECK (innfo.is_opening_hours(wake_up_call_hours)),
  constraint message_kinds_wake_up_call_hours_legible CHECK (innfo.is_legible(wake_up_call_hours, false))
);
alter table public.message_kinds enable row level security;
CREATE TRIGGER notify_hotel_changed AFTER INSERT OR DELETE OR UPDATE ON public.message_kinds FOR EACH ROW EXECUTE FUNCTION innfo.notify_hotel_changed();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.message_kinds FOR EACH ROW EXECUTE FUNCTION innfo.set_updated_at();
create policy "owners add rows to their hotels" on public.message_kinds for insert to authenticated
  with check ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
create policy "owners change rows of their hotels" on public.message_kinds for update to authenticated
  using ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))))
  with check ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
create policy "owners delete rows of their hotels" on public.message_kinds for delete to authenticated
  using ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
create policy "owners read rows of their hotels" on public.message_kinds for select to authenticated
  using ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
grant delete, select on public.message_kinds to authenticated;
grant insert (hotel_id, kind, is_on, topics, emails, answers, keep_days, attention, alarm, towels_hours, late_checkout_hours, taxi_hours, wake_up_call_hours, repair_hours, other_hours) on public.message_kinds to authenticated;
grant update (is_on, topics, emails, answers, keep_days, attention, alarm, towels_hours, late_checkout_hours, taxi_hours, wake_up_call_hours, repair_hours, other_hours) on public.message_kinds to authenticated;

create table public.message_photos (
  message_id uuid not null,
  hotel_id text not null,
  picture bytea not null,
  created_at timestamp with time zone not null default now(),
  constraint message_photos_pkey PRIMARY KEY (message_id),
  constraint message_photos_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES public.hotels(id) ON DELETE CASCADE,
  constraint message_photos_message_id_fkey FOREIGN KEY (message_id) REFERENCES public.messages(id) ON DELETE CASCADE,
  constraint message_photos_picture_length CHECK (((octet_length(picture) >= 1) AND (octet_length(picture) <= ((4 * 1024) * 1024))))
);
alter table public.message_photos enable row level security;
CREATE INDEX message_photos_hotel_id ON public.message_photos USING btree (hotel_id);
CREATE TRIGGER keep_within_limits_insert AFTER INSERT ON public.message_photos REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION innfo.keep_message_photos_within_limit();
create policy "owners read rows of their hotels" on public.message_photos for select to authenticated
  using ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
grant select (message_id, hotel_id, created_at) on public.message_photos to authenticated;

create table public.messages (
  id uuid not null default innfo.uuid_v7(),
  hotel_id text not null,
  kind text not null,
  state text not null default 'new'::text,
  room text,
  topic text,
  rating smallint,
  text text,
  wanted_at timestamp without time zone,
  item text,
  place text,
  day text,
  color text,
  contact text,
  answer text,
  note text,
  assignee text,
  outcome text,
  by_guest boolean not null default false,
  language text not null default 'en'::text,
  keep_until date not null default (CURRENT_DATE + 90),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  shelf text,
  match_id uuid,
  ownership_checked boolean not null default false,
  danger boolean not null default false,
  turn text not null generated always as (innfo.turn_of(state, danger, kind, created_at, id)) stored,
  constraint messages_pkey PRIMARY KEY (id),
  constraint messages_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES public.hotels(id) ON DELETE CASCADE,
  constraint messages_match_id_fkey FOREIGN KEY (match_id) REFERENCES public.messages(id) ON DELETE SET NULL,
  constraint messages_answer_legible CHECK (innfo.is_legible(answer, true)),
  constraint messages_answer_length CHECK ((char_length(answer) <= 2000)),
  constraint messages_assignee_legible CHECK (innfo.is_legible(assignee, false)),
  constraint messages_assignee_length CHECK ((char_length(assignee) <= 80)),
  constraint messages_color_legible CHECK (innfo.is_legible(color, false)),
  constraint messages_color_length CHECK ((char_length(color) <= 60)),
  constraint messages_contact_legible CHECK (innfo.is_legible(contact, false)),
  constraint messages_contact_length CHECK ((char_length(contact) <= 254)),
  constraint messages_contact_required CHECK (((kind <> 'lost'::text) OR ((contact IS NOT NULL) AND (NOT innfo.is_blank(contact))))),
  constraint messages_day_legible CHECK (innfo.is_legible(day, false)),
  constraint messages_day_length CHECK ((char_length(day) <= 100)),
  constraint messages_item_legible CHECK (innfo.is_legible(item, false)),
  constraint messages_item_length CHECK ((char_length(item) <= 120)),
  constraint messages_item_required CHECK (((kind <> ALL (ARRAY['lost'::text, 'found'::text])) OR ((item IS NOT NULL) AND (NOT innfo.is_blank(item))))),
  constraint messages_kind_choice CHECK ((kind = ANY ('{request,feedback,lost,found}'::text[]))),
  constraint messages_language_choice CHECK ((language = ANY ('{en,de,fr,es,it,pt,nl,da,sv,nb,fi,pl,cs,hu,ro,el,tr,uk,ar,he,hi,zh-Hans,ja,ko}'::text[]))),
  constraint messages_note_legible CHECK (innfo.is_legible(note, true)),
  constraint messages_note_length CHECK ((char_length(note) <= 2000)),
  constraint messages_outcome_choice CHECK ((outcome = ANY ('{handed_over,sent,donated,disposed}'::text[]))),
  constraint messages_ownership_checked_kind CHECK (((kind = ANY (ARRAY['lost'::text, 'found'::text])) OR (NOT ownership_checked))),
  constraint messages_place_legible CHECK (innfo.is_legible(place, false)),
  constraint messages_place_length CHECK ((char_length(place) <= 200)),
  constraint messages_rating_range CHECK (((rating >= 1) AND (rating <= 5))),
  constraint messages_rating_required CHECK (((kind <> 'feedback'::text) OR (rating IS NOT NULL))),
  constraint messages_room_legible CHECK (innfo.is_legible(room, false)),
  constraint messages_room_length CHECK ((char_length(room) <= 40)),
  constraint messages_room_required CHECK (((kind <> 'request'::text) OR ((room IS NOT NULL) AND (NOT innfo.is_blank(room))))),
  constraint messages_shelf_legible CHECK (innfo.is_legible(shelf, false)),
  constraint messages_shelf_length CHECK ((char_length(shelf) <= 40)),
  constraint messages_state_choice CHECK ((state = ANY ('{new,working,done}'::text[]))),
  constraint messages_text_legible CHECK (innfo.is_legible(text, true)),
  constraint messages_text_length CHECK ((char_length(text) <= 2000)),
  constraint messages_topic_choice CHECK (
CASE kind
    WHEN 'request'::text THEN (topic = ANY (ARRAY['help'::text, 'towels'::text, 'late_checkout'::text, 'taxi'::text, 'wake_up_call'::text, 'repair'::text, 'other'::text]))
    WHEN 'feedback'::text THEN ((topic IS NULL) OR innfo.are_choices(topic, ARRAY['room'::text, 'cleaning'::text, 'breakfast'::text, 'staff'::text, 'quiet'::text, 'wifi'::text, 'other'::text]))
    ELSE (topic IS NULL)
END),
  constraint messages_topic_legible CHECK (innfo.is_legible(topic, false)),
  constraint messages_topic_required CHECK (((kind <> 'request'::text) OR (topic IS NOT NULL))),
  constraint messages_wanted_at_moment CHECK (((wanted_at >= '2000-01-01 00:00:00'::timestamp without time zone) AND (wanted_at < '2100-01-01 00:00:00'::timestamp without time zone)))
);
alter table public.messages enable row level security;
CREATE INDEX messages_hotel_id_created_at ON public.messages USING btree (hotel_id, created_at, id);
CREATE INDEX messages_hotel_id_kind ON public.messages USING btree (hotel_id, kind, turn);
CREATE INDEX messages_hotel_id_state ON public.messages USING btree (hotel_id, state, turn);
CREATE INDEX messages_hotel_id_turn ON public.messages USING btree (hotel_id, turn);
CREATE INDEX messages_hotel_id_updated_at ON public.messages USING btree (hotel_id, updated_at);
CREATE INDEX messages_keep_until ON public.messages USING btree (keep_until);
CREATE INDEX messages_match_id ON public.messages USING btree (match_id) WHERE (match_id IS NOT NULL);
CREATE INDEX messages_open_things ON public.messages USING btree (keep_until) WHERE ((kind = ANY (ARRAY['lost'::text, 'found'::text])) AND (state <> 'done'::text) AND (outcome IS NULL));
CREATE TRIGGER check_match BEFORE INSERT OR UPDATE OF match_id ON public.messages FOR EACH ROW WHEN ((new.match_id IS NOT NULL)) EXECUTE FUNCTION innfo.check_match();
CREATE TRIGGER keep_match_alike AFTER UPDATE OF match_id, ownership_checked, outcome ON public.messages FOR EACH ROW WHEN ((((old.match_id IS DISTINCT FROM new.match_id) OR (old.ownership_checked IS DISTINCT FROM new.ownership_checked)) OR (old.outcome IS DISTINCT FROM new.outcome))) EXECUTE FUNCTION innfo.keep_match_alike();
CREATE TRIGGER keep_match_alike_insert AFTER INSERT ON public.messages FOR EACH ROW WHEN ((new.match_id IS NOT NULL)) EXECUTE FUNCTION innfo.keep_match_alike();
CREATE TRIGGER keep_message_until BEFORE INSERT ON public.messages FOR EACH ROW EXECUTE FUNCTION innfo.keep_message_until();
CREATE TRIGGER keep_within_limits_insert AFTER INSERT ON public.messages REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION innfo.keep_messages_within_limit();
CREATE TRIGGER mark_help BEFORE INSERT ON public.messages FOR EACH ROW WHEN ((new.topic = 'help'::text)) EXECUTE FUNCTION innfo.mark_help();
CREATE TRIGGER note_message_deletion AFTER DELETE ON public.messages REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION innfo.note_message_deletion();
CREATE TRIGGER raise_alarm AFTER INSERT ON public.messages FOR EACH ROW WHEN ((new.by_guest AND ((new.kind = 'feedback'::text) OR new.danger))) EXECUTE FUNCTION innfo.raise_alarm();
CREATE TRIGGER record_message_event AFTER INSERT OR UPDATE ON public.messages FOR EACH ROW EXECUTE FUNCTION innfo.record_message_event();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.messages FOR EACH ROW EXECUTE FUNCTION innfo.set_updated_at();
CREATE TRIGGER tell_devices AFTER INSERT ON public.messages FOR EACH ROW WHEN (new.by_guest) EXECUTE FUNCTION innfo.tell_devices();
create policy "owners add rows to their hotels" on public.messages for insert to authenticated
  with check ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
create policy "owners change rows of their hotels" on public.messages for update to authenticated
  using ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))))
  with check ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
create policy "owners delete rows of their hotels" on public.messages for delete to authenticated
  using ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
create policy "owners read rows of their hotels" on public.messages for select to authenticated
  using ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
grant delete, select on public.messages to authenticated;
grant insert (id, hotel_id, kind, state, room, topic, rating, text, wanted_at, item, place, day, color, contact, answer, note, assignee, outcome, shelf, match_id, ownership_checked) on public.messages to authenticated;
grant update (state, answer, note, assignee, outcome, shelf, match_id, ownership_checked) on public.messages to authenticated;

create table public.must_visit_places (
  id uuid not null default innfo.uuid_v7(),
  hotel_id text not null,
  "position" bigint default innfo.next_list_position(),
  name text not null,
  category text,
  description text not null,
  distance text not null,
  rating numeric,
  estimated_time text not null,
  address text not null,
  entry_fee text,
  phone text,
  website text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  photo_path text,
  hours jsonb,
  tip text,
  source text,
  is_hidden boolean not null default false,
  shown_during jsonb,
  constraint must_visit_places_pkey PRIMARY KEY (id),
  constraint must_visit_places_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES public.hotels(id) ON DELETE CASCADE,
  constraint must_visit_places_photo_path_photo FOREIGN KEY (hotel_id, photo_path) REFERENCES public.photos(hotel_id, path) DEFERRABLE,
  constraint must_visit_places_address_legible CHECK (innfo.is_legible(address, false)),
  constraint must_visit_places_address_length CHECK ((char_length(address) <= 500)),
  constraint must_visit_places_address_required CHECK (((NOT innfo.is_blank(address)) OR is_hidden)),
  constraint must_visit_places_category_choice CHECK ((category = ANY ('{Museum,Park,"Historical Site",Shopping,Entertainment,Beach,Mountain,Restaurant,Market,"Religious Site",Architecture,Nature}'::text[]))),
  constraint must_visit_places_category_required CHECK (((category IS NOT NULL) OR is_hidden)),
  constraint must_visit_places_description_legible CHECK (innfo.is_legible(description, true)),
  constraint must_visit_places_description_length CHECK ((char_length(description) <= 2000)),
  constraint must_visit_places_description_required CHECK (((NOT innfo.is_blank(description)) OR is_hidden)),
  constraint must_visit_places_distance_legible CHECK (innfo.is_legible(distance, false)),
  constraint must_visit_places_distance_length CHECK ((char_length(distance) <= 100)),
  constraint must_visit_places_distance_required CHECK (((NOT innfo.is_blank(distance)) OR is_hidden)),
  constraint must_visit_places_entry_fee_legible CHECK (innfo.is_legible(entry_fee, false)),
  constraint must_visit_places_entry_fee_length CHECK ((char_length(entry_fee) <= 100)),
  constraint must_visit_places_estimated_time_legible CHECK (innfo.is_legible(estimated_time, false)),
  constraint must_visit_places_estimated_time_length CHECK ((char_length(estimated_time) <= 100)),
  constraint must_visit_places_estimated_time_required CHECK (((NOT innfo.is_blank(estimated_time)) OR is_hidden)),
  constraint must_visit_places_hours_hours CHECK (innfo.is_opening_hours(hours)),
  constraint must_visit_places_hours_legible CHECK (innfo.is_legible(hours, false)),
  constraint must_visit_places_name_legible CHECK (innfo.is_legible(name, false)),
  constraint must_visit_places_name_length CHECK ((char_length(name) <= 120)),
  constraint must_visit_places_name_required CHECK ((NOT innfo.is_blank(name))),
  constraint must_visit_places_phone_legible CHECK (innfo.is_legible(phone, false)),
  constraint must_visit_places_phone_length CHECK ((char_length(phone) <= 50)),
  constraint must_visit_places_rating_rating CHECK ((((rating >= (1)::numeric) AND (rating <= (5)::numeric)) AND (rating = round(rating, 1)))),
  constraint must_visit_places_rating_required CHECK (((rating IS NOT NULL) OR is_hidden)),
  constraint must_visit_places_shown_during_days CHECK (innfo.is_shown_during(shown_during)),
  constraint must_visit_places_shown_during_legible CHECK (innfo.is_legible(shown_during, false)),
  constraint must_visit_places_source_known CHECK ((source = 'openstreetmap'::text)),
  constraint must_visit_places_tip_legible CHECK (innfo.is_legible(tip, true)),
  constraint must_visit_places_tip_length CHECK ((char_length(tip) <= 300)),
  constraint must_visit_places_website_legible CHECK (innfo.is_legible(website, false)),
  constraint must_visit_places_website_url CHECK (((website = ''::text) OR ((website ~* '^https?://[^\s/?#\\]+[^\s]*$'::text) AND (char_length(website) <= 2000))))
);
alter table public.must_visit_places enable row level security;
CREATE INDEX must_visit_places_hotel_id ON public.must_visit_places USING btree (hotel_id, created_at);
CREATE TRIGGER doubt_deleted_photo_path AFTER DELETE ON public.must_visit_places FOR EACH ROW WHEN ((old.photo_path IS NOT NULL)) EXECUTE FUNCTION innfo.doubt_photo('hotel_id', 'photo_path');
CREATE TRIGGER doubt_replaced_photo_path AFTER UPDATE OF photo_path ON public.must_visit_places FOR EACH ROW WHEN (((old.photo_path IS DISTINCT FROM new.photo_path) AND (old.photo_path IS NOT NULL))) EXECUTE FUNCTION innfo.doubt_photo('hotel_id', 'photo_path');
CREATE TRIGGER keep_deleted AFTER DELETE ON public.must_visit_places REFERENCING OLD TABLE AS removed FOR EACH STATEMENT WHEN ((pg_trigger_depth() = 0)) EXECUTE FUNCTION innfo.keep_deleted_rows();
CREATE TRIGGER keep_within_limits_delete AFTER DELETE ON public.must_visit_places REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION innfo.keep_within_limits('items', 'hotel_id');
CREATE TRIGGER keep_within_limits_insert AFTER INSERT ON public.must_visit_places REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION innfo.keep_within_limits('items', 'hotel_id');
CREATE TRIGGER keep_within_limits_update AFTER UPDATE ON public.must_visit_places REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION innfo.keep_within_limits('items', 'hotel_id');
CREATE TRIGGER notify_hotel_changed AFTER INSERT OR DELETE OR UPDATE ON public.must_visit_places FOR EACH ROW EXECUTE FUNCTION innfo.notify_hotel_changed();
CREATE TRIGGER refuse_deleted_ids AFTER INSERT ON public.must_visit_places REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION innfo.refuse_deleted_ids();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.must_visit_places FOR EACH ROW EXECUTE FUNCTION innfo.set_updated_at();
create policy "owners add rows to their hotels" on public.must_visit_places for insert to authenticated
  with check ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
create policy "owners change rows of their hotels" on public.must_visit_places for update to authenticated
  using ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))))
  with check ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
create policy "owners delete rows of their hotels" on public.must_visit_places for delete to authenticated
  using ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
create policy "owners read rows of their hotels" on public.must_visit_places for select to authenticated
  using ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
grant delete, select on public.must_visit_places to authenticated;
grant insert (id, hotel_id, "position", name, category, description, distance, rating, estimated_time, address, entry_fee, phone, website, photo_path, hours, tip, source, is_hidden, shown_during) on public.must_visit_places to authenticated;
grant update ("position", name, category, description, distance, rating, estimated_time, address, entry_fee, phone, website, photo_path, hours, tip, is_hidden, shown_during) on public.must_visit_places to authenticated;

create table public.photos (
  hotel_id text not null,
  path text not null,
  width integer not null,
  height integer not null,
  top_color text not null,
  bottom_color text not null,
  bytes bigint not null,
  unused_since timestamp with time zone default now(),
  created_at timestamp with time zone not null default now(),
  constraint photos_pkey PRIMARY KEY (hotel_id, path),
  constraint photos_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES public.hotels(id) ON DELETE CASCADE,
  constraint photos_bottom_color_color CHECK ((bottom_color ~ '^#[0-9a-f]{6}$'::text)),
  constraint photos_bytes_range CHECK ((bytes >= 0)),
  constraint photos_height_range CHECK (((height >= 1) AND (height <= 2400))),
  constraint photos_path_own CHECK ((path ~ (('^'::text || hotel_id) || '/[0-9a-f]{32}$'::text))),
  constraint photos_top_color_color CHECK ((top_color ~ '^#[0-9a-f]{6}$'::text)),
  constraint photos_width_range CHECK (((width >= 1) AND (width <= 1200)))
);
alter table public.photos enable row level security;
CREATE INDEX photos_unused_since ON public.photos USING btree (unused_since) WHERE (unused_since IS NOT NULL);
CREATE TRIGGER keep_photos_within_limits AFTER INSERT ON public.photos REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION innfo.keep_photos_within_limits();
create policy "owners read photos of their hotels" on public.photos for select to authenticated
  using ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
grant select on public.photos to authenticated;

create table public.plans (
  id text not null,
  name text not null,
  price integer not null,
  max_sections integer not null,
  custom_sections boolean not null,
  constraint plans_pkey PRIMARY KEY (id),
  constraint plans_max_sections_check CHECK ((max_sections > 0)),
  constraint plans_price_check CHECK ((price >= 0))
);
alter table public.plans enable row level security;
create policy "signed-in owners read the plans" on public.plans for select to authenticated
  using (true);
grant select on public.plans to authenticated;

create table public.push_devices (
  id uuid not null default innfo.uuid_v7(),
  hotel_id text not null,
  session_id uuid not null default ((auth.jwt() ->> 'session_id'::text))::uuid,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint push_devices_pkey PRIMARY KEY (id),
  constraint push_devices_key UNIQUE (hotel_id, endpoint),
  constraint push_devices_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES public.hotels(id) ON DELETE CASCADE,
  constraint push_devices_session_id_fkey FOREIGN KEY (session_id) REFERENCES auth.sessions(id) ON DELETE CASCADE,
  constraint push_devices_auth_key CHECK ((auth ~ '^[A-Za-z0-9_-]{22}$'::text)),
  constraint push_devices_auth_legible CHECK (innfo.is_legible(auth, false)),
  constraint push_devices_endpoint_address CHECK ((endpoint ~ '^https://([a-z0-9-]+\.)+[a-z]{2,}/[!-~]+$'::text)),
  constraint push_devices_endpoint_legible CHECK (innfo.is_legible(endpoint, false)),
  constraint push_devices_endpoint_length CHECK ((char_length(endpoint) <= 1000)),
  constraint push_devices_p256dh_key CHECK ((p256dh ~ '^[A-Za-z0-9_-]{87}$'::text)),
  constraint push_devices_p256dh_legible CHECK (innfo.is_legible(p256dh, false))
);
alter table public.push_devices enable row level security;
CREATE INDEX push_devices_session_id ON public.push_devices USING btree (session_id);
CREATE TRIGGER keep_within_limits_delete AFTER DELETE ON public.push_devices REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION innfo.keep_within_limits('push_devices', 'hotel_id');
CREATE TRIGGER keep_within_limits_insert AFTER INSERT ON public.push_devices REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION innfo.keep_within_limits('push_devices', 'hotel_id');
CREATE TRIGGER keep_within_limits_update AFTER UPDATE ON public.push_devices REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION innfo.keep_within_limits('push_devices', 'hotel_id');
CREATE TRIGGER set_device_session BEFORE UPDATE ON public.push_devices FOR EACH ROW EXECUTE FUNCTION innfo.set_device_session();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.push_devices FOR EACH ROW EXECUTE FUNCTION innfo.set_updated_at();
CREATE TRIGGER tell_the_end AFTER DELETE ON public.push_devices FOR EACH ROW EXECUTE FUNCTION innfo.tell_the_end();
create policy "owners add rows to their hotels" on public.push_devices for insert to authenticated
  with check ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
create policy "owners change rows of their hotels" on public.push_devices for update to authenticated
  using ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))))
  with check ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
create policy "owners delete rows of their hotels" on public.push_devices for delete to authenticated
  using ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
create policy "owners read rows of their hotels" on public.push_devices for select to authenticated
  using ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
grant delete, select on public.push_devices to authenticated;
grant insert (hotel_id, endpoint, p256dh, auth) on public.push_devices to authenticated;
grant update (p256dh, auth) on public.push_devices to authenticated;

create table public.qr_scans (
  id uuid not null default innfo.uuid_v7(),
  hotel_id text not null,
  user_agent text,
  referrer text,
  device_type text not null default 'Unknown'::text,
  scanned_at timestamp with time zone not null default now(),
  source text not null default 'link'::text,
  is_new_guest boolean not null default false,
  constraint qr_scans_pkey PRIMARY KEY (hotel_id, scanned_at, id),
  constraint qr_scans_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES public.hotels(id) ON DELETE CASCADE,
  constraint qr_scans_device_type_choice CHECK ((device_type = ANY (ARRAY['Mobile'::text, 'Tablet'::text, 'Desktop'::text, 'Unknown'::text]))),
  constraint qr_scans_referrer_length CHECK ((char_length(referrer) <= 253)),
  constraint qr_scans_source_choice CHECK ((source = ANY (ARRAY['qr'::text, 'link'::text]))),
  constraint qr_scans_user_agent_class CHECK (((char_length(user_agent) <= 60) AND (user_agent !~ '[/;(]'::text))),
  constraint qr_scans_user_agent_length CHECK ((char_length(user_agent) <= 1000))
) partition by RANGE (scanned_at);
alter table public.qr_scans enable row level security;
CREATE TRIGGER count_scans AFTER INSERT ON public.qr_scans REFERENCING NEW TABLE AS new_scans FOR EACH STATEMENT EXECUTE FUNCTION innfo.count_scans();
create policy "owners read scans of their hotels" on public.qr_scans for select to authenticated
  using ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
grant select on public.qr_scans to authenticated;

create table public.restaurants (
  id uuid not null default innfo.uuid_v7(),
  hotel_id text not null,
  "position" bigint default innfo.next_list_position(),
  name text not null,
  cuisine text not null,
  distance text not null,
  rating numeric,
  phone text not null,
  address text not null,
  digital_menu_url text,
  has_delivery boolean not null default false,
  is_pure_veg boolean not null default false,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  photo_path text,
  hours jsonb,
  tip text,
  source text,
  is_hidden boolean not null default false,
  shown_during jsonb,
  constraint restaurants_pkey PRIMARY KEY (id),
  constraint restaurants_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES public.hotels(id) ON DELETE CASCADE,
  constraint restaurants_photo_path_photo FOREIGN KEY (hotel_id, photo_path) REFERENCES public.photos(hotel_id, path) DEFERRABLE,
  constraint restaurants_address_legible CHECK (innfo.is_legible(address, false)),
  constraint restaurants_address_length CHECK ((char_length(address) <= 500)),
  constraint restaurants_address_required CHECK (((NOT innfo.is_blank(address)) OR is_hidden)),
  constraint restaurants_cuisine_legible CHECK (innfo.is_legible(cuisine, false)),
  constraint restaurants_cuisine_length CHECK ((char_length(cuisine) <= 120)),
  constraint restaurants_cuisine_required CHECK (((NOT innfo.is_blank(cuisine)) OR is_hidden)),
  constraint restaurants_digital_menu_url_legible CHECK (innfo.is_legible(digital_menu_url, false)),
  constraint restaurants_digital_menu_url_url CHECK (((digital_menu_url = ''::text) OR ((digital_menu_url ~* '^https?://[^\s/?#\\]+[^\s]*$'::text) AND (char_length(digital_menu_url) <= 2000)))),
  constraint restaurants_distance_legible CHECK (innfo.is_legible(distance, false)),
  constraint restaurants_distance_length CHECK ((char_length(distance) <= 100)),
  constraint restaurants_distance_required CHECK (((NOT innfo.is_blank(distance)) OR is_hidden)),
  constraint restaurants_hours_hours CHECK (innfo.is_opening_hours(hours)),
  constraint restaurants_hours_legible CHECK (innfo.is_legible(hours, false)),
  constraint restaurants_name_legible CHECK (innfo.is_legible(name, false)),
  constraint restaurants_name_length CHECK ((char_length(name) <= 120)),
  constraint restaurants_name_required CHECK ((NOT innfo.is_blank(name))),
  constraint restaurants_phone_legible CHECK (innfo.is_legible(phone, false)),
  constraint restaurants_phone_length CHECK ((char_length(phone) <= 50)),
  constraint restaurants_phone_required CHECK (((NOT innfo.is_blank(phone)) OR is_hidden)),
  constraint restaurants_rating_rating CHECK ((((rating >= (1)::numeric) AND (rating <= (5)::numeric)) AND (rating = round(rating, 1)))),
  constraint restaurants_rating_required CHECK (((rating IS NOT NULL) OR is_hidden)),
  constraint restaurants_shown_during_days CHECK (innfo.is_shown_during(shown_during)),
  constraint restaurants_shown_during_legible CHECK (innfo.is_legible(shown_during, false)),
  constraint restaurants_source_known CHECK ((source = 'openstreetmap'::text)),
  constraint restaurants_tip_legible CHECK (innfo.is_legible(tip, true)),
  constraint restaurants_tip_length CHECK ((char_length(tip) <= 300))
);
alter table public.restaurants enable row level security;
CREATE INDEX restaurants_hotel_id ON public.restaurants USING btree (hotel_id, created_at);
CREATE TRIGGER doubt_deleted_photo_path AFTER DELETE ON public.restaurants FOR EACH ROW WHEN ((old.photo_path IS NOT NULL)) EXECUTE FUNCTION innfo.doubt_photo('hotel_id', 'photo_path');
CREATE TRIGGER doubt_replaced_photo_path AFTER UPDATE OF photo_path ON public.restaurants FOR EACH ROW WHEN (((old.photo_path IS DISTINCT FROM new.photo_path) AND (old.photo_path IS NOT NULL))) EXECUTE FUNCTION innfo.doubt_photo('hotel_id', 'photo_path');
CREATE TRIGGER keep_deleted AFTER DELETE ON public.restaurants REFERENCING OLD TABLE AS removed FOR EACH STATEMENT WHEN ((pg_trigger_depth() = 0)) EXECUTE FUNCTION innfo.keep_deleted_rows();
CREATE TRIGGER keep_within_limits_delete AFTER DELETE ON public.restaurants REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION innfo.keep_within_limits('items', 'hotel_id');
CREATE TRIGGER keep_within_limits_insert AFTER INSERT ON public.restaurants REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION innfo.keep_within_limits('items', 'hotel_id');
CREATE TRIGGER keep_within_limits_update AFTER UPDATE ON public.restaurants REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION innfo.keep_within_limits('items', 'hotel_id');
CREATE TRIGGER notify_hotel_changed AFTER INSERT OR DELETE OR UPDATE ON public.restaurants FOR EACH ROW EXECUTE FUNCTION innfo.notify_hotel_changed();
CREATE TRIGGER refuse_deleted_ids AFTER INSERT ON public.restaurants REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION innfo.refuse_deleted_ids();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.restaurants FOR EACH ROW EXECUTE FUNCTION innfo.set_updated_at();
create policy "owners add rows to their hotels" on public.restaurants for insert to authenticated
  with check ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
create policy "owners change rows of their hotels" on public.restaurants for update to authenticated
  using ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))))
  with check ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
create policy "owners delete rows of their hotels" on public.restaurants for delete to authenticated
  using ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
create policy "owners read rows of their hotels" on public.restaurants for select to authenticated
  using ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
grant delete, select on public.restaurants to authenticated;
grant insert (id, hotel_id, "position", name, cuisine, distance, rating, phone, address, digital_menu_url, has_delivery, is_pure_veg, photo_path, hours, tip, source, is_hidden, shown_during) on public.restaurants to authenticated;
grant update ("position", name, cuisine, distance, rating, phone, address, digital_menu_url, has_delivery, is_pure_veg, photo_path, hours, tip, is_hidden, shown_during) on public.restaurants to authenticated;

create table public.section_visibility (
  id uuid not null default innfo.uuid_v7(),
  hotel_id text not null,
  section_name text not null,
  is_visible boolean not null default true,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  chosen_at timestamp with time zone,
  constraint section_visibility_pkey PRIMARY KEY (id),
  constraint section_visibility_hotel_id_section_name_key UNIQUE (hotel_id, section_name),
  constraint section_visibility_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES public.hotels(id) ON DELETE CASCADE,
  constraint section_visibility_section_name_known FOREIGN KEY (section_name) REFERENCES innfo.sections(section_id)
);
alter table public.section_visibility enable row level security;
CREATE INDEX section_visibility_hotel_id ON public.section_visibility USING btree (hotel_id, created_at);
CREATE TRIGGER check_section_limit_on_insert BEFORE INSERT ON public.section_visibility FOR EACH ROW WHEN ((new.chosen_at IS NULL)) EXECUTE FUNCTION innfo.check_section_limit();
CREATE TRIGGER check_section_limit_on_update BEFORE UPDATE OF is_visible ON public.section_visibility FOR EACH ROW WHEN ((NOT (new.chosen_at IS DISTINCT FROM old.chosen_at))) EXECUTE FUNCTION innfo.check_section_limit();
CREATE TRIGGER notify_hotel_changed AFTER INSERT OR DELETE OR UPDATE ON public.section_visibility FOR EACH ROW EXECUTE FUNCTION innfo.notify_hotel_changed();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.section_visibility FOR EACH ROW EXECUTE FUNCTION innfo.set_updated_at();
create policy "owners add rows to their hotels" on public.section_visibility for insert to authenticated
  with check ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
create policy "owners change rows of their hotels" on public.section_visibility for update to authenticated
  using ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))))
  with check ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
create policy "owners delete rows of their hotels" on public.section_visibility for delete to authenticated
  using ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
create policy "owners read rows of their hotels" on public.section_visibility for select to authenticated
  using ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
grant select on public.section_visibility to authenticated;
grant insert (hotel_id, section_name, is_visible) on public.section_visibility to authenticated;
grant update (is_visible) on public.section_visibility to authenticated;

create table public.shopping_partners (
  id uuid not null default innfo.uuid_v7(),
  hotel_id text not null,
  "position" bigint default innfo.next_list_position(),
  name text not null,
  category text,
  description text not null,
  distance text not null,
  phone text not null,
  address text not null,
  website text,
  discount text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  photo_path text,
  hours jsonb,
  tip text,
  source text,
  is_hidden boolean not null default false,
  shown_during jsonb,
  constraint shopping_partners_pkey PRIMARY KEY (id),
  constraint shopping_partners_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES public.hotels(id) ON DELETE CASCADE,
  constraint shopping_partners_photo_path_photo FOREIGN KEY (hotel_id, photo_path) REFERENCES public.photos(hotel_id, path) DEFERRABLE,
  constraint shopping_partners_address_legible CHECK (innfo.is_legible(address, false)),
  constraint shopping_partners_address_length CHECK ((char_length(address) <= 500)),
  constraint shopping_partners_address_required CHECK (((NOT innfo.is_blank(address)) OR is_hidden)),
  constraint shopping_partners_category_choice CHECK ((category = ANY ('{"Shopping Center","Department Store",Boutique,Electronics,Fashion,Jewelry,"Books & Stationery","Sports & Outdoor","Home & Garden",Pharmacy,"Grocery Store","Souvenir Shop"}'::text[]))),
  constraint shopping_partners_category_required CHECK (((category IS NOT NULL) OR is_hidden)),
  constraint shopping_partners_description_legible CHECK (innfo.is_legible(description, true)),
  constraint shopping_partners_description_length CHECK ((char_length(description) <= 2000)),
  constraint shopping_partners_description_required CHECK (((NOT innfo.is_blank(description)) OR is_hidden)),
  constraint shopping_partners_discount_legible CHECK (innfo.is_legible(discount, false)),
  constraint shopping_partners_discount_length CHECK ((char_length(discount) <= 200)),
  constraint shopping_partners_distance_legible CHECK (innfo.is_legible(distance, false)),
  constraint shopping_partners_distance_length CHECK ((char_length(distance) <= 100)),
  constraint shopping_partners_distance_required CHECK (((NOT innfo.is_blank(distance)) OR is_hidden)),
  constraint shopping_partners_hours_hours CHECK (innfo.is_opening_hours(hours)),
  constraint shopping_partners_hours_legible CHECK (innfo.is_legible(hours, false)),
  constraint shopping_partners_name_legible CHECK (innfo.is_legible(name, false)),
  constraint shopping_partners_name_length CHECK ((char_length(name) <= 120)),
  constraint shopping_partners_name_required CHECK ((NOT innfo.is_blank(name))),
  constraint shopping_partners_phone_legible CHECK (innfo.is_legible(phone, false)),
  constraint shopping_partners_phone_length CHECK ((char_length(phone) <= 50)),
  constraint shopping_partners_phone_required CHECK (((NOT innfo.is_blank(phone)) OR is_hidden)),
  constraint shopping_partners_shown_during_days CHECK (innfo.is_shown_during(shown_during)),
  constraint shopping_partners_shown_during_legible CHECK (innfo.is_legible(shown_during, false)),
  constraint shopping_partners_source_known CHECK ((source = 'openstreetmap'::text)),
  constraint shopping_partners_tip_legible CHECK (innfo.is_legible(tip, true)),
  constraint shopping_partners_tip_length CHECK ((char_length(tip) <= 300)),
  constraint shopping_partners_website_legible CHECK (innfo.is_legible(website, false)),
  constraint shopping_partners_website_url CHECK (((website = ''::text) OR ((website ~* '^https?://[^\s/?#\\]+[^\s]*$'::text) AND (char_length(website) <= 2000))))
);
alter table public.shopping_partners enable row level security;
CREATE INDEX shopping_partners_hotel_id ON public.shopping_partners USING btree (hotel_id, created_at);
CREATE TRIGGER doubt_deleted_photo_path AFTER DELETE ON public.shopping_partners FOR EACH ROW WHEN ((old.photo_path IS NOT NULL)) EXECUTE FUNCTION innfo.doubt_photo('hotel_id', 'photo_path');
CREATE TRIGGER doubt_replaced_photo_path AFTER UPDATE OF photo_path ON public.shopping_partners FOR EACH ROW WHEN (((old.photo_path IS DISTINCT FROM new.photo_path) AND (old.photo_path IS NOT NULL))) EXECUTE FUNCTION innfo.doubt_photo('hotel_id', 'photo_path');
CREATE TRIGGER keep_deleted AFTER DELETE ON public.shopping_partners REFERENCING OLD TABLE AS removed FOR EACH STATEMENT WHEN ((pg_trigger_depth() = 0)) EXECUTE FUNCTION innfo.keep_deleted_rows();
CREATE TRIGGER keep_within_limits_delete AFTER DELETE ON public.shopping_partners REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION innfo.keep_within_limits('items', 'hotel_id');
CREATE TRIGGER keep_within_limits_insert AFTER INSERT ON public.shopping_partners REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION innfo.keep_within_limits('items', 'hotel_id');
CREATE TRIGGER keep_within_limits_update AFTER UPDATE ON public.shopping_partners REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION innfo.keep_within_limits('items', 'hotel_id');
CREATE TRIGGER notify_hotel_changed AFTER INSERT OR DELETE OR UPDATE ON public.shopping_partners FOR EACH ROW EXECUTE FUNCTION innfo.notify_hotel_changed();
CREATE TRIGGER refuse_deleted_ids AFTER INSERT ON public.shopping_partners REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION innfo.refuse_deleted_ids();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.shopping_partners FOR EACH ROW EXECUTE FUNCTION innfo.set_updated_at();
create policy "owners add rows to their hotels" on public.shopping_partners for insert to authenticated
  with check ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
create policy "owners change rows of their hotels" on public.shopping_partners for update to authenticated
  using ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))))
  with check ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
create policy "owners delete rows of their hotels" on public.shopping_partners for delete to authenticated
  using ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
create policy "owners read rows of their hotels" on public.shopping_partners for select to authenticated
  using ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
grant delete, select on public.shopping_partners to authenticated;
grant insert (id, hotel_id, "position", name, category, description, distance, phone, address, website, discount, photo_path, hours, tip, source, is_hidden, shown_during) on public.shopping_partners to authenticated;
grant update ("position", name, category, description, distance, phone, address, website, discount, photo_path, hours, tip, is_hidden, shown_during) on public.shopping_partners to authenticated;

create view public.stripe_user_subscriptions as
 SELECT plan_id,
    customer_id,
    subscription_id,
    subscription_status,
    price_id,
    current_period_start,
    current_period_end,
    cancel_at_period_end,
        CASE
            WHEN innfo.is_in_force(subscription_status, current_period_start) THEN plan_id
            ELSE 'free'::text
        END AS plan_in_force,
    innfo.grace_end(subscription_status, current_period_start) AS grace_end
   FROM innfo.own_subscription() own_subscription(user_id, plan_id, customer_id, subscription_id, subscription_status, price_id, current_period_start, current_period_end, cancel_at_period_end, created_at, updated_at, checkout_id);
grant select on public.stripe_user_subscriptions to authenticated;

create table public.subscriptions (
  user_id uuid not null,
  plan_id text not null,
  customer_id text,
  subscription_id text,
  subscription_status text not null default 'not_started'::text,
  price_id text,
  current_period_start bigint,
  current_period_end bigint,
  cancel_at_period_end boolean not null default false,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  checkout_id text,
  constraint subscriptions_pkey PRIMARY KEY (user_id),
  constraint subscriptions_customer_id_key UNIQUE (customer_id),
  constraint subscriptions_subscription_id_key UNIQUE (subscription_id),
  constraint subscriptions_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES public.plans(id),
  constraint subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table public.subscriptions enable row level security;
CREATE INDEX subscriptions_current_period_end ON public.subscriptions USING btree (current_period_end) WHERE ((customer_id IS NOT NULL) AND (subscription_status = ANY (ARRAY['active'::text, 'trialing'::text, 'past_due'::text])));
CREATE INDEX subscriptions_grace_end ON public.subscriptions USING btree (innfo.grace_end(subscription_status, current_period_start)) WHERE (subscription_status = 'past_due'::text);
CREATE TRIGGER notify_plan_changed AFTER INSERT OR DELETE OR UPDATE ON public.subscriptions FOR EACH ROW EXECUTE FUNCTION innfo.notify_plan_changed();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.subscriptions FOR EACH ROW EXECUTE FUNCTION innfo.set_updated_at();
create policy "owners read their subscription" on public.subscriptions for select to authenticated
  using ((user_id = ( SELECT auth.uid() AS uid)));
grant select on public.subscriptions to authenticated;

create table public.tour_guides (
  id uuid not null default innfo.uuid_v7(),
  hotel_id text not null,
  "position" bigint default innfo.next_list_position(),
  name text not null,
  specialty text not null,
  phone text not null,
  email text,
  website text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  photo_path text,
  tip text,
  source text,
  is_hidden boolean not null default false,
  shown_during jsonb,
  constraint tour_guides_pkey PRIMARY KEY (id),
  constraint tour_guides_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES public.hotels(id) ON DELETE CASCADE,
  constraint tour_guides_photo_path_photo FOREIGN KEY (hotel_id, photo_path) REFERENCES public.photos(hotel_id, path) DEFERRABLE,
  constraint tour_guides_email_email CHECK (((email = ''::text) OR ((email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'::text) AND (char_length(email) <= 254)))),
  constraint tour_guides_email_legible CHECK (innfo.is_legible(email, false)),
  constraint tour_guides_name_legible CHECK (innfo.is_legible(name, false)),
  constraint tour_guides_name_length CHECK ((char_length(name) <= 120)),
  constraint tour_guides_name_required CHECK ((NOT innfo.is_blank(name))),
  constraint tour_guides_phone_legible CHECK (innfo.is_legible(phone, false)),
  constraint tour_guides_phone_length CHECK ((char_length(phone) <= 50)),
  constraint tour_guides_phone_required CHECK (((NOT innfo.is_blank(phone)) OR is_hidden)),
  constraint tour_guides_shown_during_days CHECK (innfo.is_shown_during(shown_during)),
  constraint tour_guides_shown_during_legible CHECK (innfo.is_legible(shown_during, false)),
  constraint tour_guides_source_known CHECK ((source = 'openstreetmap'::text)),
  constraint tour_guides_specialty_legible CHECK (innfo.is_legible(specialty, false)),
  constraint tour_guides_specialty_length CHECK ((char_length(specialty) <= 200)),
  constraint tour_guides_specialty_required CHECK (((NOT innfo.is_blank(specialty)) OR is_hidden)),
  constraint tour_guides_tip_legible CHECK (innfo.is_legible(tip, true)),
  constraint tour_guides_tip_length CHECK ((char_length(tip) <= 300)),
  constraint tour_guides_website_legible CHECK (innfo.is_legible(website, false)),
  constraint tour_guides_website_url CHECK (((website = ''::text) OR ((website ~* '^https?://[^\s/?#\\]+[^\s]*$'::text) AND (char_length(website) <= 2000))))
);
alter table public.tour_guides enable row level security;
CREATE INDEX tour_guides_hotel_id ON public.tour_guides USING btree (hotel_id, created_at);
CREATE TRIGGER doubt_deleted_photo_path AFTER DELETE ON public.tour_guides FOR EACH ROW WHEN ((old.photo_path IS NOT NULL)) EXECUTE FUNCTION innfo.doubt_photo('hotel_id', 'photo_path');
CREATE TRIGGER doubt_replaced_photo_path AFTER UPDATE OF photo_path ON public.tour_guides FOR EACH ROW WHEN (((old.photo_path IS DISTINCT FROM new.photo_path) AND (old.photo_path IS NOT NULL))) EXECUTE FUNCTION innfo.doubt_photo('hotel_id', 'photo_path');
CREATE TRIGGER keep_deleted AFTER DELETE ON public.tour_guides REFERENCING OLD TABLE AS removed FOR EACH STATEMENT WHEN ((pg_trigger_depth() = 0)) EXECUTE FUNCTION innfo.keep_deleted_rows();
CREATE TRIGGER keep_within_limits_delete AFTER DELETE ON public.tour_guides REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION innfo.keep_within_limits('items', 'hotel_id');
CREATE TRIGGER keep_within_limits_insert AFTER INSERT ON public.tour_guides REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION innfo.keep_within_limits('items', 'hotel_id');
CREATE TRIGGER keep_within_limits_update AFTER UPDATE ON public.tour_guides REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION innfo.keep_within_limits('items', 'hotel_id');
CREATE TRIGGER notify_hotel_changed AFTER INSERT OR DELETE OR UPDATE ON public.tour_guides FOR EACH ROW EXECUTE FUNCTION innfo.notify_hotel_changed();
CREATE TRIGGER refuse_deleted_ids AFTER INSERT ON public.tour_guides REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION innfo.refuse_deleted_ids();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.tour_guides FOR EACH ROW EXECUTE FUNCTION innfo.set_updated_at();
create policy "owners add rows to their hotels" on public.tour_guides for insert to authenticated
  with check ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
create policy "owners change rows of their hotels" on public.tour_guides for update to authenticated
  using ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))))
  with check ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
create policy "owners delete rows of their hotels" on public.tour_guides for delete to authenticated
  using ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
create policy "owners read rows of their hotels" on public.tour_guides for select to authenticated
  using ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
grant delete, select on public.tour_guides to authenticated;
grant insert (id, hotel_id, "position", name, specialty, phone, email, website, photo_path, tip, source, is_hidden, shown_during) on public.tour_guides to authenticated;
grant update ("position", name, specialty, phone, email, website, photo_path, tip, is_hidden, shown_during) on public.tour_guides to authenticated;

create table public.translation_runs (
  hotel_id text not null,
  language text not null,
  state text not null default 'running'::text,
  texts integer not null,
  done integer not null default 0,
  refused jsonb not null default '[]'::jsonb,
  characters bigint not null,
  reason text,
  started_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  worker uuid not null,
  sent bigint not null default 0,
  constraint translation_runs_pkey PRIMARY KEY (hotel_id, language),
  constraint translation_runs_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES public.hotels(id) ON DELETE CASCADE,
  constraint translation_runs_state_choice CHECK ((state = ANY ('{running,stopped,finished,failed}'::text[])))
);
alter table public.translation_runs enable row level security;
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.translation_runs FOR EACH ROW EXECUTE FUNCTION innfo.set_updated_at();
create policy "owners read runs of their hotels" on public.translation_runs for select to authenticated
  using ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
grant select on public.translation_runs to authenticated;

create table public.translations (
  id uuid not null default innfo.uuid_v7(),
  hotel_id text not null,
  table_name text not null,
  row_id text not null,
  column_name text not null,
  language text not null,
  text text not null,
  source_hash text not null,
  origin text not null default 'person'::text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint translations_pkey PRIMARY KEY (id),
  constraint translations_key UNIQUE (hotel_id, table_name, row_id, column_name, language),
  constraint translations_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES public.hotels(id) ON DELETE CASCADE,
  constraint translations_column_name_legible CHECK (innfo.is_legible(column_name, false)),
  constraint translations_column_name_length CHECK ((char_length(column_name) <= 200)),
  constraint translations_language_choice CHECK ((language = ANY ('{en,de,fr,es,it,pt,nl,da,sv,nb,fi,pl,cs,hu,ro,el,tr,uk,ar,he,hi,zh-Hans,ja,ko}'::text[]))),
  constraint translations_origin_choice CHECK ((origin = ANY ('{person,machine}'::text[]))),
  constraint translations_row_id_legible CHECK (innfo.is_legible(row_id, false)),
  constraint translations_source_hash_hash CHECK ((source_hash ~ '^[0-9a-f]{32}$'::text)),
  constraint translations_source_hash_legible CHECK (innfo.is_legible(source_hash, false)),
  constraint translations_table_name_legible CHECK (innfo.is_legible(table_name, false)),
  constraint translations_text_legible CHECK (innfo.is_legible(text, true)),
  constraint translations_text_length CHECK ((char_length(text) <= 10000)),
  constraint translations_text_required CHECK ((NOT innfo.is_blank(text)))
);
alter table public.translations enable row level security;
CREATE INDEX translations_hotel_id_language ON public.translations USING btree (hotel_id, language);
CREATE TRIGGER check_translation BEFORE INSERT OR UPDATE ON public.translations FOR EACH ROW EXECUTE FUNCTION innfo.check_translation();
CREATE TRIGGER keep_within_limits_insert AFTER INSERT ON public.translations REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION innfo.keep_translations_within_limits();
CREATE TRIGGER keep_within_limits_update AFTER UPDATE ON public.translations REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION innfo.keep_translations_within_limits();
CREATE TRIGGER notify_hotel_changed AFTER INSERT OR DELETE OR UPDATE ON public.translations FOR EACH ROW EXECUTE FUNCTION innfo.notify_hotel_changed();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.translations FOR EACH ROW EXECUTE FUNCTION innfo.set_updated_at();
create policy "owners add rows to their hotels" on public.translations for insert to authenticated
  with check ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
create policy "owners change rows of their hotels" on public.translations for update to authenticated
  using ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))))
  with check ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
create policy "owners delete rows of their hotels" on public.translations for delete to authenticated
  using ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
create policy "owners read rows of their hotels" on public.translations for select to authenticated
  using ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
grant delete, select on public.translations to authenticated;
grant insert (hotel_id, table_name, row_id, column_name, language, text, source_hash, origin) on public.translations to authenticated;
grant update (text, source_hash, origin) on public.translations to authenticated;

create table innfo.account_limits (
  user_id uuid not null,
  what text not null,
  max bigint not null,
  constraint account_limits_pkey PRIMARY KEY (user_id, what),
  constraint account_limits_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint account_limits_max_check CHECK ((max >= 0))
);
alter table innfo.account_limits enable row level security;

create table innfo.deleted_rows (
  hotel_id text not null,
  table_name text not null,
  id uuid not null,
  row_data json not null,
  children_table text,
  children json,
  deleted_at timestamp with time zone not null default now(),
  child_ids uuid[],
  constraint deleted_rows_pkey PRIMARY KEY (hotel_id, table_name, id),
  constraint deleted_rows_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES public.hotels(id) ON DELETE CASCADE
);
alter table innfo.deleted_rows enable row level security;
CREATE INDEX deleted_rows_child_ids ON innfo.deleted_rows USING gin (child_ids) WITH (fastupdate=off) WHERE (child_ids IS NOT NULL);
CREATE INDEX deleted_rows_deleted_at ON innfo.deleted_rows USING btree (deleted_at);
CREATE INDEX deleted_rows_table_name_id ON innfo.deleted_rows USING btree (table_name, id);
CREATE TRIGGER forget_translations AFTER DELETE ON innfo.deleted_rows REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION innfo.forget_translations();

create table innfo.granted_plans (
  user_id uuid not null,
  plan_id text not null,
  period_start timestamp with time zone not null default now(),
  period_end timestamp with time zone not null,
  constraint granted_plans_pkey PRIMARY KEY (user_id),
  constraint granted_plans_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES public.plans(id),
  constraint granted_plans_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table innfo.granted_plans enable row level security;
CREATE TRIGGER notify_plan_changed AFTER INSERT OR DELETE OR UPDATE ON innfo.granted_plans FOR EACH ROW EXECUTE FUNCTION innfo.notify_plan_changed();

create table innfo.guest_parts (
  part text not null,
  function_name name not null,
  constraint guest_parts_pkey PRIMARY KEY (part)
);
alter table innfo.guest_parts enable row level security;

create table innfo.hotel_names (
  hotel_id text not null,
  key text not null,
  constraint hotel_names_pkey PRIMARY KEY (hotel_id),
  constraint hotels_name_key UNIQUE (key),
  constraint hotel_names_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES public.hotels(id) ON DELETE CASCADE
);
alter table innfo.hotel_names enable row level security;

create table innfo.hotel_usage (
  hotel_id text not null,
  text_bytes bigint not null default 0,
  constraint hotel_usage_pkey PRIMARY KEY (hotel_id),
  constraint hotel_usage_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES public.hotels(id) ON DELETE CASCADE
);
alter table innfo.hotel_usage enable row level security;

create table innfo.jobs (
  id uuid not null default innfo.uuid_v7(),
  kind text not null,
  payload jsonb not null,
  created_at timestamp with time zone not null default now(),
  due_at timestamp with time zone not null default now(),
  attempts integer not null default 0,
  failed_at timestamp with time zone,
  reason text,
  owner_id uuid,
  constraint jobs_pkey PRIMARY KEY (id)
);
alter table innfo.jobs enable row level security;
CREATE INDEX jobs_due_at ON innfo.jobs USING btree (kind, due_at) WHERE (failed_at IS NULL);
CREATE INDEX jobs_due_of_owner ON innfo.jobs USING btree (kind, owner_id, due_at) WHERE ((failed_at IS NULL) AND (owner_id IS NOT NULL));
CREATE INDEX jobs_failed_at ON innfo.jobs USING btree (failed_at) WHERE (failed_at IS NOT NULL);
CREATE INDEX jobs_push_underway ON innfo.jobs USING btree (((payload ->> 'deviceId'::text))) WHERE ((kind = 'push'::text) AND (failed_at IS NULL));
CREATE UNIQUE INDEX jobs_push_device ON innfo.jobs USING btree (((payload ->> 'deviceId'::text)), COALESCE((payload ->> 'about'::text), 'new'::text)) WHERE ((kind = 'push'::text) AND (failed_at IS NULL) AND (attempts = 0));
CREATE TRIGGER set_job_owner BEFORE INSERT ON innfo.jobs FOR EACH ROW EXECUTE FUNCTION innfo.set_job_owner();

create table innfo.limits (
  plan_id text not null,
  what text not null,
  max bigint not null,
  constraint limits_pkey PRIMARY KEY (plan_id, what),
  constraint limits_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES public.plans(id) ON DELETE CASCADE,
  constraint limits_max_check CHECK ((max >= 0))
);
alter table innfo.limits enable row level security;

create table innfo.message_deletions (
  hotel_id text not null,
  deleted_at timestamp with time zone not null,
  constraint message_deletions_pkey PRIMARY KEY (hotel_id),
  constraint message_deletions_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES public.hotels(id) ON DELETE CASCADE
);
alter table innfo.message_deletions enable row level security;
create policy "owners read rows of their hotels" on innfo.message_deletions for select to authenticated
  using ((hotel_id = ANY (ARRAY( SELECT hotels.id FROM public.hotels WHERE (hotels.user_id = ( SELECT auth.uid() AS uid))))));
grant select on innfo.message_deletions to authenticated;

create table innfo.message_mails (
  hotel_id text not null,
  kind text not null,
  due_at timestamp with time zone not null,
  alarmed_at timestamp with time zone,
  constraint message_mails_pkey PRIMARY KEY (hotel_id, kind),
  constraint message_mails_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES public.hotels(id) ON DELETE CASCADE
);
alter table innfo.message_mails enable row level security;

create table innfo.message_pushes (
  hotel_id text not null,
  due_at timestamp with time zone not null,
  alarmed_at timestamp with time zone,
  constraint message_pushes_pkey PRIMARY KEY (hotel_id),
  constraint message_pushes_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES public.hotels(id) ON DELETE CASCADE
);
alter table innfo.message_pushes enable row level security;

create table innfo.message_reminders (
  message_id uuid not null,
  told_at timestamp with time zone not null default now(),
  constraint message_reminders_pkey PRIMARY KEY (message_id),
  constraint message_reminders_message_id_fkey FOREIGN KEY (message_id) REFERENCES public.messages(id) ON DELETE CASCADE
);
alter table innfo.message_reminders enable row level security;

create table innfo.missed_search_days (
  hotel_id text not null,
  words text not null,
  language text not null,
  day date not null,
  guests integer not null,
  constraint missed_search_days_pkey PRIMARY KEY (hotel_id, words, language, day),
  constraint missed_search_days_hotel_id_words_language_fkey FOREIGN KEY (hotel_id, words, language) REFERENCES innfo.missed_searches(hotel_id, words, language) ON DELETE CASCADE
);
alter table innfo.missed_search_days enable row level security;
CREATE INDEX missed_search_days_day ON innfo.missed_search_days USING btree (day);

create table innfo.missed_search_marks (
  hotel_id text not null,
  day date not null,
  mark uuid not null,
  constraint missed_search_marks_pkey PRIMARY KEY (hotel_id, day, mark),
  constraint missed_search_marks_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES public.hotels(id) ON DELETE CASCADE
);
alter table innfo.missed_search_marks enable row level security;
CREATE INDEX missed_search_marks_day ON innfo.missed_search_marks USING btree (day);

create table innfo.missed_searches (
  hotel_id text not null,
  words text not null,
  language text not null,
  network_mark smallint not null,
  last_day date not null,
  dismissed boolean not null default false,
  answered_on date,
  networks smallint not null,
  network_marks bit(256) not null,
  nth bigint not null generated always as identity,
  constraint missed_searches_pkey PRIMARY KEY (hotel_id, words, language),
  constraint missed_searches_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES public.hotels(id) ON DELETE CASCADE,
  constraint missed_searches_language_check CHECK (((language ~ '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$'::text) AND (length(language) <= 20))),
  constraint missed_searches_network_mark_check CHECK (((network_mark >= 0) AND (network_mark <= 255))),
  constraint missed_searches_words_check CHECK ((((length(words) >= 2) AND (length(words) <= 40)) AND (words !~ '[0-9@/:.<>]'::text) AND (words = btrim(words))))
);
alter table innfo.missed_searches enable row level security;
CREATE INDEX missed_searches_dismissed ON innfo.missed_searches USING btree (hotel_id, last_day) WHERE dismissed;
CREATE INDEX missed_searches_last_day ON innfo.missed_searches USING btree (last_day) WHERE (NOT dismissed);

create table innfo.scan_days (
  hotel_id text not null,
  day date not null,
  scans bigint not null,
  guests bigint not null,
  constraint scan_days_pkey PRIMARY KEY (hotel_id, day),
  constraint scan_days_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES public.hotels(id) ON DELETE CASCADE
);
alter table innfo.scan_days enable row level security;

create table innfo.scan_guests (
  hotel_id text not null,
  day date not null,
  guest_id uuid not null,
  constraint scan_guests_pkey PRIMARY KEY (hotel_id, day, guest_id)
);
alter table innfo.scan_guests enable row level security;
CREATE INDEX scan_guests_day ON innfo.scan_guests USING btree (day);

create table innfo.scan_quarters (
  hotel_id text not null,
  starts_at timestamp with time zone not null,
  scans bigint not null,
  guests bigint not null,
  constraint scan_quarters_pkey PRIMARY KEY (hotel_id, starts_at),
  constraint scan_quarters_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES public.hotels(id) ON DELETE CASCADE
);
alter table innfo.scan_quarters enable row level security;
CREATE INDEX scan_quarters_starts_at ON innfo.scan_quarters USING btree (starts_at);

create table innfo.scan_totals (
  hotel_id text not null,
  dimension text not null,
  value text not null,
  scans bigint not null,
  month date not null,
  constraint scan_totals_pkey PRIMARY KEY (hotel_id, dimension, month, value),
  constraint scan_totals_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES public.hotels(id) ON DELETE CASCADE,
  constraint scan_totals_dimension_check CHECK ((dimension = ANY (ARRAY['device'::text, 'referrer'::text, 'source'::text])))
);
alter table innfo.scan_totals enable row level security;

create table innfo.scan_visits (
  hotel_id text not null,
  visit_id uuid not null,
  seen_at timestamp with time zone not null default now(),
  constraint scan_visits_pkey PRIMARY KEY (hotel_id, visit_id)
);
alter table innfo.scan_visits enable row level security;
CREATE INDEX scan_visits_seen_at ON innfo.scan_visits USING btree (seen_at);

create table innfo.sections (
  section_id text not null,
  table_name text not null,
  "position" integer not null generated always as identity,
  constraint sections_pkey PRIMARY KEY (section_id),
  constraint sections_position_key UNIQUE ("position"),
  constraint sections_table_name_key UNIQUE (table_name)
);
alter table innfo.sections enable row level security;
CREATE TRIGGER limit_section AFTER INSERT ON innfo.sections FOR EACH ROW EXECUTE FUNCTION innfo.limit_section();
CREATE TRIGGER section_has_sources AFTER INSERT ON innfo.sections FOR EACH ROW EXECUTE FUNCTION innfo.section_has_sources();
CREATE TRIGGER section_was_declared AFTER INSERT ON innfo.sections FOR EACH ROW EXECUTE FUNCTION innfo.section_was_declared();
create policy "everyone knows the sections" on innfo.sections for select to authenticated, service_role
  using (true);
grant select on innfo.sections to authenticated;

create table innfo.service_answers (
  question_hash text not null,
  answer jsonb not null,
  kept_until timestamp with time zone not null,
  kept_at timestamp with time zone not null default now(),
  constraint service_answers_pkey PRIMARY KEY (question_hash)
);
alter table innfo.service_answers enable row level security;
CREATE INDEX service_answers_kept_until ON innfo.service_answers USING btree (kept_until);

create table innfo.service_turns (
  service text not null,
  free_at timestamp with time zone not null,
  constraint service_turns_pkey PRIMARY KEY (service)
);
alter table innfo.service_turns enable row level security;

create table innfo.simulated_payments (
  id text not null,
  "position" bigint not null generated always as identity,
  object jsonb not null,
  constraint simulated_payments_pkey PRIMARY KEY (id)
);
alter table innfo.simulated_payments enable row level security;
CREATE INDEX simulated_payments_customer ON innfo.simulated_payments USING btree (((object ->> 'customer'::text)));

create table innfo.test_scans (
  hotel_id text not null,
  scanned_at timestamp with time zone not null,
  constraint test_scans_pkey PRIMARY KEY (hotel_id),
  constraint test_scans_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES public.hotels(id) ON DELETE CASCADE
);
alter table innfo.test_scans enable row level security;

create table innfo.translated_characters (
  user_id uuid not null,
  month date not null default innfo.this_month(),
  characters bigint not null,
  constraint translated_characters_pkey PRIMARY KEY (user_id, month),
  constraint translated_characters_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint translated_characters_characters_check CHECK ((characters >= 0))
);
alter table innfo.translated_characters enable row level security;
CREATE TRIGGER keep_characters_within_limit AFTER INSERT OR UPDATE ON innfo.translated_characters FOR EACH ROW EXECUTE FUNCTION innfo.keep_characters_within_limit();

create table innfo.translated_fields (
  table_name text not null,
  column_name text not null,
  title_column text,
  place bigint not null,
  "position" integer not null generated always as identity,
  kind text not null default 'text'::text,
  constraint translated_fields_pkey PRIMARY KEY (table_name, column_name),
  constraint translated_fields_kind_check CHECK ((kind = ANY (ARRAY['text'::text, 'hours'::text, 'details'::text])))
);
alter table innfo.translated_fields enable row level security;
create policy "everyone knows the translated fields" on innfo.translated_fields for select to authenticated, service_role
  using (true);
grant select on innfo.translated_fields to authenticated;

create unlogged table innfo.unannounced_changes (
  announcer uuid not null,
  hotel_id text not null,
  changed_at timestamp with time zone not null default clock_timestamp()
);
alter table innfo.unannounced_changes enable row level security;

CREATE OR REPLACE FUNCTION public.copy_items(table_name text, item_ids jsonb, to_hotel text, copy_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  caller constant uuid := (select auth.uid());
  ids uuid[];
  copies uuid[];
  columns text;
  copied text;
  title text;
begin
  if not exists (select from innfo.sections s where s.table_name = copy_items.table_name) then
    raise exception 'unknown list "%"', copy_items.table_name using errcode = 'invalid_parameter_value';
  end if;
  if jsonb_typeof(item_ids) is distinct from 'array' or copy_id is null then
    raise exception 'item_ids must be an array of ids, and copy_id an id' using errcode = 'invalid_parameter_value';
  end if;
  if not exists (select from public.hotels h where h.id = to_hotel and h.user_id = caller) then
    raise exception 'unknown hotel' using errcode = 'invalid_parameter_value';
  end if;

  ids := array(select i::uuid from jsonb_array_elements_text(item_ids) as i);

  -- What an owner may set, but for what is new in each row. A column that shows a photo gets the other hotel's.
  select string_agg(quote_ident(a.attname), ', ' order by a.attnum),
    string_agg(case when p.attname is null then format('s.%I', a.attname)
      else format('(select p.path from public.photos p where p.hotel_id = $3
        and p.path = $3 || ''/'' || split_part(s.%I, ''/'', 2))', a.attname) end, ', ' order by a.attnum)
  into columns, copied
  from pg_catalog.pg_attribute a
  left join (
    select k.conkey[2] as attnum, c.attname
    from pg_catalog.pg_constraint k
    join pg_catalog.pg_attribute c on c.attrelid = k.conrelid and c.attnum = k.conkey[2]
    where k.contype = 'f' and k.conrelid = format('public.%I', table_name)::regclass
      and k.confrelid = 'public.photos'::regclass
  ) as p on p.attnum = a.attnum
  where a.attrelid = format('public.%I', table_name)::regclass and a.attnum > 0 and not a.attisdropped
    and a.attname not in ('id', 'hotel_id', 'position', 'created_at', 'updated_at')
    and pg_catalog.has_column_privilege(format('public.%I', table_name)::regclass, a.attnum, 'INSERT');

  -- What has the same name there is left as it is.
  select min(f.title_column) into title from innfo.translated_fields f where f.table_name = copy_items.table_name;
  execute format('
    insert into public.%1$I (id, hotel_id, %2$s)
    select md5($4::text || s.id)::uuid, $3, %3$s
    from public.%1$I s
    where s.id = any ($1) and s.hotel_id <> $3
      and s.hotel_id = any (array(select h.id from public.hotels h where h.user_id = $2)) and %4$s
    order by s.position, s.created_at, s.id
    on conflict do nothing', table_name, columns, copied,
    case when title is null then 'true' else format('innfo.name_key(s.%2$I) <> all (array(
      select innfo.name_key(o.%2$I) from public.%1$I o where o.hotel_id = $3))', table_name, title) end)
  using ids, caller, to_hotel, copy_id;

  execute format('select coalesce(array_agg(c.id), ''{}'') from public.%I c
    where c.hotel_id = $1 and c.id in (select md5($2::text || i)::uuid from unnest($3) as i)', table_name)
  into copies using to_hotel, copy_id, ids;

  begin
    insert into public.translations (hotel_id, table_name, row_id, column_name, language, text, source_hash, origin)
    select to_hotel, t.table_name, md5(copy_id::text || t.row_id)::uuid, t.column_name, t.language, t.text,
      t.source_hash, t.origin
    from public.translations t
    join public.hotels f on f.id = t.hotel_id and f.user_id = caller
    join public.hotels o on o.id = to_hotel and o.language = f.language and t.language = any (o.languages)
    where t.table_name = copy_items.table_name and t.row_id = any (ids::text[])
      and md5(copy_id::text || t.row_id)::uuid = any (copies)
    on conflict do nothing;
  exception when sqlstate 'IN002' then
    -- The plan in force has no translations: guests would not read them.
    null;
  end;
  return to_jsonb(copies);
end
$function$;
grant execute on function public.copy_items(text,jsonb,text,uuid) to authenticated;

CREATE OR REPLACE FUNCTION public.copy_section(section_id uuid, item_ids jsonb, to_hotel text, copy_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  caller constant uuid := (select auth.uid());
  ids uuid[];
  source public.custom_sections;
  target uuid;
  founded constant uuid := md5(copy_id::text || copy_section.section_id)::uuid;
  copies uuid[];
begin
  if jsonb_typeof(item_ids) is distinct from 'array' or copy_id is null then
    raise exception 'item_ids must be an array of ids, and copy_id an id' using errcode = 'invalid_parameter_value';
  end if;
  if not exists (select from public.hotels h where h.id = to_hotel and h.user_id = caller) then
    raise exception 'unknown hotel' using errcode = 'invalid_parameter_value';
  end if;
  select s.* into source from public.custom_sections s
  join public.hotels h on h.id = s.hotel_id and h.user_id = caller
  where s.id = copy_section.section_id and s.hotel_id <> to_hotel;
  if not found then
    raise exception 'unknown section' using errcode = 'invalid_parameter_value';
  end if;
  ids := array(select i::uuid from jsonb_array_elements_text(item_ids) as i);

  -- Its own copy first: a call that is repeated must find the same.
  select s.id into target from public.custom_sections s
  where s.hotel_id = to_hotel and (s.id = founded or innfo.name_key(s.name) = innfo.name_key(source.name))
  order by s.id <> founded, s.position, s.created_at, s.id limit 1;
  if target is null then
    target := founded;
    insert into public.custom_sections (id, hotel_id, name, description, icon, color)
    values (founded, to_hotel, source.name, source.description, source.icon, source.color);
  end if;

  insert into public.custom_section_items (id, hotel_id, section_id, title, description, details, hours, contact_phone,
    contact_email, contact_website, contact_address, is_hidden, shown_during)
  select md5(copy_id::text || i.id)::uuid, to_hotel, target, i.title, i.description, i.details, i.hours,
    i.contact_phone, i.contact_email, i.contact_website, i.contact_address, i.is_hidden, i.shown_during
  from public.custom_section_items i
  where i.id = any (ids) and i.section_id = source.id and i.hotel_id = source.hotel_id
    -- What has the same title there is left as it is.
    and innfo.name_key(i.title) <> all (array(
      select innfo.name_key(o.title) from public.custom_section_items o where o.section_id = target))
  order by i.position, i.created_at, i.id
  on conflict do nothing;

  copies := array(select c.id from public.custom_section_items c
    where c.section_id = target and c.id in (select md5(copy_id::text || i)::uuid from unnest(ids) as i));

  begin
    insert into public.translations (hotel_id, table_name, row_id, column_name, language, text, source_hash, origin)
    select to_hotel, t.table_name, md5(copy_id::text || t.row_id)::uuid, t.column_name, t.language, t.text,
      t.source_hash, t.origin
    from public.translations t
    join public.hotels f on f.id = t.hotel_id and f.user_id = caller
    join public.hotels o on o.id = to_hotel and o.language = f.language and t.language = any (o.languages)
    where (t.table_name = 'custom_section_items' and t.row_id = any (ids::text[])
        and md5(copy_id::text || t.row_id)::uuid = any (copies))
      or (t.table_name = 'custom_sections' and t.row_id = source.id::text and target = founded)
    on conflict do nothing;
  exception when sqlstate 'IN002' then
    -- The plan in force has no translations: guests would not read them.
    null;
  end;
  return jsonb_build_object('section', target, 'is_new', target = founded, 'items', to_jsonb(copies));
end
$function$;
grant execute on function public.copy_section(uuid,jsonb,text,uuid) to authenticated;

CREATE OR REPLACE FUNCTION public.guest_hotel(hotel_id text)
 RETURNS json
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  private_columns constant text[] := array['is_hidden', 'source', 'languages', 'wifi', 'creation_key', 'user_id', 'hotel_id', 'section_id', 'position', 'created_at', 'updated_at',
    'leaves_out_empty', 'creation_key'];
  hotel public.hotels;
  plan public.plans;
  section record;
  items jsonb;
  sections jsonb := '[]';
  custom_sections json := '[]';
begin
  select * into hotel from public.hotels h where h.id = lower(guest_hotel.hotel_id);
  if not found then
    return null;
  end if;
  plan := innfo.plan_of(hotel.user_id);

  for section in
    select s.section_id, s.table_name from innfo.sections_of(hotel.id, hotel.leaves_out_empty) s
    where s.place <= plan.max_sections
    order by s.tile
  loop
    execute format('select coalesce(jsonb_agg(to_jsonb(t) - $2 order by t.position nulls last, t.created_at, t.id), ''[]'')
      from public.%I t where t.hotel_id = $1 and not t.is_hidden', section.table_name)
      into items using hotel.id, private_columns;
    sections := sections || jsonb_build_object('id', section.section_id, 'items', items);
  end loop;

  if plan.custom_sections then
    select coalesce(json_agg(json_build_object(
        'id', s.id, 'name', s.name, 'description', s.description, 'icon', s.icon, 'color', s.color,
        'items', (
          select coalesce(json_agg(json_build_object(
            'id', i.id, 'title', i.title, 'description', i.description, 'details', i.details,
            'contact_phone', i.contact_phone, 'contact_email', i.contact_email,
            'contact_website', i.contact_website, 'contact_address', i.contact_address, 'hours', i.hours, 'shown_during', i.shown_during
          ) order by i.position nulls last, i.created_at, i.id), '[]')
          from public.custom_section_items i where i.section_id = s.id and not i.is_hidden
        )) order by s.position nulls last, s.created_at, s.id), '[]')
    into custom_sections
    from public.custom_sections s
    where s.hotel_id = hotel.id and (not hotel.leaves_out_empty
      or exists (select from public.custom_section_items i where i.section_id = s.id and not i.is_hidden));
  end if;

  return json_build_object('hotel', to_jsonb(hotel) - private_columns, 'sections', sections,
    'custom_sections', custom_sections, 'parts', innfo.guest_parts_of(hotel.id));
end
$function$;
grant execute on function public.guest_hotel(text) to anon;
grant execute on function public.guest_hotel(text) to authenticated;

CREATE OR REPLACE FUNCTION public.hotel_name_available(hotel_name text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case when char_length(hotel_name) > 1000 then true else not exists (
    select from innfo.hotel_names where key = innfo.name_key(hotel_name)) end
$function$;
grant execute on function public.hotel_name_available(text) to anon;
grant execute on function public.hotel_name_available(text) to authenticated;

CREATE OR REPLACE FUNCTION public.inbox_figures(hotel_id text, target_minutes integer)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with hotel as (
    select h.id, h.time_zone, now() - interval '84 days' as since from public.hotels h
    where h.id = inbox_figures.hotel_id
  ), recent as (
    select m.id, m.kind, m.topic, m.rating, m.text, m.language, m.state, m.created_at,
      date_trunc('week', m.created_at at time zone h.time_zone)::date as week
    from hotel h join public.messages m on m.hotel_id = h.id and m.created_at >= h.since
    where m.by_guest
  ), answers as (
    -- The first thing that one of the hotel's people did about it.
    select extract(epoch from min(e.at) - r.created_at) / 60 as minutes
    from recent r join public.message_events e on e.message_id = r.id
    where e.by_user is not null and e.what in ('answer', 'state') group by r.id, r.created_at
  ), words as (
    select r.id, w.word, innfo.stem(w.word, r.language) as stem
    from (select * from recent where kind = 'request' and topic = 'other' order by created_at desc limit 2000) r
    cross join lateral (
      select distinct word from regexp_split_to_table(lower(r.text), '[\s[:punct:][:digit:]]+') as word
    ) w
    where char_length(w.word) between 3 and 40
  )
  select jsonb_build_object(
    'answered', (select jsonb_build_object('count', count(*),
      'within', count(*) filter (where minutes <= inbox_figures.target_minutes),
      'median', round(percentile_cont(0.5) within group (order by minutes))) from answers),
    'waiting', (select count(*) from recent where state = 'new'),
    'weeks', (select coalesce(jsonb_agg(jsonb_build_object('week', w.week, 'count', w.count, 'average', w.average)
        order by w.week), '[]')
      from (select week, count(*), round(avg(rating), 1) as average from recent where kind = 'feedback' group by week) w),
    'feedback', (select coalesce(jsonb_agg(jsonb_build_object('topic', t.topic, 'count', t.count, 'average', t.average)
        order by t.average, t.topic), '[]')
      from (select about as topic, count(*), round(avg(rating), 1) as average
        from recent cross join unnest(string_to_array(topic, ',')) as about
        where kind = 'feedback' group by about) t),
    'asked', (select coalesce(jsonb_agg(jsonb_build_object('topic', t.topic, 'count', t.count)
        order by t.count desc, t.topic), '[]')
      from (select topic, count(*) from recent where kind = 'request' group by topic) t),
    'words', (select coalesce(jsonb_agg(jsonb_build_object('word', t.word, 'count', t.count)
        order by t.count desc, t.word), '[]')
      from (select mode() within group (order by word) as word, count(distinct id) as count from words
        where stem is not null group by stem having count(distinct id) > 1
        order by 2 desc, 1 limit 12) t))
  from hotel
$function$;
grant execute on function public.inbox_figures(text,integer) to authenticated;

CREATE OR REPLACE FUNCTION public.inbox_news(hotel_id text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case when exists (select from public.hotels h where h.id = inbox_news.hotel_id) then jsonb_build_object(
    'expected',
      exists (select from public.message_kinds k where k.hotel_id = inbox_news.hotel_id and k.is_on)
      or exists (select from public.messages m where m.hotel_id = inbox_news.hotel_id),
    'new', (select count(*) from (
      select from public.messages m where m.hotel_id = inbox_news.hotel_id and m.state = 'new' limit 100) as counted),
    'danger', (select count(*) from (
      select from public.messages m where m.hotel_id = inbox_news.hotel_id and m.turn < '1' limit 100) as counted),
    'changed_at', greatest(
      (select m.updated_at from public.messages m where m.hotel_id = inbox_news.hotel_id
        order by m.updated_at desc limit 1),
      (select d.deleted_at from innfo.message_deletions d where d.hotel_id = inbox_news.hotel_id))) end
$function$;
grant execute on function public.inbox_news(text) to authenticated;

CREATE OR REPLACE FUNCTION public.missed_searches(hotel_id text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select (
    select coalesce(jsonb_agg(to_jsonb(s) order by s.guests_90 desc, s.last_day desc, s.words, s.language), '[]')
    from (
      select m.words, m.language, max(d.day) as last_day, sum(d.guests)::int as guests_90,
        coalesce(sum(d.guests) filter (where d.day > today.day - 30), 0)::int as guests_30
      from innfo.missed_searches m
      join innfo.missed_search_days d using (hotel_id, words, language)
      where m.hotel_id = h.id and m.networks > 1 and not m.dismissed
        and d.day > today.day - 90 and (m.answered_on is null or d.day > m.answered_on)
      group by m.words, m.language
      having sum(d.guests) >= 2
    ) as s
  )
  from public.hotels h
  cross join lateral (select (now() at time zone h.time_zone)::date as day) as today
  where h.id = missed_searches.hotel_id and h.user_id = (select auth.uid())
$function$;
grant execute on function public.missed_searches(text) to authenticated;

CREATE OR REPLACE FUNCTION public.reorder_items(table_name text, item_ids jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if not exists (select from innfo.sections s where s.table_name = reorder_items.table_name)
      and reorder_items.table_name not in ('custom_sections', 'custom_section_items') then
    raise exception 'unknown list "%"', reorder_items.table_name using errcode = 'invalid_parameter_value';
  end if;
  if jsonb_typeof(item_ids) <> 'array' then
    raise exception 'item_ids must be an array of ids' using errcode = 'invalid_parameter_value';
  end if;
  execute format('
    update public.%I t set position = o.position
    from jsonb_array_elements_text($1) with ordinality as o (id, position)
    where t.id = o.id::uuid and t.position is distinct from o.position', table_name)
  using item_ids;
end
$function$;
grant execute on function public.reorder_items(text,jsonb) to authenticated;

CREATE OR REPLACE FUNCTION public.restore_item(table_name text, item_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  caller constant uuid := (select auth.uid());
  kept innfo.deleted_rows;
  is_there boolean;
  restored_to text;
begin
  if not exists (select from innfo.sections s where s.table_name = restore_item.table_name)
      and restore_item.table_name not in ('announcements', 'custom_sections', 'custom_section_items') then
    raise exception 'unknown list "%"', restore_item.table_name using errcode = 'invalid_parameter_value';
  end if;

  -- The lock makes two calls take turns.
  select d.* into kept
  from innfo.deleted_rows d
  join public.hotels h on h.id = d.hotel_id
  where d.table_name = restore_item.table_name and d.id = item_id and h.user_id = caller
  for update of d;
  if not found then
    execute format('select exists (select from public.%I t join public.hotels h on h.id = t.hotel_id
      where t.id = $1 and h.user_id = $2)', restore_item.table_name)
      into is_there using item_id, caller;
    if not is_there then
      raise exception 'nothing that was deleted in the last hour has this id' using errcode = 'no_data_found';
    end if;
    return;
  end if;

  execute format('insert into public.%1$I select r.* from json_populate_record(null::public.%1$I, $1) as r
    returning hotel_id', restore_item.table_name)
    into restored_to using kept.row_data;
  if restored_to <> kept.hotel_id then
    raise exception 'what it was filed under belongs to another hotel by now' using errcode = 'foreign_key_violation';
  end if;
  if kept.children is not null then
    execute format('insert into public.%1$I select r.* from json_populate_recordset(null::public.%1$I, $1) as r',
      kept.children_table) using kept.children;
  end if;
  delete from innfo.deleted_rows d where d.table_name = kept.table_name and d.id = kept.id;
end
$function$;
grant execute on function public.restore_item(text,uuid) to authenticated;

CREATE OR REPLACE FUNCTION public.scan_analytics(hotel_id text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select innfo.scan_analytics_at(h.id, now())
    || jsonb_build_object('test_scan_at', (select t.scanned_at from innfo.test_scans t where t.hotel_id = h.id))
  from public.hotels h
  where h.id = scan_analytics.hotel_id and h.user_id = (select auth.uid())
$function$;
grant execute on function public.scan_analytics(text) to authenticated;

CREATE OR REPLACE FUNCTION public.section_overview(hotel_id text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  hotel public.hotels;
  plan public.plans;
begin
  select * into hotel from public.hotels h where h.id = section_overview.hotel_id;
  if not found then
    return null;
  end if;
  plan := innfo.plan_for(hotel.user_id);
  return jsonb_build_object(
    'hidden', innfo.hidden_items(hotel.id),
    'sections', (
      select jsonb_agg(jsonb_build_object('id', s.section_id, 'visible', s.visible, 'items', s.items,
        'shown', coalesce(s.place <= plan.max_sections, false),
        'shown_when_filled', coalesce(s.place_when_filled <= plan.max_sections, false),
        'place', s.place) order by s.tile)
      from innfo.sections_of(hotel.id, hotel.leaves_out_empty) s
    ),
    'custom_sections', (
      select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'items', s.items,
        'shown', plan.custom_sections and (s.items > 0 or not hotel.leaves_out_empty))
        order by s.position nulls last, s.created_at, s.id), '[]')
      from (
        select c.*, (select count(*) from public.custom_section_items i where i.section_id = c.id and not i.is_hidden) as items
        from public.custom_sections c where c.hotel_id = hotel.id
      ) as s
    ));
end
$function$;
grant execute on function public.section_overview(text) to authenticated;

CREATE OR REPLACE FUNCTION public.settle_missed_search(hotel_id text, words text, language text, state text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if state is null or state not in ('answered', 'dismissed', 'open') then
    raise exception 'state must be answered, dismissed or open' using errcode = 'invalid_parameter_value';
  end if;
  update innfo.missed_searches m
  set dismissed = settle_missed_search.state = 'dismissed',
    answered_on = case when settle_missed_search.state = 'answered' then (now() at time zone h.time_zone)::date end
  from public.hotels h
  where h.id = settle_missed_search.hotel_id and h.user_id = (select auth.uid()) and m.hotel_id = h.id
    and m.words = settle_missed_search.words and m.language = settle_missed_search.language;
  return found;
end
$function$;
grant execute on function public.settle_missed_search(text,text,text,text) to authenticated;

CREATE OR REPLACE FUNCTION public.show_section(hotel_id text, section_id text, instead_of text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
#variable_conflict use_column
declare
  hotel public.hotels;
  allowed int;
  shown text[];
begin
  -- As in check_section_limit: parallel calls take turns.
  select * into hotel from public.hotels h
  where h.id = show_section.hotel_id and h.user_id = (select auth.uid()) for no key update;
  if not found then
    raise exception 'unknown hotel "%"', show_section.hotel_id using errcode = 'invalid_parameter_value';
  end if;
  select max_sections into allowed from innfo.plan_of(hotel.user_id);
  select coalesce(array_agg(s.section_id), '{}') into shown
  from innfo.sections_of(hotel.id, hotel.leaves_out_empty) s where s.place <= allowed;
  if show_section.section_id = any (shown) then
    return;
  end if;

  if cardinality(shown) >= allowed and show_section.instead_of = any (shown) then
    insert into public.section_visibility (hotel_id, section_name, is_visible)
    values (hotel.id, show_section.instead_of, false)
    on conflict (hotel_id, section_name) do update set is_visible = false;
    shown := array_remove(shown, show_section.instead_of);
  end if;
  insert into public.section_visibility (hotel_id, section_name, is_visible, chosen_at)
  values (hotel.id, show_section.section_id, true, clock_timestamp())
  on conflict (hotel_id, section_name) do update set is_visible = true, chosen_at = excluded.chosen_at;
  if exists (
    select from unnest(shown || show_section.section_id) as due (id)
    where due.id not in (
      select s.section_id from innfo.sections_of(hotel.id, hotel.leaves_out_empty) s where s.place <= allowed)
  ) then
    raise exception 'You can only show up to % sections with your current plan. Upgrade to show unlimited sections.', allowed
      using errcode = 'IN001', detail = allowed::text;
  end if;
end
$function$;
grant execute on function public.show_section(text,text,text) to authenticated;

CREATE OR REPLACE FUNCTION public.translation_progress(hotel_id text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with texts as materialized (
    select x.*, innfo.text_hash(x.source) as hash from innfo.texts_of(translation_progress.hotel_id) as x
  ),
  counted as (
    select o.language, o.place, count(x.row_id) as texts,
      count(*) filter (where t.source_hash = x.hash) as current,
      count(*) filter (where t.source_hash <> x.hash) as outdated,
      count(x.row_id) filter (where t.id is null) as missing,
      count(*) filter (where t.origin = 'machine') as machine,
      coalesce(sum(char_length(x.source)) filter (
        where t.id is null or (t.origin = 'machine' and t.source_hash <> x.hash)), 0) as characters
    from public.hotels h
    cross join unnest(h.languages) with ordinality as o (language, place)
    left join texts x on true
    left join public.translations t on t.hotel_id = h.id and t.language = o.language
      and t.table_name = x.table_name and t.row_id = x.row_id and t.column_name = x.column_name
    where h.id = translation_progress.hotel_id
    group by 1, 2
  )
  select case when exists (select from public.hotels h where h.id = translation_progress.hotel_id) then (
    select coalesce(jsonb_agg(to_jsonb(c) - 'place'
      || jsonb_build_object('characters_left', innfo.own_characters_left()) order by c.place), '[]') from counted c) end
$function$;
grant execute on function public.translation_progress(text) to authenticated;

CREATE OR REPLACE FUNCTION public.translation_texts(hotel_id text, language text, state text DEFAULT NULL::text, skip integer DEFAULT 0, take integer DEFAULT 50)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with texts as (
    select x.table_name, x.row_id, x.column_name, x.title, x.source, x.place, innfo.text_hash(x.source) as source_hash,
      t.text, t.origin, case
        when t.id is null then 'missing'
        when t.source_hash = innfo.text_hash(x.source) then 'current'
        else 'outdated'
      end as state
    from innfo.texts_of(translation_texts.hotel_id) as x
    left join public.translations t on t.hotel_id = translation_texts.hotel_id
      and t.language = translation_texts.language
      and t.table_name = x.table_name and t.row_id = x.row_id and t.column_name = x.column_name
  ),
  chosen as (
    select x.* from texts x
    where translation_texts.state is null or x.state = translation_texts.state
      or (translation_texts.state = 'open' and x.state <> 'current')
  )
  select case when exists (select from public.hotels h where h.id = translation_texts.hotel_id) then
    jsonb_build_object(
      'total', (select count(*) from chosen),
      'texts', (
        select coalesce(jsonb_agg(to_jsonb(p) - 'place' order by p.place), '[]') from (
          select c.* from chosen c order by c.place
          limit greatest(least(coalesce(take, 50), 500), 0) offset greatest(coalesce(skip, 0), 0)
        ) as p)) end
$function$;
grant execute on function public.translation_texts(text,text,text,integer,integer) to authenticated;

CREATE OR REPLACE PROCEDURE innfo.add_choice(IN table_name text, IN column_name text, IN choices text[], IN usual text DEFAULT NULL::text, IN required boolean DEFAULT true)
 LANGUAGE plpgsql
 SET search_path TO ''
AS $procedure$
begin
  call innfo.add_field(table_name, column_name, concat_ws(' ', 'text',
    case when required then 'not null' end, 'default ' || quote_literal(usual)));
  call innfo.choice(table_name, column_name, choices);
end
$procedure$;

CREATE OR REPLACE PROCEDURE innfo.add_details(IN table_name text, IN column_name text)
 LANGUAGE plpgsql
 SET search_path TO ''
AS $procedure$
begin
  call innfo.add_field(table_name, column_name, 'json not null default ''{}''');
  call innfo.add_rule(table_name, column_name, 'map',
    'json_typeof({}) = ''object'' and not jsonb_path_exists({}::jsonb, ''$.* ? (@.type() != "string")'') and pg_column_size({}) <= 8000');
  call innfo.keeps_details_tidy(table_name, column_name);
end
$procedure$;

CREATE OR REPLACE PROCEDURE innfo.add_email(IN table_name text, IN column_name text, IN required boolean DEFAULT false)
 LANGUAGE plpgsql
 SET search_path TO ''
AS $procedure$
begin
  call innfo.add_field(table_name, column_name, case when required then 'text not null' else 'text' end);
  if required then
    call innfo.required_text(table_name, column_name, 254);
  else
    call innfo.legible(table_name, column_name);
  end if;
  call innfo.email(table_name, column_name);
end
$procedure$;

CREATE OR REPLACE PROCEDURE innfo.add_field(IN table_name text, IN column_name text, IN definition text)
 LANGUAGE plpgsql
 SET search_path TO ''
AS $procedure$
begin
  execute format('alter table public.%I add column %I %s', table_name, column_name, definition);
  execute format('grant insert (%1$I), update (%1$I) on public.%2$I to authenticated', column_name, table_name);
  if definition ~ '^jsonb?\M' then
    call innfo.add_rule(table_name, column_name, 'legible', 'innfo.is_legible({}::jsonb, false)');
  end if;
end
$procedure$;

CREATE OR REPLACE PROCEDURE innfo.add_flag(IN table_name text, IN column_name text)
 LANGUAGE plpgsql
 SET search_path TO ''
AS $procedure$
begin
  call innfo.add_field(table_name, column_name, 'boolean not null default false');
end
$procedure$;

CREATE OR REPLACE PROCEDURE innfo.add_hours(IN table_name text, IN column_name text)
 LANGUAGE plpgsql
 SET search_path TO ''
AS $procedure$
begin
  call innfo.add_field(table_name, column_name, 'jsonb');
  call innfo.add_rule(table_name, column_name, 'hours', 'innfo.is_opening_hours({})');
end
$procedure$;

CREATE OR REPLACE PROCEDURE innfo.add_link(IN table_name text, IN column_name text, IN required boolean DEFAULT false)
 LANGUAGE plpgsql
 SET search_path TO ''
AS $procedure$
begin
  call innfo.add_field(table_name, column_name, case when required then 'text not null' else 'text' end);
  if required then
    call innfo.required_text(table_name, column_name, 2000);
  else
    call innfo.legible(table_name, column_name);
  end if;
  call innfo.url(table_name, column_name);
end
$procedure$;

CREATE OR REPLACE PROCEDURE innfo.add_moment(IN table_name text, IN column_name text)
 LANGUAGE plpgsql
 SET search_path TO ''
AS $procedure$
begin
  call innfo.add_field(table_name, column_name, 'timestamp not null');
  call innfo.add_rule(table_name, column_name, 'moment', '{} >= ''2000-01-01'' and {} < ''2100-01-01''');
end
$procedure$;

CREATE OR REPLACE PROCEDURE innfo.add_photo(IN table_name text, IN column_name text)
 LANGUAGE plpgsql
 SET search_path TO ''
AS $procedure$
begin
  call innfo.add_field(table_name, column_name, 'text');
  call innfo.shows_photo(table_name, column_name);
end
$procedure$;

CREATE OR REPLACE PROCEDURE innfo.add_rating(IN table_name text, IN column_name text)
 LANGUAGE plpgsql
 SET search_path TO ''
AS $procedure$
begin
  call innfo.add_field(table_name, column_name, 'numeric not null');
  call innfo.rating(table_name, column_name);
end
$procedure$;

CREATE OR REPLACE PROCEDURE innfo.add_rule(IN table_name text, IN column_name text, IN rule text, IN condition text)
 LANGUAGE plpgsql
 SET search_path TO ''
AS $procedure$
begin
  execute format('alter table public.%I add constraint %I check (%s)',
    table_name, format('%s_%s_%s', table_name, column_name, rule), replace(condition, '{}', quote_ident(column_name)));
end
$procedure$;

CREATE OR REPLACE PROCEDURE innfo.add_section(IN section_id text, IN table_name text)
 LANGUAGE plpgsql
 SET search_path TO ''
AS $procedure$
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
$procedure$;

CREATE OR REPLACE PROCEDURE innfo.add_text(IN table_name text, IN column_name text, IN max_length integer, IN required boolean DEFAULT false, IN lines boolean DEFAULT false)
 LANGUAGE plpgsql
 SET search_path TO ''
AS $procedure$
begin
  if required then
    call innfo.add_field(table_name, column_name, 'text not null default ''–''');
    execute format('alter table public.%I alter column %I drop default', table_name, column_name);
    call innfo.required_text(table_name, column_name, max_length, lines);
  else
    call innfo.add_field(table_name, column_name, 'text');
    call innfo.optional_text(table_name, column_name, max_length, lines);
  end if;
end
$procedure$;

CREATE OR REPLACE FUNCTION innfo.announce_changes(announced_by uuid)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  with told as (
    delete from innfo.unannounced_changes
    where announcer = announced_by or changed_at < now() - interval '10 seconds'
    returning hotel_id
  )
  select pg_notify('hotel_changed', hotel_id) from told
$function$;

CREATE OR REPLACE FUNCTION innfo.answer_too_long(max bigint)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  raise exception 'The answer is longer than % bytes', max using errcode = 'IN005',
    detail = 'Ask for fewer rows at a time, with limit and offset, or for fewer columns, with select';
end
$function$;
grant execute on function innfo.answer_too_long(bigint) to anon;
grant execute on function innfo.answer_too_long(bigint) to authenticated;

CREATE OR REPLACE FUNCTION innfo.are_choices(value text, choices text[])
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select coalesce(bool_and(one = any (choices)), false) and count(*) = count(distinct one)
  from unnest(string_to_array(value, ',')) as one
$function$;
grant execute on function innfo.are_choices(text,text[]) to authenticated;

CREATE OR REPLACE FUNCTION innfo.are_time_ranges(value jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
declare
  range constant text := '^([01][0-9]|2[0-3]):[0-5][0-9]-([01][0-9]|2[0-3]):[0-5][0-9]$';
begin
  if jsonb_typeof(value) is distinct from 'array' or jsonb_array_length(value) > 6 then
    return false;
  end if;
  return not exists (
    select from jsonb_array_elements(value) t where jsonb_typeof(t) <> 'string' or t #>> '{}' !~ range);
end
$function$;
grant execute on function innfo.are_time_ranges(jsonb) to authenticated;

CREATE OR REPLACE PROCEDURE innfo.belongs_to_hotel(IN table_name text)
 LANGUAGE plpgsql
 SET search_path TO ''
AS $procedure$
declare
  own_hotels constant text := 'hotel_id = any (array(select id from public.hotels where user_id = (select auth.uid())))';
  settable text;
begin
  select string_agg(quote_ident(attname), ', ' order by attnum) into settable
  from pg_catalog.pg_attribute
  where attrelid = format('public.%I', table_name)::regclass and attnum > 0 and not attisdropped
    and attname not in ('id', 'hotel_id', 'created_at', 'updated_at');

  execute format('create index %I on public.%I (hotel_id, created_at)', table_name || '_hotel_id', table_name);
  execute format('create trigger set_updated_at before update on public.%I
    for each row execute function innfo.set_updated_at()', table_name);
  execute format('create trigger notify_hotel_changed after insert or update or delete on public.%I
    for each row execute function innfo.notify_hotel_changed()', table_name);

  execute format('alter table public.%I enable row level security', table_name);
  execute format('create policy "owners read rows of their hotels" on public.%I
    for select to authenticated using (%s)', table_name, own_hotels);
  execute format('create policy "owners add rows to their hotels" on public.%I
    for insert to authenticated with check (%s)', table_name, own_hotels);
  execute format('create policy "owners change rows of their hotels" on public.%I
    for update to authenticated using (%s) with check (%s)', table_name, own_hotels, own_hotels);
  execute format('create policy "owners delete rows of their hotels" on public.%I
    for delete to authenticated using (%s)', table_name, own_hotels);

  execute format('revoke all on public.%I from anon, authenticated', table_name);
  execute format('grant select, delete on public.%I to authenticated', table_name);
  execute format('grant insert (hotel_id, %s), update (%s) on public.%I to authenticated',
    settable, settable, table_name);
  execute format('grant all on public.%I to service_role', table_name);
end
$procedure$;

CREATE OR REPLACE FUNCTION innfo.calendar_date(value text)
 RETURNS date
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  if value is null or value !~ '^20[0-9]{2}-[0-9]{2}-[0-9]{2}$' then
    return null;
  end if;
  return make_date(substr(value, 1, 4)::int, substr(value, 6, 2)::int, substr(value, 9, 2)::int);
exception when datetime_field_overflow then
  return null;
end
$function$;
grant execute on function innfo.calendar_date(text) to authenticated;

CREATE OR REPLACE PROCEDURE innfo.can_be_hidden(IN table_name text)
 LANGUAGE plpgsql
 SET search_path TO ''
AS $procedure$
begin
  call innfo.add_field(table_name, 'is_hidden', 'boolean not null default false');
  call innfo.add_field(table_name, 'shown_during', 'jsonb');
  call innfo.add_rule(table_name, 'shown_during', 'days', 'innfo.is_shown_during({})');
end
$procedure$;

CREATE OR REPLACE FUNCTION innfo.characters_left(owner_id uuid)
 RETURNS bigint
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select greatest(0, innfo.limit_of(owner_id, 'translated_characters') - coalesce(
    (select c.characters from innfo.translated_characters c
      where c.user_id = owner_id and c.month = innfo.this_month()), 0))
$function$;

CREATE OR REPLACE FUNCTION innfo.check_custom_sections_allowed()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  owner_id uuid;
begin
  select user_id into owner_id from public.hotels where id = new.hotel_id;
  if found and not (select custom_sections from innfo.plan_for(owner_id))
      and not innfo.was_deleted(new.hotel_id, new.id) then
    raise exception 'Custom sections are only available with the Pro plan. Upgrade to create custom sections.'
      using errcode = 'IN002';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION innfo.check_match()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if not exists (
    select from public.messages m where m.id = new.match_id and m.hotel_id = new.hotel_id
      and (m.kind, new.kind) in (('lost', 'found'), ('found', 'lost'))
  ) then
    raise check_violation using message = 'A find belongs to a report of the same hotel',
      table = 'messages', constraint = 'messages_match_id_pair';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION innfo.check_section_limit()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  owner_id uuid;
  allowed int;
  others int;
begin
  if not new.is_visible or (tg_op = 'UPDATE' and old.is_visible) then
    return new;
  end if;
  select user_id into owner_id from public.hotels where id = new.hotel_id for no key update;
  if not found then
    return new;
  end if;
  select max_sections into allowed from innfo.plan_for(owner_id);
  select count(*) into others
  from innfo.sections s
  left join public.section_visibility v on v.hotel_id = new.hotel_id and v.section_name = s.section_id
  where s.section_id <> new.section_name and coalesce(v.is_visible, true);
  if allowed < 999 and others >= allowed then
    raise exception 'You can only show up to % sections with your current plan. Upgrade to show unlimited sections.', allowed
      using errcode = 'IN001', detail = allowed::text;
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION innfo.check_time_zone()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'UPDATE' and new.time_zone = old.time_zone then
    return new;
  end if;
  -- Reading PostgreSQL's list takes some time; the zones of countries are known without it.
  if new.time_zone = 'UTC' or innfo.country_of_time_zone(new.time_zone) is not null then
    perform now() at time zone new.time_zone;
    return new;
  end if;
  if exists (
    select from pg_catalog.pg_timezone_names
    where name = new.time_zone and name !~ '^(posix/|right/|posixrules$|localtime$|Factory$)'
  ) then
    return new;
  end if;
  raise invalid_parameter_value;
exception when invalid_parameter_value then
  raise exception 'unknown time zone "%"', left(new.time_zone, 60)
    using errcode = 'check_violation', table = 'hotels', column = 'time_zone',
      constraint = 'hotels_time_zone_known';
end
$function$;

CREATE OR REPLACE FUNCTION innfo.check_translation()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  column_of constant text := split_part(new.column_name, '/', 1);
  part constant text := nullif(substr(new.column_name, length(column_of) + 2), '');
  is_hotel constant boolean := new.table_name = 'hotels';
  field innfo.translated_fields;
  is_there boolean;
begin
  if tg_op = 'UPDATE' then
    -- A machine leaves alone what a person wrote: of many rows at once, the others are stored.
    if old.origin = 'person' and new.origin = 'machine' then
      return null;
    end if;
    return new;
  end if;
  -- Whose hotel it is, is decided elsewhere.
  if not exists (select from public.hotels h where h.id = new.hotel_id) then
    return new;
  end if;
  select * into field from innfo.translated_fields f
  where f.table_name = new.table_name and f.column_name = column_of
    and case f.kind when 'text' then new.column_name = column_of else part is not null end;
  if not found then
    raise exception 'there is no text "%" to translate', left(new.column_name, 60)
      using errcode = 'foreign_key_violation', constraint = 'translations_column_name_translated';
  end if;
  if is_hotel or new.row_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    execute format('select exists (select from public.%I r where r.%I = $1 and r.id = $2::%s and %s)',
        new.table_name, case when is_hotel then 'id' else 'hotel_id' end, case when is_hotel then 'text' else 'uuid' end,
        case when part is null then 'true' else format(
          'exists (select from innfo.texts_in(%L, r.%I::json) as i where i.part = $3)', field.kind, column_of) end)
      into is_there using new.hotel_id, new.row_id, part;
  end if;
  if is_there is distinct from true then
    raise exception 'there is no row "%" to translate', left(new.row_id, 60)
      using errcode = 'foreign_key_violation', constraint = 'translations_row_id_there';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE PROCEDURE innfo.choice(IN table_name text, IN column_name text, IN choices text[])
 LANGUAGE plpgsql
 SET search_path TO ''
AS $procedure$
begin
  call innfo.add_rule(table_name, column_name, 'choice', format('{} = any (%L::text[])', choices));
end
$procedure$;

CREATE OR REPLACE FUNCTION innfo.claim_hotel_name()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'INSERT' or new.name <> old.name then
    insert into innfo.hotel_names (hotel_id, key) values (new.id, innfo.name_key(new.name))
    on conflict (hotel_id) do update set key = excluded.key;
  end if;
  return null;
end
$function$;

CREATE OR REPLACE PROCEDURE innfo.client_chosen_id(IN table_name text)
 LANGUAGE plpgsql
 SET search_path TO ''
AS $procedure$
begin
  execute format('grant insert (id) on public.%I to authenticated', table_name);
end
$procedure$;

CREATE OR REPLACE FUNCTION innfo.confirm_times()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'INSERT' then
    new.times_confirmed := new.times_confirmed or (new.check_in, new.check_out) <> ('02:00 PM', '12:00 PM');
  elsif (new.check_in, new.check_out) <> (old.check_in, old.check_out) then
    new.times_confirmed := true;
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION innfo.count_scans()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  -- Referrers are what clients say they are: whoever makes up hosts must not make the counts grow.
  max_hosts constant int := 200;
  -- So that it is not done for each scan anew.
  slack constant int := 50;
begin
  -- The time zone must not change between here and the end of the transaction.
  perform from public.hotels where id in (select hotel_id from new_scans) order by id for share;

  insert into innfo.scan_quarters as counted (hotel_id, starts_at, scans, guests)
  select hotel_id, date_bin('15 minutes', scanned_at, 'epoch') as quarter,
    count(*), count(*) filter (where is_new_guest)
  from new_scans group by hotel_id, quarter order by hotel_id, quarter
  on conflict (hotel_id, starts_at) do update
    set scans = counted.scans + excluded.scans, guests = counted.guests + excluded.guests;

  insert into innfo.scan_days as counted (hotel_id, day, scans, guests)
  select s.hotel_id, (s.scanned_at at time zone h.time_zone)::date as local_day,
    count(*), count(*) filter (where s.is_new_guest)
  from new_scans s join public.hotels h on h.id = s.hotel_id
  group by s.hotel_id, local_day order by s.hotel_id, local_day
  on conflict (hotel_id, day) do update
    set scans = counted.scans + excluded.scans, guests = counted.guests + excluded.guests;

  insert into innfo.scan_totals as counted (hotel_id, dimension, month, value, scans)
  select s.hotel_id, d.dimension, date_trunc('month', s.scanned_at at time zone 'UTC')::date, d.value, count(*)
  from new_scans s, lateral (
    values ('device', s.device_type), ('source', s.source), ('referrer', coalesce(s.referrer, 'Direct'))
  ) as d (dimension, value)
  group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (hotel_id, dimension, month, value) do update set scans = counted.scans + excluded.scans;

  -- Rows that another statement counts just now are left to the next time: nobody waits here but for "Other",
  -- which nobody takes before all else, and in the order of keys.
  with crowded as (
    select t.hotel_id, t.month from innfo.scan_totals t
    where t.dimension = 'referrer' and (t.hotel_id, t.month) in (
      select hotel_id, date_trunc('month', scanned_at at time zone 'UTC')::date from new_scans)
    group by 1, 2 having count(*) > max_hosts + slack
  ),
  ranked as (
    select t.hotel_id, t.month, t.value,
      -- Nobody can choose a name that wins among equals.
      row_number() over (partition by t.hotel_id, t.month order by t.scans desc, random()) as nth
    from innfo.scan_totals t join crowded c on c.hotel_id = t.hotel_id and c.month = t.month
    where t.dimension = 'referrer' and t.value not in ('Direct', 'Other')
  ),
  rare as (
    select t.hotel_id, t.month, t.value
    from innfo.scan_totals t
    join ranked r on r.hotel_id = t.hotel_id and r.month = t.month and r.value = t.value
    where t.dimension = 'referrer' and r.nth > max_hosts
    for update of t skip locked
  ),
  folded as (
    delete from innfo.scan_totals t using rare
    where t.hotel_id = rare.hotel_id and t.dimension = 'referrer' and t.month = rare.month and t.value = rare.value
    returning t.hotel_id, t.month, t.scans
  )
  insert into innfo.scan_totals as counted (hotel_id, dimension, month, value, scans)
  select hotel_id, 'referrer', month, 'Other', sum(scans) from folded group by 1, 3 order by 1, 3
  on conflict (hotel_id, dimension, month, value) do update set scans = counted.scans + excluded.scans;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION innfo.country_of_time_zone(zone text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select country from (values
    ('AD', 'Europe/Andorra'),
    ('AE', 'Asia/Dubai'),
    ('AF', 'Asia/Kabul'),
    ('AG', 'America/Antigua'),
    ('AI', 'America/Anguilla'),
    ('AL', 'Europe/Tirane'),
    ('AM', 'Asia/Yerevan'),
    ('AO', 'Africa/Luanda'),
    ('AQ', 'Antarctica/Casey Antarctica/Davis Antarctica/DumontDUrville Antarctica/Mawson Antarctica/McMurdo
      Antarctica/Palmer Antarctica/Rothera Antarctica/South_Pole Antarctica/Syowa Antarctica/Troll
      Antarctica/Vostok'),
    ('AR', 'America/Argentina/Buenos_Aires America/Argentina/Catamarca America/Argentina/ComodRivadavia
      America/Argentina/Cordoba America/Argentina/Jujuy America/Argentina/La_Rioja America/Argentina/Mendoza
      America/Argentina/Rio_Gallegos America/Argentina/Salta America/Argentina/San_Juan
      America/Argentina/San_Luis America/Argentina/Tucuman America/Argentina/Ushuaia America/Buenos_Aires
      America/Catamarca America/Cordoba America/Jujuy America/Mendoza America/Rosario'),
    ('AS', 'Pacific/Pago_Pago Pacific/Samoa US/Samoa'),
    ('AT', 'Europe/Vienna'),
    ('AU', 'Antarctica/Macquarie Australia/ACT Australia/Adelaide Australia/Brisbane Australia/Broken_Hill
      Australia/Canberra Australia/Currie Australia/Darwin Australia/Eucla Australia/Hobart Australia/LHI
      Australia/Lindeman Australia/Lord_Howe Australia/Melbourne Australia/NSW Australia/North
      Australia/Perth Australia/Queensland Australia/South Australia/Sydney Australia/Tasmania
      Australia/Victoria Australia/West Australia/Yancowinna'),
    ('AW', 'America/Aruba'),
    ('AX', 'Europe/Mariehamn'),
    ('AZ', 'Asia/Baku'),
    ('BA', 'Europe/Sarajevo'),
    ('BB', 'America/Barbados'),
    ('BD', 'Asia/Dacca Asia/Dhaka'),
    ('BE', 'Europe/Brussels'),
    ('BF', 'Africa/Ouagadougou'),
    ('BG', 'Europe/Sofia'),
    ('BH', 'Asia/Bahrain'),
    ('BI', 'Africa/Bujumbura'),
    ('BJ', 'Africa/Porto-Novo'),
    ('BL', 'America/St_Barthelemy'),
    ('BM', 'Atlantic/Bermuda'),
    ('BN', 'Asia/Brunei'),
    ('BO', 'America/La_Paz'),
    ('BQ', 'America/Kralendijk'),
    ('BR', 'America/Araguaina America/Bahia America/Belem America/Boa_Vista America/Campo_Grande
      America/Cuiaba America/Eirunepe America/Fortaleza America/Maceio America/Manaus America/Noronha
      America/Porto_Acre America/Porto_Velho America/Recife America/Rio_Branco America/Santarem
      America/Sao_Paulo Brazil/Acre Brazil/DeNoronha Brazil/East Brazil/West'),
    ('BS', 'America/Nassau'),
    ('BT', 'Asia/Thimbu Asia/Thimphu'),
    ('BW', 'Africa/Gaborone'),
    ('BY', 'Europe/Minsk'),
    ('BZ', 'America/Belize'),
    ('CA', 'America/Atikokan America/Blanc-Sablon America/Cambridge_Bay America/Coral_Harbour
      America/Creston America/Dawson America/Dawson_Creek America/Edmonton America/Fort_Nelson
      America/Glace_Bay America/Goose_Bay America/Halifax America/Inuvik America/Iqaluit America/Moncton
      America/Montreal America/Nipigon America/Pangnirtung America/Rainy_River America/Rankin_Inlet
      America/Regina America/Resolute America/St_Johns America/Swift_Current America/Thunder_Bay
      America/Toronto America/Vancouver America/Whitehorse America/Winnipeg America/Yellowknife
      Canada/Atlantic Canada/Central Canada/Eastern Canada/Mountain Canada/Newfoundland Canada/Pacific
      Canada/Saskatchewan Canada/Yukon'),
    ('CC', 'Indian/Cocos'),
    ('CD', 'Africa/Kinshasa Africa/Lubumbashi'),
    ('CF', 'Africa/Bangui'),
    ('CG', 'Africa/Brazzaville'),
    ('CH', 'Europe/Zurich'),
    ('CI', 'Africa/Abidjan'),
    ('CK', 'Pacific/Rarotonga'),
    ('CL', 'America/Coyhaique America/Punta_Arenas America/Santiago Chile/Continental Chile/EasterIsland
      Pacific/Easter'),
    ('CM', 'Africa/Douala'),
    ('CN', 'Asia/Chongqing Asia/Chungking Asia/Harbin Asia/Kashgar Asia/Shanghai Asia/Urumqi'),
    ('CO', 'America/Bogota'),
    ('CR', 'America/Costa_Rica'),
    ('CU', 'America/Havana'),
    ('CV', 'Atlantic/Cape_Verde'),
    ('CW', 'America/Curacao'),
    ('CX', 'Indian/Christmas'),
    ('CY', 'Asia/Famagusta Asia/Nicosia Europe/Nicosia'),
    ('CZ', 'Europe/Prague'),
    ('DE', 'Europe/Berlin Europe/Busingen'),
    ('DJ', 'Africa/Djibouti'),
    ('DK', 'Europe/Copenhagen'),
    ('DM', 'America/Dominica'),
    ('DO', 'America/Santo_Domingo'),
    ('DZ', 'Africa/Algiers'),
    ('EC', 'America/Guayaquil Pacific/Galapagos'),
    ('EE', 'Europe/Tallinn'),
    ('EG', 'Africa/Cairo'),
    ('EH', 'Africa/El_Aaiun'),
    ('ER', 'Africa/Asmara Africa/Asmera'),
    ('ES', 'Africa/Ceuta Atlantic/Canary Europe/Madrid'),
    ('ET', 'Africa/Addis_Ababa'),
    ('FI', 'Europe/Helsinki'),
    ('FJ', 'Pacific/Fiji'),
    ('FK', 'Atlantic/Stanley'),
    ('FM', 'Pacific/Chuuk Pacific/Kosrae Pacific/Pohnpei Pacific/Ponape Pacific/Truk Pacific/Yap'),
    ('FO', 'Atlantic/Faeroe Atlantic/Faroe'),
    ('FR', 'Europe/Paris'),
    ('GA', 'Africa/Libreville'),
    ('GB', 'Europe/Belfast Europe/London'),
    ('GD', 'America/Grenada'),
    ('GE', 'Asia/Tbilisi'),
    ('GF', 'America/Cayenne'),
    ('GG', 'Europe/Guernsey'),
    ('GH', 'Africa/Accra'),
    ('GI', 'Europe/Gibraltar'),
    ('GL', 'America/Danmarkshavn America/Godthab America/Nuuk America/Scoresbysund America/Thule'),
    ('GM', 'Africa/Banjul'),
    ('GN', 'Africa/Conakry'),
    ('GP', 'America/Guadeloupe'),
    ('GQ', 'Africa/Malabo'),
    ('GR', 'Europe/Athens'),
    ('GS', 'Atlantic/South_Georgia'),
    ('GT', 'America/Guatemala'),
    ('GU', 'Pacific/Guam'),
    ('GW', 'Africa/Bissau'),
    ('GY', 'America/Guyana'),
    ('HK', 'Asia/Hong_Kong'),
    ('HN', 'America/Tegucigalpa'),
    ('HR', 'Europe/Zagreb'),
    ('HT', 'America/Port-au-Prince'),
    ('HU', 'Europe/Budapest'),
    ('ID', 'Asia/Jakarta Asia/Jayapura Asia/Makassar Asia/Pontianak Asia/Ujung_Pandang'),
    ('IE', 'Europe/Dublin'),
    ('IL', 'Asia/Jerusalem Asia/Tel_Aviv'),
    ('IM', 'Europe/Isle_of_Man'),
    ('IN', 'Asia/Calcutta Asia/Kolkata'),
    ('IO', 'Indian/Chagos'),
    ('IQ', 'Asia/Baghdad'),
    ('IR', 'Asia/Tehran'),
    ('IS', 'Atlantic/Reykjavik'),
    ('IT', 'Europe/Rome'),
    ('JE', 'Europe/Jersey'),
    ('JM', 'America/Jamaica'),
    ('JO', 'Asia/Amman'),
    ('JP', 'Asia/Tokyo'),
    ('KE', 'Africa/Nairobi'),
    ('KG', 'Asia/Bishkek'),
    ('KH', 'Asia/Phnom_Penh'),
    ('KI', 'Pacific/Enderbury Pacific/Kanton Pacific/Kiritimati Pacific/Tarawa'),
    ('KM', 'Indian/Comoro'),
    ('KN', 'America/St_Kitts'),
    ('KP', 'Asia/Pyongyang'),
    ('KR', 'Asia/Seoul'),
    ('KW', 'Asia/Kuwait'),
    ('KY', 'America/Cayman'),
    ('KZ', 'Asia/Almaty Asia/Aqtau Asia/Aqtobe Asia/Atyrau Asia/Oral Asia/Qostanay Asia/Qyzylorda'),
    ('LA', 'Asia/Vientiane'),
    ('LB', 'Asia/Beirut'),
    ('LC', 'America/St_Lucia'),
    ('LI', 'Europe/Vaduz'),
    ('LK', 'Asia/Colombo'),
    ('LR', 'Africa/Monrovia'),
    ('LS', 'Africa/Maseru'),
    ('LT', 'Europe/Vilnius'),
    ('LU', 'Europe/Luxembourg'),
    ('LV', 'Europe/Riga'),
    ('LY', 'Africa/Tripoli'),
    ('MA', 'Africa/Casablanca'),
    ('MC', 'Europe/Monaco'),
    ('MD', 'Europe/Chisinau Europe/Tiraspol'),
    ('ME', 'Europe/Podgorica'),
    ('MF', 'America/Marigot'),
    ('MG', 'Indian/Antananarivo'),
    ('MH', 'Pacific/Kwajalein Pacific/Majuro'),
    ('MK', 'Europe/Skopje'),
    ('ML', 'Africa/Bamako Africa/Timbuktu'),
    ('MM', 'Asia/Rangoon Asia/Yangon'),
    ('MN', 'Asia/Choibalsan Asia/Hovd Asia/Ulaanbaatar Asia/Ulan_Bator'),
    ('MO', 'Asia/Macao Asia/Macau'),
    ('MP', 'Pacific/Saipan'),
    ('MQ', 'America/Martinique'),
    ('MR', 'Africa/Nouakchott'),
    ('MS', 'America/Montserrat'),
    ('MT', 'Europe/Malta'),
    ('MU', 'Indian/Mauritius'),
    ('MV', 'Indian/Maldives'),
    ('MW', 'Africa/Blantyre'),
    ('MX', 'America/Bahia_Banderas America/Cancun America/Chihuahua America/Ciudad_Juarez America/Ensenada
      America/Hermosillo America/Matamoros America/Mazatlan America/Merida America/Mexico_City
      America/Monterrey America/Ojinaga America/Santa_Isabel America/Tijuana Mexico/BajaNorte Mexico/BajaSur
      Mexico/General'),
    ('MY', 'Asia/Kuala_Lumpur Asia/Kuching'),
    ('MZ', 'Africa/Maputo'),
    ('NA', 'Africa/Windhoek'),
    ('NC', 'Pacific/Noumea'),
    ('NE', 'Africa/Niamey'),
    ('NF', 'Pacific/Norfolk'),
    ('NG', 'Africa/Lagos'),
    ('NI', 'America/Managua'),
    ('NL', 'Europe/Amsterdam'),
    ('NO', 'Europe/Oslo'),
    ('NP', 'Asia/Kathmandu Asia/Katmandu'),
    ('NR', 'Pacific/Nauru'),
    ('NU', 'Pacific/Niue'),
    ('NZ', 'Pacific/Auckland Pacific/Chatham'),
    ('OM', 'Asia/Muscat'),
    ('PA', 'America/Panama'),
    ('PE', 'America/Lima'),
    ('PF', 'Pacific/Gambier Pacific/Marquesas Pacific/Tahiti'),
    ('PG', 'Pacific/Bougainville Pacific/Port_Moresby'),
    ('PH', 'Asia/Manila'),
    ('PK', 'Asia/Karachi'),
    ('PL', 'Europe/Warsaw'),
    ('PM', 'America/Miquelon'),
    ('PN', 'Pacific/Pitcairn'),
    ('PR', 'America/Puerto_Rico'),
    ('PS', 'Asia/Gaza Asia/Hebron'),
    ('PT', 'Atlantic/Azores Atlantic/Madeira Europe/Lisbon'),
    ('PW', 'Pacific/Palau'),
    ('PY', 'America/Asuncion'),
    ('QA', 'Asia/Qatar'),
    ('RE', 'Indian/Reunion'),
    ('RO', 'Europe/Bucharest'),
    ('RS', 'Europe/Belgrade'),
    ('RU', 'Asia/Anadyr Asia/Barnaul Asia/Chita Asia/Irkutsk Asia/Kamchatka Asia/Khandyga Asia/Krasnoyarsk
      Asia/Magadan Asia/Novokuznetsk Asia/Novosibirsk Asia/Omsk Asia/Sakhalin Asia/Srednekolymsk Asia/Tomsk
      Asia/Ust-Nera Asia/Vladivostok Asia/Yakutsk Asia/Yekaterinburg Europe/Astrakhan Europe/Kaliningrad
      Europe/Kirov Europe/Moscow Europe/Samara Europe/Saratov Europe/Ulyanovsk Europe/Volgograd'),
    ('RW', 'Africa/Kigali'),
    ('SA', 'Asia/Riyadh'),
    ('SB', 'Pacific/Guadalcanal'),
    ('SC', 'Indian/Mahe'),
    ('SD', 'Africa/Khartoum'),
    ('SE', 'Europe/Stockholm'),
    ('SG', 'Asia/Singapore'),
    ('SH', 'Atlantic/St_Helena'),
    ('SI', 'Europe/Ljubljana'),
    ('SJ', 'Arctic/Longyearbyen Atlantic/Jan_Mayen'),
    ('SK', 'Europe/Bratislava'),
    ('SL', 'Africa/Freetown'),
    ('SM', 'Europe/San_Marino'),
    ('SN', 'Africa/Dakar'),
    ('SO', 'Africa/Mogadishu'),
    ('SR', 'America/Paramaribo'),
    ('SS', 'Africa/Juba'),
    ('ST', 'Africa/Sao_Tome'),
    ('SV', 'America/El_Salvador'),
    ('SX', 'America/Lower_Princes'),
    ('SY', 'Asia/Damascus'),
    ('SZ', 'Africa/Mbabane'),
    ('TC', 'America/Grand_Turk'),
    ('TD', 'Africa/Ndjamena'),
    ('TF', 'Indian/Kerguelen'),
    ('TG', 'Africa/Lome'),
    ('TH', 'Asia/Bangkok'),
    ('TJ', 'Asia/Dushanbe'),
    ('TK', 'Pacific/Fakaofo'),
    ('TL', 'Asia/Dili'),
    ('TM', 'Asia/Ashgabat Asia/Ashkhabad'),
    ('TN', 'Africa/Tunis'),
    ('TO', 'Pacific/Tongatapu'),
    ('TR', 'Asia/Istanbul Europe/Istanbul'),
    ('TT', 'America/Port_of_Spain'),
    ('TV', 'Pacific/Funafuti'),
    ('TW', 'Asia/Taipei'),
    ('TZ', 'Africa/Dar_es_Salaam'),
    ('UA', 'Europe/Kiev Europe/Kyiv Europe/Simferopol Europe/Uzhgorod Europe/Zaporozhye'),
    ('UG', 'Africa/Kampala'),
    ('UM', 'Pacific/Midway Pacific/Wake'),
    ('US', 'America/Adak America/Anchorage America/Atka America/Boise America/Chicago America/Denver
      America/Detroit America/Fort_Wayne America/Indiana/Indianapolis America/Indiana/Knox
      America/Indiana/Marengo America/Indiana/Petersburg America/Indiana/Tell_City America/Indiana/Vevay
      America/Indiana/Vincennes America/Indiana/Winamac America/Indianapolis America/Juneau
      America/Kentucky/Louisville America/Kentucky/Monticello America/Knox_IN America/Los_Angeles
      America/Louisville America/Menominee America/Metlakatla America/New_York America/Nome
      America/North_Dakota/Beulah America/North_Dakota/Center America/North_Dakota/New_Salem America/Phoenix
      America/Shiprock America/Sitka America/Yakutat Pacific/Honolulu Pacific/Johnston US/Alaska US/Aleutian
      US/Arizona US/Central US/East-Indiana US/Eastern US/Hawaii US/Indiana-Starke US/Michigan US/Mountain
      US/Pacific'),
    ('UY', 'America/Montevideo'),
    ('UZ', 'Asia/Samarkand Asia/Tashkent'),
    ('VA', 'Europe/Vatican'),
    ('VC', 'America/St_Vincent'),
    ('VE', 'America/Caracas'),
    ('VG', 'America/Tortola'),
    ('VI', 'America/St_Thomas America/Virgin'),
    ('VN', 'Asia/Ho_Chi_Minh Asia/Saigon'),
    ('VU', 'Pacific/Efate'),
    ('WF', 'Pacific/Wallis'),
    ('WS', 'Pacific/Apia'),
    ('YE', 'Asia/Aden'),
    ('YT', 'Indian/Mayotte'),
    ('ZA', 'Africa/Johannesburg'),
    ('ZM', 'Africa/Lusaka'),
    ('ZW', 'Africa/Harare')
  ) as zones (country, names)
  where zone = any (regexp_split_to_array(names, '\s+'))
  limit 1
$function$;
grant execute on function innfo.country_of_time_zone(text) to authenticated;

CREATE OR REPLACE FUNCTION innfo.cut_days_anew()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update innfo.scan_days d set scans = d.scans - q.scans, guests = d.guests - q.guests
  from (
    select (starts_at at time zone old.time_zone)::date as local_day, sum(scans) as scans, sum(guests) as guests
    from innfo.scan_quarters where hotel_id = new.id
    group by local_day
  ) as q
  where d.hotel_id = new.id and d.day = q.local_day;

  insert into innfo.scan_days as counted (hotel_id, day, scans, guests)
  select hotel_id, (starts_at at time zone new.time_zone)::date as local_day, sum(scans), sum(guests)
  from innfo.scan_quarters where hotel_id = new.id
  group by hotel_id, local_day
  on conflict (hotel_id, day) do update
    set scans = counted.scans + excluded.scans, guests = counted.guests + excluded.guests;

  delete from innfo.scan_days where hotel_id = new.id and scans = 0;
  return null;
end
$function$;

CREATE OR REPLACE PROCEDURE innfo.declare_section(IN section_id text, IN table_name text)
 LANGUAGE plpgsql
 SET search_path TO ''
AS $procedure$
begin
  call innfo.belongs_to_hotel(table_name);
  call innfo.client_chosen_id(table_name);
  insert into innfo.sections (section_id, table_name) values (section_id, table_name);
end
$procedure$;

CREATE OR REPLACE PROCEDURE innfo.deleted_children_stay_taken(IN table_name text)
 LANGUAGE plpgsql
 SET search_path TO ''
AS $procedure$
begin
  execute format('create trigger refuse_deleted_children after insert on public.%I referencing new table as added
    for each statement execute function innfo.refuse_deleted_ids(''children'')', table_name);
end
$procedure$;

CREATE OR REPLACE PROCEDURE innfo.deleted_ids_stay_taken(IN table_name text)
 LANGUAGE plpgsql
 SET search_path TO ''
AS $procedure$
begin
  execute format('create trigger refuse_deleted_ids after insert on public.%I referencing new table as added
    for each statement execute function innfo.refuse_deleted_ids()', table_name);
end
$procedure$;

CREATE OR REPLACE PROCEDURE innfo.deletion_can_be_undone(IN table_name text, IN children_table text DEFAULT NULL::text, IN children_column text DEFAULT NULL::text)
 LANGUAGE plpgsql
 SET search_path TO ''
AS $procedure$
begin
  if children_table is null then
    execute format('create trigger keep_deleted after delete on public.%I referencing old table as removed
      for each statement when (pg_trigger_depth() = 0) execute function innfo.keep_deleted_rows()', table_name);
  else
    execute format('create trigger keep_deleted before delete on public.%I
      for each row when (pg_trigger_depth() = 0) execute function innfo.keep_deleted(%L, %L)',
      table_name, children_table, children_column);
    execute format('create trigger forget_deleted after delete on public.%I referencing old table as removed
      for each statement when (pg_trigger_depth() = 0) execute function innfo.forget_deleted()', table_name);
    call innfo.deleted_children_stay_taken(children_table);
  end if;
  call innfo.deleted_ids_stay_taken(table_name);
end
$procedure$;

CREATE OR REPLACE FUNCTION innfo.describe_new_hotel()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.description := coalesce(new.description,
    'Welcome to ' || new.name || '! We''re delighted to have you stay with us.');
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION innfo.doubt_photo()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  shown constant jsonb := to_jsonb(old);
begin
  update public.photos set unused_since = now()
  where hotel_id = shown ->> tg_argv[0] and path = shown ->> tg_argv[1];
  return null;
end
$function$;

CREATE OR REPLACE PROCEDURE innfo.doubts_photo(IN table_name text, IN column_name text)
 LANGUAGE plpgsql
 SET search_path TO ''
AS $procedure$
declare
  hotel_column constant text := case table_name when 'hotels' then 'id' else 'hotel_id' end;
begin
  execute format('create trigger %1$I after update of %2$I on public.%3$I for each row
    when (old.%2$I is distinct from new.%2$I and old.%2$I is not null)
    execute function innfo.doubt_photo(%4$L, %2$L)',
    'doubt_replaced_' || column_name, column_name, table_name, hotel_column);
  -- A hotel's photos go with it.
  if table_name <> 'hotels' then
    execute format('create trigger %1$I after delete on public.%3$I for each row
      when (old.%2$I is not null) execute function innfo.doubt_photo(%4$L, %2$L)',
      'doubt_deleted_' || column_name, column_name, table_name, hotel_column);
  end if;
end
$procedure$;

CREATE OR REPLACE PROCEDURE innfo.email(IN table_name text, IN column_name text)
 LANGUAGE plpgsql
 SET search_path TO ''
AS $procedure$
begin
  call innfo.add_rule(table_name, column_name, 'email',
    '{} = '''' or ({} ~ ''^[^@\s]+@[^@\s]+\.[^@\s]+$'' and char_length({}) <= 254)');
end
$procedure$;

CREATE OR REPLACE FUNCTION innfo.emergency_contacts(hotel_id text)
 RETURNS SETOF public.important_contacts
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select c.* from public.important_contacts c
  where c.hotel_id = emergency_contacts.hotel_id and c.type = 'emergency' and not c.is_hidden
  order by c.position nulls last, c.created_at, c.id
$function$;

CREATE OR REPLACE FUNCTION innfo.ending_things(hotel_id text)
 RETURNS SETOF public.messages
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select m.* from public.messages m
  where (ending_things.hotel_id is null or m.hotel_id = ending_things.hotel_id)
    and m.kind in ('lost', 'found') and m.state <> 'done' and m.outcome is null
    and m.keep_until between (now() at time zone 'UTC')::date and (now() at time zone 'UTC')::date + 7
    and (m.keep_until - (now() at time zone 'UTC')::date) * 2 <= m.keep_until - (m.created_at at time zone 'UTC')::date
$function$;

CREATE OR REPLACE FUNCTION innfo.forget_answers()
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  delete from innfo.service_answers where kept_until < now()
$function$;

CREATE OR REPLACE FUNCTION innfo.forget_deleted()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform innfo.forget_deleted_of(array(select distinct hotel_id from removed));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION innfo.forget_deleted_of(hotel_ids text[])
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  delete from innfo.deleted_rows d
  using (
    select k.ctid as place, sum(pg_column_size(k)) over (partition by hotel_id order by deleted_at desc, id) as bytes
    from innfo.deleted_rows k where k.hotel_id = any (hotel_ids)
  ) as kept
  where d.ctid = kept.place and kept.bytes > 4 * 1024 * 1024
$function$;

CREATE OR REPLACE FUNCTION innfo.forget_deleted_rows()
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  at_a_time constant int := 5000;
  forgotten int;
begin
  delete from innfo.deleted_rows where ctid in (
    select ctid from innfo.deleted_rows where deleted_at < now() - interval '1 hour' limit at_a_time);
  get diagnostics forgotten = row_count;
  return forgotten = at_a_time;
end
$function$;

CREATE OR REPLACE FUNCTION innfo.forget_messages()
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  at_a_time constant int := 2000;
  forgotten int;
begin
  delete from public.messages where id in (
    select id from public.messages where keep_until < (now() at time zone 'UTC')::date limit at_a_time);
  get diagnostics forgotten = row_count;
  return forgotten = at_a_time;
end
$function$;

CREATE OR REPLACE FUNCTION innfo.forget_missed_searches()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  most_dismissed constant int := 200;
  -- A day late, wherever the hotel is.
  oldest constant date := (now() at time zone 'UTC')::date - 91;
begin
  delete from innfo.missed_search_marks where day < (now() at time zone 'UTC')::date - 1;
  delete from innfo.missed_search_days where day < oldest;
  delete from innfo.missed_searches where last_day < oldest and not dismissed;
  delete from innfo.missed_searches m where (m.hotel_id, m.words, m.language) in (
    select o.hotel_id, o.words, o.language from (
      select d.hotel_id, d.words, d.language,
        row_number() over (partition by d.hotel_id order by d.last_day desc, d.words, d.language) as place
      from innfo.missed_searches d where d.dismissed) as o
    where o.place > most_dismissed);
end
$function$;

CREATE OR REPLACE FUNCTION innfo.forget_scan_quarters(after text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  rows_at_a_time constant int := 20000;
  forgotten int;
begin
  delete from innfo.scan_quarters where ctid in (
    select ctid from innfo.scan_quarters where starts_at < now() - interval '13 months' limit rows_at_a_time);
  get diagnostics forgotten = row_count;
  return case when forgotten = rows_at_a_time then forget_scan_quarters.after end;
end
$function$;

CREATE OR REPLACE FUNCTION innfo.forget_translations()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  gone record;
begin
  for gone in
    select r.hotel_id, r.table_name, array_agg(r.id) as ids from removed r group by 1, 2
    union all
    select r.hotel_id, r.children_table, array_agg((child ->> 'id')::uuid)
    from removed r, json_array_elements(r.children) as child group by 1, 2
  loop
    execute format('delete from public.translations t
      where t.hotel_id = $1 and t.table_name = %1$L and t.row_id = any (array(
        select g.id::text from unnest($2) as g (id) where not exists (select from public.%1$I r where r.id = g.id)))',
      gone.table_name) using gone.hotel_id, gone.ids;
  end loop;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION innfo.grace_end(subscription_status text, current_period_start bigint)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case when subscription_status = 'past_due' then current_period_start + 7 * 24 * 60 * 60 end
$function$;
grant execute on function innfo.grace_end(text,bigint) to authenticated;

CREATE OR REPLACE FUNCTION innfo.growth(figure numeric, period numeric, parts numeric)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
RETURN CASE WHEN (period > (0)::numeric) THEN (round(((((figure * parts) - period) * (100)::numeric) / period)))::integer WHEN (figure > (0)::numeric) THEN 100 ELSE 0 END;

CREATE OR REPLACE FUNCTION innfo.guess_country()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.country := case when new.country = 'ZZ' then null
    else coalesce(new.country, innfo.country_of_time_zone(new.time_zone)) end;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION innfo.guest_announcements(hotel_id text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'text', a.text,
    'starts_at', to_char(a.starts_at, 'YYYY-MM-DD"T"HH24:MI'), 'ends_at', to_char(a.ends_at, 'YYYY-MM-DD"T"HH24:MI'))
    order by a.starts_at, a.id), '[]')
  from public.announcements a join public.hotels h on h.id = a.hotel_id
  where a.hotel_id = guest_announcements.hotel_id and a.ends_at > now() at time zone h.time_zone
$function$;

CREATE OR REPLACE FUNCTION innfo.guest_emergency(hotel_id text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'type', c.type, 'label', c.label, 'number', c.number,
    'shown_during', c.shown_during)), '[]')
  from innfo.emergency_contacts(guest_emergency.hotel_id) c
$function$;

CREATE OR REPLACE FUNCTION innfo.guest_languages(hotel_id text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(o.language order by o.place), '[]')
  from public.hotels h cross join unnest(h.languages) with ordinality as o (language, place)
  where h.id = guest_languages.hotel_id and o.place <= innfo.limit_of(h.user_id, 'languages')
$function$;

CREATE OR REPLACE FUNCTION innfo.guest_messages(hotel_id text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(k.kind order by array_position(array['request', 'feedback', 'lost'], k.kind)), '[]')
  from public.message_kinds k join public.hotels h on h.id = k.hotel_id
  where k.hotel_id = guest_messages.hotel_id and k.is_on and k.kind <> 'found' and (k.kind <> 'request' or k.topics <> '{}')
    and innfo.limit_of(h.user_id, 'messages') > 0
$function$;

CREATE OR REPLACE FUNCTION innfo.guest_parts_of(hotel_id text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  part record;
  made jsonb;
  parts jsonb := '{}';
begin
  for part in select p.part, p.function_name from innfo.guest_parts p order by p.part loop
    execute format('select innfo.%I($1)', part.function_name) into made using hotel_id;
    parts := parts || jsonb_build_object(part.part, made);
  end loop;
  return parts;
end
$function$;

CREATE OR REPLACE FUNCTION innfo.guest_photos(hotel_id text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  hotel public.hotels;
  plan public.plans;
  shows record;
  found text[];
  paths text[] := '{}';
begin
  select * into hotel from public.hotels h where h.id = guest_photos.hotel_id;
  plan := innfo.plan_of(hotel.user_id);
  for shows in
    select c.oid::regclass as table_name, h.attname as hotel_column, p.attname as path_column,
      exists (select from pg_catalog.pg_attribute a where a.attrelid = c.oid and a.attname = 'is_hidden'
        and not a.attisdropped) as may_hide
    from pg_catalog.pg_constraint k
    join pg_catalog.pg_class c on c.oid = k.conrelid
    join pg_catalog.pg_attribute h on h.attrelid = k.conrelid and h.attnum = k.conkey[1]
    join pg_catalog.pg_attribute p on p.attrelid = k.conrelid and p.attnum = k.conkey[2]
    where k.contype = 'f' and k.confrelid = 'public.photos'::regclass
      and (c.relname = 'hotels' or (plan.custom_sections and c.relname in ('custom_sections', 'custom_section_items'))
        or c.relname in (select s.table_name from innfo.sections_of(hotel.id, hotel.leaves_out_empty) s
          where s.place <= plan.max_sections))
  loop
    execute format('select array_agg(t.%1$I) from %2$s t where t.%3$I = $1 and t.%1$I is not null'
        || case when shows.may_hide then ' and not t.is_hidden' else '' end,
        shows.path_column, shows.table_name, shows.hotel_column)
      into found using hotel.id;
    paths := paths || found;
  end loop;
  return (
    select coalesce(jsonb_object_agg(p.path, jsonb_build_object('width', p.width, 'height', p.height,
      'top_color', p.top_color, 'bottom_color', p.bottom_color)), '{}')
    from public.photos p where p.hotel_id = hotel.id and p.path = any (paths)
  );
end
$function$;

CREATE OR REPLACE FUNCTION innfo.guest_sources(hotel_id text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  section innfo.sections;
  has_some boolean;
  found_in jsonb := '[]';
begin
  for section in select * from innfo.sections s order by s.position loop
    execute format('select exists (select from public.%I t where t.hotel_id = $1 and t.source is not null and not t.is_hidden)',
      section.table_name) into has_some using hotel_id;
    if has_some then
      found_in := found_in || to_jsonb(section.section_id);
    end if;
  end loop;
  return found_in;
end
$function$;

CREATE OR REPLACE FUNCTION innfo.guest_translations(hotel_id text, language text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;
grant execute on function innfo.guest_translations(text,text) to anon;
grant execute on function innfo.guest_translations(text,text) to authenticated;

CREATE OR REPLACE FUNCTION innfo.guest_wifi(hotel_id text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object(
      'name', network -> 'name',
      'password', case when (network ->> 'is_shown')::boolean then network -> 'password' end,
      'asks', not (network ->> 'is_shown')::boolean and network ->> 'password' is not null
    ) order by place), '[]')
  from public.hotels h, jsonb_array_elements(h.wifi) with ordinality as networks (network, place)
  where h.id = guest_wifi.hotel_id
$function$;

CREATE OR REPLACE FUNCTION innfo.has_keys(value jsonb, keys text[])
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  if jsonb_typeof(value) is distinct from 'object' then
    return false;
  end if;
  return value ?& keys and value - keys = '{}';
end
$function$;
grant execute on function innfo.has_keys(jsonb,text[]) to authenticated;

CREATE OR REPLACE FUNCTION innfo.has_recent_proof(claims jsonb)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_path_exists(claims, '$.amr[*] ? (@.timestamp > $since)',
    jsonb_build_object('since', extract(epoch from now() - interval '10 minutes'))), false)
$function$;
grant execute on function innfo.has_recent_proof(jsonb) to authenticated;

CREATE OR REPLACE PROCEDURE innfo.has_source(IN table_name text)
 LANGUAGE plpgsql
 SET search_path TO ''
AS $procedure$
begin
  execute format('alter table public.%I add column source text', table_name);
  call innfo.add_rule(table_name, 'source', 'known', '{} = ''openstreetmap''');
  execute format('grant insert (source) on public.%I to authenticated', table_name);
end
$procedure$;

CREATE OR REPLACE FUNCTION innfo.has_whole_rows(details json)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  return json_typeof(details) <> 'object' or not exists (
    select from json_each_text(details) as d where innfo.is_blank(d.key) or innfo.is_blank(d.value));
end
$function$;
grant execute on function innfo.has_whole_rows(json) to authenticated;

CREATE OR REPLACE FUNCTION innfo.hidden_items(hotel_id text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  hidden jsonb;
begin
  execute (
    select 'select coalesce(jsonb_object_agg(section, items), ''{}'') from (
        select section_id::text as section, count(*) as items from public.custom_section_items
        where hotel_id = $1 and is_hidden group by 1 union all '
      || string_agg(format('select %L, count(*) from public.%I where hotel_id = $1 and is_hidden having count(*) > 0',
        s.section_id, s.table_name), ' union all ') || ') as counted'
    from innfo.sections s
  ) into hidden using hotel_id;
  return hidden;
end
$function$;
grant execute on function innfo.hidden_items(text) to authenticated;

CREATE OR REPLACE FUNCTION innfo.hotel_id()
 RETURNS text
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  -- Bytes 7 and 9 of a version 4 uuid hold its version and variant; these ten are random.
  select string_agg(substr('0123456789abcdefghjkmnpqrstvwxyz', (get_byte(bytes, i) & 31) + 1, 1), '')
  from (select uuid_send(gen_random_uuid()) as bytes) as random,
    unnest(array[0, 1, 2, 3, 4, 5, 9, 10, 11, 12]) as i
$function$;
grant execute on function innfo.hotel_id() to authenticated;

CREATE OR REPLACE FUNCTION innfo.hotel_of_messages(hotel public.hotels)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select jsonb_build_object('id', hotel.id, 'name', hotel.name, 'language', hotel.language, 'accent', hotel.accent,
    'type_mood', hotel.type_mood, 'phone', hotel.phone, 'email', hotel.email, 'address', hotel.address,
    'country', hotel.country, 'time_zone', hotel.time_zone, 'review_url', hotel.review_url,
    'emergency', (select coalesce(jsonb_agg(c.number), '[]') from innfo.emergency_contacts(hotel.id) c
      where c.shown_during is null))
$function$;

CREATE OR REPLACE FUNCTION innfo.hours_of_requests(kind public.message_kinds)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select jsonb_build_object('towels', kind.towels_hours, 'late_checkout', kind.late_checkout_hours,
    'taxi', kind.taxi_hours, 'wake_up_call', kind.wake_up_call_hours, 'repair', kind.repair_hours,
    'other', kind.other_hours)
$function$;

CREATE OR REPLACE FUNCTION innfo.ids_of(kept json)
 RETURNS uuid[]
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select array(select (r ->> 'id')::uuid from json_array_elements(kept) as r) $function$;

CREATE OR REPLACE FUNCTION innfo.invisible_characters()
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
RETURN (('\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u034f\u061c\u17b4\u17b5\u180b-\u180f'::text || '\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\ufff0-\ufffb'::text) || '\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff'::text);
grant execute on function innfo.invisible_characters() to authenticated;

CREATE OR REPLACE FUNCTION innfo.is_blank(value text)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  return value !~ ('[^' || innfo.space_characters() || innfo.invisible_characters() || ']');
end
$function$;
grant execute on function innfo.is_blank(text) to authenticated;

CREATE OR REPLACE FUNCTION innfo.is_in_force(subscription_status text, current_period_start bigint)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select subscription_status in ('active', 'trialing')
    or coalesce(extract(epoch from now()) < innfo.grace_end(subscription_status, current_period_start), false)
$function$;
grant execute on function innfo.is_in_force(text,bigint) to authenticated;

CREATE OR REPLACE FUNCTION innfo.is_legible(value jsonb, lines boolean)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select coalesce(bool_and(innfo.is_legible(one #>> '{}', lines)), true)
  from jsonb_path_query(value, 'strict $.** ? (@.type() == "string" || @.type() == "object")') as within (part),
    lateral (
      select part where jsonb_typeof(part) = 'string'
      union all
      select to_jsonb(name) from jsonb_object_keys(case jsonb_typeof(part) when 'object' then part else '{}' end) as name
    ) as texts (one)
$function$;
grant execute on function innfo.is_legible(jsonb,boolean) to authenticated;

CREATE OR REPLACE FUNCTION innfo.is_legible(value text, lines boolean)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
declare
  marks text;
  inner_most constant text := '[\u202a\u202b\u202d\u202e]\u202c|[\u2066-\u2068]\u2069';
begin
  -- Nearly every text.
  if value is null or value !~ '[\u0001-\u0008\u000a-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]' then
    return true;
  end if;
  if value ~ '[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029]' or (not lines and value ~ '\n') then
    return false;
  end if;
  marks := regexp_replace(value, '[^\u202a-\u202e\u2066-\u2069]', '', 'g');
  -- From the inside out. More levels than these have no meaning: UAX #9, 3.3.2.
  for level in 1 .. 125 loop
    exit when marks !~ inner_most;
    marks := regexp_replace(marks, inner_most, '', 'g');
  end loop;
  return marks = '';
end
$function$;
grant execute on function innfo.is_legible(text,boolean) to authenticated;

CREATE OR REPLACE FUNCTION innfo.is_legible(value text[], lines boolean)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select coalesce(bool_and(innfo.is_legible(one, lines)), true) from unnest(value) as one
$function$;
grant execute on function innfo.is_legible(text[],boolean) to authenticated;

CREATE OR REPLACE FUNCTION innfo.is_opening_hours(value jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
declare
  part jsonb;
  has_times boolean := false;
  last_day date := '-infinity';
begin
  if value is null then
    return null;
  end if;
  if value ->> 'kind' = 'appointment' then
    return innfo.has_keys(value, array['kind', 'note']) and innfo.is_short_text(value -> 'note', 200);
  end if;
  if not innfo.has_keys(value, array['kind', 'week', 'season', 'exceptions', 'note'])
      or value -> 'kind' <> '"weekly"'
      or jsonb_typeof(value -> 'week') <> 'array' or jsonb_typeof(value -> 'exceptions') <> 'array'
      or not innfo.is_short_text(value -> 'note', 200) then
    return false;
  end if;
  if jsonb_array_length(value -> 'week') <> 7 or jsonb_array_length(value -> 'exceptions') > 40 then
    return false;
  end if;

  for part in select * from jsonb_array_elements(value -> 'week') loop
    if not innfo.are_time_ranges(part) then
      return false;
    end if;
    has_times := has_times or part <> '[]';
  end loop;

  part := value -> 'season';
  if part <> 'null' then
    if not innfo.has_keys(part, array['from', 'until'])
        -- Of a leap year.
        or innfo.calendar_date('2000-' || (part ->> 'from')) is null
        or innfo.calendar_date('2000-' || (part ->> 'until')) is null then
      return false;
    end if;
  end if;

  for part in select * from jsonb_array_elements(value -> 'exceptions') loop
    if not innfo.has_keys(part, array['from', 'until', 'times', 'reason'])
        or not innfo.are_time_ranges(part -> 'times') or not innfo.is_short_text(part -> 'reason', 80)
        or innfo.calendar_date(part ->> 'from') is null or innfo.calendar_date(part ->> 'until') is null then
      return false;
    end if;
    -- In their order, so that each day has one answer.
    if innfo.calendar_date(part ->> 'from') <= last_day
        or innfo.calendar_date(part ->> 'until') < innfo.calendar_date(part ->> 'from') then
      return false;
    end if;
    last_day := innfo.calendar_date(part ->> 'until');
    has_times := has_times or part -> 'times' <> '[]';
  end loop;

  -- What is never open has no hours.
  return has_times;
end
$function$;
grant execute on function innfo.is_opening_hours(jsonb) to authenticated;

CREATE OR REPLACE FUNCTION innfo.is_short_text(value jsonb, max_length integer)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case jsonb_typeof(value)
    when 'null' then true
    when 'string' then char_length(value #>> '{}') <= max_length and not innfo.is_blank(value #>> '{}')
    else false
  end
$function$;
grant execute on function innfo.is_short_text(jsonb,integer) to authenticated;

CREATE OR REPLACE FUNCTION innfo.is_shown_during(value jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
declare
  first_day constant text := value ->> 'from';
  last_day constant text := value ->> 'until';
begin
  if value is null then
    return null;
  end if;
  if not innfo.has_keys(value, array['from', 'until', 'weekdays'])
      or jsonb_typeof(value -> 'from') not in ('string', 'null') or jsonb_typeof(value -> 'until') not in ('string', 'null')
      or jsonb_typeof(value -> 'weekdays') <> 'array' then
    return false;
  end if;
  -- In their order, each once, at least one.
  if value -> 'weekdays' is distinct from (
      select jsonb_agg(day) from generate_series(1, 7) as day where value -> 'weekdays' @> to_jsonb(day)) then
    return false;
  end if;
  if length(first_day) = 5 or length(last_day) = 5 then
    -- Of a leap year.
    return coalesce(innfo.calendar_date('2000-' || first_day) is not null
      and innfo.calendar_date('2000-' || last_day) is not null, false);
  end if;
  return (first_day is null or innfo.calendar_date(first_day) is not null)
    and (last_day is null or innfo.calendar_date(last_day) is not null)
    and (first_day is null or last_day is null or first_day <= last_day);
end
$function$;
grant execute on function innfo.is_shown_during(jsonb) to authenticated;

CREATE OR REPLACE FUNCTION innfo.is_wifi(value jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case when jsonb_typeof(value) <> 'array' or jsonb_array_length(value) > 5 then false else not exists (
    select from jsonb_array_elements(value) as network
    where jsonb_typeof(network) <> 'object'
      or network - array['name', 'password', 'is_shown'] <> '{}'
      or jsonb_typeof(network -> 'name') is distinct from 'string'
      or innfo.is_blank(network ->> 'name')
      or octet_length(network ->> 'name') > 32
      or jsonb_typeof(network -> 'is_shown') is distinct from 'boolean'
      or case coalesce(jsonb_typeof(network -> 'password'), '') when 'null' then false
        when 'string' then (network ->> 'password') !~ '^[\x20-\x7e]{8,63}$' else true end
  ) end
$function$;
grant execute on function innfo.is_wifi(jsonb) to authenticated;

CREATE OR REPLACE FUNCTION innfo.is_within_limit(owner_id uuid, limit_name text, used bigint)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return used <= (
      select min(coalesce(l.max, 0))
      from public.plans p left join innfo.limits l on l.plan_id = p.id and l.what = limit_name)
    and not exists (select from innfo.account_limits a where a.user_id = owner_id and a.what = limit_name)
    or used <= innfo.limit_of(owner_id, limit_name);
end
$function$;

CREATE OR REPLACE FUNCTION innfo.job_owner(payload jsonb)
 RETURNS uuid
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select h.user_id from public.hotels h
  where h.id = coalesce(payload ->> 'hotelId', payload ->> 'hotel_id',
    (select d.hotel_id from public.push_devices d where d.id = (payload ->> 'deviceId')::uuid))
$function$;

CREATE OR REPLACE FUNCTION innfo.keep_answer(question text, new_answer jsonb, kept interval)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  insert into innfo.service_answers as a (question_hash, answer, kept_until)
  values (question, new_answer, now() + kept)
  on conflict (question_hash) do update
  set answer = excluded.answer, kept_until = excluded.kept_until, kept_at = excluded.kept_at;
  delete from innfo.service_answers where question_hash in (
    select a.question_hash from innfo.service_answers a order by a.kept_at desc offset 2000)
$function$;

CREATE OR REPLACE FUNCTION innfo.keep_characters_within_limit()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  -- What a service refused is taken back, whatever the limit is by then.
  if (tg_op = 'INSERT' or new.characters > old.characters)
      and new.characters > innfo.limit_of(new.user_id, 'translated_characters') then
    perform innfo.refuse_characters(new.user_id);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION innfo.keep_deleted()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  kept_children json;
begin
  -- Locked, so that what is kept is what is deleted a moment later.
  execute format('select json_agg(c) from (select * from public.%I where %I = $1 for update) as c', tg_argv[0], tg_argv[1])
    into kept_children using old.id;
  insert into innfo.deleted_rows (hotel_id, table_name, id, row_data, children_table, children, child_ids)
  values (old.hotel_id, tg_table_name, old.id, to_json(old), tg_argv[0], kept_children, innfo.ids_of(kept_children))
  on conflict (hotel_id, table_name, id) do update set row_data = excluded.row_data,
    children_table = excluded.children_table, children = excluded.children, child_ids = excluded.child_ids,
    deleted_at = excluded.deleted_at;
  return old;
end
$function$;

CREATE OR REPLACE FUNCTION innfo.keep_deleted_rows()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into innfo.deleted_rows (hotel_id, table_name, id, row_data)
  select r.hotel_id, tg_table_name, r.id, to_json(r) from removed r
  on conflict (hotel_id, table_name, id) do update set row_data = excluded.row_data,
    children_table = excluded.children_table, children = excluded.children, deleted_at = excluded.deleted_at;
  perform innfo.forget_deleted_of(array(select distinct hotel_id from removed));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION innfo.keep_hotels_within_limit()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  owner_id uuid;
  used bigint;
begin
  for owner_id in select distinct user_id from added order by 1 loop
    perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('hotels of ' || owner_id, 0));
    select count(*) into used from public.hotels where user_id = owner_id;
    if used > innfo.limit_of(owner_id, 'hotels') then
      perform innfo.refuse_more('hotels', innfo.limit_of(owner_id, 'hotels'));
    end if;
  end loop;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION innfo.keep_languages_within_limit()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  allowed constant bigint := innfo.limit_of(new.user_id, 'languages');
begin
  if cardinality(new.languages) <= allowed or (tg_op = 'UPDATE' and new.languages <@ old.languages) then
    return null;
  end if;
  if allowed = 0 then
    raise exception 'More languages are only available with the Pro plan. Upgrade to offer them.'
      using errcode = 'IN002';
  end if;
  raise exception 'Your plan has room for % languages beside the hotel''s own.', allowed
    using errcode = 'IN003', detail = 'languages';
end
$function$;

CREATE OR REPLACE FUNCTION innfo.keep_match_alike()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.messages m set match_id = null where m.id = old.match_id and m.match_id = new.id
    and old.match_id is distinct from new.match_id;
  update public.messages m set match_id = new.id where m.id = new.match_id and m.match_id is distinct from new.id;
  if new.ownership_checked <> old.ownership_checked or new.outcome is distinct from old.outcome then
    update public.messages m set ownership_checked = new.ownership_checked, outcome = new.outcome,
      state = case when new.outcome is null then m.state else new.state end
    where m.id = new.match_id
      and (m.ownership_checked, m.outcome) is distinct from (new.ownership_checked, new.outcome);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION innfo.keep_message_photos_within_limit()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  hotel record;
  allowed bigint;
begin
  for hotel in select distinct h.id, h.user_id from added a join public.hotels h on h.id = a.hotel_id order by 1 loop
    allowed := innfo.limit_of(hotel.user_id, 'message_photo_bytes');
    perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('messages of ' || hotel.id, 0));
    if (select sum(octet_length(p.picture)) from public.message_photos p where p.hotel_id = hotel.id) > allowed then
      perform innfo.refuse_more('message_photo_bytes', allowed);
    end if;
  end loop;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION innfo.keep_message_until()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.keep_until := (now() at time zone 'UTC')::date + coalesce(
    (select k.keep_days from public.message_kinds k where k.hotel_id = new.hotel_id and k.kind = new.kind), 90);
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION innfo.keep_messages_within_limit()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  hotel record;
  allowed bigint;
begin
  for hotel in
    select h.id, h.user_id, bool_and(a.danger) as danger from added a join public.hotels h on h.id = a.hotel_id
    group by h.id order by h.id
  loop
    allowed := innfo.limit_of(hotel.user_id, 'messages');
    if allowed = 0 then
      raise exception 'The inbox is only available with the Pro plan. Upgrade to take messages.'
        using errcode = 'IN002';
    end if;
    -- Writers to one hotel take turns, so that none slips past.
    perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('messages of ' || hotel.id, 0));
    if (select count(*) from public.messages m where m.hotel_id = hotel.id)
        > (allowed + case when hotel.danger then ceil(allowed / 10.0) else 0 end) then
      perform innfo.refuse_more('messages', allowed);
    end if;
  end loop;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION innfo.keep_photo_of_find(find uuid, picture bytea)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  hotel constant text := (select m.hotel_id from public.messages m where m.id = find and not m.by_guest for update);
begin
  delete from public.message_photos p where p.message_id = find and hotel is not null;
  insert into public.message_photos (message_id, hotel_id, picture)
  select find, hotel, keep_photo_of_find.picture where hotel is not null;
  return found;
end
$function$;

CREATE OR REPLACE FUNCTION innfo.keep_photos_within_limits()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  hotel record;
begin
  for hotel in
    select h.id, h.user_id from public.hotels h where h.id in (select hotel_id from added) order by h.user_id, h.id
  loop
    -- The photos of an account take turns, so that none slips past.
    perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('photos of ' || hotel.user_id, 0));
    perform innfo.require_photo_room(hotel.id, 0);
  end loop;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION innfo.keep_translations_within_limits()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  least_bytes constant int := 100;
  written record;
begin
  for written in
    select distinct a.hotel_id, a.language, h.user_id
    from added a join public.hotels h on h.id = a.hotel_id order by 1, 2
  loop
    if tg_op = 'INSERT' and innfo.limit_of(written.user_id, 'languages') = 0 then
      raise exception 'Translations are only available with the Pro plan. Upgrade to write them.'
        using errcode = 'IN002';
    end if;
    -- Writers of one hotel take turns, so that none slips past.
    perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('translations of ' || written.hotel_id, 0));
    if (select sum(greatest(octet_length(t.text), least_bytes)) from public.translations t
        where t.hotel_id = written.hotel_id and t.language = written.language)
        > innfo.limit_of(written.user_id, 'text_bytes') then
      perform innfo.refuse_more('text_bytes', innfo.limit_of(written.user_id, 'text_bytes'));
    end if;
  end loop;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION innfo.keep_within_limits()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  limit_name constant text := tg_argv[0];
  counted_by constant text := tg_argv[1];
  -- A row has an id, a hotel and two moments, which are longer than this.
  least_bytes constant int := 64;
  changes refcursor;
  change record;
  used bigint;
  has_room boolean;
  are_few boolean := true;
begin
  -- In the order of hotels, so that two statements cannot wait for each other.
  if tg_op = 'INSERT' then
    for change in
      insert into innfo.hotel_usage as u (hotel_id, text_bytes)
      select a.hotel_id, sum(octet_length(a::text)) from added a group by 1 order by 1
      on conflict (hotel_id) do update set text_bytes = u.text_bytes + excluded.text_bytes
      returning u.hotel_id, (select h.user_id from public.hotels h where h.id = u.hotel_id), u.text_bytes
    loop
      -- An account's own limit, or what the lowest plan allows.
      select bool_and(asked.used <= coalesce(
          (select a.max from innfo.account_limits a where a.user_id = change.user_id and a.what = asked.what),
          (select min(coalesce(l.max, 0))
            from public.plans p left join innfo.limits l on l.plan_id = p.id and l.what = asked.what)))
        into has_room
        from (values ('text_bytes', change.text_bytes), (limit_name, change.text_bytes / least_bytes))
          as asked (what, used);
      continue when has_room;
      if not innfo.is_within_limit(change.user_id, 'text_bytes', change.text_bytes) then
        perform innfo.refuse_more('text_bytes', innfo.limit_of(change.user_id, 'text_bytes'));
      end if;
      if not innfo.is_within_limit(change.user_id, limit_name, change.text_bytes / least_bytes) then
        are_few := false;
      end if;
    end loop;
  elsif tg_op = 'UPDATE' then
    open changes for
      select c.hotel_id, h.user_id, sum(c.bytes)::bigint as bytes
      from (
        select a.hotel_id, octet_length(a::text) as bytes from added a
        union all select r.hotel_id, -octet_length(r::text) from removed r
      ) as c join public.hotels h on h.id = c.hotel_id
      group by 1, 2 having sum(c.bytes) <> 0 order by 1;
    loop
      fetch changes into change;
      exit when not found;
      insert into innfo.hotel_usage as u (hotel_id, text_bytes)
      values (change.hotel_id, greatest(change.bytes, 0))
      on conflict (hotel_id) do update set text_bytes = u.text_bytes + change.bytes
      returning text_bytes into used;
      if change.bytes > 0 and not innfo.is_within_limit(change.user_id, 'text_bytes', used) then
        perform innfo.refuse_more('text_bytes', innfo.limit_of(change.user_id, 'text_bytes'));
      end if;
    end loop;
    close changes;
  else
    for change in
      select r.hotel_id, sum(octet_length(r::text))::bigint as bytes from removed r group by 1 order by 1
    loop
      -- A hotel that goes takes its row along.
      update innfo.hotel_usage set text_bytes = text_bytes - change.bytes where hotel_id = change.hotel_id;
    end loop;
  end if;

  -- A row stays with its hotel, but may move to another custom section.
  if tg_op = 'DELETE' or (tg_op = 'UPDATE' and counted_by = 'hotel_id')
    or (tg_op = 'INSERT' and are_few) then
    return null;
  end if;
  open changes for execute format(
    'select distinct a.%I::text as parent, h.user_id from added a join public.hotels h on h.id = a.hotel_id order by 1',
    counted_by);
  loop
    fetch changes into change;
    exit when not found;
    execute format('select count(*) from %I.%I where %I = %L', tg_table_schema, tg_table_name, counted_by, change.parent)
      into used;
    if not innfo.is_within_limit(change.user_id, limit_name, used) then
      perform innfo.refuse_more(limit_name, innfo.limit_of(change.user_id, limit_name));
    end if;
  end loop;
  close changes;
  return null;
end
$function$;

CREATE OR REPLACE PROCEDURE innfo.keeps_details_tidy(IN table_name text, IN column_name text)
 LANGUAGE plpgsql
 SET search_path TO ''
AS $procedure$
begin
  execute format('create trigger %1$I before insert or update of %2$I on public.%3$I
    for each row when (new.%2$I::text <> ''{}'') execute function innfo.tidy_details_column(%2$L)',
    'tidy_' || column_name, column_name, table_name);
  call innfo.add_rule(table_name, column_name, 'whole', 'innfo.has_whole_rows({})');
end
$procedure$;

CREATE OR REPLACE PROCEDURE innfo.legible(IN table_name text, IN column_name text, IN lines boolean DEFAULT false)
 LANGUAGE plpgsql
 SET search_path TO ''
AS $procedure$
begin
  call innfo.add_rule(table_name, column_name, 'legible', format('innfo.is_legible({}, %L)', lines));
end
$procedure$;

CREATE OR REPLACE FUNCTION innfo.limit_of(owner_id uuid, limit_name text)
 RETURNS bigint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(
    (select max from innfo.account_limits where user_id = owner_id and what = limit_name),
    (select max from innfo.limits where plan_id = (innfo.plan_of(owner_id)).id and what = limit_name),
    0)
$function$;

CREATE OR REPLACE PROCEDURE innfo.limit_rows(IN table_name text, IN limit_name text, IN counted_by text)
 LANGUAGE plpgsql
 SET search_path TO ''
AS $procedure$
declare
  operation record;
begin
  for operation in values ('insert', 'new table as added'), ('update', 'old table as removed new table as added'),
    ('delete', 'old table as removed')
  loop
    execute format('create trigger keep_within_limits_%s after %s on public.%I referencing %s
      for each statement execute function innfo.keep_within_limits(%L, %L)',
      operation.column1, operation.column1, table_name, operation.column2, limit_name, counted_by);
  end loop;
end
$procedure$;

CREATE OR REPLACE FUNCTION innfo.limit_section()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  call innfo.limit_rows(new.table_name, 'items', 'hotel_id');
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION innfo.logo_room(in_hotel text)
 RETURNS bigint
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  hotel record;
  most bigint;
begin
  select user_id, logo_url is not null as shows_one into hotel from public.hotels where id = in_hotel;
  most := innfo.limit_of(hotel.user_id, 'logos');
  if hotel.shows_one::int + 1 > most then
    perform innfo.refuse_more('logos', most);
  end if;
  return most;
end
$function$;

CREATE OR REPLACE FUNCTION innfo.make_scan_partitions(months_ahead integer DEFAULT 3)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  first_day timestamp := date_trunc('month', now() at time zone 'UTC');
  month timestamp;
  partition text;
begin
  for month in select generate_series(first_day, first_day + make_interval(months => months_ahead), '1 month') loop
    partition := 'qr_scans_' || to_char(month, 'YYYY_MM');
    if to_regclass('public.' || partition) is null then
      execute format('create table public.%I partition of public.qr_scans for values from (%L) to (%L)',
        partition, month::text || '+00', (month + interval '1 month')::text || '+00');
      -- Reached through the parent only.
      execute format('alter table public.%I enable row level security', partition);
      execute format('revoke all on public.%I from anon, authenticated', partition);
    end if;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION innfo.mark_help()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.danger := true;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION innfo.mark_unused_photos()
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  at_a_time constant int := 5000;
  is_shown text;
  ended int;
begin
  select string_agg(format('exists (select from %s t where t.%I = p.hotel_id and t.%I = p.path)',
      k.conrelid::regclass, h.attname, c.attname), ' or ')
  into is_shown
  from pg_catalog.pg_constraint k
  join pg_catalog.pg_attribute h on h.attrelid = k.conrelid and h.attnum = k.conkey[1]
  join pg_catalog.pg_attribute c on c.attrelid = k.conrelid and c.attnum = k.conkey[2]
  where k.contype = 'f' and k.confrelid = 'public.photos'::regclass;
  execute format('
    with looked as (
      select p.hotel_id, p.path, p.unused_since from public.photos p
      where p.unused_since is not null and (%s) limit $1
    )
    update public.photos p set unused_since = null
    from looked l
    where l.hotel_id = p.hotel_id and l.path = p.path and l.unused_since = p.unused_since', is_shown) using at_a_time;
  get diagnostics ended = row_count;
  return ended = at_a_time;
end
$function$;

CREATE OR REPLACE FUNCTION innfo.message_form(hotel_id text, kind text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('hotel', innfo.hotel_of_messages(h), 'topics', k.topics, 'keep_days', k.keep_days,
    'hours', innfo.hours_of_requests(k))
  from public.hotels h join public.message_kinds k on k.hotel_id = h.id
  where h.id = lower(message_form.hotel_id) and k.kind = message_form.kind
    and innfo.guest_messages(h.id) ? message_form.kind
$function$;
grant execute on function innfo.message_form(text,text) to anon;

CREATE OR REPLACE FUNCTION innfo.name_key(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
RETURN btrim(regexp_replace(regexp_replace(translate(lower(NORMALIZE(name, NFKC)), 'ͿΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβεζηικμνορτυχϜϝϳϺϻЅІЈАВЕКМНОРСТУХавекмнорстухѕіјѴѵҮүӀӏԌԍԚԛԜԝς'::text, 'jabezhikmnoptyxabezhikmnoptyxffjmmsijabekmhopctyxabekmhopctyxsijvvyyiiggqqwwσ'::text), (('['::text || innfo.invisible_characters()) || ']'::text), ''::text, 'g'::text), (('['::text || innfo.space_characters()) || ']+'::text), ' '::text, 'g'::text));
grant execute on function innfo.name_key(text) to authenticated;

CREATE OR REPLACE FUNCTION innfo.next_list_position()
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$ select nextval('innfo.list_positions') $function$;
grant execute on function innfo.next_list_position() to authenticated;

CREATE OR REPLACE FUNCTION innfo.note_message_deletion()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- A hotel that goes takes its messages along, and needs no row.
  insert into innfo.message_deletions (hotel_id, deleted_at)
  select h.id, clock_timestamp() from public.hotels h
  where h.id in (select r.hotel_id from removed r) order by h.id
  on conflict (hotel_id) do update set deleted_at = excluded.deleted_at;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION innfo.notify_ended_plans()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with ended as (
    select s.user_id from public.subscriptions s
    where s.subscription_status = 'past_due'
      and innfo.grace_end(s.subscription_status, s.current_period_start)
        between extract(epoch from now() - interval '1 day')::bigint and extract(epoch from now())::bigint
    union
    select u.id from public.complimentary_plans c join auth.users u on u.email = c.email
    where c.period_end between now() - interval '1 day' and now()
    union
    select g.user_id from innfo.granted_plans g where g.period_end between now() - interval '1 day' and now()
  )
  select pg_notify('hotel_changed', h.id) from public.hotels h join ended on ended.user_id = h.user_id
$function$;

CREATE OR REPLACE FUNCTION innfo.notify_hotel_changed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  announcer constant text := current_setting('innfo.announcer', true);
  changed record;
  hotel_id text;
begin
  if tg_op = 'DELETE' then changed := old; else changed := new; end if;
  if tg_table_schema = 'public' and tg_table_name = 'hotels' then
    hotel_id := changed.id;
  else
    hotel_id := changed.hotel_id;
  end if;
  if coalesce(announcer, '') = '' then
    perform pg_notify('hotel_changed', hotel_id);
  elsif hotel_id is distinct from current_setting('innfo.unannounced', true) then
    -- Once for all rows of a hotel that a transaction changes one after the other.
    insert into innfo.unannounced_changes (announcer, hotel_id) values (announcer::uuid, hotel_id);
    perform set_config('innfo.unannounced', hotel_id, true);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION innfo.notify_plan_changed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  row_data jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
begin
  perform pg_notify('hotel_changed', h.id)
  from public.hotels h join auth.users u on u.id = h.user_id
  where u.id = (row_data ->> 'user_id')::uuid or u.email = row_data ->> 'email';
  return null;
end
$function$;

CREATE OR REPLACE PROCEDURE innfo.optional_text(IN table_name text, IN column_name text, IN max_length integer, IN lines boolean DEFAULT false)
 LANGUAGE plpgsql
 SET search_path TO ''
AS $procedure$
begin
  call innfo.add_rule(table_name, column_name, 'length', format('char_length({}) <= %s', max_length));
  call innfo.legible(table_name, column_name, lines);
end
$procedure$;

CREATE OR REPLACE FUNCTION innfo.own_characters_left()
 RETURNS bigint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select innfo.characters_left((select auth.uid()))
$function$;
grant execute on function innfo.own_characters_left() to authenticated;

CREATE OR REPLACE FUNCTION innfo.own_picture(message_id uuid)
 RETURNS bytea
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select p.picture from public.message_photos p join public.hotels h on h.id = p.hotel_id
  where p.message_id = own_picture.message_id and h.user_id = (select auth.uid())
$function$;
grant execute on function innfo.own_picture(uuid) to authenticated;

CREATE OR REPLACE FUNCTION innfo.own_plan()
 RETURNS public.plans
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select innfo.plan_of((select auth.uid()))
$function$;
grant execute on function innfo.own_plan() to authenticated;

CREATE OR REPLACE FUNCTION innfo.own_subscription()
 RETURNS SETOF public.subscriptions
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select * from innfo.subscription_of((select auth.uid()))
$function$;
grant execute on function innfo.own_subscription() to authenticated;

CREATE OR REPLACE FUNCTION innfo.plan_for(owner_id uuid)
 RETURNS public.plans
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  if owner_id is not distinct from auth.uid() then
    return innfo.own_plan();
  end if;
  return innfo.plan_of(owner_id);
end
$function$;
grant execute on function innfo.plan_for(uuid) to authenticated;

CREATE OR REPLACE FUNCTION innfo.plan_of(owner_id uuid)
 RETURNS public.plans
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(
    (select p from public.plans p
      where p.id = coalesce(
        (select s.plan_id from innfo.subscription_of(owner_id) s
          where innfo.is_in_force(s.subscription_status, s.current_period_start)), 'free')),
    row('free', 'Free', 0, 3, false)::public.plans)
$function$;

CREATE OR REPLACE FUNCTION innfo.raise_alarm()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not new.danger and not exists (select from public.message_kinds k
      where k.hotel_id = new.hotel_id and k.kind = new.kind and new.rating <= k.alarm) then
    return null;
  end if;
  insert into innfo.message_pushes as p (hotel_id, due_at, alarmed_at) values (new.hotel_id, '-infinity', now())
  on conflict (hotel_id) do update set due_at = '-infinity', alarmed_at = now()
    where p.alarmed_at is null or p.alarmed_at <= now() - interval '1 minute';
  if found then
    delete from innfo.jobs j
    where j.failed_at is null and j.attempts = 0 and j.due_at > now() and j.kind = 'push'
      and j.payload ->> 'deviceId' in (
        select d.id::text from public.push_devices d where d.hotel_id = new.hotel_id);
  end if;
  update innfo.message_mails m set due_at = '-infinity', alarmed_at = now()
  where m.hotel_id = new.hotel_id and m.kind = new.kind
    and (m.alarmed_at is null
      or m.alarmed_at <= now() - case when new.danger then interval '5 minutes' else interval '10 minutes' end);
  if found then
    delete from innfo.jobs j
    where j.failed_at is null and j.attempts = 0 and j.due_at > now() and j.kind = 'mail'
      and j.payload ->> 'letter' = 'newMessages'
      and j.payload ->> 'hotelId' = new.hotel_id and j.payload ->> 'kind' = new.kind;
  end if;
  return null;
end
$function$;

CREATE OR REPLACE PROCEDURE innfo.rating(IN table_name text, IN column_name text)
 LANGUAGE plpgsql
 SET search_path TO ''
AS $procedure$
begin
  call innfo.add_rule(table_name, column_name, 'rating', '{} between 1 and 5 and {} = round({}, 1)');
end
$procedure$;

CREATE OR REPLACE FUNCTION innfo.record_message_event()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  -- Of one message, so that nobody fills the disk by changing it to and fro.
  kept constant integer := 100;
begin
  insert into public.message_events (hotel_id, message_id, by_user, what, value)
  select new.hotel_id, new.id, auth.uid(), e.what, e.value
  from (values
    ('sent', null, tg_op = 'INSERT'),
    ('state', new.state, tg_op = 'UPDATE' and new.state is distinct from old.state),
    ('answer', null, tg_op = 'UPDATE' and new.answer is distinct from old.answer),
    ('note', null, tg_op = 'UPDATE' and new.note is distinct from old.note),
    ('assignee', new.assignee, tg_op = 'UPDATE' and new.assignee is distinct from old.assignee),
    ('outcome', new.outcome, tg_op = 'UPDATE' and new.outcome is distinct from old.outcome),
    ('match', new.match_id::text, tg_op = 'UPDATE' and new.match_id is distinct from old.match_id),
    ('ownership', new.ownership_checked::text, tg_op = 'UPDATE' and new.ownership_checked <> old.ownership_checked),
    ('shelf', new.shelf, tg_op = 'UPDATE' and new.shelf is distinct from old.shelf)
  ) as e (what, value, happened)
  where e.happened;
  if tg_op = 'UPDATE' then
    delete from public.message_events where id in (
      select e.id from public.message_events e where e.message_id = new.id
      order by e.at desc, e.id desc offset kept);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION innfo.record_missed_search(hotel_id text, words text, language text, guest_id uuid, network_mark integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  most_words constant int := 200;
  most_of_several constant int := 150;
  most_of_day constant int := 2000;
  marks constant bit(256) := set_bit(repeat('0', 256)::bit(256), network_mark, 1);
  today date;
  before int;
  after int;
  kept int;
  of_several int;
begin
  select (now() at time zone h.time_zone)::date into today from public.hotels h where h.id = record_missed_search.hotel_id;
  if not found then
    return;
  end if;
  -- One at a time for each hotel, so that the limits hold.
  perform pg_advisory_xact_lock(hashtextextended('missed searches ' || record_missed_search.hotel_id, 0));

  if (select count(*) from innfo.missed_search_marks m
      where m.hotel_id = record_missed_search.hotel_id and m.day = today) >= most_of_day then
    return;
  end if;
  insert into innfo.missed_search_marks (hotel_id, day, mark)
  values (record_missed_search.hotel_id, today,
    md5(guest_id || ' ' || record_missed_search.language || ' ' || record_missed_search.words)::uuid)
  on conflict do nothing;
  if not found then
    return;
  end if;

  select m.networks into before from innfo.missed_searches m
  where m.hotel_id = record_missed_search.hotel_id and m.words = record_missed_search.words
    and m.language = record_missed_search.language;
  insert into innfo.missed_searches as m (hotel_id, words, language, network_mark, network_marks, networks, last_day)
  values (record_missed_search.hotel_id, record_missed_search.words, record_missed_search.language,
    record_missed_search.network_mark, marks, 1, today)
  on conflict on constraint missed_searches_pkey do update set
    last_day = today,
    network_marks = m.network_marks | marks,
    networks = greatest(m.networks, bit_count(m.network_marks | marks))
  returning m.networks into after;
  insert into innfo.missed_search_days as d (hotel_id, words, language, day, guests)
  values (record_missed_search.hotel_id, record_missed_search.words, record_missed_search.language, today, 1)
  on conflict on constraint missed_search_days_pkey do update set guests = d.guests + 1;

  -- Neither new, nor of several only now.
  if before > 1 or before = after then
    return;
  end if;
  select count(*), count(*) filter (where m.networks > 1) into kept, of_several
  from innfo.missed_searches m where m.hotel_id = record_missed_search.hotel_id and not m.dismissed;
  if kept > most_words or of_several > most_of_several then
    delete from innfo.missed_searches m where (m.hotel_id, m.words, m.language) = (
      select o.hotel_id, o.words, o.language from innfo.missed_searches o
      where o.hotel_id = record_missed_search.hotel_id and not o.dismissed
        and (o.words, o.language) <> (record_missed_search.words, record_missed_search.language)
        and (o.networks > 1) = (of_several > most_of_several)
      order by o.networks,
        -- Of one network: whoever makes up words pushes out their own, or else those of whom most are there.
        o.networks = 1 and o.network_mark <> record_missed_search.network_mark,
        count(*) filter (where o.networks = 1) over (partition by o.network_mark) desc,
        -- Of several: what fewest guests looked for.
        case when o.networks > 1 then (select sum(d.guests) from innfo.missed_search_days d
          where d.hotel_id = o.hotel_id and d.words = o.words and d.language = o.language) end,
        o.last_day, o.nth
      limit 1);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION innfo.record_scans(scans jsonb)
 RETURNS text[]
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  named constant text[] := array(select distinct scan ->> 'hotel_id' from jsonb_array_elements(scans) as scan);
  -- These must neither go nor move to another time zone before this is committed.
  free text[];
begin
  select coalesce(array_agg(id), '{}') into free from (
    select id from public.hotels where id = any (named) order by id for share skip locked
  ) as hotel;

  with given as (
    select distinct on (s.hotel_id, s.visit_id) s.*, (s.scanned_at at time zone h.time_zone)::date as day
    from jsonb_to_recordset(scans) as s (hotel_id text, visit_id uuid, guest_id uuid, source text,
      device_type text, referrer text, user_agent text, scanned_at timestamptz)
    join public.hotels h on h.id = s.hotel_id
    where h.id = any (free)
    order by s.hotel_id, s.visit_id, s.scanned_at
  ),
  new_visits as (
    insert into innfo.scan_visits (hotel_id, visit_id)
    select hotel_id, visit_id from given order by hotel_id, visit_id
    on conflict do nothing returning hotel_id, visit_id
  ),
  visits as (
    select *, row_number() over (partition by hotel_id, day, guest_id order by scanned_at) as nth
    from given join new_visits using (hotel_id, visit_id)
  ),
  new_guests as (
    insert into innfo.scan_guests (hotel_id, day, guest_id)
    select hotel_id, day, guest_id from visits where nth = 1 order by hotel_id, day, guest_id
    on conflict do nothing returning hotel_id, day, guest_id
  )
  insert into public.qr_scans
    (id, hotel_id, user_agent, referrer, device_type, scanned_at, source, is_new_guest)
  select visit_id, hotel_id, user_agent, referrer, device_type, scanned_at, source,
    nth = 1 and (hotel_id, day, guest_id) in (select hotel_id, day, guest_id from new_guests)
  from visits;

  return array(select id from public.hotels where id = any (named) and id <> all (free) order by id);
end
$function$;

CREATE OR REPLACE FUNCTION innfo.record_test_scan(hotel_id text, owner_id uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with hotel as (
    select h.id from public.hotels h
    where h.id = record_test_scan.hotel_id and h.user_id = record_test_scan.owner_id
    for key share skip locked
  )
  insert into innfo.test_scans as kept (hotel_id, scanned_at)
  select h.id, now() from hotel h
  on conflict (hotel_id) do update set scanned_at = excluded.scanned_at
$function$;

CREATE OR REPLACE FUNCTION innfo.refuse_characters(owner_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  raise exception 'Your plan translates % characters a month, and too few of them are left. There are more from % on.',
    to_char(innfo.limit_of(owner_id, 'translated_characters'), 'FM999,999,999,999'),
    to_char(innfo.this_month() + interval '1 month', 'FMMonth FMDD')
    using errcode = 'IN003', detail = 'translated_characters';
end
$function$;

CREATE OR REPLACE FUNCTION innfo.refuse_deleted_ids()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  -- As text, because the index does not serve comparisons with tg_table_name's own type and collation.
  listed constant text := tg_table_name;
  key_name constant text := listed || '_pkey';
  is_taken boolean;
begin
  if tg_argv[0] = 'children' then
    is_taken := exists (
      select from added a join innfo.deleted_rows d on d.child_ids @> array[a.id]
      where d.children_table = listed and d.hotel_id <> a.hotel_id);
  else
    is_taken := exists (
      select from added a join innfo.deleted_rows d on d.table_name = listed and d.id = a.id
      where d.hotel_id <> a.hotel_id);
  end if;
  -- As while the row is there.
  if is_taken then
    raise exception 'duplicate key value violates unique constraint "%"', key_name
      using errcode = 'unique_violation', schema = tg_table_schema, table = listed, constraint = key_name;
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION innfo.refuse_more(limit_name text, allowed bigint)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  raise exception '%', case limit_name
      when 'hotels' then format('Your plan has room for %s hotels.', allowed)
      when 'items' then format('A section has room for %s entries.', allowed)
      when 'custom_sections' then format('A hotel has room for %s custom sections.', allowed)
      when 'custom_section_items' then format('A custom section has room for %s items.', allowed)
      when 'photos' then format('A hotel has room for %s photos.', allowed)
      when 'photo_bytes' then format('The photos of your hotels have room for %s MB together.', allowed / 1024 / 1024)
      when 'announcements' then format('A hotel has room for %s announcements.', allowed)
      when 'logos' then format('A hotel has room for %s logos.', allowed)
      when 'messages' then format('The inbox of a hotel has room for %s messages.', allowed)
      when 'message_photo_bytes' then format('The photos in a hotel''s inbox have room for %s MB together.', allowed / 1024 / 1024)
      when 'push_devices' then format('A hotel has room for %s devices.', allowed)
      else format('The texts of one hotel have room for %s KB together.', allowed / 1024)
    end || ' Please delete what you no longer need first.'
    using errcode = 'IN003', detail = limit_name;
end
$function$;

CREATE OR REPLACE FUNCTION innfo.remind_of_things()
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  at_a_time constant int := 20000;
  reminded int := 0;
  due record;
begin
  for due in
    with told as (
      insert into innfo.message_reminders (message_id)
      select m.id from innfo.ending_things(null) m
      where not exists (select from innfo.message_reminders r where r.message_id = m.id)
      -- All of a hotel's together, for one mail.
      order by m.hotel_id limit at_a_time
      on conflict do nothing
      returning message_id
    )
    select m.hotel_id, array_agg(distinct m.kind) as kinds, count(*) as things
    from told join public.messages m on m.id = told.message_id group by m.hotel_id
  loop
    reminded := reminded + due.things;
    insert into innfo.jobs (kind, payload)
    select 'mail', jsonb_build_object('letter', 'endingThings', 'to', told.address, 'hotelId', h.id, 'kind', of.kind)
    from public.hotels h
    cross join unnest(due.kinds) as of (kind)
    left join public.message_kinds k on k.hotel_id = h.id and k.kind = of.kind
    cross join unnest(case when k.emails <> '{}' then k.emails else array[h.email] end) as told (address)
    where h.id = due.hotel_id;
    insert into innfo.jobs (kind, payload)
    select 'push', jsonb_build_object('deviceId', d.id, 'about', 'ending')
    from public.push_devices d where d.hotel_id = due.hotel_id
    on conflict do nothing;
  end loop;
  return reminded = at_a_time;
end
$function$;

CREATE OR REPLACE FUNCTION innfo.require_photo_room(in_hotel text, more integer)
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  owner_id constant uuid := (select user_id from public.hotels where id = in_hotel);
  most constant bigint := innfo.limit_of(owner_id, 'photos');
  most_bytes constant bigint := innfo.limit_of(owner_id, 'photo_bytes');
begin
  if (select count(*) from public.photos where hotel_id = in_hotel) + more > most then
    perform innfo.refuse_more('photos', most);
  end if;
  if (select coalesce(sum(p.bytes), 0) from public.photos p join public.hotels h on h.id = p.hotel_id
      where h.user_id = owner_id) + more > most_bytes then
    perform innfo.refuse_more('photo_bytes', most_bytes);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION innfo.require_recent_proof()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if auth.uid() is not null and not innfo.has_recent_proof(auth.jwt()) then
    raise exception 'This requires reauthentication: confirm the password, or sign in again.'
      using errcode = 'IN004';
  end if;
  return old;
end
$function$;

CREATE OR REPLACE PROCEDURE innfo.required_text(IN table_name text, IN column_name text, IN max_length integer, IN lines boolean DEFAULT false)
 LANGUAGE plpgsql
 SET search_path TO ''
AS $procedure$
begin
  call innfo.add_rule(table_name, column_name, 'required', 'not innfo.is_blank({})');
  call innfo.optional_text(table_name, column_name, max_length, lines);
end
$procedure$;

CREATE OR REPLACE PROCEDURE innfo.required_when_shown(IN table_name text, IN column_name text)
 LANGUAGE plpgsql
 SET search_path TO ''
AS $procedure$
declare
  rule constant text := format('%s_%s_required', table_name, column_name);
begin
  if exists (select from pg_catalog.pg_constraint k where k.conname = rule and k.conrelid = format('public.%I', table_name)::regclass) then
    execute format('alter table public.%I drop constraint %I', table_name, rule);
    call innfo.add_rule(table_name, column_name, 'required', 'not innfo.is_blank({}) or is_hidden');
  else
    execute format('alter table public.%I alter column %I drop not null', table_name, column_name);
    call innfo.add_rule(table_name, column_name, 'required', '{} is not null or is_hidden');
  end if;
end
$procedure$;

CREATE OR REPLACE FUNCTION innfo.says_the_same(source text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
RETURN ((source ~ '^[0-9[:space:][:punct:]–—€£¥₹°+]*(m|km|mi|min|h|°C|°F)?[.[:space:]]*$'::text) OR (source ~ '^[[:space:]]*(https?://|mailto:|[^[:space:]@]+@[^[:space:]@]+\.)[^[:space:]]+[[:space:]]*$'::text));
grant execute on function innfo.says_the_same(text) to authenticated;

CREATE OR REPLACE FUNCTION innfo.scan_analytics_at(hotel_id text, moment timestamp with time zone)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with hotel as (
    select h.id, (moment at time zone h.time_zone)::date as today
    from public.hotels h where h.id = scan_analytics_at.hotel_id
  ),
  -- Null for a hotel without a scan. The days before the first are no part of an average.
  age as (
    select today - (select min(d.day) from innfo.scan_days d where d.hotel_id = hotel.id) as days from hotel
  ),
  counted as materialized (
    select d.day, d.scans, d.guests, date_trunc('week', d.day::timestamp)::date as week,
      date_trunc('month', d.day::timestamp)::date as month
    from innfo.scan_days d join hotel on d.hotel_id = hotel.id
    -- From the first day that any bucket or average below holds.
    where d.day >= least((date_trunc('month', hotel.today::timestamp) - interval '11 months')::date, hotel.today - 364)
  ),
  days as (
    select today - ago as day, coalesce(c.scans, 0) as scans, coalesce(c.guests, 0) as guests
    from hotel cross join generate_series(0, 29) as ago left join counted c on c.day = today - ago
  ),
  -- Summed before they meet their buckets: holding every day against every bucket takes twice as long.
  weeks as (
    select start, coalesce(c.scans, 0) as scans
    from hotel cross join generate_series(0, 11) as ago,
      lateral (select (date_trunc('week', today::timestamp) - make_interval(weeks => ago))::date as start) as week
    left join (select counted.week, sum(counted.scans) as scans from counted group by counted.week) as c
      on c.week = start
  ),
  months as (
    select start, coalesce(c.scans, 0) as scans
    from hotel cross join generate_series(0, 11) as ago,
      lateral (select (date_trunc('month', today::timestamp) - make_interval(months => ago))::date as start) as month
    left join (select counted.month, sum(counted.scans) as scans from counted group by counted.month) as c
      on c.month = start
  ),
  totals as (
    select t.dimension, t.value, sum(t.scans) as scans
    from innfo.scan_totals t join hotel on t.hotel_id = hotel.id group by 1, 2
  ),
  figures as (
    select
      (select coalesce(sum(scans), 0) from totals where dimension = 'source') as total,
      (select scans from days order by day desc limit 1) as today,
      (select scans from weeks order by start desc limit 1) as week,
      (select scans from months order by start desc limit 1) as month,
      age.days as age, complete.*
    from age, lateral (
      -- Days that are over: today, and the week and month it is in, are not, and would compare a part with a whole.
      select
        coalesce(sum(c.scans) filter (where c.day >= hotel.today - 7), 0) as last_7,
        coalesce(sum(c.scans) filter (where c.day >= hotel.today - 28), 0) as last_28,
        coalesce(sum(c.scans), 0) as last_364
      from counted c, hotel where c.day >= hotel.today - 364 and c.day < hotel.today
    ) as complete
  )
  select jsonb_build_object(
    'total', total,
    'today', today,
    'week', week,
    'month', month,
    'growth', jsonb_build_object(
      'today', case when age >= 7 then innfo.growth(today, last_7, 7) end,
      'week', case when age >= 28 then innfo.growth(last_7, last_28, 4) end,
      'month', case when age >= 56 then innfo.growth(last_28 * least(age, 364), last_364 * 28, 1) end),
    'days', (select jsonb_agg(jsonb_build_object('date', day, 'scans', scans, 'guests', guests) order by day) from days),
    'weeks', (select jsonb_agg(jsonb_build_object('start', start, 'scans', scans) order by start) from weeks),
    'months', (select jsonb_agg(jsonb_build_object('start', start, 'scans', scans) order by start) from months),
    'devices', (
      select jsonb_agg(jsonb_build_object('type', type, 'scans', coalesce(t.scans, 0)) order by place)
      from unnest(array['Mobile', 'Tablet', 'Desktop', 'Unknown']) with ordinality as device (type, place)
      left join totals t on t.dimension = 'device' and t.value = type),
    'referrers', (
      select coalesce(jsonb_agg(jsonb_build_object('host', value, 'scans', scans) order by scans desc, value), '[]')
      from (select value, scans from totals where dimension = 'referrer'
        order by scans desc, value limit 6) as top),
    'via', (
      select jsonb_build_object(
        'qr', coalesce(sum(scans) filter (where value = 'qr'), 0),
        'link', coalesce(sum(scans) filter (where value = 'link'), 0))
      from totals where dimension = 'source'))
  from figures
$function$;

CREATE OR REPLACE FUNCTION innfo.section_has_sources()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  call innfo.has_source(new.table_name);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION innfo.section_was_declared()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  call innfo.deletion_can_be_undone(new.table_name);
  call innfo.can_be_hidden(new.table_name);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION innfo.sections_of(hotel_id text, leaves_out_empty boolean)
 RETURNS TABLE(section_id text, table_name text, tile integer, visible boolean, items bigint, place bigint, place_when_filled bigint)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return query execute (
    select format($query$
      with counted (section_id, items) as (%s),
      sections as (
        select s.section_id, s.table_name, s.position as tile, coalesce(v.is_visible, true) as visible,
          v.chosen_at, c.items, coalesce(v.is_visible, true) and (c.items > 0 or not $2) as takes_place
        from innfo.sections s
        join counted c using (section_id)
        left join public.section_visibility v on v.hotel_id = $1 and v.section_name = s.section_id
      )
      select section_id, table_name, tile, visible, items,
        case when takes_place then
          row_number() over (partition by takes_place order by items = 0, chosen_at desc nulls last, tile)
        end,
        case when visible then 1 + count(*) filter (where visible and items > 0)
          over (order by chosen_at desc nulls last, tile rows between unbounded preceding and 1 preceding)
        end
      from sections$query$,
      string_agg(format('select %L, (select count(*) from public.%I where hotel_id = $1 and not is_hidden)', s.section_id, s.table_name),
        ' union all '))
    from innfo.sections s
  ) using hotel_id, leaves_out_empty;
end
$function$;
grant execute on function innfo.sections_of(text,boolean) to authenticated;

CREATE OR REPLACE FUNCTION innfo.send_message(message jsonb)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  sent constant public.messages := jsonb_populate_record(null::public.messages, message);
  settings public.message_kinds;
  due timestamptz;
begin
  select k.* into settings from public.message_kinds k where k.hotel_id = sent.hotel_id and k.kind = sent.kind;
  if not innfo.guest_messages(sent.hotel_id) ? sent.kind
      or (sent.kind = 'request' and sent.topic <> 'help' and sent.topic <> all (settings.topics)) then
    return 'closed';
  end if;
  insert into public.messages (id, hotel_id, kind, room, topic, rating, text, wanted_at, item, place, day, color,
    contact, language, by_guest, danger)
  values (sent.id, sent.hotel_id, sent.kind, sent.room, sent.topic, sent.rating, sent.text, sent.wanted_at, sent.item,
    sent.place, sent.day, sent.color, sent.contact, sent.language, true, coalesce(sent.danger, false))
  on conflict (id) do nothing;
  if not found then
    return 'known';
  end if;

  -- One mail tells of all that came meanwhile: at most one in ten minutes, and the last message is never left out.
  insert into innfo.message_mails as m (hotel_id, kind, due_at) values (sent.hotel_id, sent.kind, now())
  on conflict (hotel_id, kind) do update set due_at = greatest(now(), m.due_at + interval '10 minutes')
    where m.due_at <= now()
  returning m.due_at into due;
  if found then
    insert into innfo.jobs (kind, payload, due_at)
    select 'mail', jsonb_build_object('letter', 'newMessages', 'to', told.address, 'hotelId', h.id, 'kind', sent.kind), due
    from public.hotels h
    cross join unnest(case settings.emails when '{}' then array[h.email] else settings.emails end) as told (address)
    where h.id = sent.hotel_id;
  end if;
  return 'sent';
exception
  when sqlstate 'IN003' then return 'full';
  when sqlstate 'IN002' then return 'closed';
end
$function$;

CREATE OR REPLACE FUNCTION innfo.send_message(message jsonb, picture bytea)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  outcome text;
begin
  -- Here, and not where it is declared, it is undone with the picture.
  outcome := innfo.send_message(message);
  if outcome = 'sent' and picture is not null then
    insert into public.message_photos (message_id, hotel_id, picture)
    values ((message ->> 'id')::uuid, message ->> 'hotel_id', picture);
  end if;
  return outcome;
exception
  when sqlstate 'IN003' then return 'no_photo';
end
$function$;

CREATE OR REPLACE FUNCTION innfo.sent_message(message_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('hotel', innfo.hotel_of_messages(h),
    'hours', (select innfo.hours_of_requests(k) -> m.topic from public.message_kinds k
      where k.hotel_id = m.hotel_id and k.kind = m.kind),
    'message', to_jsonb(m) - array['id', 'hotel_id', 'note', 'assignee', 'by_guest', 'updated_at', 'shelf', 'match_id', 'ownership_checked', 'turn']
      || jsonb_build_object('has_photo', exists (select from public.message_photos p where p.message_id = m.id)))
  from public.messages m join public.hotels h on h.id = m.hotel_id
  where m.id = sent_message.message_id and m.by_guest
$function$;
grant execute on function innfo.sent_message(uuid) to anon;

CREATE OR REPLACE FUNCTION innfo.sent_photo(message_id uuid)
 RETURNS bytea
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select p.picture from public.message_photos p
  where p.message_id = sent_photo.message_id and innfo.sent_message(sent_photo.message_id) is not null
$function$;
grant execute on function innfo.sent_photo(uuid) to anon;

CREATE OR REPLACE FUNCTION innfo.set_device_session()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.session_id := coalesce((auth.jwt() ->> 'session_id')::uuid, new.session_id);
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION innfo.set_hotel_of_item()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.hotel_id := (select hotel_id from public.custom_sections where id = new.section_id);
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION innfo.set_job_owner()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  new.owner_id := coalesce(new.owner_id, innfo.job_owner(new.payload));
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION innfo.set_updated_at()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.updated_at := clock_timestamp();
  return new;
end
$function$;

CREATE OR REPLACE PROCEDURE innfo.shows_photo(IN table_name text, IN column_name text)
 LANGUAGE plpgsql
 SET search_path TO ''
AS $procedure$
declare
  hotel_column constant text := case table_name when 'hotels' then 'id' else 'hotel_id' end;
begin
  execute format('alter table public.%I add constraint %I foreign key (%I, %I)
    references public.photos (hotel_id, path) deferrable',
    table_name, format('%s_%s_photo', table_name, column_name), hotel_column, column_name);
  call innfo.doubts_photo(table_name, column_name);
end
$procedure$;

CREATE OR REPLACE FUNCTION innfo.space_characters()
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
RETURN '\u0009-\u000d \u0085\u00a0\u115f\u1160\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u2800\u3000\u3164\uffa0'::text;
grant execute on function innfo.space_characters() to authenticated;

CREATE OR REPLACE FUNCTION innfo.stem(word text, language text)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select (pg_catalog.ts_lexize(('pg_catalog.' || coalesce((
    select d.dictionary from (values ('en', 'english'), ('de', 'german'), ('fr', 'french'), ('es', 'spanish'),
      ('it', 'italian'), ('pt', 'portuguese'), ('nl', 'dutch'), ('da', 'danish'), ('sv', 'swedish'),
      ('nb', 'norwegian'), ('fi', 'finnish'), ('hu', 'hungarian'), ('ro', 'romanian'), ('tr', 'turkish')
    ) as d (tag, dictionary) where d.tag = stem.language) || '_stem', 'simple'))::pg_catalog.regdictionary, stem.word))[1]
$function$;
grant execute on function innfo.stem(text,text) to authenticated;

CREATE OR REPLACE FUNCTION innfo.subscription_of(owner_id uuid)
 RETURNS SETOF public.subscriptions
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with complimentary as (
    select owner_id, c.plan_id, s.customer_id, null::text, 'active', null::text,
      extract(epoch from c.period_start)::bigint, extract(epoch from c.period_end)::bigint, false,
      c.period_start, c.period_start, null::text
    from (
      select p.plan_id, p.period_start, p.period_end
      from public.complimentary_plans p join auth.users u on u.email = p.email where u.id = owner_id
      union all
      select g.plan_id, g.period_start, g.period_end from innfo.granted_plans g where g.user_id = owner_id
    ) as c
    left join public.subscriptions s on s.user_id = owner_id
    where now() between c.period_start and c.period_end
    order by c.period_end desc
    limit 1
  )
  select * from complimentary
  union all
  select * from public.subscriptions s where s.user_id = owner_id and not exists (select from complimentary)
$function$;

CREATE OR REPLACE FUNCTION innfo.take_turn(service_name text)
 RETURNS integer
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  insert into innfo.service_turns as t (service, free_at)
  values (service_name, clock_timestamp() + interval '1 second')
  on conflict (service) do update
    set free_at = greatest(t.free_at, clock_timestamp()) + interval '1 second'
    where t.free_at < clock_timestamp() + interval '8 seconds'
  returning greatest(0, ceil(extract(epoch from free_at - interval '1 second' - clock_timestamp()) * 1000))::int
$function$;

CREATE OR REPLACE FUNCTION innfo.tell_devices()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  due timestamptz;
begin
  if not exists (select from public.push_devices d where d.hotel_id = new.hotel_id) then
    return null;
  end if;
  insert into innfo.message_pushes as p (hotel_id, due_at) values (new.hotel_id, now())
  on conflict (hotel_id) do update set due_at = greatest(now(), p.due_at + interval '1 minute')
    where p.due_at <= now()
  returning p.due_at into due;
  if not found then
    select p.due_at into due from innfo.message_pushes p where p.hotel_id = new.hotel_id;
  end if;
  insert into innfo.jobs (kind, payload, due_at)
  select 'push', jsonb_build_object('deviceId', d.id), due
  from public.push_devices d
  where d.hotel_id = new.hotel_id
    -- One that has failed is tried again, and says what is new then.
    and not exists (
      select from innfo.jobs j where j.kind = 'push' and j.failed_at is null and j.reason is not null
        and j.payload ->> 'deviceId' = d.id::text and not j.payload ? 'about')
  on conflict do nothing;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION innfo.tell_the_end()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- What was switched off on purpose still has its session; the row of a deleted hotel has nothing to say.
  if exists (select from auth.sessions s where s.id = old.session_id)
    or not exists (select from public.hotels h where h.id = old.hotel_id) then
    return null;
  end if;
  -- With all that the push needs, as the row is gone.
  insert into innfo.jobs (kind, payload)
  values ('push', jsonb_build_object('about', 'ended', 'deviceId', old.id, 'hotelId', old.hotel_id,
    'endpoint', old.endpoint, 'p256dh', old.p256dh, 'auth', old.auth))
  on conflict do nothing;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION innfo.tend_scans(keep_months integer DEFAULT NULL::integer)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET lock_timeout TO '2s'
AS $function$
declare
  at_a_time constant int := 20000;
  partition record;
  visits int;
  guests int;
begin
  -- One process at a time; applyConfiguration makes partitions under the same lock.
  perform pg_advisory_xact_lock(7230412);
  perform innfo.make_scan_partitions();
  for partition in
    select c.relname as name, to_date(substr(c.relname, 10), 'YYYY_MM') as month
    from pg_catalog.pg_inherits i join pg_catalog.pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'public.qr_scans'::regclass and c.relname ~ '^qr_scans_\d{4}_\d{2}$'
  loop
    if partition.month + make_interval(months => keep_months + 1) <= now() at time zone 'UTC' then
      execute format('drop table public.%I', partition.name);
    end if;
  end loop;
  delete from innfo.scan_visits where ctid in (
    select ctid from innfo.scan_visits where seen_at < now() - interval '2 days' limit at_a_time);
  get diagnostics visits = row_count;
  delete from innfo.scan_guests where ctid in (
    select ctid from innfo.scan_guests where day < (now() at time zone 'UTC')::date - 2 limit at_a_time);
  get diagnostics guests = row_count;
  return greatest(visits, guests) = at_a_time;
end
$function$;

CREATE OR REPLACE FUNCTION innfo.text_hash(source text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
RETURN "left"(encode(sha256(convert_to(source, 'UTF8'::name)), 'hex'::text), 32);
grant execute on function innfo.text_hash(text) to authenticated;

CREATE OR REPLACE FUNCTION innfo.texts_for_machine(hotel_id text, language text)
 RETURNS TABLE(table_name text, row_id text, column_name text, source text, source_hash text, place bigint)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select x.table_name, x.row_id, x.column_name, x.source, innfo.text_hash(x.source), x.place
  from innfo.texts_of(texts_for_machine.hotel_id) as x
  left join public.translations t on t.hotel_id = texts_for_machine.hotel_id
    and t.language = texts_for_machine.language
    and t.table_name = x.table_name and t.row_id = x.row_id and t.column_name = x.column_name
  where t.id is null or (t.origin = 'machine' and t.source_hash <> innfo.text_hash(x.source))
$function$;

CREATE OR REPLACE FUNCTION innfo.texts_in(kind text, value json)
 RETURNS TABLE(part text, source text, place bigint)
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select within.* from (
    select 'reason/' || (e.exception ->> 'from'), e.exception ->> 'reason', e.place
    from json_array_elements(case when kind = 'hours' then value -> 'exceptions' end) with ordinality as e (exception, place)
    union all
    select 'note', value ->> 'note', 1000 where kind = 'hours'
    union all
    -- Of a name that is there twice the last one counts, as it does for everybody who reads JSON.
    select o.part || '/' || d.name, o.source, 2 * d.place + o.place
    from (
      select t.key as name, min(t.place) as place, (array_agg(t.value order by t.place desc))[1] as value
      from json_each_text(case when kind = 'details' then value end) with ordinality as t (key, value, place)
      -- Longer than a form's names may be; an index has no room for just any.
      where char_length(t.key) <= 100
      group by 1
    ) as d cross join lateral (values ('name', d.name, 0), ('value', d.value, 1)) as o (part, source, place)
  ) as within (part, source, place) where not innfo.is_blank(within.source)
$function$;
grant execute on function innfo.texts_in(text,json) to authenticated;

CREATE OR REPLACE FUNCTION innfo.texts_of(hotel_id text)
 RETURNS TABLE(table_name text, row_id text, column_name text, title text, source text, place bigint)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return query execute (
    select 'select t.table_name, t.row_id, t.column_name, t.title, t.source, row_number() over (
        order by t.table_place, t.row_place nulls last, t.created_at, t.row_id, t.column_place, t.part_place) from ('
      || string_agg(format($query$
        select %1$L as table_name, r.id::text as row_id, f.name as column_name, %2$s as title, f.source,
          %3$s as table_place, %4$s as row_place, r.created_at, f.place as column_place, f.part_place
        from public.%1$I r cross join lateral (%5$s) as f (name, source, place, part_place)
        where r.%6$I = $1 and not innfo.is_blank(f.source) and not innfo.says_the_same(f.source)$query$,
        d.table_name, case when d.title_column is null then 'null::text' else format('r.%I', d.title_column) end, d.table_place,
        case d.table_name when 'hotels' then 'null::bigint' else 'r.position' end, d.fields,
        case d.table_name when 'hotels' then 'id' else 'hotel_id' end), ' union all ')
      || ') as t'
    from (
      select f.table_name, min(f.title_column) as title_column, min(f.position) as table_place,
        string_agg(case f.kind
          when 'text' then format('select %1$L, r.%1$I, %2$s, 0::bigint', f.column_name, f.place)
          else format('select %1$L || ''/'' || i.part, i.source, %2$s, i.place from innfo.texts_in(%3$L, r.%1$I::json) as i',
            f.column_name, f.place, f.kind) end, ' union all ' order by f.place) as fields
      from innfo.translated_fields f group by f.table_name
    ) as d
  ) using hotel_id;
end
$function$;
grant execute on function innfo.texts_of(text) to authenticated;

CREATE OR REPLACE FUNCTION innfo.this_month()
 RETURNS date
 LANGUAGE sql
 STABLE
 SET search_path TO ''
RETURN (date_trunc('month'::text, (now() AT TIME ZONE 'UTC'::text)))::date;

CREATE OR REPLACE FUNCTION innfo.tidy_details(details json)
 RETURNS json
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
declare
  tidy text;
begin
  if json_typeof(details) <> 'object'
    or exists (select from json_each(details) as d where json_typeof(d.value) <> 'string') then
    return details;
  end if;
  if not exists (
    select from json_each_text(details) as d
    group by innfo.trimmed(d.key)
    having count(*) > 1 or bool_or(d.key <> innfo.trimmed(d.key) or d.value <> innfo.trimmed(d.value))
      or bool_or(innfo.is_blank(d.key) and innfo.is_blank(d.value))
  ) then
    return details;
  end if;
  select '{' || string_agg(to_json(r.name) || ':' || to_json(r.value), ',' order by r.place) || '}' into tidy
  from (
    select innfo.trimmed(d.key) as name, (array_agg(innfo.trimmed(d.value) order by d.place desc))[1] as value,
      min(d.place) as place
    from json_each_text(details) with ordinality as d (key, value, place)
    where not (innfo.is_blank(d.key) and innfo.is_blank(d.value))
    group by 1
  ) as r;
  return coalesce(tidy, '{}');
end
$function$;

CREATE OR REPLACE FUNCTION innfo.tidy_details_column()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  -- The row as text, because the column's name is an argument.
  details json := to_json(new) -> tg_argv[0];
begin
  return json_populate_record(new, json_build_object(tg_argv[0], innfo.tidy_details(details)));
end
$function$;

CREATE OR REPLACE FUNCTION innfo.tidy_languages()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.languages := array(
    select tag from unnest(new.languages) with ordinality as offered (tag, place)
    where tag <> new.language group by tag order by min(place));
  return new;
end
$function$;

CREATE OR REPLACE PROCEDURE innfo.translates(IN table_name text, IN title_column text, IN columns text[], IN kinds text[] DEFAULT NULL::text[])
 LANGUAGE plpgsql
 SET search_path TO ''
AS $procedure$
begin
  delete from innfo.translated_fields f
  where f.table_name = translates.table_name and f.column_name <> all (columns);
  delete from public.translations t
  where t.table_name = translates.table_name and split_part(t.column_name, '/', 1) <> all (columns);
  insert into innfo.translated_fields as f (table_name, column_name, title_column, place, kind)
  select translates.table_name, c.name, translates.title_column, c.place, coalesce(kinds[c.place], 'text')
  from unnest(columns) with ordinality as c (name, place)
  on conflict on constraint translated_fields_pkey do update
    set title_column = excluded.title_column, place = excluded.place, kind = excluded.kind;
end
$procedure$;

CREATE OR REPLACE FUNCTION innfo.trimmed(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
RETURN regexp_replace(value, (((('^['::text || innfo.space_characters()) || '\ufeff]+|['::text) || innfo.space_characters()) || '\ufeff]+$'::text), ''::text, 'g'::text);

CREATE OR REPLACE FUNCTION innfo.turn_of(state text, danger boolean, kind text, created_at timestamp with time zone, id uuid)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case when state = 'done' then '3' when danger then '0' when kind = 'found' then '2' else '1' end
    || lpad((case when state = 'done' then 9999999999999 - since else since end)::text, 13, '0') || id::text
  from (values (floor(extract(epoch from created_at at time zone 'UTC') * 1000)::bigint)) as milliseconds (since)
$function$;
grant execute on function innfo.turn_of(text,boolean,text,timestamp with time zone,uuid) to anon;
grant execute on function innfo.turn_of(text,boolean,text,timestamp with time zone,uuid) to authenticated;

CREATE OR REPLACE PROCEDURE innfo.unique_in_hotel(IN table_name text, IN column_name text)
 LANGUAGE plpgsql
 SET search_path TO ''
AS $procedure$
begin
  execute format('create unique index %I on public.%I (hotel_id, innfo.name_key(%I))',
    format('%s_%s_key', table_name, column_name), table_name, column_name);
end
$procedure$;

CREATE OR REPLACE PROCEDURE innfo.url(IN table_name text, IN column_name text)
 LANGUAGE plpgsql
 SET search_path TO ''
AS $procedure$
begin
  call innfo.add_rule(table_name, column_name, 'url',
    '{} = '''' or ({} ~* ''^https?://[^\s/?#\\]+[^\s]*$'' and char_length({}) <= 2000)');
end
$procedure$;

CREATE OR REPLACE FUNCTION innfo.uuid_v7()
 RETURNS uuid
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select encode(
    set_bit(set_bit(
      overlay(uuid_send(gen_random_uuid())
        placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3)
        from 1 for 6),
      52, 1), 53, 1), 'hex')::uuid
$function$;
grant execute on function innfo.uuid_v7() to authenticated;

CREATE OR REPLACE FUNCTION innfo.was_deleted(hotel_id text, section_id uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select from innfo.deleted_rows d join public.hotels h on h.id = d.hotel_id
    where d.hotel_id = was_deleted.hotel_id and d.table_name = 'custom_sections' and d.id = section_id
      and h.user_id = (select auth.uid()))
$function$;
grant execute on function innfo.was_deleted(text,uuid) to authenticated;

CREATE OR REPLACE FUNCTION innfo.withdraw_message(message_id uuid)
 RETURNS boolean
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with gone as (
    delete from public.messages m where m.id = withdraw_message.message_id and m.by_guest returning 1
  )
  select exists (select from gone)
$function$;
