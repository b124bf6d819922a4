import { redirect } from "react-router";
import { getGuardianPage } from "../../../data/consent/guardian-page.ts";
import type { PageRequest } from "../../connection/page-request.ts";

// The session of a guardian's page is in a cookie that no script reads and no other site sends.

const minutes = 30;

export function readSession(request: Request): string {
  return (
    /(?:^|; )guardian=([0-9a-f]{64})(?:;|$)/.exec(request.headers.get("cookie") ?? "")?.[1] ?? ""
  );
}

/** The header that keeps a session, for the pages in every language; without a token it forgets the one before. */
export function sessionCookie(session: string, site: { url: string }): string {
  const kept = session ? minutes * 60 : 0;
  const secure = site.url.startsWith("https:") ? "; Secure" : "";
  return `guardian=${session}; Path=/; Max-Age=${kept}; HttpOnly; SameSite=Strict${secure}`;
}

/** The session and what it shows; leads to where a new link is asked for if it has ended. */
export async function requireGuardianPage(
  request: Request,
  { supabase, language }: Pick<PageRequest, "supabase" | "language">,
) {
  const session = readSession(request);
  const page = session ? await getGuardianPage(supabase, session, language) : null;
  if (!page) throw redirect("/guardian?news=closed", 303);
  return { session, page };
}
