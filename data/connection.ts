import type { PostgrestClient } from "@supabase/postgrest-js";
import type { Database } from "./database.types.ts";

const attempts = 3;
const pauseMs = 2_000;

/** What the probe asks: the session, where there can be one, and the database. */
export type ProbedConnection = {
  getSession: () => Promise<{ error: Error | null }>;
  database: Pick<PostgrestClient<Database>, "from" | "rpc">;
};

/**
 * Asks whether the backend answers (spec section 7, connection probe): the session, then one id
 * from admin_users or alumni_profiles, else get_service_status; three tries, two seconds apart.
 * Throws the last failure.
 */
export async function probeConnection(connection: ProbedConnection): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await probeOnce(connection);
    } catch (failure) {
      if (attempt === attempts) throw failure;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}

async function probeOnce({ getSession, database }: ProbedConnection): Promise<void> {
  const session = await getSession();
  if (session.error) throw session.error;
  for (const table of ["admin_users", "alumni_profiles"] as const) {
    // The client's own retries would stretch a try to half a minute.
    const { error } = await database.from(table).select("id").limit(1).retry(false);
    if (!error) return;
  }
  const { error } = await database.rpc("get_service_status");
  if (error) throw error;
}
