import type { Connection } from "@supabase/lite";

/** The schema is not typed here: SQL is written out where it is needed. */
export type Database = Connection<unknown, unknown>;

/** The search path for names without a schema, as on a hosted project. */
export const searchPath = '"$user", public, extensions';
