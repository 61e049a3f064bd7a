// Made by `npm run db:types` from supabase/migrations. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

/** @template Row what may be read. @template Left what a new row may leave out. @template Rest what is written only */
type Table<Row, Left extends keyof (Row & Rest), Rest = unknown> = {
  Row: Row;
  Insert: Omit<Row & Rest, Left> & Partial<Pick<Row & Rest, Left>>;
  Update: Partial<Row & Rest>;
  Relationships: [];
};

export type Database = {
  public: {
    Tables: {
      amenities: Table<
        {
          created_at: string;
          description: string;
          hotel_id: string;
          hours: Json | null;
          id: string;
          is_hidden: boolean;
          location: string;
          name: string;
          photo_path: string | null;
          position: number | null;
          shown_during: Json | null;
          source: string | null;
          timing: string;
          updated_at: string;
        },
        "created_at" | "hours" | "id" | "is_hidden" | "photo_path" | "position" | "shown_during" | "source" | "updated_at"
      >;
      announcements: Table<
        {
          closes: string | null;
          closes_breakfast: boolean;
          created_at: string;
          ends_at: string;
          hotel_id: string;
          id: string;
          opens_again: string | null;
          position: number | null;
          starts_at: string;
          text: string;
          times: string | null;
          updated_at: string;
        },
        "closes" | "closes_breakfast" | "created_at" | "id" | "opens_again" | "position" | "times" | "updated_at"
      >;
      car_services: Table<
        {
          created_at: string;
          hotel_id: string;
          id: string;
          is_hidden: boolean;
          name: string;
          phone: string;
          position: number | null;
          shown_during: Json | null;
          source: string | null;
          type: string | null;
          updated_at: string;
          website: string | null;
        },
        "created_at" | "id" | "is_hidden" | "position" | "shown_during" | "source" | "type" | "updated_at" | "website"
      >;
      changes: Table<
        {
          after: Json | null;
          at: string;
          before: Json | null;
          hotel_id: string;
          id: number;
          name: string | null;
          row_id: string | null;
          section: string;
          table_name: string;
          title: string | null;
          total: number;
          user_id: string | null;
        },
        "after" | "at" | "before" | "name" | "row_id" | "title" | "user_id"
      >;
      codes: Table<
        {
          area: string | null;
          created_at: string;
          hotel_id: string;
          id: string;
          kind: string;
          label: string;
          opens: string | null;
          revoked_at: string | null;
          token: string;
          updated_at: string;
        },
        "area" | "created_at" | "id" | "kind" | "opens" | "revoked_at" | "token" | "updated_at"
      >;
      complimentary_plans: Table<
        {
        },
        never, { email: string; period_end: string; period_start: string; plan_id: string }
      >;
      custom_section_items: Table<
        {
          contact_address: string | null;
          contact_email: string | null;
          contact_phone: string | null;
          contact_website: string | null;
          created_at: string;
          description: string;
          details: Json;
          hotel_id: string;
          hours: Json | null;
          id: string;
          is_hidden: boolean;
          position: number | null;
          section_id: string;
          shown_during: Json | null;
          title: string;
          updated_at: string;
        },
        "contact_address" | "contact_email" | "contact_phone" | "contact_website" | "created_at" | "details" | "hours" | "id" | "is_hidden" | "position" | "shown_during" | "updated_at"
      >;
      custom_sections: Table<
        {
          color: string;
          created_at: string;
          description: string;
          hotel_id: string;
          icon: string;
          id: string;
          name: string;
          position: number | null;
          updated_at: string;
        },
        "color" | "created_at" | "icon" | "id" | "position" | "updated_at"
      >;
      desk_events: Table<
        {
          at: string;
          by_user: string | null;
          goes_to: string | null;
          hotel_id: string;
          id: string;
          room: string | null;
          taken_by: string | null;
          topic: string | null;
          what: string;
        },
        "at" | "by_user" | "goes_to" | "id" | "room" | "taken_by" | "topic"
      >;
      domains: Table<
        {
          checked_at: string | null;
          created_at: string;
          finding: string | null;
          host: string;
          hotel_id: string;
          id: string;
          proof: string;
          state: string;
        },
        "checked_at" | "created_at" | "finding" | "id" | "proof" | "state"
      >;
      faqs: Table<
        {
          answer: string;
          category: string | null;
          created_at: string;
          hotel_id: string;
          id: string;
          is_hidden: boolean;
          position: number | null;
          question: string;
          shown_during: Json | null;
          source: string | null;
          updated_at: string;
        },
        "category" | "created_at" | "id" | "is_hidden" | "position" | "shown_during" | "source" | "updated_at"
      >;
      hotels: Table<
        {
          accent: string | null;
          address: string;
          before_leaving: string | null;
          booking_url: string | null;
          breakfast: string | null;
          check_in: string;
          check_out: string;
          country: string | null;
          cover_focus_x: number;
          cover_focus_y: number;
          cover_path: string | null;
          created_at: string;
          creation_key: string | null;
          description: string;
          email: string;
          expedia_url: string | null;
          facebook_url: string | null;
          figures_mail: string;
          google_url: string | null;
          id: string;
          imprint_url: string | null;
          instagram_url: string | null;
          is_listed: boolean;
          language: string;
          languages: string[];
          leaves_out_empty: boolean;
          legal_name: string | null;
          linkedin_url: string | null;
          logo_url: string | null;
          name: string;
          night_entry: string | null;
          owners_need_factor: boolean;
          phone: string;
          privacy_url: string | null;
          reception_hours: Json | null;
          register_number: string | null;
          registration_number: string | null;
          representative: string | null;
          review_url: string | null;
          section_order: string[];
          time_zone: string;
          times_confirmed: boolean;
          tripadvisor_url: string | null;
          twitter_url: string | null;
          type_mood: string;
          updated_at: string;
          user_id: string;
          vat_number: string | null;
          website_url: string | null;
          whatsapp: string | null;
          wifi: Json;
          youtube_url: string | null;
        },
        "accent" | "before_leaving" | "booking_url" | "breakfast" | "check_in" | "check_out" | "country" | "cover_focus_x" | "cover_focus_y" | "cover_path" | "created_at" | "creation_key" | "expedia_url" | "facebook_url" | "figures_mail" | "google_url" | "id" | "imprint_url" | "instagram_url" | "is_listed" | "language" | "languages" | "leaves_out_empty" | "legal_name" | "linkedin_url" | "logo_url" | "night_entry" | "owners_need_factor" | "privacy_url" | "reception_hours" | "register_number" | "registration_number" | "representative" | "review_url" | "section_order" | "time_zone" | "times_confirmed" | "tripadvisor_url" | "twitter_url" | "type_mood" | "updated_at" | "user_id" | "vat_number" | "website_url" | "whatsapp" | "wifi" | "youtube_url"
      >;
      important_contacts: Table<
        {
          created_at: string;
          hotel_id: string;
          id: string;
          is_hidden: boolean;
          label: string;
          number: string;
          position: number | null;
          shown_during: Json | null;
          source: string | null;
          type: string;
          updated_at: string;
        },
        "created_at" | "id" | "is_hidden" | "position" | "shown_during" | "source" | "type" | "updated_at"
      >;
      invitations: Table<
        {
          created_at: string;
          email: string;
          expires_at: string;
          hands_over: boolean;
          hotel_id: string;
          id: string;
          invited_by: string | null;
          lacks_room: boolean;
          role: string;
          topics: string[] | null;
          updated_at: string;
        },
        "created_at" | "expires_at" | "hands_over" | "id" | "invited_by" | "lacks_room" | "topics" | "updated_at"
      >;
      members: Table<
        {
          created_at: string;
          hotel_id: string;
          id: string;
          role: string;
          topics: string[] | null;
          updated_at: string;
          user_id: string;
        },
        "created_at" | "id" | "topics" | "updated_at"
      >;
      message_events: Table<
        {
          at: string;
          by_user: string | null;
          hotel_id: string;
          id: string;
          message_id: string;
          value: string | null;
          what: string;
        },
        "at" | "by_user" | "id" | "value"
      >;
      message_kinds: Table<
        {
          alarm: number | null;
          answers: string[];
          attention: number | null;
          created_at: string;
          device_after: number;
          emails: string[];
          hotel_id: string;
          id: string;
          is_on: boolean;
          keep_days: number;
          kind: string;
          mail_after: number;
          manager_after: number;
          manager_id: string | null;
          updated_at: string;
        },
        "alarm" | "answers" | "attention" | "created_at" | "device_after" | "emails" | "id" | "is_on" | "keep_days" | "mail_after" | "manager_after" | "manager_id" | "updated_at"
      >;
      message_photos: Table<
        {
          created_at: string;
          hotel_id: string;
          message_id: string;
        },
        "created_at", { picture: string }
      >;
      message_texts: Table<
        {
          author: string;
          author_id: string | null;
          created_at: string;
          hotel_id: string;
          id: string;
          language: string | null;
          message_id: string;
          name: string | null;
          read_at: string | null;
          text: string;
          translation: string | null;
          translation_language: string | null;
        },
        "author_id" | "created_at" | "id" | "language" | "name" | "read_at" | "translation" | "translation_language"
      >;
      messages: Table<
        {
          agreed: boolean | null;
          assignee: string | null;
          by_guest: boolean;
          card: string | null;
          code_id: string | null;
          color: string | null;
          contact: string | null;
          created_at: string;
          currency: string | null;
          danger: boolean;
          day: string | null;
          due_at: string;
          goes_to: string;
          hotel_id: string;
          id: string;
          item: string | null;
          keep_until: string;
          kind: string;
          language: string;
          line: string | null;
          match_id: string | null;
          note: string | null;
          outcome: string | null;
          ownership_checked: boolean;
          place: string | null;
          price: number | null;
          rating: number | null;
          room: string | null;
          shelf: string | null;
          state: string;
          taken_by: string | null;
          text: string | null;
          topic: string | null;
          translation: string | null;
          translation_language: string | null;
          turn: string;
          updated_at: string;
          wanted_at: string | null;
        },
        "agreed" | "assignee" | "by_guest" | "card" | "code_id" | "color" | "contact" | "created_at" | "currency" | "danger" | "day" | "due_at" | "goes_to" | "id" | "item" | "keep_until" | "language" | "line" | "match_id" | "note" | "outcome" | "ownership_checked" | "place" | "price" | "rating" | "room" | "shelf" | "state" | "taken_by" | "text" | "topic" | "translation" | "translation_language" | "turn" | "updated_at" | "wanted_at"
      >;
      must_visit_places: Table<
        {
          address: string;
          category: string | null;
          created_at: string;
          description: string;
          distance: string;
          entry_fee: string | null;
          estimated_time: string;
          hotel_id: string;
          hours: Json | null;
          id: string;
          is_hidden: boolean;
          name: string;
          phone: string | null;
          photo_path: string | null;
          position: number | null;
          rating: number | null;
          shown_during: Json | null;
          source: string | null;
          tip: string | null;
          updated_at: string;
          website: string | null;
        },
        "category" | "created_at" | "entry_fee" | "hours" | "id" | "is_hidden" | "phone" | "photo_path" | "position" | "rating" | "shown_during" | "source" | "tip" | "updated_at" | "website"
      >;
      photos: Table<
        {
          bottom_color: string;
          bytes: number;
          created_at: string;
          height: number;
          hotel_id: string;
          path: string;
          top_color: string;
          unused_since: string | null;
          width: number;
        },
        "created_at" | "unused_since"
      >;
      plans: Table<
        {
          custom_sections: boolean;
          id: string;
          max_sections: number;
          name: string;
          price: number;
        },
        never
      >;
      push_devices: Table<
        {
          auth: string;
          created_at: string;
          endpoint: string;
          hotel_id: string;
          id: string;
          p256dh: string;
          session_id: string;
          updated_at: string;
        },
        "created_at" | "id" | "session_id" | "updated_at"
      >;
      qr_scans: Table<
        {
          code_id: string | null;
          device_type: string;
          hotel_id: string;
          id: string;
          is_new_guest: boolean;
          referrer: string | null;
          scanned_at: string;
          source: string;
          user_agent: string | null;
        },
        "code_id" | "device_type" | "id" | "is_new_guest" | "referrer" | "scanned_at" | "source" | "user_agent"
      >;
      restaurants: Table<
        {
          address: string;
          created_at: string;
          cuisine: string;
          digital_menu_url: string | null;
          distance: string;
          has_delivery: boolean;
          hotel_id: string;
          hours: Json | null;
          id: string;
          is_hidden: boolean;
          is_pure_veg: boolean;
          name: string;
          phone: string;
          photo_path: string | null;
          position: number | null;
          rating: number | null;
          shown_during: Json | null;
          source: string | null;
          tip: string | null;
          updated_at: string;
        },
        "created_at" | "digital_menu_url" | "has_delivery" | "hours" | "id" | "is_hidden" | "is_pure_veg" | "photo_path" | "position" | "rating" | "shown_during" | "source" | "tip" | "updated_at"
      >;
      room_days: Table<
        {
          at: string;
          by_guest: boolean;
          by_user: string | null;
          code_id: string;
          day: string;
          hotel_id: string;
          id: string;
          state: string;
          until: string | null;
          wish: string | null;
        },
        "at" | "by_guest" | "by_user" | "id" | "state" | "until" | "wish"
      >;
      secrets: Table<
        {
          code: string;
          created_at: string;
          ends_at: string | null;
          hotel_id: string;
          id: string;
          kind: string;
          name: string;
          position: number | null;
          shown_to: string;
          updated_at: string;
          weekday: string | null;
        },
        "created_at" | "ends_at" | "id" | "kind" | "position" | "shown_to" | "updated_at" | "weekday"
      >;
      section_visibility: Table<
        {
          chosen_at: string | null;
          created_at: string;
          hotel_id: string;
          id: string;
          is_visible: boolean;
          section_name: string;
          updated_at: string;
        },
        "chosen_at" | "created_at" | "id" | "is_visible" | "updated_at"
      >;
      shopping_partners: Table<
        {
          address: string;
          category: string | null;
          created_at: string;
          description: string;
          discount: string | null;
          distance: string;
          hotel_id: string;
          hours: Json | null;
          id: string;
          is_hidden: boolean;
          name: string;
          phone: string;
          photo_path: string | null;
          position: number | null;
          shown_during: Json | null;
          source: string | null;
          tip: string | null;
          updated_at: string;
          website: string | null;
        },
        "category" | "created_at" | "discount" | "hours" | "id" | "is_hidden" | "photo_path" | "position" | "shown_during" | "source" | "tip" | "updated_at" | "website"
      >;
      station_people: Table<
        {
          created_at: string;
          hotel_id: string;
          id: string;
          member_id: string | null;
          name: string | null;
          owner_left: boolean;
          shut_at: string | null;
          updated_at: string;
        },
        "created_at" | "member_id" | "name" | "owner_left" | "pin_by" | "shut_at" | "updated_at", { pin_by: string | null; pin_hash: string }
      >;
      stations: Table<
        {
          created_at: string;
          hotel_id: string;
          id: string;
          locks_after: number;
          made_by: string | null;
          name: string;
          person_id: string | null;
          seen_at: string;
          shift_until: string | null;
          updated_at: string;
        },
        "created_at" | "locks_after" | "made_by" | "person_id" | "seen_at" | "shift_until" | "updated_at"
      >;
      subscriptions: Table<
        {
          cancel_at_period_end: boolean;
          checkout_id: string | null;
          created_at: string;
          current_period_end: number | null;
          current_period_start: number | null;
          customer_id: string | null;
          plan_id: string;
          price_id: string | null;
          subscription_id: string | null;
          subscription_status: string;
          updated_at: string;
          user_id: string;
        },
        "cancel_at_period_end" | "checkout_id" | "created_at" | "current_period_end" | "current_period_start" | "customer_id" | "price_id" | "subscription_id" | "subscription_status" | "updated_at"
      >;
      topics: Table<
        {
          created_at: string;
          currency: string | null;
          goes_to: string | null;
          hotel_id: string;
          hours: Json | null;
          id: string;
          is_on: boolean;
          key: string | null;
          label: string | null;
          line: string | null;
          price: number | null;
          promise: number | null;
          updated_at: string;
        },
        "created_at" | "currency" | "goes_to" | "hours" | "id" | "is_on" | "key" | "label" | "line" | "price" | "promise" | "updated_at"
      >;
      tour_guides: Table<
        {
          created_at: string;
          email: string | null;
          hotel_id: string;
          id: string;
          is_hidden: boolean;
          name: string;
          phone: string;
          photo_path: string | null;
          position: number | null;
          shown_during: Json | null;
          source: string | null;
          specialty: string;
          tip: string | null;
          updated_at: string;
          website: string | null;
        },
        "created_at" | "email" | "id" | "is_hidden" | "photo_path" | "position" | "shown_during" | "source" | "tip" | "updated_at" | "website"
      >;
      translation_runs: Table<
        {
          characters: number;
          done: number;
          hotel_id: string;
          language: string;
          reason: string | null;
          refused: Json;
          sent: number;
          started_at: string;
          state: string;
          texts: number;
          updated_at: string;
          worker: string;
        },
        "done" | "reason" | "refused" | "sent" | "started_at" | "state" | "updated_at"
      >;
      translations: Table<
        {
          column_name: string;
          created_at: string;
          hotel_id: string;
          id: string;
          language: string;
          origin: string;
          row_id: string;
          source_hash: string;
          table_name: string;
          text: string;
          updated_at: string;
        },
        "created_at" | "id" | "origin" | "updated_at"
      >;
    };
    Views: {
      inbox: {
        Row: { agreed: boolean | null; assignee: string | null; by_guest: boolean | null; card: string | null; color: string | null; created_at: string | null; currency: string | null; danger: boolean | null; due_at: string | null; goes_to: string | null; hotel_id: string | null; id: string | null; item: string | null; keep_until: string | null; kind: string | null; language: string | null; match_id: string | null; outcome: string | null; ownership_checked: boolean | null; place: string | null; price: number | null; rating: number | null; room: string | null; shelf: string | null; state: string | null; taken_by: string | null; text: string | null; topic: string | null; translation: string | null; turn: string | null; updated_at: string | null; wanted_at: string | null; words: string | null };
        Relationships: [];
      };
      stripe_user_subscriptions: {
        Row: { cancel_at_period_end: boolean | null; current_period_end: number | null; current_period_start: number | null; customer_id: string | null; grace_end: number | null; plan_id: string | null; plan_in_force: string | null; price_id: string | null; subscription_id: string | null; subscription_status: string | null };
        Relationships: [];
      };
    };
    Functions: {
      add_codes: { Args: { hotel_id: string; codes: Json }; Returns: number };
      alarm_log: { Args: { hotel_id: string }; Returns: unknown };
      allow_late_checkout: { Args: { hotel_id: string; message_id: string; until: string; answer?: Json }; Returns: string };
      answer_message: { Args: { hotel_id: string; message_id: string; words: string; language?: string; translation?: string; translation_language?: string; seen?: number }; Returns: unknown };
      change_member: { Args: { hotel_id: string; user_id: string; role: string; topics: string[] }; Returns: boolean };
      colleagues: { Args: { hotel_id: string }; Returns: unknown };
      copy_items: { Args: { table_name: string; item_ids: Json; to_hotel: string; copy_id: string }; Returns: unknown };
      copy_section: { Args: { section_id: string; item_ids: Json; to_hotel: string; copy_id: string }; Returns: unknown };
      extras: { Args: { hotel_id: string }; Returns: unknown };
      guest_hotel: { Args: { hotel_id: string }; Returns: unknown };
      hear_alarms: { Args: { hotel_id?: string }; Returns: number };
      hearers: { Args: { hotel_id: string }; Returns: unknown };
      history: { Args: { hotel_id: string; before?: string; since?: string; by_user?: string; by_name?: string; section?: string; row_id?: string }; Returns: unknown };
      hotel_codes: { Args: { hotel_id: string }; Returns: unknown };
      hotel_name_available: { Args: { hotel_name: string }; Returns: boolean };
      house_code: { Args: { hotel_id: string }; Returns: unknown };
      inbox_figures: { Args: { hotel_id: string; target_minutes: number }; Returns: unknown };
      inbox_news: { Args: { hotel_id: string; screen?: string; item?: string; typing?: boolean }; Returns: unknown };
      looked_for: { Args: { hotel_id: string }; Returns: unknown };
      mute_networks: { Args: { hotel_id: string; message_ids: Json }; Returns: number };
      note_call: { Args: { hotel_id: string; message_id: string; number: string }; Returns: boolean };
      remove_member: { Args: { hotel_id: string; user_id: string }; Returns: boolean };
      reorder_items: { Args: { table_name: string; item_ids: Json }; Returns: string };
      ring_test: { Args: { hotel_id: string }; Returns: string };
      rooms: { Args: { hotel_id: string }; Returns: unknown };
      rounds: { Args: { hotel_id: string }; Returns: unknown };
      scan_analytics: { Args: { hotel_id: string }; Returns: unknown };
      section_overview: { Args: { hotel_id: string }; Returns: unknown };
      set_message_state: { Args: { hotel_id: string; message_id: string; seen: string; state: string }; Returns: unknown };
      set_room: { Args: { hotel_id: string; code_id: string; changes: Json; age?: number }; Returns: unknown };
      settle_missed_search: { Args: { hotel_id: string; words: string; language: string; state: string }; Returns: boolean };
      show_section: { Args: { hotel_id: string; section_id: string; instead_of?: string }; Returns: string };
      station_now: { Args: { active?: boolean }; Returns: unknown };
      take_over: { Args: { hotel_id: string }; Returns: string };
      team: { Args: { hotel_id: string }; Returns: unknown };
      told: { Args: { hotel_id: string; message_id?: string }; Returns: unknown };
      translation_progress: { Args: { hotel_id: string }; Returns: unknown };
      translation_texts: { Args: { hotel_id: string; language: string; state?: string; skip?: number; take?: number }; Returns: unknown };
      undo_changes: { Args: { hotel_id: string; row_ids?: Json; since?: string; until?: string; by_user?: string; by_name?: string }; Returns: unknown };
      withdrawn_rounds: { Args: { hotel_id: string }; Returns: unknown };
      worked_for: { Args: {  }; Returns: unknown };
      write_down_find: { Args: { hotel_id: string; id: string; item: string; place: string }; Returns: boolean };
    };
    Enums: Record<never, never>;
    CompositeTypes: Record<never, never>;
  };
};

