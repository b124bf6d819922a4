import { redirect } from "react-router";
import { getGuardianPage } from "../../../data/consent/guardian-page.ts";
import type { PageRequest } from "../../connection/page-request.ts";

// A guardian's session is in a cookie that no script can read and no other site can send.

const minutes = 30;

export function readSession(request: Request): string {
  return (
    /(?:^|; )guardian=([0-9a-f]{64})(?:;|$)/.exec(request.headers.get("cookie") ?? "")?.[1] ?? ""
  );
}

/** The Set-Cookie value for a session, valid in every language; an empty `session` deletes the former one. */
export function sessionCookie(session: string, site: { url: string }): string {
  const kept = session ? minutes * 60 : 0;
  const secure = site.url.startsWith("https:") ? "; Secure" : "";
  return `guardian=${session}; Path=/; Max-Age=${kept}; HttpOnly; SameSite=Strict${secure}`;
}

/** The session and its page. If the session has ended, redirects to where a new link can be asked for. */
export async function requireGuardianPage(
  request: Request,
  { supabase, language }: Pick<PageRequest, "supabase" | "language">,
) {
  const session = readSession(request);
  const page = session ? await getGuardianPage(supabase, session, language) : null;
  if (!page) throw redirect("/guardian?news=closed", 303);
  return { session, page };
}
