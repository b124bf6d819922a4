import type { SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "./database.types.ts";

/**
 * The Supabase client for every query in this folder: anonymous on public pages, a person's own elsewhere.
 */
export type SchoolClient = SupabaseClient<Database>;
