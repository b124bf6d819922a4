import type { Role } from "../../data/accounts/accounts.ts";
import { destinationOf, homeOf, loginPath } from "./origin.ts";
import type { AccountSession } from "./session.tsx";

/** Whom a page is for: one role, whoever is signed in, or who is not. */
export type Access = Role | "signed-in" | "public-only";

export type Verdict =
  | { outcome: "wait" | "show" | "unreachable" }
  | { outcome: "redirect"; to: string };

/**
 * Who may see a page and where all others go: docs/requirements.md R4.7. The database refuses by
 * itself what is not theirs; the guard only leads people to where they can go on.
 */
export function judge(
  access: Access,
  session: AccountSession,
  here: { pathname: string; search: string },
): Verdict {
  if (access === "public-only") return judgePublicOnly(session, here.search);
  if (session.isUnreachable) return { outcome: "unreachable" };
  if (session.loading) return { outcome: "wait" };
  const { state, role, needsSecondFactor } = session;
  if (state === "invalid" || needsSecondFactor || role === null) {
    return { outcome: "redirect", to: loginPath(here.pathname + here.search) };
  }
  if (access !== "signed-in" && access !== role) return { outcome: "redirect", to: homeOf[role] };
  return { outcome: "show" };
}

/** Whoever is not known to be signed in gets the page at once, as the server sends it. */
function judgePublicOnly(session: AccountSession, search: string): Verdict {
  const { state, loading, role, needsSecondFactor } = session;
  if (state !== "valid" || needsSecondFactor) return { outcome: "show" };
  if (role !== null && !loading) return { outcome: "redirect", to: destinationOf(role, search) };
  return { outcome: "wait" };
}
