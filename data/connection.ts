import type { SchoolClient } from "./client.ts";

const attempts = 3;
const pauseMs = 2_000;

/**
 * Asks whether the backend answers (spec section 7, connection probe): the session, then one id
 * from admin_users or alumni_profiles, else get_service_status; three tries, two seconds apart.
 * Throws the last failure.
 */
export async function probeConnection(client: SchoolClient): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await probeOnce(client);
    } catch (failure) {
      if (attempt === attempts) throw failure;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}

async function probeOnce(client: SchoolClient): Promise<void> {
  const session = await client.auth.getSession();
  if (session.error) throw session.error;
  for (const table of ["admin_users", "alumni_profiles"] as const) {
    const { error } = await client.from(table).select("id").limit(1);
    if (!error) return;
  }
  const { error } = await client.rpc("get_service_status");
  if (error) throw error;
}
