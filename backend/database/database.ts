import type { Connection } from "@supabase/lite";

/** The schema is known to the database alone: SQL is written out where it is needed. */
export type Database = Connection<unknown, unknown>;

/** Where names without a schema are looked for: as a hosted project has it. */
export const searchPath = '"$user", public, extensions';
