import accountTexts from "messages:account/account";
import { QueryClientProvider } from "@tanstack/react-query";
import { Outlet, useLocation, useNavigate } from "react-router";
import { useTexts } from "../language/texts.ts";
import { Notice } from "../ui/notice.tsx";
import { queryClient } from "./query-client.ts";
import { SessionProvider, useSession } from "./session.tsx";
import "../styles/inner-pages.css";
import "./account.css";
import { LogOut } from "lucide-react";
import { useState } from "react";
import type { Role } from "../../data/accounts/accounts.ts";
import { hasDrafts } from "../connection/kept-drafts.ts";
import { usePageHandle } from "../layout/page-handle.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { Icon } from "../ui/icon.tsx";
import { useKeptFocus } from "../ui/kept-focus.ts";
import { SiteLink } from "../ui/site-link.tsx";

/**
 * The session and cached answers around account, alumni and admin pages. The server sends these pages
 * as shells that are the same for everyone.
 */
export default function AccountLayout() {
  const t = useTexts(accountTexts).needsScript;
  useKeptFocus();
  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider>
        <div className="needs-script page pt-6">
          <Notice kind="warn" title={t.title}>
            <p>{t.fact}</p>
          </Notice>
        </div>
        <AccountBar />
        <Outlet />
      </SessionProvider>
    </QueryClientProvider>
  );
}

const pagesOf: Record<Role, readonly (keyof typeof accountTexts.en.pages)[]> = {
  alumni: [
    ...(["/alumni/profile", "/alumni/directory", "/alumni/batches"] as const),
    ...(["/alumni/opportunities", "/alumni/mentoring", "/alumni/giving"] as const),
    "/account/security",
  ],
  admin: ["/admin/dashboard", "/account/security"],
};

/** Below the header of account pages: links to the person's pages, their address, and sign-out. */
function AccountBar() {
  const { user, role, needsSecondFactor, state } = useSession();
  const { pathname } = useLocation();
  const { frame } = usePageHandle();
  const t = useTexts(accountTexts);
  if (frame || state !== "valid" || !role || needsSecondFactor) return null;
  return (
    <nav aria-label={t.account} className="no-print border-y border-line bg-paper-sunk">
      <div className="page flex flex-wrap items-center gap-x-6 text-small">
        <ul className="-mx-2.5 flex flex-wrap">
          {pagesOf[role].map((to) => (
            <li key={to}>
              <SiteLink
                to={to}
                className="account-link"
                aria-current={pathname === to ? "page" : undefined}
              >
                {t.pages[to]}
              </SiteLink>
            </li>
          ))}
        </ul>
        <p className="ml-auto min-w-0 truncate text-ink-2 max-md:hidden">
          {t.signedInAs} <span className="font-semibold text-ink">{user?.email}</span>
        </p>
        <SignOut />
      </div>
    </nav>
  );
}

/** Signs out and goes to the login page. Asks first if that would remove unsaved drafts. */
export function SignOut() {
  const { signOut } = useSession();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState<boolean>();
  const t = useTexts(accountTexts);
  const leave = async () => {
    setBusy(true);
    await signOut();
    await navigate("/login", { replace: true, state: { signedOut: true } });
  };
  return (
    <>
      <button
        type="button"
        className="account-link -mr-2.5 max-md:ml-auto"
        disabled={isBusy}
        onClick={() => (hasDrafts() ? setAsking(true) : void leave())}
      >
        <Icon of={LogOut} />
        {isBusy ? t.signingOut : t.signOut}
      </button>
      {isAsking !== undefined && (
        <ConfirmDialog
          isOpen={isAsking}
          title={t.dropDrafts.title}
          confirm={t.signOut}
          cancel={t.dropDrafts.stay}
          onConfirm={() => {
            setAsking(false);
            void leave();
          }}
          onClose={() => setAsking(false)}
        >
          <p>{t.dropDrafts.fact}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