/** The columns in the guest document, by table: what src/sections declares for guests. */
export type GuestColumns = {
  amenities: "id" | "name" | "description" | "timing" | "hours" | "location" | "photo_path" | "shown_during";
  car_services: "id" | "name" | "type" | "phone" | "website" | "shown_during";
  custom_section_items: "id" | "title" | "description" | "hours" | "contact_phone" | "contact_email" | "contact_website" | "contact_address" | "details" | "shown_during";
  custom_sections: "id" | "name" | "description" | "icon" | "color";
  faqs: "id" | "category" | "question" | "answer" | "shown_during";
  hotels: "id" | "country" | "time_zone" | "logo_url" | "cover_path" | "cover_focus_x" | "cover_focus_y" | "accent" | "type_mood" | "review_url" | "name" | "description" | "language" | "address" | "phone" | "email" | "whatsapp" | "check_in" | "check_out" | "breakfast" | "reception_hours" | "night_entry" | "before_leaving" | "times_confirmed" | "is_listed" | "website_url" | "facebook_url" | "instagram_url" | "twitter_url" | "linkedin_url" | "youtube_url" | "tripadvisor_url" | "google_url" | "booking_url" | "expedia_url" | "legal_name" | "representative" | "register_number" | "vat_number" | "registration_number" | "imprint_url" | "privacy_url";
  important_contacts: "id" | "type" | "label" | "number" | "shown_during";
  must_visit_places: "id" | "name" | "category" | "description" | "tip" | "distance" | "rating" | "estimated_time" | "address" | "entry_fee" | "hours" | "phone" | "website" | "photo_path" | "shown_during";
  restaurants: "id" | "name" | "cuisine" | "distance" | "rating" | "tip" | "phone" | "address" | "digital_menu_url" | "hours" | "has_delivery" | "is_pure_veg" | "photo_path" | "shown_during";
  shopping_partners: "id" | "name" | "category" | "description" | "tip" | "distance" | "phone" | "address" | "website" | "discount" | "hours" | "photo_path" | "shown_during";
  tour_guides: "id" | "name" | "specialty" | "tip" | "phone" | "email" | "website" | "photo_path" | "shown_during";
};
