import type { SchoolClient } from "../../../data/client.ts";

/** The e-mail address of the person who is signed in. Throws `session_not_found` where nobody is any more. */
export async function ownEmail(client: SchoolClient): Promise<string> {
  const { data, error } = await client.auth.getSession();
  if (error) throw error;
  const email = data.session?.user.email;
  if (!email) throw Object.assign(new Error("Signed out."), { code: "session_not_found" });
  return email;
}
