// Generated from supabase/migrations by scripts/generate-types.ts; never edited by hand.
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      admin_users: {
        Row: {
          campuses: string[] | null;
          created_at: string;
          email: string;
          full_name: string | null;
          id: string;
          role: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          campuses?: string[] | null;
          created_at?: string;
          email: string;
          full_name?: string | null;
          id?: string;
          role?: string;
          updated_at?: string;
        };
        Update: {
          campuses?: string[] | null;
          created_at?: string;
          email?: string;
          full_name?: string | null;
          id?: string;
          role?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      admin_views: {
        Row: {
          created_at: string;
          id: string;
          is_shared: boolean;
          name: string;
          owner: string;
          query: string;
          resource: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id?: string;
          is_shared?: boolean;
          name: string;
          owner?: string;
          query: string;
          resource: string;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          is_shared?: boolean;
          name?: string;
          owner?: string;
          query?: string;
          resource?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      admission_enquiries: {
        Row: {
          campus: string;
          child_name: string;
          class: string | null;
          consent_version: string;
          created_at: string;
          date_of_birth: string;
          due_on: string;
          email: string;
          guardian_name: string;
          guardian_relation: string | null;
          id: string;
          is_open: boolean | null;
          is_sample: boolean;
          language: string;
          level: string;
          message: string | null;
          notes: string;
          owner_id: string | null;
          owner_name: string | null;
          phone: string;
          reference: string;
          session: string | null;
          source: string | null;
          status: string;
          updated_at: string;
          visit_at: string | null;
        };
        ComputedFields: never;
        Insert: {
          campus: string;
          child_name: string;
          class?: string | null;
          consent_version: string;
          created_at?: string;
          date_of_birth: string;
          due_on?: string;
          email: string;
          guardian_name: string;
          guardian_relation?: string | null;
          id?: string;
          is_open?: never;
          is_sample?: boolean;
          language?: string;
          level: string;
          message?: string | null;
          notes?: string;
          owner_id?: string | null;
          owner_name?: string | null;
          phone: string;
          reference: string;
          session?: string | null;
          source?: string | null;
          status?: string;
          updated_at?: string;
          visit_at?: string | null;
        };
        Update: {
          campus?: string;
          child_name?: string;
          class?: string | null;
          consent_version?: string;
          created_at?: string;
          date_of_birth?: string;
          due_on?: string;
          email?: string;
          guardian_name?: string;
          guardian_relation?: string | null;
          id?: string;
          is_open?: never;
          is_sample?: boolean;
          language?: string;
          level?: string;
          message?: string | null;
          notes?: string;
          owner_id?: string | null;
          owner_name?: string | null;
          phone?: string;
          reference?: string;
          session?: string | null;
          source?: string | null;
          status?: string;
          updated_at?: string;
          visit_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "admission_enquiries_campus_fkey";
            columns: ["campus"];
            isOneToOne: false;
            referencedRelation: "campuses";
            referencedColumns: ["key"];
          },
          {
            foreignKeyName: "admission_enquiries_level_fkey";
            columns: ["level"];
            isOneToOne: false;
            referencedRelation: "levels";
            referencedColumns: ["key"];
          },
          {
            foreignKeyName: "admission_enquiries_owner_id_fkey";
            columns: ["owner_id"];
            isOneToOne: false;
            referencedRelation: "admin_users";
            referencedColumns: ["id"];
          },
        ];
      };
      alumni_blocks: {
        Row: {
          blocked_id: string;
          blocker_id: string;
          created_at: string;
          id: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          blocked_id: string;
          blocker_id: string;
          created_at?: string;
          id?: string;
          updated_at?: string;
        };
        Update: {
          blocked_id?: string;
          blocker_id?: string;
          created_at?: string;
          id?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      alumni_messages: {
        Row: {
          body: string;
          created_at: string;
          id: string;
          recipient_id: string;
          sender_id: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          body: string;
          created_at?: string;
          id?: string;
          recipient_id: string;
          sender_id: string;
          updated_at?: string;
        };
        Update: {
          body?: string;
          created_at?: string;
          id?: string;
          recipient_id?: string;
          sender_id?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      alumni_posts: {
        Row: {
          audience: string;
          author_id: string;
          body: string;
          created_at: string;
          decided_at: string | null;
          id: string;
          kind: string;
          last_day: string | null;
          link: string | null;
          picture: string | null;
          picture_alt: string | null;
          place: string | null;
          reason: string | null;
          status: string;
          title: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          audience?: string;
          author_id: string;
          body: string;
          created_at?: string;
          decided_at?: string | null;
          id?: string;
          kind: string;
          last_day?: string | null;
          link?: string | null;
          picture?: string | null;
          picture_alt?: string | null;
          place?: string | null;
          reason?: string | null;
          status?: string;
          title: string;
          updated_at?: string;
        };
        Update: {
          audience?: string;
          author_id?: string;
          body?: string;
          created_at?: string;
          decided_at?: string | null;
          id?: string;
          kind?: string;
          last_day?: string | null;
          link?: string | null;
          picture?: string | null;
          picture_alt?: string | null;
          place?: string | null;
          reason?: string | null;
          status?: string;
          title?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      alumni_profiles: {
        Row: {
          accepts_messages: boolean;
          account_email: string | null;
          avatar: string | null;
          batch_year: number | null;
          bio: string | null;
          campus: string | null;
          city: string | null;
          contact_email: string | null;
          country: string | null;
          created_at: string;
          full_name: string;
          house: string | null;
          id: string;
          industry: string | null;
          is_mentor: boolean;
          is_sample: boolean;
          links: NonNullable<Json>;
          mentor_topics: string[];
          organisation: string | null;
          phone: string | null;
          profession: string | null;
          status: string;
          status_changed_at: string | null;
          status_reason: string | null;
          stream: string | null;
          updated_at: string;
          visibility: NonNullable<Json>;
          wants_digest: boolean;
        };
        ComputedFields: never;
        Insert: {
          accepts_messages?: boolean;
          account_email?: string | null;
          avatar?: string | null;
          batch_year?: number | null;
          bio?: string | null;
          campus?: string | null;
          city?: string | null;
          contact_email?: string | null;
          country?: string | null;
          created_at?: string;
          full_name: string;
          house?: string | null;
          id: string;
          industry?: string | null;
          is_mentor?: boolean;
          is_sample?: boolean;
          links?: NonNullable<Json>;
          mentor_topics?: string[];
          organisation?: string | null;
          phone?: string | null;
          profession?: string | null;
          status?: string;
          status_changed_at?: string | null;
          status_reason?: string | null;
          stream?: string | null;
          updated_at?: string;
          visibility?: NonNullable<Json>;
          wants_digest?: boolean;
        };
        Update: {
          accepts_messages?: boolean;
          account_email?: string | null;
          avatar?: string | null;
          batch_year?: number | null;
          bio?: string | null;
          campus?: string | null;
          city?: string | null;
          contact_email?: string | null;
          country?: string | null;
          created_at?: string;
          full_name?: string;
          house?: string | null;
          id?: string;
          industry?: string | null;
          is_mentor?: boolean;
          is_sample?: boolean;
          links?: NonNullable<Json>;
          mentor_topics?: string[];
          organisation?: string | null;
          phone?: string | null;
          profession?: string | null;
          status?: string;
          status_changed_at?: string | null;
          status_reason?: string | null;
          stream?: string | null;
          updated_at?: string;
          visibility?: NonNullable<Json>;
          wants_digest?: boolean;
        };
        Relationships: [
          {
            foreignKeyName: "alumni_profiles_campus_fkey";
            columns: ["campus"];
            isOneToOne: false;
            referencedRelation: "campuses";
            referencedColumns: ["key"];
          },
        ];
      };
      alumni_records: {
        Row: {
          admission_no: string | null;
          batch_year: number | null;
          campus: string | null;
          created_at: string;
          email: string | null;
          full_name: string;
          house: string | null;
          id: string;
          invited_at: string | null;
          is_sample: boolean;
          phone: string | null;
          profile_id: string | null;
          stream: string | null;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          admission_no?: string | null;
          batch_year?: number | null;
          campus?: string | null;
          created_at?: string;
          email?: string | null;
          full_name: string;
          house?: string | null;
          id?: string;
          invited_at?: string | null;
          is_sample?: boolean;
          phone?: string | null;
          profile_id?: string | null;
          stream?: string | null;
          updated_at?: string;
        };
        Update: {
          admission_no?: string | null;
          batch_year?: number | null;
          campus?: string | null;
          created_at?: string;
          email?: string | null;
          full_name?: string;
          house?: string | null;
          id?: string;
          invited_at?: string | null;
          is_sample?: boolean;
          phone?: string | null;
          profile_id?: string | null;
          stream?: string | null;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "alumni_records_campus_fkey";
            columns: ["campus"];
            isOneToOne: false;
            referencedRelation: "campuses";
            referencedColumns: ["key"];
          },
          {
            foreignKeyName: "alumni_records_profile_id_fkey";
            columns: ["profile_id"];
            isOneToOne: false;
            referencedRelation: "alumni_profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      alumni_reports: {
        Row: {
          created_at: string;
          id: string;
          message_id: string | null;
          note: string | null;
          person_id: string;
          reason: string;
          reporter_id: string | null;
          status: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id?: string;
          message_id?: string | null;
          note?: string | null;
          person_id: string;
          reason: string;
          reporter_id?: string | null;
          status?: string;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          message_id?: string | null;
          note?: string | null;
          person_id?: string;
          reason?: string;
          reporter_id?: string | null;
          status?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "alumni_reports_message_id_fkey";
            columns: ["message_id"];
            isOneToOne: false;
            referencedRelation: "alumni_messages";
            referencedColumns: ["id"];
          },
        ];
      };
      application_documents: {
        Row: {
          application_id: string;
          bytes: number;
          created_at: string;
          id: string;
          is_stored: boolean;
          kind: string;
          name: string;
          sha256: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          application_id: string;
          bytes: number;
          created_at?: string;
          id?: string;
          is_stored?: boolean;
          kind: string;
          name: string;
          sha256: string;
          updated_at?: string;
        };
        Update: {
          application_id?: string;
          bytes?: number;
          created_at?: string;
          id?: string;
          is_stored?: boolean;
          kind?: string;
          name?: string;
          sha256?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "application_documents_application_id_fkey";
            columns: ["application_id"];
            isOneToOne: false;
            referencedRelation: "applications";
            referencedColumns: ["id"];
          },
        ];
      };
      applications: {
        Row: {
          campus: string | null;
          child_name: string | null;
          class: string | null;
          consent_version: string;
          consented_at: string;
          created_at: string;
          date_of_birth: string | null;
          due_on: string | null;
          due_order: string;
          email: string;
          enquiry_id: string | null;
          family_token_hash: string | null;
          guardian_name: string;
          guardian_relation: string | null;
          has_task: boolean | null;
          held_as: string | null;
          held_until: string | null;
          id: string;
          is_sample: boolean;
          language: string;
          level: string | null;
          meeting_id: string | null;
          message: string | null;
          notes: string;
          offer_ends_on: string | null;
          owner_id: string | null;
          owner_name: string | null;
          paid_amount: number | null;
          paid_on: string | null;
          phone: string;
          present_school: string | null;
          reference: string;
          session: string | null;
          stage: string;
          stage_since: string;
          student_id: string | null;
          submitted_at: string | null;
          task: string;
          updated_at: string;
          words: string;
        };
        ComputedFields: never;
        Insert: {
          campus?: string | null;
          child_name?: string | null;
          class?: string | null;
          consent_version: string;
          consented_at?: string;
          created_at?: string;
          date_of_birth?: string | null;
          due_on?: string | null;
          due_order?: never;
          email: string;
          enquiry_id?: string | null;
          family_token_hash?: string | null;
          guardian_name: string;
          guardian_relation?: string | null;
          has_task?: never;
          held_as?: string | null;
          held_until?: string | null;
          id?: string;
          is_sample?: boolean;
          language?: string;
          level?: string | null;
          meeting_id?: string | null;
          message?: string | null;
          notes?: string;
          offer_ends_on?: string | null;
          owner_id?: string | null;
          owner_name?: string | null;
          paid_amount?: number | null;
          paid_on?: string | null;
          phone: string;
          present_school?: string | null;
          reference: string;
          session?: string | null;
          stage?: string;
          stage_since?: string;
          student_id?: string | null;
          submitted_at?: string | null;
          task?: string;
          updated_at?: string;
          words?: string;
        };
        Update: {
          campus?: string | null;
          child_name?: string | null;
          class?: string | null;
          consent_version?: string;
          consented_at?: string;
          created_at?: string;
          date_of_birth?: string | null;
          due_on?: string | null;
          due_order?: never;
          email?: string;
          enquiry_id?: string | null;
          family_token_hash?: string | null;
          guardian_name?: string;
          guardian_relation?: string | null;
          has_task?: never;
          held_as?: string | null;
          held_until?: string | null;
          id?: string;
          is_sample?: boolean;
          language?: string;
          level?: string | null;
          meeting_id?: string | null;
          message?: string | null;
          notes?: string;
          offer_ends_on?: string | null;
          owner_id?: string | null;
          owner_name?: string | null;
          paid_amount?: number | null;
          paid_on?: string | null;
          phone?: string;
          present_school?: string | null;
          reference?: string;
          session?: string | null;
          stage?: string;
          stage_since?: string;
          student_id?: string | null;
          submitted_at?: string | null;
          task?: string;
          updated_at?: string;
          words?: string;
        };
        Relationships: [
          {
            foreignKeyName: "applications_campus_fkey";
            columns: ["campus"];
            isOneToOne: false;
            referencedRelation: "campuses";
            referencedColumns: ["key"];
          },
          {
            foreignKeyName: "applications_enquiry_id_fkey";
            columns: ["enquiry_id"];
            isOneToOne: false;
            referencedRelation: "admission_enquiries";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "applications_level_fkey";
            columns: ["level"];
            isOneToOne: false;
            referencedRelation: "levels";
            referencedColumns: ["key"];
          },
          {
            foreignKeyName: "applications_meeting_id_fkey";
            columns: ["meeting_id"];
            isOneToOne: false;
            referencedRelation: "meetings";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "applications_owner_id_fkey";
            columns: ["owner_id"];
            isOneToOne: false;
            referencedRelation: "admin_users";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "applications_student_id_fkey";
            columns: ["student_id"];
            isOneToOne: false;
            referencedRelation: "students";
            referencedColumns: ["id"];
          },
        ];
      };
      audit_log: {
        Row: {
          action: string;
          actor: string | null;
          after: Json | null;
          before: Json | null;
          change: number;
          created_at: string;
          id: string;
          row_id: string | null;
          table_name: string;
          updated_at: string;
          written_at: string;
        };
        ComputedFields: never;
        Insert: {
          action: string;
          actor?: string | null;
          after?: Json | null;
          before?: Json | null;
          change?: number;
          created_at?: string;
          id?: string;
          row_id?: string | null;
          table_name: string;
          updated_at?: string;
          written_at?: string;
        };
        Update: {
          action?: string;
          actor?: string | null;
          after?: Json | null;
          before?: Json | null;
          change?: number;
          created_at?: string;
          id?: string;
          row_id?: string | null;
          table_name?: string;
          updated_at?: string;
          written_at?: string;
        };
        Relationships: [];
      };
      auth_user_roles: {
        Row: {
          created_at: string;
          role: string;
          updated_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          role: string;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          role?: string;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      bus_changes: {
        Row: {
          campus: string | null;
          created_at: string;
          ends_on: string;
          id: string;
          is_sample: boolean;
          route_id: string | null;
          starts_on: string;
          translations: NonNullable<Json>;
          updated_at: string;
          what: string;
        };
        ComputedFields: never;
        Insert: {
          campus?: string | null;
          created_at?: string;
          ends_on: string;
          id?: string;
          is_sample?: boolean;
          route_id?: string | null;
          starts_on: string;
          translations?: NonNullable<Json>;
          updated_at?: string;
          what: string;
        };
        Update: {
          campus?: string | null;
          created_at?: string;
          ends_on?: string;
          id?: string;
          is_sample?: boolean;
          route_id?: string | null;
          starts_on?: string;
          translations?: NonNullable<Json>;
          updated_at?: string;
          what?: string;
        };
        Relationships: [
          {
            foreignKeyName: "bus_changes_campus_fkey";
            columns: ["campus"];
            isOneToOne: false;
            referencedRelation: "campuses";
            referencedColumns: ["key"];
          },
          {
            foreignKeyName: "bus_changes_route_id_fkey";
            columns: ["route_id"];
            isOneToOne: false;
            referencedRelation: "bus_routes";
            referencedColumns: ["id"];
          },
        ];
      };
      bus_routes: {
        Row: {
          attendant_phone: string | null;
          campus: string;
          created_at: string;
          id: string;
          is_active: boolean;
          is_sample: boolean;
          name: string;
          note: string;
          second_campus: string | null;
          translations: NonNullable<Json>;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          attendant_phone?: string | null;
          campus: string;
          created_at?: string;
          id?: string;
          is_active?: boolean;
          is_sample?: boolean;
          name: string;
          note?: string;
          second_campus?: string | null;
          translations?: NonNullable<Json>;
          updated_at?: string;
        };
        Update: {
          attendant_phone?: string | null;
          campus?: string;
          created_at?: string;
          id?: string;
          is_active?: boolean;
          is_sample?: boolean;
          name?: string;
          note?: string;
          second_campus?: string | null;
          translations?: NonNullable<Json>;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "bus_routes_campus_fkey";
            columns: ["campus"];
            isOneToOne: false;
            referencedRelation: "campuses";
            referencedColumns: ["key"];
          },
          {
            foreignKeyName: "bus_routes_second_campus_fkey";
            columns: ["second_campus"];
            isOneToOne: false;
            referencedRelation: "campuses";
            referencedColumns: ["key"];
          },
        ];
      };
      bus_stops: {
        Row: {
          afternoon_at: string;
          created_at: string;
          fare_id: string | null;
          id: string;
          is_sample: boolean;
          landmark: string;
          late_at: string | null;
          morning_at: string;
          name: string;
          route_id: string;
          translations: NonNullable<Json>;
          updated_at: string;
          villages: string[];
        };
        ComputedFields: never;
        Insert: {
          afternoon_at: string;
          created_at?: string;
          fare_id?: string | null;
          id?: string;
          is_sample?: boolean;
          landmark?: string;
          late_at?: string | null;
          morning_at: string;
          name: string;
          route_id: string;
          translations?: NonNullable<Json>;
          updated_at?: string;
          villages?: string[];
        };
        Update: {
          afternoon_at?: string;
          created_at?: string;
          fare_id?: string | null;
          id?: string;
          is_sample?: boolean;
          landmark?: string;
          late_at?: string | null;
          morning_at?: string;
          name?: string;
          route_id?: string;
          translations?: NonNullable<Json>;
          updated_at?: string;
          villages?: string[];
        };
        Relationships: [
          {
            foreignKeyName: "bus_stops_route_id_fkey";
            columns: ["route_id"];
            isOneToOne: false;
            referencedRelation: "bus_routes";
            referencedColumns: ["id"];
          },
        ];
      };
      calendar_entries: {
        Row: {
          campus: string | null;
          created_at: string;
          description: string;
          end_time: string | null;
          ends_on: string;
          id: string;
          is_sample: boolean;
          kind: string;
          level: string | null;
          on_holidays: boolean;
          recurrence: string | null;
          sequence: number;
          start_time: string | null;
          starts_on: string;
          title: string;
          translations: NonNullable<Json>;
          updated_at: string;
          venue: string | null;
        };
        ComputedFields: never;
        Insert: {
          campus?: string | null;
          created_at?: string;
          description?: string;
          end_time?: string | null;
          ends_on: string;
          id?: string;
          is_sample?: boolean;
          kind?: string;
          level?: string | null;
          on_holidays?: boolean;
          recurrence?: string | null;
          sequence?: number;
          start_time?: string | null;
          starts_on: string;
          title: string;
          translations?: NonNullable<Json>;
          updated_at?: string;
          venue?: string | null;
        };
        Update: {
          campus?: string | null;
          created_at?: string;
          description?: string;
          end_time?: string | null;
          ends_on?: string;
          id?: string;
          is_sample?: boolean;
          kind?: string;
          level?: string | null;
          on_holidays?: boolean;
          recurrence?: string | null;
          sequence?: number;
          start_time?: string | null;
          starts_on?: string;
          title?: string;
          translations?: NonNullable<Json>;
          updated_at?: string;
          venue?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "calendar_entries_campus_fkey";
            columns: ["campus"];
            isOneToOne: false;
            referencedRelation: "campuses";
            referencedColumns: ["key"];
          },
          {
            foreignKeyName: "calendar_entries_level_fkey";
            columns: ["level"];
            isOneToOne: false;
            referencedRelation: "levels";
            referencedColumns: ["key"];
          },
        ];
      };
      campuses: {
        Row: {
          created_at: string;
          description: string;
          facts: string[];
          first_class: string;
          former_slugs: string[];
          id: string;
          key: string;
          last_class: string;
          map_x: number | null;
          map_y: number | null;
          mark: string;
          name: string;
          picture: string | null;
          picture_alt: string | null;
          position: number;
          short: string;
          slug: string;
          status: string;
          translations: NonNullable<Json>;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          description?: string;
          facts?: string[];
          first_class?: string;
          former_slugs?: string[];
          id?: string;
          key: string;
          last_class?: string;
          map_x?: number | null;
          map_y?: number | null;
          mark?: string;
          name: string;
          picture?: string | null;
          picture_alt?: string | null;
          position?: number;
          short?: string;
          slug: string;
          status?: string;
          translations?: NonNullable<Json>;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          description?: string;
          facts?: string[];
          first_class?: string;
          former_slugs?: string[];
          id?: string;
          key?: string;
          last_class?: string;
          map_x?: number | null;
          map_y?: number | null;
          mark?: string;
          name?: string;
          picture?: string | null;
          picture_alt?: string | null;
          position?: number;
          short?: string;
          slug?: string;
          status?: string;
          translations?: NonNullable<Json>;
          updated_at?: string;
        };
        Relationships: [];
      };
      certificate_lookups: {
        Row: {
          certificate_no: string;
          created_at: string;
          id: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          certificate_no: string;
          created_at?: string;
          id?: string;
          updated_at?: string;
        };
        Update: {
          certificate_no?: string;
          created_at?: string;
          id?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      choices: {
        Row: {
          created_at: string;
          id: string;
          is_sample: boolean;
          key: string;
          list: string;
          name: string;
          position: number;
          status: string;
          translations: NonNullable<Json>;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id?: string;
          is_sample?: boolean;
          key: string;
          list: string;
          name: string;
          position?: number;
          status?: string;
          translations?: NonNullable<Json>;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          is_sample?: boolean;
          key?: string;
          list?: string;
          name?: string;
          position?: number;
          status?: string;
          translations?: NonNullable<Json>;
          updated_at?: string;
        };
        Relationships: [];
      };
      classes: {
        Row: {
          age: number;
          created_at: string;
          id: string;
          key: string;
          level: string;
          name: string;
          position: number;
          status: string;
          stored_name: string;
          translations: NonNullable<Json>;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          age: number;
          created_at?: string;
          id?: string;
          key: string;
          level: string;
          name: string;
          position?: number;
          status?: string;
          stored_name: string;
          translations?: NonNullable<Json>;
          updated_at?: string;
        };
        Update: {
          age?: number;
          created_at?: string;
          id?: string;
          key?: string;
          level?: string;
          name?: string;
          position?: number;
          status?: string;
          stored_name?: string;
          translations?: NonNullable<Json>;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "classes_level_fkey";
            columns: ["level"];
            isOneToOne: false;
            referencedRelation: "levels";
            referencedColumns: ["key"];
          },
        ];
      };
      consent_scans: {
        Row: {
          bytes: number;
          consent_ids: string[];
          created_at: string;
          created_by: string | null;
          filed_at: string | null;
          id: string;
          is_stored: boolean;
          kind: string;
          student_id: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          bytes: number;
          consent_ids?: string[];
          created_at?: string;
          created_by?: string | null;
          filed_at?: string | null;
          id?: string;
          is_stored?: boolean;
          kind: string;
          student_id: string;
          updated_at?: string;
        };
        Update: {
          bytes?: number;
          consent_ids?: string[];
          created_at?: string;
          created_by?: string | null;
          filed_at?: string | null;
          id?: string;
          is_stored?: boolean;
          kind?: string;
          student_id?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      consent_wordings: {
        Row: {
          answer_by: string | null;
          asked_from: string;
          asks_every_year: boolean;
          created_at: string;
          id: string;
          intro: string;
          name_in_lists: string;
          name_with_face: string;
          public_pictures: string;
          shared_pictures: string;
          translations: NonNullable<Json>;
          updated_at: string;
          version: string;
          work_and_voice: string;
        };
        ComputedFields: never;
        Insert: {
          answer_by?: string | null;
          asked_from: string;
          asks_every_year?: boolean;
          created_at?: string;
          id?: string;
          intro: string;
          name_in_lists: string;
          name_with_face: string;
          public_pictures: string;
          shared_pictures: string;
          translations?: NonNullable<Json>;
          updated_at?: string;
          version: string;
          work_and_voice: string;
        };
        Update: {
          answer_by?: string | null;
          asked_from?: string;
          asks_every_year?: boolean;
          created_at?: string;
          id?: string;
          intro?: string;
          name_in_lists?: string;
          name_with_face?: string;
          public_pictures?: string;
          shared_pictures?: string;
          translations?: NonNullable<Json>;
          updated_at?: string;
          version?: string;
          work_and_voice?: string;
        };
        Relationships: [];
      };
      consents: {
        Row: {
          answered_at: string;
          channel: string;
          created_at: string;
          given_by: string;
          guardian_id: string | null;
          id: string;
          is_given: boolean;
          language: string;
          number: number;
          purpose: string;
          student_id: string;
          took_effect_at: string | null;
          updated_at: string;
          wording_id: string;
        };
        ComputedFields: never;
        Insert: {
          answered_at?: string;
          channel: string;
          created_at?: string;
          given_by: string;
          guardian_id?: string | null;
          id?: string;
          is_given: boolean;
          language?: string;
          number?: never;
          purpose: string;
          student_id: string;
          took_effect_at?: string | null;
          updated_at?: string;
          wording_id: string;
        };
        Update: {
          answered_at?: string;
          channel?: string;
          created_at?: string;
          given_by?: string;
          guardian_id?: string | null;
          id?: string;
          is_given?: boolean;
          language?: string;
          number?: never;
          purpose?: string;
          student_id?: string;
          took_effect_at?: string | null;
          updated_at?: string;
          wording_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "consents_guardian_id_fkey";
            columns: ["guardian_id"];
            isOneToOne: false;
            referencedRelation: "guardians";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "consents_student_id_fkey";
            columns: ["student_id"];
            isOneToOne: false;
            referencedRelation: "students";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "consents_wording_id_fkey";
            columns: ["wording_id"];
            isOneToOne: false;
            referencedRelation: "consent_wordings";
            referencedColumns: ["id"];
          },
        ];
      };
      contact_messages: {
        Row: {
          campus: string | null;
          consent_version: string;
          created_at: string;
          due_on: string;
          email: string;
          id: string;
          is_open: boolean | null;
          is_sample: boolean;
          language: string;
          message: string;
          name: string;
          notes: string;
          owner_id: string | null;
          owner_name: string | null;
          phone: string | null;
          reference: string;
          status: string;
          topic: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          campus?: string | null;
          consent_version: string;
          created_at?: string;
          due_on?: string;
          email: string;
          id?: string;
          is_open?: never;
          is_sample?: boolean;
          language?: string;
          message: string;
          name: string;
          notes?: string;
          owner_id?: string | null;
          owner_name?: string | null;
          phone?: string | null;
          reference: string;
          status?: string;
          topic?: string;
          updated_at?: string;
        };
        Update: {
          campus?: string | null;
          consent_version?: string;
          created_at?: string;
          due_on?: string;
          email?: string;
          id?: string;
          is_open?: never;
          is_sample?: boolean;
          language?: string;
          message?: string;
          name?: string;
          notes?: string;
          owner_id?: string | null;
          owner_name?: string | null;
          phone?: string | null;
          reference?: string;
          status?: string;
          topic?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "contact_messages_campus_fkey";
            columns: ["campus"];
            isOneToOne: false;
            referencedRelation: "campuses";
            referencedColumns: ["key"];
          },
          {
            foreignKeyName: "contact_messages_owner_id_fkey";
            columns: ["owner_id"];
            isOneToOne: false;
            referencedRelation: "admin_users";
            referencedColumns: ["id"];
          },
        ];
      };
      document_files: {
        Row: {
          bytes: number;
          created_at: string;
          created_by: string | null;
          document_id: string | null;
          file_name: string;
          id: string;
          is_stored: boolean;
          let_go_at: string | null;
          pages: number;
          sha256: string;
          updated_at: string;
          words: string;
        };
        ComputedFields: never;
        Insert: {
          bytes: number;
          created_at?: string;
          created_by?: string | null;
          document_id?: string | null;
          file_name: string;
          id?: string;
          is_stored?: boolean;
          let_go_at?: string | null;
          pages: number;
          sha256: string;
          updated_at?: string;
          words?: string;
        };
        Update: {
          bytes?: number;
          created_at?: string;
          created_by?: string | null;
          document_id?: string | null;
          file_name?: string;
          id?: string;
          is_stored?: boolean;
          let_go_at?: string | null;
          pages?: number;
          sha256?: string;
          updated_at?: string;
          words?: string;
        };
        Relationships: [];
      };
      documents: {
        Row: {
          bytes: number;
          campus: string | null;
          created_at: string;
          due_order: string;
          expires_on: string | null;
          file_id: string;
          has_text: boolean;
          id: string;
          is_public: boolean;
          is_sample: boolean;
          language: string;
          pages: number;
          slug: string;
          title: string;
          translations: NonNullable<Json>;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          bytes: number;
          campus?: string | null;
          created_at?: string;
          due_order?: never;
          expires_on?: string | null;
          file_id: string;
          has_text: boolean;
          id?: string;
          is_public?: boolean;
          is_sample?: boolean;
          language?: string;
          pages: number;
          slug: string;
          title: string;
          translations?: NonNullable<Json>;
          updated_at?: string;
        };
        Update: {
          bytes?: number;
          campus?: string | null;
          created_at?: string;
          due_order?: never;
          expires_on?: string | null;
          file_id?: string;
          has_text?: boolean;
          id?: string;
          is_public?: boolean;
          is_sample?: boolean;
          language?: string;
          pages?: number;
          slug?: string;
          title?: string;
          translations?: NonNullable<Json>;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "documents_campus_fkey";
            columns: ["campus"];
            isOneToOne: false;
            referencedRelation: "campuses";
            referencedColumns: ["key"];
          },
          {
            foreignKeyName: "documents_file_id_fkey";
            columns: ["file_id"];
            isOneToOne: false;
            referencedRelation: "document_files";
            referencedColumns: ["id"];
          },
        ];
      };
      enquiry_answers: {
        Row: {
          author_name: string;
          body: string;
          created_at: string;
          enquiry_id: string | null;
          id: string;
          language: string;
          mail_id: string | null;
          message_id: string | null;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          author_name: string;
          body: string;
          created_at?: string;
          enquiry_id?: string | null;
          id?: string;
          language?: string;
          mail_id?: string | null;
          message_id?: string | null;
          updated_at?: string;
        };
        Update: {
          author_name?: string;
          body?: string;
          created_at?: string;
          enquiry_id?: string | null;
          id?: string;
          language?: string;
          mail_id?: string | null;
          message_id?: string | null;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "enquiry_answers_enquiry_id_fkey";
            columns: ["enquiry_id"];
            isOneToOne: false;
            referencedRelation: "admission_enquiries";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "enquiry_answers_mail_id_fkey";
            columns: ["mail_id"];
            isOneToOne: false;
            referencedRelation: "mail_outbox";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "enquiry_answers_message_id_fkey";
            columns: ["message_id"];
            isOneToOne: false;
            referencedRelation: "contact_messages";
            referencedColumns: ["id"];
          },
        ];
      };
      event_check_ins: {
        Row: {
          created_at: string;
          id: string;
          is_here: boolean;
          rsvp_id: string;
          ticked_at: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id: string;
          is_here: boolean;
          rsvp_id: string;
          ticked_at: string;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          is_here?: boolean;
          rsvp_id?: string;
          ticked_at?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "event_check_ins_rsvp_id_fkey";
            columns: ["rsvp_id"];
            isOneToOne: false;
            referencedRelation: "event_rsvps";
            referencedColumns: ["id"];
          },
        ];
      };
      event_rsvps: {
        Row: {
          adults: number;
          answers: NonNullable<Json>;
          checked_in_at: string | null;
          children: number;
          created_at: string;
          email: string;
          event_id: string;
          held_as: string | null;
          held_until: string | null;
          id: string;
          invited_at: string | null;
          is_sample: boolean;
          language: string;
          message: string;
          name: string;
          offered_until: string | null;
          reference: string;
          reminded_at: string | null;
          sequence: number;
          status: string;
          updated_at: string;
          waiting_since: string | null;
        };
        ComputedFields: never;
        Insert: {
          adults?: number;
          answers?: NonNullable<Json>;
          checked_in_at?: string | null;
          children?: number;
          created_at?: string;
          email: string;
          event_id: string;
          held_as?: string | null;
          held_until?: string | null;
          id?: string;
          invited_at?: string | null;
          is_sample?: boolean;
          language?: string;
          message?: string;
          name: string;
          offered_until?: string | null;
          reference: string;
          reminded_at?: string | null;
          sequence?: number;
          status: string;
          updated_at?: string;
          waiting_since?: string | null;
        };
        Update: {
          adults?: number;
          answers?: NonNullable<Json>;
          checked_in_at?: string | null;
          children?: number;
          created_at?: string;
          email?: string;
          event_id?: string;
          held_as?: string | null;
          held_until?: string | null;
          id?: string;
          invited_at?: string | null;
          is_sample?: boolean;
          language?: string;
          message?: string;
          name?: string;
          offered_until?: string | null;
          reference?: string;
          reminded_at?: string | null;
          sequence?: number;
          status?: string;
          updated_at?: string;
          waiting_since?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "event_rsvps_event_id_fkey";
            columns: ["event_id"];
            isOneToOne: false;
            referencedRelation: "events";
            referencedColumns: ["id"];
          },
        ];
      };
      events: {
        Row: {
          all_day: boolean;
          body: string;
          campus: string | null;
          cancel_reason: string | null;
          cancelled_at: string | null;
          capacity: number | null;
          category: string;
          cover: string | null;
          cover_alt: string | null;
          cover_height: number | null;
          cover_width: number | null;
          created_at: string;
          ends_at: string | null;
          id: string;
          is_sample: boolean;
          levels: string[];
          max_party: number;
          offer_hours: number;
          publish_at: string;
          questions: NonNullable<Json>;
          recurrence: string | null;
          rsvp_enabled: boolean;
          rsvp_until: string | null;
          sequence: number;
          slug: string;
          starts_at: string;
          status: string;
          summary: string;
          title: string;
          translations: NonNullable<Json>;
          updated_at: string;
          venue: string | null;
        };
        ComputedFields: never;
        Insert: {
          all_day?: boolean;
          body?: string;
          campus?: string | null;
          cancel_reason?: string | null;
          cancelled_at?: string | null;
          capacity?: number | null;
          category?: string;
          cover?: string | null;
          cover_alt?: string | null;
          cover_height?: number | null;
          cover_width?: number | null;
          created_at?: string;
          ends_at?: string | null;
          id?: string;
          is_sample?: boolean;
          levels?: string[];
          max_party?: number;
          offer_hours?: number;
          publish_at?: string;
          questions?: NonNullable<Json>;
          recurrence?: string | null;
          rsvp_enabled?: boolean;
          rsvp_until?: string | null;
          sequence?: number;
          slug: string;
          starts_at: string;
          status?: string;
          summary?: string;
          title: string;
          translations?: NonNullable<Json>;
          updated_at?: string;
          venue?: string | null;
        };
        Update: {
          all_day?: boolean;
          body?: string;
          campus?: string | null;
          cancel_reason?: string | null;
          cancelled_at?: string | null;
          capacity?: number | null;
          category?: string;
          cover?: string | null;
          cover_alt?: string | null;
          cover_height?: number | null;
          cover_width?: number | null;
          created_at?: string;
          ends_at?: string | null;
          id?: string;
          is_sample?: boolean;
          levels?: string[];
          max_party?: number;
          offer_hours?: number;
          publish_at?: string;
          questions?: NonNullable<Json>;
          recurrence?: string | null;
          rsvp_enabled?: boolean;
          rsvp_until?: string | null;
          sequence?: number;
          slug?: string;
          starts_at?: string;
          status?: string;
          summary?: string;
          title?: string;
          translations?: NonNullable<Json>;
          updated_at?: string;
          venue?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "events_campus_fkey";
            columns: ["campus"];
            isOneToOne: false;
            referencedRelation: "campuses";
            referencedColumns: ["key"];
          },
        ];
      };
      family_messages: {
        Row: {
          asked_by: string | null;
          author_name: string;
          body: string;
          campus: string | null;
          classes: string[];
          created_at: string;
          event_id: string | null;
          expires_at: string | null;
          id: string;
          is_urgent: boolean;
          levels: string[];
          mailing_list: string | null;
          notice_id: string | null;
          on_site: boolean;
          phone_channel: string;
          phones: string;
          route_id: string | null;
          sent_at: string | null;
          status: string;
          title: string;
          to_subscribers: boolean;
          translations: NonNullable<Json>;
          updated_at: string;
          written_by: string | null;
        };
        ComputedFields: never;
        Insert: {
          asked_by?: string | null;
          author_name?: string;
          body: string;
          campus?: string | null;
          classes?: string[];
          created_at?: string;
          event_id?: string | null;
          expires_at?: string | null;
          id?: string;
          is_urgent?: boolean;
          levels?: string[];
          mailing_list?: string | null;
          notice_id?: string | null;
          on_site?: boolean;
          phone_channel?: string;
          phones?: string;
          route_id?: string | null;
          sent_at?: string | null;
          status?: string;
          title: string;
          to_subscribers?: boolean;
          translations?: NonNullable<Json>;
          updated_at?: string;
          written_by?: string | null;
        };
        Update: {
          asked_by?: string | null;
          author_name?: string;
          body?: string;
          campus?: string | null;
          classes?: string[];
          created_at?: string;
          event_id?: string | null;
          expires_at?: string | null;
          id?: string;
          is_urgent?: boolean;
          levels?: string[];
          mailing_list?: string | null;
          notice_id?: string | null;
          on_site?: boolean;
          phone_channel?: string;
          phones?: string;
          route_id?: string | null;
          sent_at?: string | null;
          status?: string;
          title?: string;
          to_subscribers?: boolean;
          translations?: NonNullable<Json>;
          updated_at?: string;
          written_by?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "family_messages_campus_fkey";
            columns: ["campus"];
            isOneToOne: false;
            referencedRelation: "campuses";
            referencedColumns: ["key"];
          },
        ];
      };
      featured_testimonials: {
        Row: {
          author: string;
          created_at: string;
          id: string;
          position: number;
          quote: string;
          testimonial_id: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          author?: string;
          created_at?: string;
          id?: string;
          position?: number;
          quote?: string;
          testimonial_id: string;
          updated_at?: string;
        };
        Update: {
          author?: string;
          created_at?: string;
          id?: string;
          position?: number;
          quote?: string;
          testimonial_id?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "featured_testimonials_testimonial_id_fkey";
            columns: ["testimonial_id"];
            isOneToOne: true;
            referencedRelation: "testimonials";
            referencedColumns: ["id"];
          },
        ];
      };
      filmed_children: {
        Row: {
          created_at: string;
          id: string;
          student_id: string | null;
          updated_at: string;
          video_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id?: string;
          student_id?: string | null;
          updated_at?: string;
          video_id: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          student_id?: string | null;
          updated_at?: string;
          video_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "filmed_children_student_id_fkey";
            columns: ["student_id"];
            isOneToOne: false;
            referencedRelation: "students";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "filmed_children_video_id_fkey";
            columns: ["video_id"];
            isOneToOne: false;
            referencedRelation: "youtube_videos";
            referencedColumns: ["id"];
          },
        ];
      };
      form_submissions: {
        Row: {
          created_at: string;
          form: string;
          id: string;
          network: string;
          proof: string | null;
          reference: string | null;
          site: string | null;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          form: string;
          id?: string;
          network: string;
          proof?: string | null;
          reference?: string | null;
          site?: string | null;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          form?: string;
          id?: string;
          network?: string;
          proof?: string | null;
          reference?: string | null;
          site?: string | null;
          updated_at?: string;
        };
        Relationships: [];
      };
      former_slugs: {
        Row: {
          created_at: string;
          event_id: string | null;
          gallery_event_id: string | null;
          id: string;
          page_id: string | null;
          slug: string;
          story_id: string | null;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          event_id?: string | null;
          gallery_event_id?: string | null;
          id?: string;
          page_id?: string | null;
          slug: string;
          story_id?: string | null;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          event_id?: string | null;
          gallery_event_id?: string | null;
          id?: string;
          page_id?: string | null;
          slug?: string;
          story_id?: string | null;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "former_slugs_event_id_fkey";
            columns: ["event_id"];
            isOneToOne: false;
            referencedRelation: "events";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "former_slugs_gallery_event_id_fkey";
            columns: ["gallery_event_id"];
            isOneToOne: false;
            referencedRelation: "gallery_events";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "former_slugs_page_id_fkey";
            columns: ["page_id"];
            isOneToOne: false;
            referencedRelation: "own_pages";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "former_slugs_story_id_fkey";
            columns: ["story_id"];
            isOneToOne: false;
            referencedRelation: "news_stories";
            referencedColumns: ["id"];
          },
        ];
      };
      gallery_events: {
        Row: {
          allow_download: boolean;
          campus: string | null;
          category: string;
          cover: string | null;
          cover_alt: string | null;
          cover_focal_x: number;
          cover_focal_y: number;
          cover_height: number | null;
          cover_width: number | null;
          created_at: string;
          held_on: string | null;
          id: string;
          is_sample: boolean;
          publish_at: string | null;
          published: boolean;
          slug: string;
          summary: string;
          title: string;
          translations: NonNullable<Json>;
          unlisted: boolean;
          unpublish_at: string | null;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          allow_download?: boolean;
          campus?: string | null;
          category?: string;
          cover?: string | null;
          cover_alt?: string | null;
          cover_focal_x?: number;
          cover_focal_y?: number;
          cover_height?: number | null;
          cover_width?: number | null;
          created_at?: string;
          held_on?: string | null;
          id?: string;
          is_sample?: boolean;
          publish_at?: string | null;
          published?: boolean;
          slug: string;
          summary?: string;
          title: string;
          translations?: NonNullable<Json>;
          unlisted?: boolean;
          unpublish_at?: string | null;
          updated_at?: string;
        };
        Update: {
          allow_download?: boolean;
          campus?: string | null;
          category?: string;
          cover?: string | null;
          cover_alt?: string | null;
          cover_focal_x?: number;
          cover_focal_y?: number;
          cover_height?: number | null;
          cover_width?: number | null;
          created_at?: string;
          held_on?: string | null;
          id?: string;
          is_sample?: boolean;
          publish_at?: string | null;
          published?: boolean;
          slug?: string;
          summary?: string;
          title?: string;
          translations?: NonNullable<Json>;
          unlisted?: boolean;
          unpublish_at?: string | null;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "gallery_events_campus_fkey";
            columns: ["campus"];
            isOneToOne: false;
            referencedRelation: "campuses";
            referencedColumns: ["key"];
          },
        ];
      };
      gallery_images: {
        Row: {
          alt: string;
          caption: string;
          created_at: string;
          focal_x: number;
          focal_y: number;
          gallery_event_id: string;
          height: number;
          hidden_at: string | null;
          id: string;
          is_sample: boolean;
          path: string;
          position: number;
          thumbhash: string | null;
          translations: NonNullable<Json>;
          updated_at: string;
          width: number;
          withheld_at: string | null;
        };
        ComputedFields: never;
        Insert: {
          alt?: string;
          caption?: string;
          created_at?: string;
          focal_x?: number;
          focal_y?: number;
          gallery_event_id: string;
          height: number;
          hidden_at?: string | null;
          id?: string;
          is_sample?: boolean;
          path: string;
          position?: number;
          thumbhash?: string | null;
          translations?: NonNullable<Json>;
          updated_at?: string;
          width: number;
          withheld_at?: string | null;
        };
        Update: {
          alt?: string;
          caption?: string;
          created_at?: string;
          focal_x?: number;
          focal_y?: number;
          gallery_event_id?: string;
          height?: number;
          hidden_at?: string | null;
          id?: string;
          is_sample?: boolean;
          path?: string;
          position?: number;
          thumbhash?: string | null;
          translations?: NonNullable<Json>;
          updated_at?: string;
          width?: number;
          withheld_at?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "gallery_images_gallery_event_id_fkey";
            columns: ["gallery_event_id"];
            isOneToOne: false;
            referencedRelation: "gallery_events";
            referencedColumns: ["id"];
          },
        ];
      };
      guardian_requests: {
        Row: {
          answer: string | null;
          answered_at: string | null;
          answered_by: string | null;
          asked_by: string;
          created_at: string;
          guardian_id: string | null;
          id: string;
          kind: string;
          language: string;
          outcome: string | null;
          reference: string;
          student_id: string;
          updated_at: string;
          words: string;
        };
        ComputedFields: never;
        Insert: {
          answer?: string | null;
          answered_at?: string | null;
          answered_by?: string | null;
          asked_by: string;
          created_at?: string;
          guardian_id?: string | null;
          id?: string;
          kind: string;
          language?: string;
          outcome?: string | null;
          reference?: string;
          student_id: string;
          updated_at?: string;
          words?: string;
        };
        Update: {
          answer?: string | null;
          answered_at?: string | null;
          answered_by?: string | null;
          asked_by?: string;
          created_at?: string;
          guardian_id?: string | null;
          id?: string;
          kind?: string;
          language?: string;
          outcome?: string | null;
          reference?: string;
          student_id?: string;
          updated_at?: string;
          words?: string;
        };
        Relationships: [
          {
            foreignKeyName: "guardian_requests_guardian_id_fkey";
            columns: ["guardian_id"];
            isOneToOne: false;
            referencedRelation: "guardians";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "guardian_requests_student_id_fkey";
            columns: ["student_id"];
            isOneToOne: false;
            referencedRelation: "students";
            referencedColumns: ["id"];
          },
        ];
      };
      guardians: {
        Row: {
          created_at: string;
          email: string | null;
          id: string;
          is_first: boolean;
          is_self: boolean;
          language: string;
          name: string;
          phone: string | null;
          relation: string | null;
          student_id: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          email?: string | null;
          id?: string;
          is_first?: boolean;
          is_self?: boolean;
          language?: string;
          name: string;
          phone?: string | null;
          relation?: string | null;
          student_id: string;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          email?: string | null;
          id?: string;
          is_first?: boolean;
          is_self?: boolean;
          language?: string;
          name?: string;
          phone?: string | null;
          relation?: string | null;
          student_id?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "guardians_student_id_fkey";
            columns: ["student_id"];
            isOneToOne: false;
            referencedRelation: "students";
            referencedColumns: ["id"];
          },
        ];
      };
      imports_and_promotions: {
        Row: {
          actor: string | null;
          campus: string | null;
          changes: number[];
          created_at: string;
          file_name: string | null;
          id: string;
          kind: string;
          rows: number;
          target: string;
          undone_at: string | null;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          actor?: string | null;
          campus?: string | null;
          changes?: number[];
          created_at?: string;
          file_name?: string | null;
          id?: string;
          kind: string;
          rows?: number;
          target: string;
          undone_at?: string | null;
          updated_at?: string;
        };
        Update: {
          actor?: string | null;
          campus?: string | null;
          changes?: number[];
          created_at?: string;
          file_name?: string | null;
          id?: string;
          kind?: string;
          rows?: number;
          target?: string;
          undone_at?: string | null;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "imports_and_promotions_campus_fkey";
            columns: ["campus"];
            isOneToOne: false;
            referencedRelation: "campuses";
            referencedColumns: ["key"];
          },
        ];
      };
      latest_updates: {
        Row: {
          body: string;
          calendar_from: string | null;
          calendar_to: string | null;
          campus: string | null;
          concerns: string;
          content: string;
          created_at: string;
          document_ids: string[];
          expires_at: string | null;
          has_page: boolean;
          id: string;
          is_active: boolean;
          is_sample: boolean;
          is_urgent: boolean;
          link: string | null;
          priority: number;
          starts_at: string | null;
          story_id: string | null;
          translations: NonNullable<Json>;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          body?: string;
          calendar_from?: string | null;
          calendar_to?: string | null;
          campus?: string | null;
          concerns?: string;
          content: string;
          created_at?: string;
          document_ids?: string[];
          expires_at?: string | null;
          has_page?: never;
          id?: string;
          is_active?: boolean;
          is_sample?: boolean;
          is_urgent?: boolean;
          link?: string | null;
          priority?: number;
          starts_at?: string | null;
          story_id?: string | null;
          translations?: NonNullable<Json>;
          updated_at?: string;
        };
        Update: {
          body?: string;
          calendar_from?: string | null;
          calendar_to?: string | null;
          campus?: string | null;
          concerns?: string;
          content?: string;
          created_at?: string;
          document_ids?: string[];
          expires_at?: string | null;
          has_page?: never;
          id?: string;
          is_active?: boolean;
          is_sample?: boolean;
          is_urgent?: boolean;
          link?: string | null;
          priority?: number;
          starts_at?: string | null;
          story_id?: string | null;
          translations?: NonNullable<Json>;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "latest_updates_campus_fkey";
            columns: ["campus"];
            isOneToOne: false;
            referencedRelation: "campuses";
            referencedColumns: ["key"];
          },
        ];
      };
      leadership_messages: {
        Row: {
          campus: string | null;
          created_at: string;
          display_locations: string[];
          excerpt: string;
          full_message: string;
          id: string;
          is_sample: boolean;
          name: string;
          order: number;
          photo: string | null;
          photo_alt: string | null;
          title: string;
          translations: NonNullable<Json>;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          campus?: string | null;
          created_at?: string;
          display_locations?: string[];
          excerpt?: string;
          full_message?: string;
          id?: string;
          is_sample?: boolean;
          name: string;
          order?: number;
          photo?: string | null;
          photo_alt?: string | null;
          title: string;
          translations?: NonNullable<Json>;
          updated_at?: string;
        };
        Update: {
          campus?: string | null;
          created_at?: string;
          display_locations?: string[];
          excerpt?: string;
          full_message?: string;
          id?: string;
          is_sample?: boolean;
          name?: string;
          order?: number;
          photo?: string | null;
          photo_alt?: string | null;
          title?: string;
          translations?: NonNullable<Json>;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "leadership_messages_campus_fkey";
            columns: ["campus"];
            isOneToOne: false;
            referencedRelation: "campuses";
            referencedColumns: ["key"];
          },
        ];
      };
      levels: {
        Row: {
          created_at: string;
          description: string;
          former_slugs: string[];
          id: string;
          key: string;
          name: string;
          position: number;
          slug: string;
          span: string;
          status: string;
          translations: NonNullable<Json>;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          description?: string;
          former_slugs?: string[];
          id?: string;
          key: string;
          name: string;
          position?: number;
          slug: string;
          span?: string;
          status?: string;
          translations?: NonNullable<Json>;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          description?: string;
          former_slugs?: string[];
          id?: string;
          key?: string;
          name?: string;
          position?: number;
          slug?: string;
          span?: string;
          status?: string;
          translations?: NonNullable<Json>;
          updated_at?: string;
        };
        Relationships: [];
      };
      mail_outbox: {
        Row: {
          attempts: number;
          created_at: string;
          data: NonNullable<Json>;
          gave_up_at: string | null;
          id: string;
          last_error: string | null;
          next_attempt_at: string;
          recipient: string;
          sent_at: string | null;
          subject_id: string | null;
          template: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          attempts?: number;
          created_at?: string;
          data?: NonNullable<Json>;
          gave_up_at?: string | null;
          id?: string;
          last_error?: string | null;
          next_attempt_at?: string;
          recipient: string;
          sent_at?: string | null;
          subject_id?: string | null;
          template: string;
          updated_at?: string;
        };
        Update: {
          attempts?: number;
          created_at?: string;
          data?: NonNullable<Json>;
          gave_up_at?: string | null;
          id?: string;
          last_error?: string | null;
          next_attempt_at?: string;
          recipient?: string;
          sent_at?: string | null;
          subject_id?: string | null;
          template?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      mailboxes: {
        Row: {
          address: string;
          campus: string | null;
          created_at: string;
          id: string;
          topic: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          address: string;
          campus?: string | null;
          created_at?: string;
          id?: string;
          topic: string;
          updated_at?: string;
        };
        Update: {
          address?: string;
          campus?: string | null;
          created_at?: string;
          id?: string;
          topic?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "mailboxes_campus_fkey";
            columns: ["campus"];
            isOneToOne: false;
            referencedRelation: "campuses";
            referencedColumns: ["key"];
          },
        ];
      };
      mailing_contacts: {
        Row: {
          agreed: string;
          campus: string | null;
          created_at: string;
          email: string | null;
          id: string;
          language: string;
          mailing_list: string;
          name: string;
          phone: string | null;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          agreed: string;
          campus?: string | null;
          created_at?: string;
          email?: string | null;
          id?: string;
          language?: string;
          mailing_list: string;
          name: string;
          phone?: string | null;
          updated_at?: string;
        };
        Update: {
          agreed?: string;
          campus?: string | null;
          created_at?: string;
          email?: string | null;
          id?: string;
          language?: string;
          mailing_list?: string;
          name?: string;
          phone?: string | null;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "mailing_contacts_campus_fkey";
            columns: ["campus"];
            isOneToOne: false;
            referencedRelation: "campuses";
            referencedColumns: ["key"];
          },
        ];
      };
      media_files: {
        Row: {
          alt: string;
          bytes: number;
          campus: string | null;
          created_at: string;
          created_by: string | null;
          file_name: string;
          focal_x: number;
          focal_y: number;
          height: number;
          id: string;
          is_stored: boolean;
          people: string | null;
          purpose: string;
          sha256: string;
          thumbhash: string;
          updated_at: string;
          width: number;
          withheld: boolean;
        };
        ComputedFields: never;
        Insert: {
          alt?: string;
          bytes: number;
          campus?: string | null;
          created_at?: string;
          created_by?: string | null;
          file_name: string;
          focal_x?: number;
          focal_y?: number;
          height: number;
          id?: string;
          is_stored?: boolean;
          people?: string | null;
          purpose: string;
          sha256: string;
          thumbhash: string;
          updated_at?: string;
          width: number;
          withheld?: boolean;
        };
        Update: {
          alt?: string;
          bytes?: number;
          campus?: string | null;
          created_at?: string;
          created_by?: string | null;
          file_name?: string;
          focal_x?: number;
          focal_y?: number;
          height?: number;
          id?: string;
          is_stored?: boolean;
          people?: string | null;
          purpose?: string;
          sha256?: string;
          thumbhash?: string;
          updated_at?: string;
          width?: number;
          withheld?: boolean;
        };
        Relationships: [
          {
            foreignKeyName: "media_files_campus_fkey";
            columns: ["campus"];
            isOneToOne: false;
            referencedRelation: "campuses";
            referencedColumns: ["key"];
          },
        ];
      };
      media_removals: {
        Row: {
          created_at: string;
          id: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id: string;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      medical_note_changes: {
        Row: {
          action: string;
          actor: string | null;
          campus: string | null;
          changed_by: string | null;
          created_at: string;
          id: string;
          registration_id: string;
          season_ends_on: string;
          updated_at: string;
          was: string | null;
        };
        ComputedFields: never;
        Insert: {
          action: string;
          actor?: string | null;
          campus?: string | null;
          changed_by?: string | null;
          created_at?: string;
          id?: string;
          registration_id: string;
          season_ends_on: string;
          updated_at?: string;
          was?: string | null;
        };
        Update: {
          action?: string;
          actor?: string | null;
          campus?: string | null;
          changed_by?: string | null;
          created_at?: string;
          id?: string;
          registration_id?: string;
          season_ends_on?: string;
          updated_at?: string;
          was?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "medical_note_changes_campus_fkey";
            columns: ["campus"];
            isOneToOne: false;
            referencedRelation: "campuses";
            referencedColumns: ["key"];
          },
        ];
      };
      meeting_bookings: {
        Row: {
          by_office: boolean;
          child_name: string | null;
          created_at: string;
          email: string | null;
          family: string;
          grade: string | null;
          held_until: string | null;
          host: string;
          id: string;
          is_sample: boolean;
          language: string;
          meeting_id: string;
          name: string;
          phone: string;
          reference: string;
          reminded_at: string | null;
          sequence: number;
          starts_at: string;
          status: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          by_office?: boolean;
          child_name?: string | null;
          created_at?: string;
          email?: string | null;
          family?: string;
          grade?: string | null;
          held_until?: string | null;
          host: string;
          id?: string;
          is_sample?: boolean;
          language?: string;
          meeting_id: string;
          name: string;
          phone: string;
          reference: string;
          reminded_at?: string | null;
          sequence?: number;
          starts_at: string;
          status?: string;
          updated_at?: string;
        };
        Update: {
          by_office?: boolean;
          child_name?: string | null;
          created_at?: string;
          email?: string | null;
          family?: string;
          grade?: string | null;
          held_until?: string | null;
          host?: string;
          id?: string;
          is_sample?: boolean;
          language?: string;
          meeting_id?: string;
          name?: string;
          phone?: string;
          reference?: string;
          reminded_at?: string | null;
          sequence?: number;
          starts_at?: string;
          status?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "meeting_bookings_meeting_id_fkey";
            columns: ["meeting_id"];
            isOneToOne: false;
            referencedRelation: "meetings";
            referencedColumns: ["id"];
          },
        ];
      };
      meetings: {
        Row: {
          book_from: string | null;
          book_until: string | null;
          campus: string | null;
          cancel_reason: string | null;
          cancelled_at: string | null;
          created_at: string;
          ends_at: string;
          first_class: string | null;
          hosts: NonNullable<Json>;
          id: string;
          is_sample: boolean;
          kind: string;
          last_class: string | null;
          note: string;
          place: string | null;
          slot_minutes: number;
          starts_at: string;
          status: string;
          title: string;
          translations: NonNullable<Json>;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          book_from?: string | null;
          book_until?: string | null;
          campus?: string | null;
          cancel_reason?: string | null;
          cancelled_at?: string | null;
          created_at?: string;
          ends_at: string;
          first_class?: string | null;
          hosts?: NonNullable<Json>;
          id?: string;
          is_sample?: boolean;
          kind?: string;
          last_class?: string | null;
          note?: string;
          place?: string | null;
          slot_minutes?: number;
          starts_at: string;
          status?: string;
          title: string;
          translations?: NonNullable<Json>;
          updated_at?: string;
        };
        Update: {
          book_from?: string | null;
          book_until?: string | null;
          campus?: string | null;
          cancel_reason?: string | null;
          cancelled_at?: string | null;
          created_at?: string;
          ends_at?: string;
          first_class?: string | null;
          hosts?: NonNullable<Json>;
          id?: string;
          is_sample?: boolean;
          kind?: string;
          last_class?: string | null;
          note?: string;
          place?: string | null;
          slot_minutes?: number;
          starts_at?: string;
          status?: string;
          title?: string;
          translations?: NonNullable<Json>;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "meetings_campus_fkey";
            columns: ["campus"];
            isOneToOne: false;
            referencedRelation: "campuses";
            referencedColumns: ["key"];
          },
        ];
      };
      mentoring_requests: {
        Row: {
          answer: string | null;
          asker_id: string;
          created_at: string;
          id: string;
          mentor_id: string;
          state: string;
          updated_at: string;
          words: string;
        };
        ComputedFields: never;
        Insert: {
          answer?: string | null;
          asker_id: string;
          created_at?: string;
          id?: string;
          mentor_id: string;
          state?: string;
          updated_at?: string;
          words: string;
        };
        Update: {
          answer?: string | null;
          asker_id?: string;
          created_at?: string;
          id?: string;
          mentor_id?: string;
          state?: string;
          updated_at?: string;
          words?: string;
        };
        Relationships: [];
      };
      message_deliveries: {
        Row: {
          address: string;
          channel: string;
          created_at: string;
          error: string | null;
          id: string;
          language: string;
          mail_id: string | null;
          message_id: string;
          price: number;
          state: string;
          token_hash: string | null;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          address: string;
          channel?: string;
          created_at?: string;
          error?: string | null;
          id?: string;
          language: string;
          mail_id?: string | null;
          message_id: string;
          price?: number;
          state?: string;
          token_hash?: string | null;
          updated_at?: string;
        };
        Update: {
          address?: string;
          channel?: string;
          created_at?: string;
          error?: string | null;
          id?: string;
          language?: string;
          mail_id?: string | null;
          message_id?: string;
          price?: number;
          state?: string;
          token_hash?: string | null;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "message_deliveries_mail_id_fkey";
            columns: ["mail_id"];
            isOneToOne: true;
            referencedRelation: "mail_outbox";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "message_deliveries_message_id_fkey";
            columns: ["message_id"];
            isOneToOne: false;
            referencedRelation: "family_messages";
            referencedColumns: ["id"];
          },
        ];
      };
      news_stories: {
        Row: {
          album_id: string | null;
          author: string;
          body: string;
          campus: string | null;
          cover: string | null;
          cover_alt: string | null;
          cover_height: number | null;
          cover_width: number | null;
          created_at: string;
          document_ids: string[];
          event_id: string | null;
          id: string;
          is_sample: boolean;
          lead: string;
          level: string | null;
          publish_at: string;
          slug: string;
          status: string;
          title: string;
          translations: NonNullable<Json>;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          album_id?: string | null;
          author?: string;
          body?: string;
          campus?: string | null;
          cover?: string | null;
          cover_alt?: string | null;
          cover_height?: number | null;
          cover_width?: number | null;
          created_at?: string;
          document_ids?: string[];
          event_id?: string | null;
          id?: string;
          is_sample?: boolean;
          lead?: string;
          level?: string | null;
          publish_at?: string;
          slug: string;
          status?: string;
          title: string;
          translations?: NonNullable<Json>;
          updated_at?: string;
        };
        Update: {
          album_id?: string | null;
          author?: string;
          body?: string;
          campus?: string | null;
          cover?: string | null;
          cover_alt?: string | null;
          cover_height?: number | null;
          cover_width?: number | null;
          created_at?: string;
          document_ids?: string[];
          event_id?: string | null;
          id?: string;
          is_sample?: boolean;
          lead?: string;
          level?: string | null;
          publish_at?: string;
          slug?: string;
          status?: string;
          title?: string;
          translations?: NonNullable<Json>;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "news_stories_album_id_fkey";
            columns: ["album_id"];
            isOneToOne: false;
            referencedRelation: "gallery_events";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "news_stories_campus_fkey";
            columns: ["campus"];
            isOneToOne: false;
            referencedRelation: "campuses";
            referencedColumns: ["key"];
          },
          {
            foreignKeyName: "news_stories_event_id_fkey";
            columns: ["event_id"];
            isOneToOne: false;
            referencedRelation: "events";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "news_stories_level_fkey";
            columns: ["level"];
            isOneToOne: false;
            referencedRelation: "levels";
            referencedColumns: ["key"];
          },
        ];
      };
      own_pages: {
        Row: {
          above: string | null;
          blocks: NonNullable<Json>;
          cover: string | null;
          cover_alt: string | null;
          cover_height: number | null;
          cover_width: number | null;
          created_at: string;
          id: string;
          is_sample: boolean;
          lead: string;
          path: string;
          publish_at: string;
          status: string;
          title: string;
          translations: NonNullable<Json>;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          above?: never;
          blocks?: NonNullable<Json>;
          cover?: string | null;
          cover_alt?: string | null;
          cover_height?: number | null;
          cover_width?: number | null;
          created_at?: string;
          id?: string;
          is_sample?: boolean;
          lead?: string;
          path: string;
          publish_at?: string;
          status?: string;
          title: string;
          translations?: NonNullable<Json>;
          updated_at?: string;
        };
        Update: {
          above?: never;
          blocks?: NonNullable<Json>;
          cover?: string | null;
          cover_alt?: string | null;
          cover_height?: number | null;
          cover_width?: number | null;
          created_at?: string;
          id?: string;
          is_sample?: boolean;
          lead?: string;
          path?: string;
          publish_at?: string;
          status?: string;
          title?: string;
          translations?: NonNullable<Json>;
          updated_at?: string;
        };
        Relationships: [];
      };
      page_visits: {
        Row: {
          created_at: string;
          day: string;
          id: string;
          path: string;
          updated_at: string;
          visits: number;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          day: string;
          id?: string;
          path: string;
          updated_at?: string;
          visits: number;
        };
        Update: {
          created_at?: string;
          day?: string;
          id?: string;
          path?: string;
          updated_at?: string;
          visits?: number;
        };
        Relationships: [];
      };
      personal_links: {
        Row: {
          application_id: string | null;
          booking_id: string | null;
          created_at: string;
          id: string;
          is_unproven: boolean;
          mailbox: string | null;
          proposed: Json | null;
          registration_id: string | null;
          rsvp_id: string | null;
          token_hash: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          application_id?: string | null;
          booking_id?: string | null;
          created_at?: string;
          id?: string;
          is_unproven?: boolean;
          mailbox?: string | null;
          proposed?: Json | null;
          registration_id?: string | null;
          rsvp_id?: string | null;
          token_hash: string;
          updated_at?: string;
        };
        Update: {
          application_id?: string | null;
          booking_id?: string | null;
          created_at?: string;
          id?: string;
          is_unproven?: boolean;
          mailbox?: string | null;
          proposed?: Json | null;
          registration_id?: string | null;
          rsvp_id?: string | null;
          token_hash?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "personal_links_application_id_fkey";
            columns: ["application_id"];
            isOneToOne: false;
            referencedRelation: "applications";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "personal_links_booking_id_fkey";
            columns: ["booking_id"];
            isOneToOne: false;
            referencedRelation: "meeting_bookings";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "personal_links_registration_id_fkey";
            columns: ["registration_id"];
            isOneToOne: false;
            referencedRelation: "sports_registrations";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "personal_links_rsvp_id_fkey";
            columns: ["rsvp_id"];
            isOneToOne: false;
            referencedRelation: "event_rsvps";
            referencedColumns: ["id"];
          },
        ];
      };
      photo_requests: {
        Row: {
          album_title: string;
          awaits_showing: boolean;
          consent_version: string;
          created_at: string;
          email: string;
          hid_at_once: boolean;
          id: string;
          language: string;
          name: string;
          path: string;
          picture_id: string | null;
          reason: string | null;
          reference: string;
          relation: string;
          status: string;
          updated_at: string;
          was_cover: boolean;
        };
        ComputedFields: never;
        Insert: {
          album_title: string;
          awaits_showing?: boolean;
          consent_version: string;
          created_at?: string;
          email: string;
          hid_at_once?: boolean;
          id?: string;
          language?: string;
          name: string;
          path: string;
          picture_id?: string | null;
          reason?: string | null;
          reference: string;
          relation: string;
          status?: string;
          updated_at?: string;
          was_cover?: boolean;
        };
        Update: {
          album_title?: string;
          awaits_showing?: boolean;
          consent_version?: string;
          created_at?: string;
          email?: string;
          hid_at_once?: boolean;
          id?: string;
          language?: string;
          name?: string;
          path?: string;
          picture_id?: string | null;
          reason?: string | null;
          reference?: string;
          relation?: string;
          status?: string;
          updated_at?: string;
          was_cover?: boolean;
        };
        Relationships: [
          {
            foreignKeyName: "photo_requests_picture_id_fkey";
            columns: ["picture_id"];
            isOneToOne: false;
            referencedRelation: "gallery_images";
            referencedColumns: ["id"];
          },
        ];
      };
      pictured_children: {
        Row: {
          created_at: string;
          id: string;
          media_id: string;
          student_id: string | null;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id?: string;
          media_id: string;
          student_id?: string | null;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          media_id?: string;
          student_id?: string | null;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "pictured_children_media_id_fkey";
            columns: ["media_id"];
            isOneToOne: false;
            referencedRelation: "media_files";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "pictured_children_student_id_fkey";
            columns: ["student_id"];
            isOneToOne: false;
            referencedRelation: "students";
            referencedColumns: ["id"];
          },
        ];
      };
      previews: {
        Row: {
          created_at: string;
          created_by: string | null;
          expires_at: string;
          id: string;
          path: string;
          rows: NonNullable<Json>;
          table_name: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          created_by?: string | null;
          expires_at?: string;
          id?: string;
          path: string;
          rows: NonNullable<Json>;
          table_name: string;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          created_by?: string | null;
          expires_at?: string;
          id?: string;
          path?: string;
          rows?: NonNullable<Json>;
          table_name?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      proposals: {
        Row: {
          answer: string;
          author_name: string;
          campus: string | null;
          changes: NonNullable<Json>;
          created_at: string;
          decided_at: string | null;
          id: string;
          proposed_by: string | null;
          row_id: string;
          seen: string;
          state: string;
          table_name: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          answer?: string;
          author_name: string;
          campus?: string | null;
          changes: NonNullable<Json>;
          created_at?: string;
          decided_at?: string | null;
          id?: string;
          proposed_by?: string | null;
          row_id: string;
          seen: string;
          state?: string;
          table_name: string;
          updated_at?: string;
        };
        Update: {
          answer?: string;
          author_name?: string;
          campus?: string | null;
          changes?: NonNullable<Json>;
          created_at?: string;
          decided_at?: string | null;
          id?: string;
          proposed_by?: string | null;
          row_id?: string;
          seen?: string;
          state?: string;
          table_name?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      publishing_reasons: {
        Row: {
          created_at: string;
          given_by: string | null;
          id: string;
          kind: string;
          reason: string;
          row_id: string | null;
          student_id: string | null;
          target: string;
          updated_at: string;
          words_hash: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          given_by?: string | null;
          id?: string;
          kind: string;
          reason: string;
          row_id?: string | null;
          student_id?: string | null;
          target: string;
          updated_at?: string;
          words_hash: string;
        };
        Update: {
          created_at?: string;
          given_by?: string | null;
          id?: string;
          kind?: string;
          reason?: string;
          row_id?: string | null;
          student_id?: string | null;
          target?: string;
          updated_at?: string;
          words_hash?: string;
        };
        Relationships: [
          {
            foreignKeyName: "publishing_reasons_student_id_fkey";
            columns: ["student_id"];
            isOneToOne: false;
            referencedRelation: "students";
            referencedColumns: ["id"];
          },
        ];
      };
      push_subscriptions: {
        Row: {
          auth: string;
          campuses: string[];
          classes: string[];
          created_at: string;
          endpoint: string;
          id: string;
          language: string;
          last_reached_at: string | null;
          p256dh: string;
          updated_at: string;
          wants_usual: boolean;
        };
        ComputedFields: never;
        Insert: {
          auth: string;
          campuses: string[];
          classes: string[];
          created_at?: string;
          endpoint: string;
          id?: string;
          language?: string;
          last_reached_at?: string | null;
          p256dh: string;
          updated_at?: string;
          wants_usual?: boolean;
        };
        Update: {
          auth?: string;
          campuses?: string[];
          classes?: string[];
          created_at?: string;
          endpoint?: string;
          id?: string;
          language?: string;
          last_reached_at?: string | null;
          p256dh?: string;
          updated_at?: string;
          wants_usual?: boolean;
        };
        Relationships: [];
      };
      site_content: {
        Row: {
          content: NonNullable<Json>;
          created_at: string;
          id: string;
          is_sample: boolean;
          key: string;
          outdated: number;
          published_at: string | null;
          source: Json | null;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          content: NonNullable<Json>;
          created_at?: string;
          id?: string;
          is_sample?: boolean;
          key: string;
          outdated?: number;
          published_at?: string | null;
          source?: Json | null;
          updated_at?: string;
        };
        Update: {
          content?: NonNullable<Json>;
          created_at?: string;
          id?: string;
          is_sample?: boolean;
          key?: string;
          outdated?: number;
          published_at?: string | null;
          source?: Json | null;
          updated_at?: string;
        };
        Relationships: [];
      };
      site_content_drafts: {
        Row: {
          content: NonNullable<Json>;
          created_at: string;
          id: string;
          key: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          content: NonNullable<Json>;
          created_at?: string;
          id?: string;
          key: string;
          updated_at?: string;
        };
        Update: {
          content?: NonNullable<Json>;
          created_at?: string;
          id?: string;
          key?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      sports_programs: {
        Row: {
          achievements: string | null;
          age_groups: string[];
          campus: string | null;
          coach: string | null;
          created_at: string;
          description: string;
          id: string;
          images: NonNullable<Json>;
          is_sample: boolean;
          name: string;
          position: number;
          registration_open: boolean;
          registration_opens_on: string | null;
          schedules: NonNullable<Json>;
          summary: string;
          training_group_capacity: number | null;
          translations: NonNullable<Json>;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          achievements?: string | null;
          age_groups?: string[];
          campus?: string | null;
          coach?: string | null;
          created_at?: string;
          description?: string;
          id?: string;
          images?: NonNullable<Json>;
          is_sample?: boolean;
          name: string;
          position?: number;
          registration_open?: boolean;
          registration_opens_on?: string | null;
          schedules?: NonNullable<Json>;
          summary?: string;
          training_group_capacity?: number | null;
          translations?: NonNullable<Json>;
          updated_at?: string;
        };
        Update: {
          achievements?: string | null;
          age_groups?: string[];
          campus?: string | null;
          coach?: string | null;
          created_at?: string;
          description?: string;
          id?: string;
          images?: NonNullable<Json>;
          is_sample?: boolean;
          name?: string;
          position?: number;
          registration_open?: boolean;
          registration_opens_on?: string | null;
          schedules?: NonNullable<Json>;
          summary?: string;
          training_group_capacity?: number | null;
          translations?: NonNullable<Json>;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "sports_programs_campus_fkey";
            columns: ["campus"];
            isOneToOne: false;
            referencedRelation: "campuses";
            referencedColumns: ["key"];
          },
        ];
      };
      sports_registration_medical_notes: {
        Row: {
          created_at: string;
          id: string;
          note: string;
          registration_id: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id?: string;
          note: string;
          registration_id: string;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          note?: string;
          registration_id?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "sports_registration_medical_notes_registration_id_fkey";
            columns: ["registration_id"];
            isOneToOne: true;
            referencedRelation: "sports_registrations";
            referencedColumns: ["id"];
          },
        ];
      };
      sports_registrations: {
        Row: {
          campus: string | null;
          child_name: string;
          consent_version: string;
          consented_at: string;
          created_at: string;
          date_of_birth: string;
          emergency_name: string | null;
          emergency_phone: string | null;
          family_token_hash: string | null;
          guardian_email: string;
          guardian_name: string;
          guardian_phone: string;
          held_as: string | null;
          held_until: string | null;
          id: string;
          is_sample: boolean;
          language: string;
          notes: string;
          reference: string;
          season_ends_on: string;
          sport_id: string;
          status: string;
          training_group: string | null;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          campus?: string | null;
          child_name: string;
          consent_version: string;
          consented_at?: string;
          created_at?: string;
          date_of_birth: string;
          emergency_name?: string | null;
          emergency_phone?: string | null;
          family_token_hash?: string | null;
          guardian_email: string;
          guardian_name: string;
          guardian_phone: string;
          held_as?: string | null;
          held_until?: string | null;
          id?: string;
          is_sample?: boolean;
          language?: string;
          notes?: string;
          reference: string;
          season_ends_on?: string;
          sport_id: string;
          status?: string;
          training_group?: string | null;
          updated_at?: string;
        };
        Update: {
          campus?: string | null;
          child_name?: string;
          consent_version?: string;
          consented_at?: string;
          created_at?: string;
          date_of_birth?: string;
          emergency_name?: string | null;
          emergency_phone?: string | null;
          family_token_hash?: string | null;
          guardian_email?: string;
          guardian_name?: string;
          guardian_phone?: string;
          held_as?: string | null;
          held_until?: string | null;
          id?: string;
          is_sample?: boolean;
          language?: string;
          notes?: string;
          reference?: string;
          season_ends_on?: string;
          sport_id?: string;
          status?: string;
          training_group?: string | null;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "sports_registrations_campus_fkey";
            columns: ["campus"];
            isOneToOne: false;
            referencedRelation: "campuses";
            referencedColumns: ["key"];
          },
          {
            foreignKeyName: "sports_registrations_sport_id_fkey";
            columns: ["sport_id"];
            isOneToOne: false;
            referencedRelation: "sports_programs";
            referencedColumns: ["id"];
          },
        ];
      };
      students: {
        Row: {
          address: string | null;
          admission_no: string;
          admitted_on: string | null;
          campus: string;
          class: string;
          created_at: string;
          date_of_birth: string | null;
          gender: string | null;
          guardian_email: string | null;
          guardian_name: string | null;
          guardian_phone: string | null;
          guardian_relation: string | null;
          house: string | null;
          id: string;
          is_sample: boolean;
          left_on: string | null;
          name: string;
          roll_no: string | null;
          route_id: string | null;
          section: string | null;
          status: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          address?: string | null;
          admission_no: string;
          admitted_on?: string | null;
          campus: string;
          class: string;
          created_at?: string;
          date_of_birth?: string | null;
          gender?: string | null;
          guardian_email?: string | null;
          guardian_name?: string | null;
          guardian_phone?: string | null;
          guardian_relation?: string | null;
          house?: string | null;
          id?: string;
          is_sample?: boolean;
          left_on?: string | null;
          name: string;
          roll_no?: string | null;
          route_id?: string | null;
          section?: string | null;
          status?: string;
          updated_at?: string;
        };
        Update: {
          address?: string | null;
          admission_no?: string;
          admitted_on?: string | null;
          campus?: string;
          class?: string;
          created_at?: string;
          date_of_birth?: string | null;
          gender?: string | null;
          guardian_email?: string | null;
          guardian_name?: string | null;
          guardian_phone?: string | null;
          guardian_relation?: string | null;
          house?: string | null;
          id?: string;
          is_sample?: boolean;
          left_on?: string | null;
          name?: string;
          roll_no?: string | null;
          route_id?: string | null;
          section?: string | null;
          status?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "students_campus_fkey";
            columns: ["campus"];
            isOneToOne: false;
            referencedRelation: "campuses";
            referencedColumns: ["key"];
          },
          {
            foreignKeyName: "students_route_id_fkey";
            columns: ["route_id"];
            isOneToOne: false;
            referencedRelation: "bus_routes";
            referencedColumns: ["id"];
          },
        ];
      };
      teachers: {
        Row: {
          bio: string;
          campus: string | null;
          created_at: string;
          department: string | null;
          designation: string;
          email: string | null;
          id: string;
          is_public: boolean;
          is_sample: boolean;
          joined_on: string | null;
          name: string;
          phone: string | null;
          photo: string | null;
          photo_alt: string | null;
          position: number;
          qualification: string | null;
          subjects: string[];
          translations: NonNullable<Json>;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          bio?: string;
          campus?: string | null;
          created_at?: string;
          department?: string | null;
          designation: string;
          email?: string | null;
          id?: string;
          is_public?: boolean;
          is_sample?: boolean;
          joined_on?: string | null;
          name: string;
          phone?: string | null;
          photo?: string | null;
          photo_alt?: string | null;
          position?: number;
          qualification?: string | null;
          subjects?: string[];
          translations?: NonNullable<Json>;
          updated_at?: string;
        };
        Update: {
          bio?: string;
          campus?: string | null;
          created_at?: string;
          department?: string | null;
          designation?: string;
          email?: string | null;
          id?: string;
          is_public?: boolean;
          is_sample?: boolean;
          joined_on?: string | null;
          name?: string;
          phone?: string | null;
          photo?: string | null;
          photo_alt?: string | null;
          position?: number;
          qualification?: string | null;
          subjects?: string[];
          translations?: NonNullable<Json>;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "teachers_campus_fkey";
            columns: ["campus"];
            isOneToOne: false;
            referencedRelation: "campuses";
            referencedColumns: ["key"];
          },
        ];
      };
      testimonials: {
        Row: {
          author: string;
          campus: string | null;
          created_at: string;
          id: string;
          is_sample: boolean;
          photo: string | null;
          quote: string;
          relation: string;
          status: string;
          translations: NonNullable<Json>;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          author: string;
          campus?: string | null;
          created_at?: string;
          id?: string;
          is_sample?: boolean;
          photo?: string | null;
          quote: string;
          relation?: string;
          status?: string;
          translations?: NonNullable<Json>;
          updated_at?: string;
        };
        Update: {
          author?: string;
          campus?: string | null;
          created_at?: string;
          id?: string;
          is_sample?: boolean;
          photo?: string | null;
          quote?: string;
          relation?: string;
          status?: string;
          translations?: NonNullable<Json>;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "testimonials_campus_fkey";
            columns: ["campus"];
            isOneToOne: false;
            referencedRelation: "campuses";
            referencedColumns: ["key"];
          },
        ];
      };
      transfer_certificates: {
        Row: {
          admission_no: string | null;
          campus: string;
          certificate_no: string;
          class_left: string;
          created_at: string;
          date_of_birth: string;
          id: string;
          is_sample: boolean;
          issued_on: string;
          left_on: string;
          status: string;
          student_id: string | null;
          student_name: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          admission_no?: string | null;
          campus: string;
          certificate_no: string;
          class_left: string;
          created_at?: string;
          date_of_birth: string;
          id?: string;
          is_sample?: boolean;
          issued_on?: string;
          left_on: string;
          status?: string;
          student_id?: string | null;
          student_name: string;
          updated_at?: string;
        };
        Update: {
          admission_no?: string | null;
          campus?: string;
          certificate_no?: string;
          class_left?: string;
          created_at?: string;
          date_of_birth?: string;
          id?: string;
          is_sample?: boolean;
          issued_on?: string;
          left_on?: string;
          status?: string;
          student_id?: string | null;
          student_name?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "transfer_certificates_campus_fkey";
            columns: ["campus"];
            isOneToOne: false;
            referencedRelation: "campuses";
            referencedColumns: ["key"];
          },
          {
            foreignKeyName: "transfer_certificates_student_id_fkey";
            columns: ["student_id"];
            isOneToOne: false;
            referencedRelation: "students";
            referencedColumns: ["id"];
          },
        ];
      };
      users: {
        Row: {
          created_at: string;
          email: string;
          id: string;
          role: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          email: string;
          id: string;
          role?: string;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          email?: string;
          id?: string;
          role?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      weekly_subscriptions: {
        Row: {
          campuses: string[];
          confirmed_at: string | null;
          created_at: string;
          email: string;
          grades: string[];
          id: string;
          language: string;
          last_week: string | null;
          token: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          campuses: string[];
          confirmed_at?: string | null;
          created_at?: string;
          email: string;
          grades: string[];
          id?: string;
          language?: string;
          last_week?: string | null;
          token?: string;
          updated_at?: string;
        };
        Update: {
          campuses?: string[];
          confirmed_at?: string | null;
          created_at?: string;
          email?: string;
          grades?: string[];
          id?: string;
          language?: string;
          last_week?: string | null;
          token?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      youtube_videos: {
        Row: {
          campus: string | null;
          category: string;
          created_at: string;
          description: string;
          duration_seconds: number | null;
          id: string;
          is_active: boolean;
          is_gone: boolean;
          is_sample: boolean;
          people: string | null;
          position: number;
          thumbnail: string | null;
          title: string;
          translations: NonNullable<Json>;
          updated_at: string;
          withheld: boolean;
          youtube_id: string;
        };
        ComputedFields: never;
        Insert: {
          campus?: string | null;
          category?: string;
          created_at?: string;
          description?: string;
          duration_seconds?: number | null;
          id?: string;
          is_active?: boolean;
          is_gone?: boolean;
          is_sample?: boolean;
          people?: string | null;
          position?: number;
          thumbnail?: string | null;
          title: string;
          translations?: NonNullable<Json>;
          updated_at?: string;
          withheld?: boolean;
          youtube_id: string;
        };
        Update: {
          campus?: string | null;
          category?: string;
          created_at?: string;
          description?: string;
          duration_seconds?: number | null;
          id?: string;
          is_active?: boolean;
          is_gone?: boolean;
          is_sample?: boolean;
          people?: string | null;
          position?: number;
          thumbnail?: string | null;
          title?: string;
          translations?: NonNullable<Json>;
          updated_at?: string;
          withheld?: boolean;
          youtube_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "youtube_videos_campus_fkey";
            columns: ["campus"];
            isOneToOne: false;
            referencedRelation: "campuses";
            referencedColumns: ["key"];
          },
        ];
      };
    };
    Views: {
      admin_audit: {
        Row: {
          action: string;
          actor: string | null;
          after: Json | null;
          before: Json | null;
          created_at: string;
          id: string;
          row_id: string | null;
          table_name: string;
          updated_at: string;
          who: string | null;
        };
        ComputedFields: never;
        Insert: {
          action?: string | null;
          actor?: string | null;
          after?: Json | null;
          before?: Json | null;
          created_at?: string | null;
          id?: string | null;
          row_id?: string | null;
          table_name?: string | null;
          updated_at?: string | null;
          who?: string | null;
        };
        Update: {
          action?: string | null;
          actor?: string | null;
          after?: Json | null;
          before?: Json | null;
          created_at?: string | null;
          id?: string | null;
          row_id?: string | null;
          table_name?: string | null;
          updated_at?: string | null;
          who?: string | null;
        };
        Relationships: [];
      };
      admin_mail: {
        Row: {
          attempts: number;
          created_at: string;
          gave_up_at: string | null;
          id: string;
          last_error: string | null;
          next_attempt_at: string;
          recipient: string;
          sent_at: string | null;
          state: string | null;
          template: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          attempts?: number | null;
          created_at?: string | null;
          gave_up_at?: string | null;
          id?: string | null;
          last_error?: string | null;
          next_attempt_at?: string | null;
          recipient?: string | null;
          sent_at?: string | null;
          state?: string | null;
          template?: string | null;
          updated_at?: string | null;
        };
        Update: {
          attempts?: number | null;
          created_at?: string | null;
          gave_up_at?: string | null;
          id?: string | null;
          last_error?: string | null;
          next_attempt_at?: string | null;
          recipient?: string | null;
          sent_at?: string | null;
          state?: string | null;
          template?: string | null;
          updated_at?: string | null;
        };
        Relationships: [];
      };
      alumni_directory: {
        Row: {
          accepts_messages: boolean;
          avatar: string | null;
          batch_year: number | null;
          bio: string | null;
          campus: string | null;
          city: string | null;
          contact_email: string | null;
          country: string | null;
          created_at: string;
          full_name: string;
          house: string | null;
          id: string;
          industry: string | null;
          is_mentor: boolean;
          links: Json | null;
          mentor_topics: string[];
          organisation: string | null;
          phone: string | null;
          profession: string | null;
          stream: string | null;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          accepts_messages?: boolean | null;
          avatar?: string | null;
          batch_year?: number | null;
          bio?: string | null;
          campus?: string | null;
          city?: string | null;
          contact_email?: string | null;
          country?: string | null;
          created_at?: string | null;
          full_name?: string | null;
          house?: string | null;
          id?: string | null;
          industry?: string | null;
          is_mentor?: boolean | null;
          links?: Json | null;
          mentor_topics?: string[] | null;
          organisation?: string | null;
          phone?: string | null;
          profession?: string | null;
          stream?: string | null;
          updated_at?: string | null;
        };
        Update: {
          accepts_messages?: boolean | null;
          avatar?: string | null;
          batch_year?: number | null;
          bio?: string | null;
          campus?: string | null;
          city?: string | null;
          contact_email?: string | null;
          country?: string | null;
          created_at?: string | null;
          full_name?: string | null;
          house?: string | null;
          id?: string | null;
          industry?: string | null;
          is_mentor?: boolean | null;
          links?: Json | null;
          mentor_topics?: string[] | null;
          organisation?: string | null;
          phone?: string | null;
          profession?: string | null;
          stream?: string | null;
          updated_at?: string | null;
        };
        Relationships: [];
      };
      event_availability: {
        Row: {
          capacity: number | null;
          event_id: string;
          going: number | null;
          waitlisted: number | null;
        };
        ComputedFields: never;
        Insert: {
          capacity?: number | null;
          event_id?: string | null;
          going?: number | null;
          waitlisted?: number | null;
        };
        Update: {
          capacity?: number | null;
          event_id?: string | null;
          going?: number | null;
          waitlisted?: number | null;
        };
        Relationships: [];
      };
      public_bus_routes: {
        Row: {
          campus: string;
          created_at: string;
          id: string;
          name: string;
          note: string;
          second_campus: string | null;
          translations: NonNullable<Json>;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          campus?: string | null;
          created_at?: string | null;
          id?: string | null;
          name?: string | null;
          note?: string | null;
          second_campus?: string | null;
          translations?: Json | null;
          updated_at?: string | null;
        };
        Update: {
          campus?: string | null;
          created_at?: string | null;
          id?: string | null;
          name?: string | null;
          note?: string | null;
          second_campus?: string | null;
          translations?: Json | null;
          updated_at?: string | null;
        };
        Relationships: [];
      };
      public_teachers: {
        Row: {
          bio: string;
          campus: string | null;
          created_at: string;
          department: string | null;
          designation: string;
          id: string;
          joined_on: string | null;
          name: string;
          photo: string | null;
          photo_alt: string | null;
          position: number;
          qualification: string | null;
          subjects: string[];
          translations: NonNullable<Json>;
          updated_at: string;
          words: string | null;
        };
        ComputedFields: never;
        Insert: {
          bio?: string | null;
          campus?: string | null;
          created_at?: string | null;
          department?: string | null;
          designation?: string | null;
          id?: string | null;
          joined_on?: string | null;
          name?: string | null;
          photo?: string | null;
          photo_alt?: string | null;
          position?: number | null;
          qualification?: string | null;
          subjects?: string[] | null;
          translations?: Json | null;
          updated_at?: string | null;
          words?: string | null;
        };
        Update: {
          bio?: string | null;
          campus?: string | null;
          created_at?: string | null;
          department?: string | null;
          designation?: string | null;
          id?: string | null;
          joined_on?: string | null;
          name?: string | null;
          photo?: string | null;
          photo_alt?: string | null;
          position?: number | null;
          qualification?: string | null;
          subjects?: string[] | null;
          translations?: Json | null;
          updated_at?: string | null;
          words?: string | null;
        };
        Relationships: [];
      };
    };
    Functions: {
      accept_application_offer: {
        Args: { token: string };
        Returns: {
          reference: string;
          stage: string;
        }[];
      };
      accept_event_offer: {
        Args: { token: string };
        Returns: {
          reference: string;
          status: string;
        }[];
      };
      answer_alumni_offer: {
        Args: { child: string; email?: string; language?: string; session: string; wants: boolean };
        Returns: boolean;
      };
      answer_as_guardian: {
        Args: { answers: Json; child: string; language?: string; session: string };
        Returns: {
          changed: number;
          withdrawn: boolean;
        }[];
      };
      answer_enquiry: {
        Args: { about: string; body: string; language?: string; target: string };
        Returns: undefined;
      };
      answer_guardian_request: {
        Args: { answer: string; outcome: string; request: string };
        Returns: boolean;
      };
      are_sign_ups_confirmed: { Args: Record<PropertyKey, never>; Returns: boolean };
      ask_again: { Args: Record<PropertyKey, never>; Returns: number };
      ask_for_mentoring: { Args: { mentor: string; words: string }; Returns: string };
      ask_guardians: {
        Args: { of_campus?: string; of_class?: string; only_unanswered?: boolean };
        Returns: {
          asked: number;
          without_mailbox: number;
        }[];
      };
      ask_message_approval: { Args: { message: string }; Returns: undefined };
      begin_application_payment: {
        Args: { amount: number; token: string };
        Returns: {
          id: string;
          reference: string;
        }[];
      };
      begin_factor_removal: { Args: { person: string }; Returns: string[] };
      begin_form_submission: {
        Args: {
          form: string;
          most: number;
          most_of_day?: number;
          most_of_site?: number;
          most_of_site_of_day?: number;
          network: string;
          proof?: string;
          site?: string;
        };
        Returns: {
          id: string;
          outcome: string;
          reference: string;
        }[];
      };
      begin_gift_payment: {
        Args: { gift: string };
        Returns: {
          amount: number;
          id: string;
          reference: string;
        }[];
      };
      begin_import: { Args: { file_name: string; target: string }; Returns: string };
      book_meeting_for_family: {
        Args: {
          child_name?: string;
          email?: string;
          grade?: string;
          host: string;
          language?: string;
          meeting_id: string;
          name: string;
          phone: string;
          starts_at: string;
        };
        Returns: string;
      };
      cancel_event_rsvp: {
        Args: { token: string };
        Returns: {
          reference: string;
          status: string;
        }[];
      };
      cancel_meeting_booking: { Args: { reference: string; token: string }; Returns: string };
      change_found_rows: {
        Args: {
          expected: number;
          filters: Json;
          new_values: Json;
          search: string;
          search_columns: string[];
          target: string;
        };
        Returns: number;
      };
      change_meeting_booking: {
        Args: { host: string; reference: string; starts_at: string; token: string };
        Returns: string;
      };
      check_before_publishing: {
        Args: { target: string; texts: Json };
        Returns: {
          child: string;
          excerpt: string;
          field: string;
          kind: string;
        }[];
      };
      check_in_guest: {
        Args: {
          event_id: string;
          guest_reference: string;
          is_here?: boolean;
          tick_id: string;
          ticked_at?: string;
        };
        Returns: {
          adults: number;
          checked_in_at: string;
          children: number;
          name: string;
          reference: string;
          rsvp_id: string;
          status: string;
        }[];
      };
      choose_backup: { Args: { how: string }; Returns: undefined };
      claim_mail: {
        Args: { most?: number };
        Returns: {
          attempts: number;
          created_at: string;
          data: NonNullable<Json>;
          gave_up_at: string | null;
          id: string;
          last_error: string | null;
          next_attempt_at: string;
          recipient: string;
          sent_at: string | null;
          subject_id: string | null;
          template: string;
          updated_at: string;
        }[];
        SetofOptions: {
          from: "*";
          to: "mail_outbox";
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      claim_push_deliveries: {
        Args: { most?: number };
        Returns: {
          attempts: number;
          auth: string;
          content: string;
          endpoint: string;
          expires_at: string;
          id: string;
          is_urgent: boolean;
          is_withdrawal: boolean;
          language: string;
          notice_id: string;
          p256dh: string;
        }[];
      };
      close_gift: { Args: { gift: string; is_closed?: boolean }; Returns: boolean };
      close_guardian_page: { Args: { session: string }; Returns: undefined };
      confirm_photo_request: {
        Args: { code: string; reference: string };
        Returns: {
          status: string;
        }[];
      };
      confirm_sign_ups: { Args: { required: boolean }; Returns: undefined };
      confirm_test_email: { Args: { code: string }; Returns: undefined };
      confirm_weekly_subscription: { Args: { token: string }; Returns: boolean };
      confirm_withheld: { Args: { since: string; until: string }; Returns: undefined };
      count_directory_facets: {
        Args: {
          batch?: number;
          campus?: string;
          city?: string;
          country?: string;
          house?: string;
          industry?: string;
          mentors?: boolean;
          search_text?: string;
        };
        Returns: {
          field: string;
          label: string;
          people: number;
          value: string;
        }[];
      };
      count_documents_of_applications: {
        Args: { applications: string[] };
        Returns: {
          application_id: string;
          documents: number;
        }[];
      };
      count_event_heads: {
        Args: { wanted: string };
        Returns: {
          declined: number;
          going: number;
          here: number;
          invited: number;
          offered: number;
          waiting: number;
        }[];
      };
      count_found_rows: {
        Args: { filters: Json; search: string; search_columns: string[]; target: string };
        Returns: number;
      };
      count_managed_rows: {
        Args: { filters?: Json; search?: string; search_columns?: string[]; target: string };
        Returns: number;
      };
      count_meeting_slots: {
        Args: Record<PropertyKey, never>;
        Returns: {
          free: number;
          meeting_id: string;
          slots: number;
        }[];
      };
      count_message_deliveries: {
        Args: { message: string };
        Returns: {
          channel: string;
          delivered: number;
          failed: number;
          handed_over: number;
          opted_out: number;
          taken_back: number;
          waiting: number;
        }[];
      };
      count_push_deliveries: {
        Args: { notice: string };
        Returns: {
          failed: number;
          reached: number;
          waiting: number;
        }[];
      };
      count_recovery_codes: { Args: Record<PropertyKey, never>; Returns: number };
      count_waiting_work: { Args: Record<PropertyKey, never>; Returns: Json };
      create_admission_enquiry: {
        Args: {
          campus: string;
          child_name: string;
          class?: string;
          consent_version: string;
          date_of_birth: string;
          email: string;
          guardian_name: string;
          guardian_relation?: string;
          language?: string;
          level: string;
          message?: string;
          phone: string;
          session?: string;
          source?: string;
          visit_at?: string;
        };
        Returns: {
          reference: string;
          status: string;
        }[];
      };
      create_alumni_post: {
        Args: {
          audience: string;
          body: string;
          kind: string;
          last_day?: string;
          link?: string;
          picture?: string;
          picture_alt?: string;
          place?: string;
          title: string;
        };
        Returns: string;
      };
      create_application: {
        Args: {
          consent_version: string;
          email: string;
          enquiry?: string;
          guardian_name: string;
          guardian_relation?: string;
          language?: string;
          phone: string;
        };
        Returns: {
          reference: string;
          token: string;
        }[];
      };
      create_application_document: {
        Args: { bytes: number; kind: string; name: string; sha256: string; token: string };
        Returns: {
          id: string;
          is_stored: boolean;
        }[];
      };
      create_contact_message: {
        Args: {
          campus?: string;
          consent_version: string;
          email: string;
          language?: string;
          message: string;
          name: string;
          phone?: string;
          topic?: string;
        };
        Returns: {
          reference: string;
          status: string;
        }[];
      };
      create_erasure: {
        Args: { kind: string; reference?: string; subject: string };
        Returns: string;
      };
      create_event_rsvp: {
        Args: {
          adults?: number;
          answers?: Json;
          attends?: boolean;
          children?: number;
          email: string;
          event_id: string;
          language?: string;
          message?: string;
          name: string;
        };
        Returns: {
          reference: string;
          status: string;
        }[];
      };
      create_guardian_link: { Args: { address: string }; Returns: undefined };
      create_guardian_request: {
        Args: { child: string; kind: string; language?: string; session: string; words?: string };
        Returns: string;
      };
      create_meeting_booking: {
        Args: {
          child_name?: string;
          email?: string;
          family_token?: string;
          grade?: string;
          host: string;
          language?: string;
          meeting_id: string;
          name?: string;
          phone?: string;
          starts_at: string;
        };
        Returns: {
          reference: string;
          token: string;
        }[];
      };
      create_photo_request: {
        Args: {
          consent_version: string;
          email: string;
          language?: string;
          name: string;
          picture_id: string;
          reason?: string;
          relation: string;
        };
        Returns: {
          reference: string;
          status: string;
        }[];
      };
      create_push_subscription: {
        Args: {
          auth: string;
          campuses: string[];
          classes: string[];
          endpoint: string;
          language?: string;
          p256dh: string;
          wants_usual?: boolean;
        };
        Returns: undefined;
      };
      create_received_gift: {
        Args: {
          amount: number;
          gift: string;
          giver?: string;
          purpose: string;
          received_on: string;
        };
        Returns: undefined;
      };
      create_recovery_codes: { Args: Record<PropertyKey, never>; Returns: string[] };
      create_retention_hold: {
        Args: { ends_on?: string; kind: string; reason: string; subject: string };
        Returns: string;
      };
      create_sports_registration: {
        Args: {
          campus?: string;
          child_name: string;
          consent_version: string;
          date_of_birth: string;
          emergency_name: string;
          emergency_phone: string;
          guardian_email: string;
          guardian_name: string;
          guardian_phone: string;
          language?: string;
          medical_note?: string;
          sport_id: string;
          training_group?: string;
        };
        Returns: {
          reference: string;
          status: string;
          token: string;
        }[];
      };
      create_weekly_subscription: {
        Args: { campuses: string[]; email: string; grades: string[]; language?: string };
        Returns: {
          reference: string;
          status: string;
        }[];
      };
      custom_access_token_hook: { Args: { event: Json }; Returns: Json };
      decide_alumni: {
        Args: { decision: string; people: string[]; reason?: string };
        Returns: number;
      };
      decide_alumni_post: {
        Args: { post: string; publish: boolean; reason?: string; seen?: string };
        Returns: boolean;
      };
      decide_proposal: {
        Args: { answer?: string; approve: boolean; proposal: string };
        Returns: boolean;
      };
      delete_application_document: {
        Args: { document: string; token: string };
        Returns: undefined;
      };
      delete_consent_scan: { Args: { scan: string }; Returns: undefined };
      delete_own_account: { Args: Record<PropertyKey, never>; Returns: undefined };
      delete_own_alumni_post: { Args: { post: string }; Returns: undefined };
      end_alumni_digest: { Args: { token: string }; Returns: undefined };
      end_push_subscription: { Args: { endpoint: string }; Returns: undefined };
      end_weekly_subscription: { Args: { token: string }; Returns: undefined };
      enrol_applicant: {
        Args: { admission_no: string; application: string; section?: string };
        Returns: string;
      };
      expire_event_offers: { Args: Record<PropertyKey, never>; Returns: number };
      find_bus_stops: {
        Args: { most?: number; village: string };
        Returns: {
          called: string;
          likeness: number;
          stop_id: string;
        }[];
      };
      find_mailbox: { Args: { campus?: string; topic: string }; Returns: string };
      find_managed_rows: {
        Args: { most?: number; search: string; targets: Json };
        Returns: {
          found: Json;
          table_name: string;
        }[];
      };
      find_taken_values: {
        Args: { field: string; target: string; wanted: string[] };
        Returns: string[];
      };
      find_transfer_certificate: {
        Args: { certificate_no: string; date_of_birth: string };
        Returns: {
          admission_no: string;
          campus: string;
          class_left: string;
          issued_on: string;
          left_on: string;
          number: string;
          status: string;
          student_name: string;
        }[];
      };
      finish_form_submission: {
        Args: { reference?: string; submission: string };
        Returns: undefined;
      };
      free_withdrawn_places: { Args: Record<PropertyKey, never>; Returns: number };
      get_album: {
        Args: { album_id: string };
        Returns: {
          allow_download: boolean;
          campus: string | null;
          category: string;
          cover: string | null;
          cover_alt: string | null;
          cover_focal_x: number;
          cover_focal_y: number;
          cover_height: number | null;
          cover_width: number | null;
          created_at: string;
          held_on: string | null;
          id: string;
          is_sample: boolean;
          publish_at: string | null;
          published: boolean;
          slug: string;
          summary: string;
          title: string;
          translations: NonNullable<Json>;
          unlisted: boolean;
          unpublish_at: string | null;
          updated_at: string;
        };
        SetofOptions: {
          from: "*";
          to: "gallery_events";
          isOneToOne: true;
          isSetofReturn: true;
        };
      };
      get_alumni_digest: {
        Args: { token: string };
        Returns: {
          wants_digest: boolean;
        }[];
      };
      get_alumni_report: {
        Args: { report: string };
        Returns: {
          message: string;
          person_id: string;
          person_name: string;
          reporter_id: string;
          reporter_name: string;
          written_at: string;
        }[];
      };
      get_applicant_family: {
        Args: { token: string };
        Returns: {
          email: string;
          guardian_name: string;
          guardian_relation: string;
          phone: string;
          reference: string;
        }[];
      };
      get_application: {
        Args: { token: string };
        Returns: {
          asked_amount: number;
          came_amount: number;
          campus: string;
          child_name: string;
          class: string;
          date_of_birth: string;
          email: string;
          guardian_name: string;
          guardian_relation: string;
          held_until: string;
          is_offer_over: boolean;
          meeting_id: string;
          message: string;
          offer_ends_on: string;
          paid_amount: number;
          paid_on: string;
          phone: string;
          present_school: string;
          reference: string;
          session: string;
          stage: string;
          stage_since: string;
          submitted_at: string;
          visit_at: string;
          words: string;
        }[];
      };
      get_application_receipt: { Args: { token: string }; Returns: Json };
      get_consent_report: { Args: Record<PropertyKey, never>; Returns: Json };
      get_consent_scan_uploader: { Args: { student: string }; Returns: string };
      get_event_rsvp: {
        Args: { token: string };
        Returns: {
          adults: number;
          answers: Json;
          checked_in_at: string;
          children: number;
          email: string;
          event_id: string;
          held_until: string;
          message: string;
          name: string;
          offered_until: string;
          proposed: Json;
          reference: string;
          slug: string;
          status: string;
        }[];
      };
      get_family_details: {
        Args: { token: string };
        Returns: {
          campus: string;
          emergency_name: string;
          emergency_phone: string;
          guardian_email: string;
          guardian_name: string;
          guardian_phone: string;
        }[];
      };
      get_family_message: {
        Args: { token: string };
        Returns: {
          body: string;
          is_taken_back: boolean;
          is_urgent: boolean;
          sent_at: string;
          title: string;
          wants_messages: boolean;
        }[];
      };
      get_first_run: { Args: Record<PropertyKey, never>; Returns: Json };
      get_guardian_page: { Args: { session: string }; Returns: Json };
      get_last_withdrawal: { Args: Record<PropertyKey, never>; Returns: string };
      get_leavers_terms: {
        Args: Record<PropertyKey, never>;
        Returns: {
          changed_at: string;
          changed_by: string;
          contact_months: number;
          counts_from: string;
          record_months: number;
        }[];
      };
      get_media_uploader: { Args: { purpose: string }; Returns: string };
      get_meeting_bookings: {
        Args: { token: string };
        Returns: {
          child_name: string;
          created_at: string;
          email: string;
          grade: string;
          held_until: string;
          host: string;
          id: string;
          meeting_id: string;
          name: string;
          phone: string;
          reference: string;
          sequence: number;
          starts_at: string;
          status: string;
          updated_at: string;
        }[];
      };
      get_office_role: {
        Args: Record<PropertyKey, never>;
        Returns: {
          given_role: string;
          opened: string[];
          role: string;
          written: string[];
        }[];
      };
      get_own_alumni_record: {
        Args: Record<PropertyKey, never>;
        Returns: {
          batch_year: number;
          campus: string;
          full_name: string;
          house: string;
          stream: string;
        }[];
      };
      get_own_gift_receipt: { Args: { gift: string }; Returns: Json };
      get_picture: {
        Args: { picture_id: string };
        Returns: {
          album_id: string;
          album_title: string;
          album_translations: Json;
          alt: string;
          caption: string;
          height: number;
          id: string;
          path: string;
          translations: Json;
          width: number;
        }[];
      };
      get_receipt_of_application: { Args: { application: string }; Returns: Json };
      get_service_status: { Args: Record<PropertyKey, never>; Returns: Json };
      get_sports_registration: {
        Args: { token: string };
        Returns: {
          campus: string;
          child_name: string;
          date_of_birth: string;
          emergency_name: string;
          emergency_phone: string;
          guardian_email: string;
          guardian_name: string;
          guardian_phone: string;
          has_medical_note: boolean;
          held_until: string;
          reference: string;
          season_ends_on: string;
          sport_id: string;
          status: string;
          training_group: string;
        }[];
      };
      get_video_mark: {
        Args: { video: string };
        Returns: {
          child_class: string;
          child_id: string;
          child_name: string;
          may_be_shown: boolean;
          people: string;
          withheld: boolean;
          work_may_be_shown: boolean;
        }[];
      };
      get_weekly_subscription: {
        Args: { token: string };
        Returns: {
          campuses: string[];
          grades: string[];
          is_confirmed: boolean;
        }[];
      };
      give_publishing_reason: {
        Args: {
          child: string;
          kind: string;
          reason: string;
          row_id: string;
          target: string;
          words_hash: string;
        };
        Returns: string;
      };
      import_consents: {
        Args: { rows: Json };
        Returns: {
          field: string;
          place: number;
        }[];
      };
      import_rows: { Args: { import: string; rows: Json }; Returns: number };
      invite_to_event: {
        Args: {
          batches?: number[];
          classes?: string[];
          colleagues?: boolean;
          families?: boolean;
          levels?: string[];
          wanted: string;
        };
        Returns: number;
      };
      is_admin: { Args: Record<PropertyKey, never>; Returns: boolean };
      is_message_approval_required: { Args: Record<PropertyKey, never>; Returns: boolean };
      is_second_factor_required: { Args: Record<PropertyKey, never>; Returns: boolean };
      is_verified_alumnus: { Args: Record<PropertyKey, never>; Returns: boolean };
      judge_pictures: { Args: Record<PropertyKey, never>; Returns: number };
      lift_deletion_mark: { Args: { address: string }; Returns: boolean };
      list_admission_seats: {
        Args: { wanted: string };
        Returns: {
          accepted: number;
          class: string;
          offered: number;
          open: number;
          seats: number;
          waiting: number;
        }[];
      };
      list_album_choices: {
        Args: Record<PropertyKey, never>;
        Returns: {
          categories: string[];
          years: number[];
        }[];
      };
      list_album_pictures: {
        Args: { album_id: string };
        Returns: {
          alt: string;
          caption: string;
          created_at: string;
          focal_x: number;
          focal_y: number;
          gallery_event_id: string;
          height: number;
          hidden_at: string | null;
          id: string;
          is_sample: boolean;
          path: string;
          position: number;
          thumbhash: string | null;
          translations: NonNullable<Json>;
          updated_at: string;
          width: number;
          withheld_at: string | null;
        }[];
        SetofOptions: {
          from: "*";
          to: "gallery_images";
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      list_albums_to_mark: {
        Args: { most?: number };
        Returns: {
          album_id: string;
          before_marks: number;
          held_on: string;
          published: boolean;
          title: string;
          unmarked: number;
        }[];
      };
      list_alumni_duplicates: {
        Args: { person: string };
        Returns: {
          account_email: string;
          batch_year: number;
          campus: string;
          full_name: string;
          id: string;
          status: string;
        }[];
      };
      list_alumni_posts: {
        Args: { batch?: number; before?: string; before_id?: string; kind: string; most?: number };
        Returns: {
          audience: string;
          author: string;
          author_id: string;
          batch_year: number;
          body: string;
          campus: string;
          created_at: string;
          id: string;
          is_own: boolean;
          last_day: string;
          link: string;
          picture: string;
          picture_alt: string;
          place: string;
          reason: string;
          status: string;
          title: string;
        }[];
      };
      list_application_documents: {
        Args: { token: string };
        Returns: {
          bytes: number;
          created_at: string;
          id: string;
          kind: string;
          name: string;
        }[];
      };
      list_application_moves: {
        Args: Record<PropertyKey, never>;
        Returns: {
          from_stage: string;
          to_stage: string;
        }[];
      };
      list_batch_events: {
        Args: { batch: number };
        Returns: {
          campus: string;
          coming: Json;
          ends_at: string;
          id: string;
          slug: string;
          starts_at: string;
          title: string;
          translations: Json;
        }[];
      };
      list_breaches: {
        Args: { most?: number };
        Returns: {
          affected: string;
          board_told_on: string;
          changed_at: string;
          changed_by: string;
          entered_at: string;
          entered_by: string;
          id: string;
          measures: string;
          noticed_on: string;
          people_told_on: string;
          what: string;
        }[];
      };
      list_children_to_mark: {
        Args: { most?: number; of_campus?: string; of_class?: string; words?: string };
        Returns: {
          campus: string;
          class: string;
          id: string;
          may_be_shown: boolean;
          name: string;
          section: string;
          work_may_be_shown: boolean;
        }[];
      };
      list_choice_uses: {
        Args: { wanted: string };
        Returns: {
          table_name: string;
          uses: number;
        }[];
      };
      list_colleagues: {
        Args: Record<PropertyKey, never>;
        Returns: {
          id: string;
          name: string;
        }[];
      };
      list_consent_scans: {
        Args: { student: string };
        Returns: {
          answered_at: string;
          bytes: number;
          filed_at: string;
          filed_by: string;
          id: string;
          kind: string;
          purposes: string[];
        }[];
      };
      list_consent_states: {
        Args: {
          after_id?: string;
          after_name?: string;
          most?: number;
          of_campus?: string;
          of_class?: string;
          purpose?: string;
          state?: string;
          words?: string;
        };
        Returns: {
          admission_no: string;
          answers: Json;
          campus: string;
          can_be_asked: boolean;
          class: string;
          id: string;
          is_disputed: boolean;
          name: string;
          section: string;
        }[];
      };
      list_contributors_drafts: {
        Args: Record<PropertyKey, never>;
        Returns: {
          author_name: string;
          row_id: string;
          saved_at: string;
          table_name: string;
          title: string;
        }[];
      };
      list_daily_counts: {
        Args: { days?: number };
        Returns: {
          day: string;
          registrations: number;
          rsvps: number;
          visits: number;
        }[];
      };
      list_deleted_rows: {
        Args: { most?: number; only_row?: string; target: string };
        Returns: {
          deleted_at: string;
          deleted_by: string;
          id: string;
          row_id: string;
          was: Json;
        }[];
      };
      list_directory: {
        Args: {
          after_person?: string;
          batch?: number;
          campus?: string;
          city?: string;
          country?: string;
          house?: string;
          industry?: string;
          mentors?: boolean;
          most?: number;
          search_text?: string;
        };
        Returns: {
          accepts_messages: boolean;
          avatar: string | null;
          batch_year: number | null;
          bio: string | null;
          campus: string | null;
          city: string | null;
          contact_email: string | null;
          country: string | null;
          created_at: string;
          full_name: string;
          house: string | null;
          id: string;
          industry: string | null;
          is_mentor: boolean;
          links: Json | null;
          mentor_topics: string[];
          organisation: string | null;
          phone: string | null;
          profession: string | null;
          stream: string | null;
          updated_at: string;
        }[];
        SetofOptions: {
          from: "*";
          to: "alumni_directory";
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      list_document_uses: {
        Args: { wanted: string };
        Returns: {
          row_id: string;
          table_name: string;
          title: string;
        }[];
      };
      list_documents_of_applications: {
        Args: { applications: string[] };
        Returns: {
          application_id: string;
          bytes: number;
          created_at: string;
          id: string;
          kind: string;
          name: string;
        }[];
      };
      list_door_events: {
        Args: Record<PropertyKey, never>;
        Returns: {
          campus: string;
          id: string;
          starts_at: string;
          title: string;
          translations: Json;
          venue: string;
        }[];
      };
      list_due_changes: {
        Args: Record<PropertyKey, never>;
        Returns: {
          due_at: string;
          table_name: string;
        }[];
      };
      list_due_erasures: {
        Args: { within_days?: number };
        Returns: {
          due: number;
          erased: number;
          job: string;
          kind: string;
          last_at: string;
          oldest: string;
        }[];
      };
      list_due_refunds: {
        Args: Record<PropertyKey, never>;
        Returns: {
          amount: number;
          created_at: string;
          gateway_reference: string;
          id: string;
          reference: string;
        }[];
      };
      list_enquiry_answers: {
        Args: { about: string; target: string };
        Returns: {
          author_name: string;
          body: string;
          created_at: string;
          gave_up_at: string;
          id: string;
          sent_at: string;
        }[];
      };
      list_erasures: {
        Args: { most?: number; wanted?: string };
        Returns: {
          checked_at: string;
          copy_at: string;
          erased: Json;
          erased_at: string;
          erased_by: string;
          id: string;
          kept: Json;
          kind: string;
          number: string;
          oldest_copy_at: string;
          reference: string;
          rows_left: number;
        }[];
      };
      list_expected_guests: {
        Args: { wanted: string };
        Returns: {
          adults: number;
          checked_in_at: string;
          children: number;
          companions: string[];
          name: string;
          reference: string;
          status: string;
        }[];
      };
      list_gifts: {
        Args: {
          before?: string;
          before_id?: string;
          most?: number;
          named?: string[];
          wanted?: string;
        };
        Returns: {
          amount: number;
          batch_year: number;
          came: number;
          created_at: string;
          giver: string;
          id: string;
          purpose: string;
          received_on: string;
          reference: string;
          state: string;
        }[];
      };
      list_giving_purposes: {
        Args: Record<PropertyKey, never>;
        Returns: {
          body: string;
          gifts: number;
          goal: number;
          id: string;
          is_open: boolean;
          received: number;
          title: string;
          translations: Json;
        }[];
      };
      list_graduates: {
        Args: { of_campus?: string; of_year: number };
        Returns: {
          admission_no: string;
          answered_at: string;
          answered_by: string;
          campus: string;
          class: string;
          has_mailbox: boolean;
          id: string;
          left_on: string;
          name: string;
          state: string;
          written_at: string;
        }[];
      };
      list_guardian_requests: {
        Args: { answered?: boolean; before?: string; most?: number };
        Returns: {
          admission_no: string;
          answer: string;
          answered_at: string;
          answered_by: string;
          asked_at: string;
          asked_by: string;
          campus: string;
          can_be_written_to: boolean;
          child: string;
          id: string;
          kind: string;
          outcome: string;
          reference: string;
          student_id: string;
          words: string;
        }[];
      };
      list_hidden_media: { Args: Record<PropertyKey, never>; Returns: string[] };
      list_latest_changes: {
        Args: { most?: number };
        Returns: {
          action: string;
          change: number;
          changed_at: string;
          changed_by: string;
          is_latest: boolean;
          row_id: string;
          rows: number;
          shown: Json;
          table_name: string;
        }[];
      };
      list_mailing_lists: {
        Args: Record<PropertyKey, never>;
        Returns: {
          name: string;
          people: number;
        }[];
      };
      list_managed_rows: {
        Args: {
          backwards?: boolean;
          descending?: boolean;
          filters?: Json;
          from_id?: string;
          from_value?: string;
          most?: number;
          search?: string;
          search_columns?: string[];
          sort: string;
          target: string;
        };
        Returns: Json[];
      };
      list_media_uses: {
        Args: { ids: string[] };
        Returns: {
          belongs_to: string;
          media_id: string;
          row_id: string;
          table_name: string;
          title: string;
        }[];
      };
      list_meeting_slots: {
        Args: { wanted: string };
        Returns: {
          host: string;
          is_free: boolean;
          starts_at: string;
        }[];
      };
      list_mentoring_requests: {
        Args: Record<PropertyKey, never>;
        Returns: {
          answer: string;
          batch_year: number;
          created_at: string;
          id: string;
          is_mentor: boolean;
          other: string;
          other_id: string;
          profession: string;
          state: string;
          updated_at: string;
          words: string;
        }[];
      };
      list_near_erasures: {
        Args: { subject: string };
        Returns: {
          child_name: string;
          reference: string;
          table_name: string;
        }[];
      };
      list_notice_years: { Args: Record<PropertyKey, never>; Returns: number[] };
      list_online_payments: {
        Args: { application: string };
        Returns: {
          amount: number;
          created_at: string;
          gateway_reference: string;
          id: string;
          is_less: boolean;
          paid_amount: number;
          state: string;
        }[];
      };
      list_own_gifts: {
        Args: Record<PropertyKey, never>;
        Returns: {
          amount: number;
          created_at: string;
          id: string;
          purpose: string;
          received_on: string;
          reference: string;
          state: string;
          translations: Json;
        }[];
      };
      list_picture_marks: {
        Args: { ids: string[] };
        Returns: {
          child_class: string;
          child_id: string;
          child_name: string;
          may_be_shown: boolean;
          media_id: string;
          people: string;
          withheld: boolean;
          work_may_be_shown: boolean;
        }[];
      };
      list_posts_to_decide: {
        Args: { after?: string; after_id?: string; most?: number; wanted?: string };
        Returns: {
          audience: string;
          author: string;
          author_id: string;
          batch_year: number;
          body: string;
          campus: string;
          created_at: string;
          id: string;
          kind: string;
          last_day: string;
          link: string;
          picture: string;
          picture_alt: string;
          place: string;
          reason: string;
          status: string;
          title: string;
          updated_at: string;
        }[];
      };
      list_public_places: {
        Args: { student?: string };
        Returns: {
          child: string;
          child_class: string;
          child_name: string;
          excerpt: string;
          field: string;
          kind: string;
          row_id: string;
          shown: Json;
          target: string;
          words_hash: string;
        }[];
      };
      list_publishing_reasons: {
        Args: {
          before_at?: string;
          before_id?: string;
          most?: number;
          of_campus?: string;
          of_kind?: string;
        };
        Returns: {
          child: string;
          child_class: string;
          child_name: string;
          given_at: string;
          given_by: string;
          id: string;
          kind: string;
          reason: string;
          row_id: string;
          shown: Json;
          target: string;
        }[];
      };
      list_purge_runs: {
        Args: { before?: number; most?: number; of_kind?: string };
        Returns: {
          erased: number;
          erased_at: string;
          job: string;
          kind: string;
          number: number;
        }[];
      };
      list_receipt_years: { Args: Record<PropertyKey, never>; Returns: string[] };
      list_receipts: {
        Args: { wanted: string };
        Returns: {
          amount: number;
          is_cancelled: boolean;
          issued_on: string;
          number: string;
          paid_on: string;
          payer: string;
          reference: string;
          replaces: string;
        }[];
      };
      list_record_views: { Args: { student: string }; Returns: Json };
      list_retention_holds: {
        Args: { most?: number };
        Returns: {
          ends_on: string;
          id: string;
          is_active: boolean;
          kind: string;
          reason: string;
          release_reason: string;
          released_at: string;
          released_by: string;
          set_at: string;
          set_by: string;
          student_id: string;
          subject: string;
        }[];
      };
      list_row_history: {
        Args: { most?: number; row_id: string; target: string };
        Returns: {
          action: string;
          after: Json;
          before: Json;
          changed_at: string;
          changed_by: string;
          id: string;
        }[];
      };
      list_same_children: {
        Args: { student: string };
        Returns: {
          admission_no: string;
          campus: string;
          class: string;
          id: string;
          name: string;
          section: string;
        }[];
      };
      list_sample_counts: {
        Args: Record<PropertyKey, never>;
        Returns: {
          going: number;
          staying: number;
          table_name: string;
        }[];
      };
      list_sessions: {
        Args: Record<PropertyKey, never>;
        Returns: {
          aal: string;
          created_at: string;
          id: string;
          ip: string;
          is_current: boolean;
          last_used_at: string;
          user_agent: string;
        }[];
      };
      list_shown_videos: { Args: { ids: string[] }; Returns: string[] };
      list_staff: {
        Args: Record<PropertyKey, never>;
        Returns: {
          campuses: string[];
          created_at: string;
          email: string;
          full_name: string;
          has_second_factor: boolean;
          id: string;
          is_active: boolean;
          last_sign_in_at: string;
          role: string;
          user_id: string;
        }[];
      };
      list_story_years: { Args: Record<PropertyKey, never>; Returns: number[] };
      list_student_matches: {
        Args: { person: string };
        Returns: {
          admission_no: string;
          batch_year: number;
          campus: string;
          class: string;
          id: string;
          left_on: string;
          likeness: number;
          name: string;
          register: string;
          status: string;
        }[];
      };
      list_table_changes: {
        Args: Record<PropertyKey, never>;
        Returns: {
          changes: number;
          table_name: string;
        }[];
      };
      list_taken_visits: {
        Args: Record<PropertyKey, never>;
        Returns: {
          campus: string;
          visit_at: string;
        }[];
      };
      list_taught_subjects: { Args: Record<PropertyKey, never>; Returns: string[] };
      list_training_group_places: {
        Args: { sport_id: string };
        Returns: {
          taken: number;
          training_group: string;
        }[];
      };
      list_unchecked_erasures: {
        Args: Record<PropertyKey, never>;
        Returns: {
          erased_at: string;
          id: string;
          row_ids: Json;
        }[];
      };
      list_unreached_children: {
        Args: { message: string };
        Returns: {
          admission_no: string;
          campus: string;
          class: string;
          guardians: string;
          id: string;
          name: string;
          phones: string[];
          section: string;
        }[];
      };
      list_viewing_colleagues: {
        Args: Record<PropertyKey, never>;
        Returns: {
          account: string;
          children: number;
          last_on: string;
          name: string;
          role: string;
          times: number;
        }[];
      };
      list_views_by: {
        Args: { account: string; most?: number };
        Returns: {
          admission_no: string;
          day: string;
          name: string;
          student_id: string;
          times: number;
        }[];
      };
      list_visited_pages: {
        Args: { days?: number; most?: number };
        Returns: {
          path: string;
          visits: number;
        }[];
      };
      list_waiting_alumni: {
        Args: { after?: string; after_id?: string; most?: number };
        Returns: {
          profile: Json;
          student: Json;
        }[];
      };
      list_withdrawals: {
        Args: { before?: number; most?: number };
        Returns: {
          admission_no: string;
          channel: string;
          created_at: string;
          given_by: string;
          name: string;
          number: number;
          purpose: string;
          student_id: string;
          took_effect_at: string;
        }[];
      };
      mark_pictures: {
        Args: { children?: string[]; ids: string[]; people: string };
        Returns: number;
      };
      mark_video: {
        Args: { children?: string[]; people: string; video: string };
        Returns: boolean;
      };
      merge_alumni: { Args: { duplicate: string; kept: string }; Returns: undefined };
      message_event_guests: {
        Args: { message: string; statuses: string[]; subject: string; wanted: string };
        Returns: number;
      };
      move_album_pictures: { Args: { album_id: string; ids: string[] }; Returns: number };
      move_application: {
        Args: {
          application: string;
          meeting?: string;
          offer_ends_on?: string;
          stage: string;
          words?: string;
        };
        Returns: undefined;
      };
      move_mentoring_request: {
        Args: { request: string; state: string; words?: string };
        Returns: undefined;
      };
      needs_second_factor: { Args: Record<PropertyKey, never>; Returns: boolean };
      note_gift: {
        Args: { amount?: number; gift: string; received_on?: string; shown?: number };
        Returns: boolean;
      };
      note_online_payment: {
        Args: {
          amount?: number;
          gateway_reference?: string;
          outcome: string;
          paid_on?: string;
          payment: string;
        };
        Returns: string;
      };
      note_phone_report: { Args: { mail: string; outcome: string }; Returns: boolean };
      note_push_deliveries: { Args: { outcomes: Json }; Returns: undefined };
      note_refund: { Args: { is_refunded?: boolean; payment: string }; Returns: boolean };
      note_snapshot_download: { Args: { name: string }; Returns: undefined };
      offer_alumni_area: {
        Args: { of_campus?: string };
        Returns: {
          unreached: number;
          written: number;
        }[];
      };
      open_application_document: { Args: { document: string }; Returns: string };
      open_consent_scan: {
        Args: { scan: string };
        Returns: {
          kind: string;
          student_id: string;
        }[];
      };
      open_guardian_page: {
        Args: { code: string; token: string };
        Returns: {
          session: string;
          status: string;
        }[];
      };
      open_managed_list: {
        Args: {
          backwards?: boolean;
          descending?: boolean;
          filters?: Json;
          from_id?: string;
          from_value?: string;
          most?: number;
          search?: string;
          search_columns?: string[];
          sort: string;
          target: string;
        };
        Returns: Json;
      };
      open_sports_registrations: { Args: Record<PropertyKey, never>; Returns: number };
      order_album_pictures: { Args: { album_id: string; ids: string[] }; Returns: number };
      order_managed_rows: {
        Args: { ids: string[]; place_column: string; target: string };
        Returns: number;
      };
      own_campus_scope: { Args: Record<PropertyKey, never>; Returns: string[] };
      plan_promotion: {
        Args: { only_campus?: string };
        Returns: {
          class: string;
          next_class: string;
          students: number;
        }[];
      };
      preview_event_invitations: {
        Args: {
          batches?: number[];
          classes?: string[];
          colleagues?: boolean;
          families?: boolean;
          levels?: string[];
          wanted: string;
        };
        Returns: {
          of_alumni: number;
          of_colleagues: number;
          of_families: number;
          waiting: number;
        }[];
      };
      preview_family_message: {
        Args: { message: string };
        Returns: {
          approval: string;
          children: number;
          devices: number;
          emails: number;
          languages: Json;
          opted_out: number;
          phone_channels: Json;
          phone_texts: Json;
          phones: number;
          unreachable: number;
        }[];
      };
      promise_gift: { Args: { amount: number; purpose: string }; Returns: string };
      promote_students: { Args: { leaving_on?: string; only_campus?: string }; Returns: string };
      propose_change: {
        Args: { changes: Json; seen: string; target: string; wanted: string };
        Returns: string;
      };
      publish_site_content: {
        Args: { content_key: string };
        Returns: {
          content: NonNullable<Json>;
          created_at: string;
          id: string;
          is_sample: boolean;
          key: string;
          outdated: number;
          published_at: string | null;
          source: Json | null;
          updated_at: string;
        };
        SetofOptions: {
          from: "*";
          to: "site_content";
          isOneToOne: true;
          isSetofReturn: false;
        };
      };
      purge_application_documents: { Args: Record<PropertyKey, never>; Returns: number };
      purge_consent_scans: { Args: Record<PropertyKey, never>; Returns: number };
      purge_deleted_accounts: { Args: Record<PropertyKey, never>; Returns: number };
      purge_deleted_rows: { Args: Record<PropertyKey, never>; Returns: number };
      purge_leavers: { Args: Record<PropertyKey, never>; Returns: number };
      purge_old_requests: { Args: Record<PropertyKey, never>; Returns: number };
      purge_record_views: { Args: Record<PropertyKey, never>; Returns: number };
      purge_removed_pictures: { Args: Record<PropertyKey, never>; Returns: number };
      purge_unused_documents: { Args: Record<PropertyKey, never>; Returns: number };
      purge_unused_portraits: { Args: Record<PropertyKey, never>; Returns: number };
      purge_visitor_data: { Args: Record<PropertyKey, never>; Returns: number };
      queue_alumni_digests: { Args: { this_month: string }; Returns: number };
      queue_event_reminders: { Args: Record<PropertyKey, never>; Returns: number };
      queue_meeting_reminders: { Args: Record<PropertyKey, never>; Returns: number };
      queue_push_deliveries: { Args: Record<PropertyKey, never>; Returns: number };
      queue_weekly_email: {
        Args: { email?: Json; subscription: string; week: string };
        Returns: boolean;
      };
      record_consents: {
        Args: {
          answered_on?: string;
          answers: Json;
          channel?: string;
          guardian?: string;
          language?: string;
          scans?: string[];
          student: string;
        };
        Returns: undefined;
      };
      record_erasure_check: {
        Args: {
          certificate: string;
          copy_at?: string;
          oldest_copy_at?: string;
          rows_left?: number;
        };
        Returns: undefined;
      };
      record_visits: { Args: { counts: Json }; Returns: undefined };
      release_retention_hold: { Args: { hold: string; reason: string }; Returns: undefined };
      remind_event_invitations: { Args: { wanted: string }; Returns: number };
      remind_guardians: { Args: Record<PropertyKey, never>; Returns: number };
      remove_sample_school: { Args: { expected: number }; Returns: number };
      reopen_family_message: { Args: { message: string }; Returns: undefined };
      replace_media: {
        Args: { new_id: string; old_id: string };
        Returns: {
          change: number;
          rows: number;
        }[];
      };
      report_alumnus: {
        Args: { message?: string; note?: string; person: string; reason: string };
        Returns: undefined;
      };
      require_application_documents: { Args: { token: string }; Returns: undefined };
      require_message_approval: { Args: { required: boolean }; Returns: undefined };
      require_second_factor: { Args: { required: boolean }; Returns: undefined };
      resend_mail: { Args: { ids: string[] }; Returns: number };
      resend_registration: { Args: Record<PropertyKey, never>; Returns: undefined };
      restore_application: {
        Args: { token: string };
        Returns: {
          reference: string;
          stage: string;
        }[];
      };
      restore_deleted_row: { Args: { entry_id: string; target: string }; Returns: undefined };
      restore_event_rsvp: {
        Args: { token: string };
        Returns: {
          reference: string;
          status: string;
        }[];
      };
      restore_meeting_booking: { Args: { reference: string; token: string }; Returns: string };
      restore_sports_registration: {
        Args: { token: string };
        Returns: {
          reference: string;
          status: string;
        }[];
      };
      restore_version: { Args: { entry_id: string; target: string }; Returns: undefined };
      revoke_session: { Args: { id: string }; Returns: boolean };
      save_breach: {
        Args: {
          affected?: string;
          board_told_on?: string;
          breach?: string;
          measures?: string;
          noticed_on?: string;
          people_told_on?: string;
          what?: string;
        };
        Returns: string;
      };
      save_giving_purpose: {
        Args: {
          body: string;
          goal: number;
          is_open: boolean;
          purpose?: string;
          title: string;
          translations?: Json;
        };
        Returns: string;
      };
      save_search_topics: { Args: { topics: Json }; Returns: number };
      save_site_content: {
        Args: { content_key: string; english: Json; seen?: string; translations?: Json };
        Returns: string;
      };
      save_site_pages: { Args: { names?: Json; pages: Json }; Returns: number };
      search_site: {
        Args: { language?: string; most?: number; only_kind?: string; query: string };
        Returns: {
          campus: string;
          excerpt: string;
          excerpt_language: string;
          kind: string;
          occurs_at: string;
          path: string;
          rank: number;
          searched: string;
          stems: string[];
          title: string;
          title_language: string;
          total: number;
        }[];
      };
      see_as: { Args: { seen: string }; Returns: undefined };
      send_alumni_message: { Args: { message: string; recipient: string }; Returns: undefined };
      send_application: {
        Args: { token: string };
        Returns: {
          reference: string;
        }[];
      };
      send_family_message: { Args: { message: string }; Returns: number };
      send_guardian_code: { Args: { language?: string; token: string }; Returns: string };
      send_test_email: { Args: Record<PropertyKey, never>; Returns: string };
      set_admission_seats: { Args: { seats: Json; wanted: string }; Returns: undefined };
      set_first_step_aside: { Args: { aside: boolean; step: string }; Returns: undefined };
      set_message_choice: { Args: { token: string; wants_messages: boolean }; Returns: undefined };
      set_phone_gateways: { Args: { gateways: Json }; Returns: undefined };
      suggest_search_words: {
        Args: { most?: number; query: string };
        Returns: {
          word: string;
        }[];
      };
      take_back_family_message: { Args: { message: string }; Returns: number };
      take_portrait_turn: { Args: { person: string }; Returns: boolean };
      tell_applicants: {
        Args: { campus?: string; class?: string; stages: string[]; words: Json };
        Returns: number;
      };
      tell_of_age: { Args: Record<PropertyKey, never>; Returns: number };
      turn_albums: { Args: Record<PropertyKey, never>; Returns: number };
      undo_change: { Args: { wanted: number }; Returns: number };
      undo_changes: { Args: { ids: string[]; since: string; target: string }; Returns: number };
      undo_import_or_promotion: { Args: { wanted: string }; Returns: number };
      update_application_child: {
        Args: {
          campus: string;
          child_name: string;
          class: string;
          date_of_birth: string;
          session?: string;
          token: string;
        };
        Returns: undefined;
      };
      update_application_details: {
        Args: { message?: string; present_school?: string; token: string };
        Returns: undefined;
      };
      update_event_rsvp: {
        Args: {
          adults: number;
          answers?: Json;
          attends?: boolean;
          children: number;
          message?: string;
          name?: string;
          token: string;
        };
        Returns: {
          reference: string;
          status: string;
        }[];
      };
      update_leavers_terms: {
        Args: { contact_months: number; record_months: number };
        Returns: undefined;
      };
      update_own_alumni_post: {
        Args: {
          audience: string;
          body: string;
          last_day?: string;
          link?: string;
          picture?: string;
          picture_alt?: string;
          place?: string;
          post: string;
          title: string;
        };
        Returns: undefined;
      };
      update_sports_registration: {
        Args: {
          emergency_name: string;
          emergency_phone: string;
          forgets_medical_note?: boolean;
          guardian_name: string;
          guardian_phone: string;
          medical_note?: string;
          token: string;
          training_group?: string;
        };
        Returns: {
          reference: string;
          status: string;
        }[];
      };
      use_recovery_code: { Args: { code: string }; Returns: boolean };
      withdraw_application: {
        Args: { token: string };
        Returns: {
          reference: string;
          stage: string;
        }[];
      };
      withdraw_meeting_booking: { Args: { booking: string }; Returns: string };
      withdraw_own_gift: { Args: { gift: string }; Returns: boolean };
      withdraw_sports_registration: {
        Args: { token: string };
        Returns: {
          reference: string;
          status: string;
        }[];
      };
    };
    Enums: {
      [_ in never]: never;
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};

type DatabaseWithoutInternals = Omit<Database, "__InternalSupabase">;

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">];

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R;
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    ? (DefaultSchema["Tables"] & DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R;
      }
      ? R
      : never
    : never;

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I;
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I;
      }
      ? I
      : never
    : never;

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U;
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U;
      }
      ? U
      : never
    : never;

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never = never,
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
    ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
    : never;

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never = never,
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
    ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
    : never;

export const Constants = {
  public: {
    Enums: {},
  },
} as const;
