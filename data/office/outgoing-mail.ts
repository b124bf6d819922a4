import type { SchoolClient } from "../client.ts";

/** Tries letters that wait or failed again now; resolves with how many. Admins alone (42501). */
export async function resendMail(client: SchoolClient, ids: string[]): Promise<number> {
  const { data } = await client.rpc("resend_mail", { ids }).throwOnError();
  return data;
}
