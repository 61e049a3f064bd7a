// Made by `npm run db:types` from supabase/migrations. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      amenities: {
        Row: {
          created_at: string;
          description: string;
          hotel_id: string;
          hours: Json | null;
          id: string;
          location: string;
          name: string;
          photo_path: string | null;
          position: number | null;
          timing: string;
          updated_at: string;
        };
        Insert: {
          created_at?: string;
          description: string;
          hotel_id: string;
          hours?: Json | null;
          id?: string;
          location: string;
          name: string;
          photo_path?: string | null;
          position?: number | null;
          timing: string;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          description?: string;
          hotel_id?: string;
          hours?: Json | null;
          id?: string;
          location?: string;
          name?: string;
          photo_path?: string | null;
          position?: number | null;
          timing?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      announcements: {
        Row: {
          created_at: string;
          ends_at: string;
          hotel_id: string;
          id: string;
          position: number | null;
          starts_at: string;
          text: string;
          updated_at: string;
        };
        Insert: {
          created_at?: string;
          ends_at: string;
          hotel_id: string;
          id?: string;
          position?: number | null;
          starts_at: string;
          text: string;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          ends_at?: string;
          hotel_id?: string;
          id?: string;
          position?: number | null;
          starts_at?: string;
          text?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      car_services: {
        Row: {
          created_at: string;
          hotel_id: string;
          id: string;
          name: string;
          phone: string;
          position: number | null;
          type: string;
          updated_at: string;
          website: string | null;
        };
        Insert: {
          created_at?: string;
          hotel_id: string;
          id?: string;
          name: string;
          phone: string;
          position?: number | null;
          type: string;
          updated_at?: string;
          website?: string | null;
        };
        Update: {
          created_at?: string;
          hotel_id?: string;
          id?: string;
          name?: string;
          phone?: string;
          position?: number | null;
          type?: string;
          updated_at?: string;
          website?: string | null;
        };
        Relationships: [];
      };
      complimentary_plans: {
        Row: {
          email: string;
          period_end: string;
          period_start: string;
          plan_id: string;
        };
        Insert: {
          email: string;
          period_end: string;
          period_start: string;
          plan_id: string;
        };
        Update: {
          email?: string;
          period_end?: string;
          period_start?: string;
          plan_id?: string;
        };
        Relationships: [];
      };
      custom_section_items: {
        Row: {
          contact_address: string | null;
          contact_email: string | null;
          contact_phone: string | null;
          contact_website: string | null;
          created_at: string;
          description: string;
          details: Json;
          hotel_id: string;
          id: string;
          position: number | null;
          section_id: string;
          title: string;
          updated_at: string;
        };
        Insert: {
          contact_address?: string | null;
          contact_email?: string | null;
          contact_phone?: string | null;
          contact_website?: string | null;
          created_at?: string;
          description: string;
          details?: Json;
          hotel_id: string;
          id?: string;
          position?: number | null;
          section_id: string;
          title: string;
          updated_at?: string;
        };
        Update: {
          contact_address?: string | null;
          contact_email?: string | null;
          contact_phone?: string | null;
          contact_website?: string | null;
          created_at?: string;
          description?: string;
          details?: Json;
          hotel_id?: string;
          id?: string;
          position?: number | null;
          section_id?: string;
          title?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      custom_sections: {
        Row: {
          color: string;
          created_at: string;
          description: string;
          hotel_id: string;
          icon: string;
          id: string;
          name: string;
          position: number | null;
          updated_at: string;
        };
        Insert: {
          color?: string;
          created_at?: string;
          description: string;
          hotel_id: string;
          icon?: string;
          id?: string;
          name: string;
          position?: number | null;
          updated_at?: string;
        };
        Update: {
          color?: string;
          created_at?: string;
          description?: string;
          hotel_id?: string;
          icon?: string;
          id?: string;
          name?: string;
          position?: number | null;
          updated_at?: string;
        };
        Relationships: [];
      };
      faqs: {
        Row: {
          answer: string;
          category: string;
          created_at: string;
          hotel_id: string;
          id: string;
          position: number | null;
          question: string;
          updated_at: string;
        };
        Insert: {
          answer: string;
          category: string;
          created_at?: string;
          hotel_id: string;
          id?: string;
          position?: number | null;
          question: string;
          updated_at?: string;
        };
        Update: {
          answer?: string;
          category?: string;
          created_at?: string;
          hotel_id?: string;
          id?: string;
          position?: number | null;
          question?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      hotels: {
        Row: {
          accent: string | null;
          address: string;
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
          google_url: string | null;
          id: string;
          instagram_url: string | null;
          is_listed: boolean;
          leaves_out_empty: boolean;
          linkedin_url: string | null;
          logo_url: string | null;
          name: string;
          phone: string;
          time_zone: string;
          times_confirmed: boolean;
          tripadvisor_url: string | null;
          twitter_url: string | null;
          type_mood: string;
          updated_at: string;
          user_id: string;
          website_url: string | null;
          wifi: Json;
          youtube_url: string | null;
        };
        Insert: {
          accent?: string | null;
          address: string;
          booking_url?: string | null;
          breakfast?: string | null;
          check_in?: string;
          check_out?: string;
          country?: string | null;
          cover_focus_x?: number;
          cover_focus_y?: number;
          cover_path?: string | null;
          created_at?: string;
          creation_key?: string | null;
          description: string;
          email: string;
          expedia_url?: string | null;
          facebook_url?: string | null;
          google_url?: string | null;
          id?: string;
          instagram_url?: string | null;
          is_listed?: boolean;
          leaves_out_empty?: boolean;
          linkedin_url?: string | null;
          logo_url?: string | null;
          name: string;
          phone: string;
          time_zone?: string;
          times_confirmed?: boolean;
          tripadvisor_url?: string | null;
          twitter_url?: string | null;
          type_mood?: string;
          updated_at?: string;
          user_id?: string;
          website_url?: string | null;
          wifi?: Json;
          youtube_url?: string | null;
        };
        Update: {
          accent?: string | null;
          address?: string;
          booking_url?: string | null;
          breakfast?: string | null;
          check_in?: string;
          check_out?: string;
          country?: string | null;
          cover_focus_x?: number;
          cover_focus_y?: number;
          cover_path?: string | null;
          created_at?: string;
          creation_key?: string | null;
          description?: string;
          email?: string;
          expedia_url?: string | null;
          facebook_url?: string | null;
          google_url?: string | null;
          id?: string;
          instagram_url?: string | null;
          is_listed?: boolean;
          leaves_out_empty?: boolean;
          linkedin_url?: string | null;
          logo_url?: string | null;
          name?: string;
          phone?: string;
          time_zone?: string;
          times_confirmed?: boolean;
          tripadvisor_url?: string | null;
          twitter_url?: string | null;
          type_mood?: string;
          updated_at?: string;
          user_id?: string;
          website_url?: string | null;
          wifi?: Json;
          youtube_url?: string | null;
        };
        Relationships: [];
      };
      important_contacts: {
        Row: {
          created_at: string;
          hotel_id: string;
          id: string;
          label: string;
          number: string;
          position: number | null;
          type: string;
          updated_at: string;
        };
        Insert: {
          created_at?: string;
          hotel_id: string;
          id?: string;
          label: string;
          number: string;
          position?: number | null;
          type?: string;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          hotel_id?: string;
          id?: string;
          label?: string;
          number?: string;
          position?: number | null;
          type?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      must_visit_places: {
        Row: {
          address: string;
          category: string;
          created_at: string;
          description: string;
          distance: string;
          entry_fee: string | null;
          estimated_time: string;
          hotel_id: string;
          hours: Json | null;
          id: string;
          name: string;
          phone: string | null;
          photo_path: string | null;
          position: number | null;
          rating: number;
          updated_at: string;
          website: string | null;
        };
        Insert: {
          address: string;
          category: string;
          created_at?: string;
          description: string;
          distance: string;
          entry_fee?: string | null;
          estimated_time: string;
          hotel_id: string;
          hours?: Json | null;
          id?: string;
          name: string;
          phone?: string | null;
          photo_path?: string | null;
          position?: number | null;
          rating: number;
          updated_at?: string;
          website?: string | null;
        };
        Update: {
          address?: string;
          category?: string;
          created_at?: string;
          description?: string;
          distance?: string;
          entry_fee?: string | null;
          estimated_time?: string;
          hotel_id?: string;
          hours?: Json | null;
          id?: string;
          name?: string;
          phone?: string | null;
          photo_path?: string | null;
          position?: number | null;
          rating?: number;
          updated_at?: string;
          website?: string | null;
        };
        Relationships: [];
      };
      photos: {
        Row: {
          bottom_color: string;
          bytes: number;
          created_at: string;
          height: number;
          hotel_id: string;
          path: string;
          top_color: string;
          unused_since: string | null;
          width: number;
        };
        Insert: {
          bottom_color: string;
          bytes: number;
          created_at?: string;
          height: number;
          hotel_id: string;
          path: string;
          top_color: string;
          unused_since?: string | null;
          width: number;
        };
        Update: {
          bottom_color?: string;
          bytes?: number;
          created_at?: string;
          height?: number;
          hotel_id?: string;
          path?: string;
          top_color?: string;
          unused_since?: string | null;
          width?: number;
        };
        Relationships: [];
      };
      plans: {
        Row: {
          custom_sections: boolean;
          id: string;
          max_sections: number;
          name: string;
          price: number;
        };
        Insert: {
          custom_sections: boolean;
          id: string;
          max_sections: number;
          name: string;
          price: number;
        };
        Update: {
          custom_sections?: boolean;
          id?: string;
          max_sections?: number;
          name?: string;
          price?: number;
        };
        Relationships: [];
      };
      qr_scans: {
        Row: {
          device_type: string;
          hotel_id: string;
          id: string;
          is_new_guest: boolean;
          referrer: string | null;
          scanned_at: string;
          source: string;
          user_agent: string | null;
        };
        Insert: {
          device_type?: string;
          hotel_id: string;
          id?: string;
          is_new_guest?: boolean;
          referrer?: string | null;
          scanned_at?: string;
          source?: string;
          user_agent?: string | null;
        };
        Update: {
          device_type?: string;
          hotel_id?: string;
          id?: string;
          is_new_guest?: boolean;
          referrer?: string | null;
          scanned_at?: string;
          source?: string;
          user_agent?: string | null;
        };
        Relationships: [];
      };
      restaurants: {
        Row: {
          address: string;
          created_at: string;
          cuisine: string;
          digital_menu_url: string | null;
          distance: string;
          has_delivery: boolean;
          hotel_id: string;
          hours: Json | null;
          id: string;
          is_pure_veg: boolean;
          name: string;
          phone: string;
          photo_path: string | null;
          position: number | null;
          rating: number;
          updated_at: string;
        };
        Insert: {
          address: string;
          created_at?: string;
          cuisine: string;
          digital_menu_url?: string | null;
          distance: string;
          has_delivery?: boolean;
          hotel_id: string;
          hours?: Json | null;
          id?: string;
          is_pure_veg?: boolean;
          name: string;
          phone: string;
          photo_path?: string | null;
          position?: number | null;
          rating: number;
          updated_at?: string;
        };
        Update: {
          address?: string;
          created_at?: string;
          cuisine?: string;
          digital_menu_url?: string | null;
          distance?: string;
          has_delivery?: boolean;
          hotel_id?: string;
          hours?: Json | null;
          id?: string;
          is_pure_veg?: boolean;
          name?: string;
          phone?: string;
          photo_path?: string | null;
          position?: number | null;
          rating?: number;
          updated_at?: string;
        };
        Relationships: [];
      };
      section_visibility: {
        Row: {
          chosen_at: string | null;
          created_at: string;
          hotel_id: string;
          id: string;
          is_visible: boolean;
          section_name: string;
          updated_at: string;
        };
        Insert: {
          chosen_at?: string | null;
          created_at?: string;
          hotel_id: string;
          id?: string;
          is_visible?: boolean;
          section_name: string;
          updated_at?: string;
        };
        Update: {
          chosen_at?: string | null;
          created_at?: string;
          hotel_id?: string;
          id?: string;
          is_visible?: boolean;
          section_name?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      shopping_partners: {
        Row: {
          address: string;
          category: string;
          created_at: string;
          description: string;
          discount: string | null;
          distance: string;
          hotel_id: string;
          hours: Json | null;
          id: string;
          name: string;
          phone: string;
          photo_path: string | null;
          position: number | null;
          updated_at: string;
          website: string | null;
        };
        Insert: {
          address: string;
          category: string;
          created_at?: string;
          description: string;
          discount?: string | null;
          distance: string;
          hotel_id: string;
          hours?: Json | null;
          id?: string;
          name: string;
          phone: string;
          photo_path?: string | null;
          position?: number | null;
          updated_at?: string;
          website?: string | null;
        };
        Update: {
          address?: string;
          category?: string;
          created_at?: string;
          description?: string;
          discount?: string | null;
          distance?: string;
          hotel_id?: string;
          hours?: Json | null;
          id?: string;
          name?: string;
          phone?: string;
          photo_path?: string | null;
          position?: number | null;
          updated_at?: string;
          website?: string | null;
        };
        Relationships: [];
      };
      subscriptions: {
        Row: {
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
        };
        Insert: {
          cancel_at_period_end?: boolean;
          checkout_id?: string | null;
          created_at?: string;
          current_period_end?: number | null;
          current_period_start?: number | null;
          customer_id?: string | null;
          plan_id: string;
          price_id?: string | null;
          subscription_id?: string | null;
          subscription_status?: string;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          cancel_at_period_end?: boolean;
          checkout_id?: string | null;
          created_at?: string;
          current_period_end?: number | null;
          current_period_start?: number | null;
          customer_id?: string | null;
          plan_id?: string;
          price_id?: string | null;
          subscription_id?: string | null;
          subscription_status?: string;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      tour_guides: {
        Row: {
          created_at: string;
          email: string | null;
          hotel_id: string;
          id: string;
          name: string;
          phone: string;
          photo_path: string | null;
          position: number | null;
          specialty: string;
          updated_at: string;
          website: string | null;
        };
        Insert: {
          created_at?: string;
          email?: string | null;
          hotel_id: string;
          id?: string;
          name: string;
          phone: string;
          photo_path?: string | null;
          position?: number | null;
          specialty: string;
          updated_at?: string;
          website?: string | null;
        };
        Update: {
          created_at?: string;
          email?: string | null;
          hotel_id?: string;
          id?: string;
          name?: string;
          phone?: string;
          photo_path?: string | null;
          position?: number | null;
          specialty?: string;
          updated_at?: string;
          website?: string | null;
        };
        Relationships: [];
      };
    };
    Views: {
      stripe_user_subscriptions: {
        Row: { cancel_at_period_end: boolean | null; current_period_end: number | null; current_period_start: number | null; customer_id: string | null; grace_end: number | null; plan_id: string | null; plan_in_force: string | null; price_id: string | null; subscription_id: string | null; subscription_status: string | null };
        Relationships: [];
      };
    };
    Functions: {
      guest_hotel: { Args: { hotel_id: string }; Returns: Json };
      hotel_name_available: { Args: { hotel_name: string }; Returns: boolean };
      owner_data: { Args: {  }; Returns: Json };
      reorder_items: { Args: { table_name: string; item_ids: Json }; Returns: string };
      restore_item: { Args: { table_name: string; item_id: string }; Returns: string };
      scan_analytics: { Args: { hotel_id: string }; Returns: Json };
      section_overview: { Args: { hotel_id: string }; Returns: Json };
      show_section: { Args: { hotel_id: string; section_id: string; instead_of?: string }; Returns: string };
    };
    Enums: Record<never, never>;
    CompositeTypes: Record<never, never>;
  };
};
