-- What the topic files say of tables, columns and rules that a landed database has otherwise. Whole tables that it lacks
-- are made from the topic files after this, with all functions, triggers and policies.

alter table public.stations add column if not exists made_by uuid references auth.users (id) on delete set null;
create index if not exists stations_made_by on public.stations (made_by);
alter table public.station_people
  add column if not exists pin_by uuid references auth.users (id) on delete set null,
  add column if not exists owner_left boolean not null default false;
create index if not exists station_people_pin_by on public.station_people (pin_by);

drop index innfo.jobs_escalation;
create unique index jobs_escalation on innfo.jobs ((payload ->> 'messageId'), (payload ->> 'step' = 'again'))
  where kind = 'escalation' and failed_at is null;

alter table public.message_events drop constraint message_events_what_choice;
call innfo.choice('message_events', 'what', array['sent', 'wrote', 'state', 'answer', 'note', 'assignee', 'outcome', 'match',
  'ownership', 'shelf', 'given', 'told', 'called', 'again']);
alter table public.messages drop constraint messages_outcome_choice;
call innfo.choice('messages', 'outcome',
  array['handed_over', 'sent', 'donated', 'disposed', 'all_right', 'false_alarm']);

-- One trigger does by now what each of these had its own for.
drop function if exists innfo.check_match(), innfo.check_time_zone(), innfo.check_topic(), innfo.claim_hotel_name(), innfo.close_alarm(),
  innfo.confirm_times(), innfo.count_code_scans(), innfo.cut_days_anew(), innfo.describe_new_hotel(),
  innfo.end_devices_of_member(), innfo.end_invitations_of_owner(), innfo.end_person_of_member(), innfo.end_steps(),
  innfo.end_ways_of_owner(), innfo.forget_code_scans(), innfo.free_messages_of_account(),
  innfo.free_messages_of_member(), innfo.give_back_age(bigint[]), innfo.guess_country(), innfo.keep_account(),
  innfo.keep_codes_within_limit(), innfo.keep_factor_choice(), innfo.keep_languages_within_limit(),
  innfo.keep_match_alike(), innfo.keep_message_until(), innfo.mark_help(), innfo.note_alarm(),
  innfo.note_message_deletion(), innfo.place_message(), innfo.plan_figures_mail(), innfo.plan_ring(),
  innfo.plan_steps(), innfo.put_back(public.changes), innfo.raise_alarm(), innfo.record_message_event(),
  innfo.renew_message(), innfo.take_message(), innfo.tell_devices(), innfo.tell_of_codes(), innfo.tidy_languages(),
  innfo.undo_change(public.changes), innfo.wifi_of_earlier_version() cascade;
drop procedure if exists innfo.required_when_shown(text, text);
drop trigger if exists notify_hotel_changed on public.hotels;
drop trigger if exists require_recent_proof on public.hotels;
drop trigger if exists set_updated_at on public.hotels;
