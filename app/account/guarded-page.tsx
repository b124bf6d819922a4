import accountTexts from "messages:account/account";
import layoutTexts from "messages:layout/layout";
import { type LinksFunction, Navigate, Outlet, useLocation } from "react-router";
import type { Role } from "../../data/accounts/accounts.ts";
import { useTexts } from "../language/texts.ts";
import type { PageHandle } from "../layout/page-handle.ts";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { destinationOf, homeOf, loginPath } from "./origin.ts";
import { askRoleAhead } from "./role.ts";
import type { AccountSession } from "./session.tsx";
import { useSession } from "./session.tsx";

/** The handle of a guard's route, for all pages below it. */
export const guardedHandle: PageHandle = { guarded: true, askAhead: askRoleAhead };

/** What the scripts of a guarded page fetch first: app/connection/backend.ts. */
export const guardedLinks: LinksFunction = () => [
  { rel: "preload", as: "fetch", href: "/config.json", crossOrigin: "anonymous" },
];

/**
 * Shows the pages below a guard or a spinner, or redirects the person to where they belong. A `held` page
 * stays whatever the session becomes, for example while it signs in.
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
          {/* The other page may take a moment to load. */}
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

/** A spinner in place of loading content. `asPage` makes its words the heading of the page. */
export function Waiting({ asPage = false }: { asPage?: boolean }) {
  const t = useTexts(layoutTexts);
  const Words = asPage ? "h1" : "p";
  return (
    <div
      role="status"
      className="page grid min-h-[60svh] content-center justify-items-center gap-4 py-section"
    >
      <span className="spinner" aria-hidden />
      <Words className="font-text text-base tracking-normal text-ink-2">{t.loading}</Words>
    </div>
  );
}

/** Whom a page is for: one role, everyone signed in, or only those who are not. */
type Access = Role | "signed-in" | "public-only";

type Verdict = { outcome: "wait" | "show" | "unreachable" } | { outcome: "redirect"; to: string };

/**
 * Who may see a page and where all others go: docs/requirements.md R4.7. This is guidance only; the
 * database itself refuses data that is not theirs.
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

/** Visitors not known to be signed in see the page at once, as the server sends it. */
function judgePublicOnly(session: AccountSession, search: string): Verdict {
  const { state, loading, role, needsSecondFactor } = session;
  if (state !== "valid" || needsSecondFactor) return { outcome: "show" };
  if (role !== null && !loading) return { outcome: "redirect", to: destinationOf(role, search) };
  return { outcome: "wait" };
}
