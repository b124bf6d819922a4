import accountTexts from "messages:account/account";
import { type LinksFunction, Navigate, Outlet, useLocation } from "react-router";
import { useTexts } from "../language/texts.ts";
import type { PageHandle } from "../layout/page-handle.ts";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { askRoleAhead } from "./ahead.ts";
import { type Access, judge } from "./guard.ts";
import { useSession } from "./session.tsx";
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
