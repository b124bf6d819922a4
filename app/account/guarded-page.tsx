import { type LinksFunction, Navigate, Outlet, useLocation } from "react-router";
import type { Role } from "../../data/accounts/accounts.ts";
import { useTexts } from "../language/texts.ts";
import type { PageHandle } from "../layout/page-handle.ts";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { accountTexts } from "./account.texts.ts";
import { askRoleAhead } from "./ahead.ts";
import { destinationOf, homeOf, loginPath } from "./origin.ts";
import { type AccountSession, useSession } from "./session.tsx";
import { Waiting } from "./waiting.tsx";

/** What a guard's route says of the pages below it. */
export const guardedHandle: PageHandle = { guarded: true, askAhead: askRoleAhead };

/** A guard's scripts ask for this first (app/connection/backend.ts): it comes along with them. */
export const guardedLinks: LinksFunction = () => [
  { rel: "preload", as: "fetch", href: "/config.json", crossOrigin: "anonymous" },
];

/**
 * The pages below a guard: shown, waited for, or left for where the person belongs. A page that is
 * busy with the session itself is `held`: it stays, whatever the session becomes meanwhile.
 */
export function GuardedPage({ access, held = false }: { access: Access; held?: boolean }) {
  const session = useSession();
  const here = useLocation();
  if (held) return <Outlet />;
  const verdict = judge(access, session, here);
  switch (verdict.outcome) {
    case "wait":
      return <Waiting asPage />;
    case "unreachable":
      return <Unreachable retry={session.retry} />;
    case "redirect":
      return (
        <>
          {/* The other page may still be on its way. */}
          <Waiting asPage />
          <Navigate to={verdict.to} replace />
        </>
      );
    case "show":
      return <Outlet />;
  }
}

function Unreachable({ retry }: { retry: () => void }) {
  const t = useTexts(accountTexts).unreachable;
  return (
    <div className="page py-16 lg:py-24" role="alert">
      <EmptyState
        heading="h1"
        title={t.title}
        action={
          <Button variant="outline2" onClick={retry}>
            {t.retry}
          </Button>
        }
      >
        <p>{t.fact}</p>
      </EmptyState>
    </div>
  );
}

/** Whom a page is for: one role, whoever is signed in, or who is not. */
type Access = Role | "signed-in" | "public-only";

type Verdict = { outcome: "wait" | "show" | "unreachable" } | { outcome: "redirect"; to: string };

/**
 * Who may see a page and where all others go: docs/requirements.md R4.7. The database refuses by
 * itself what is not theirs; the guard only leads people to where they can go on.
 */
function judge(
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
