import accountTexts from "messages:account/account";
import { QueryClientProvider } from "@tanstack/react-query";
import { Outlet } from "react-router";
import { useTexts } from "../language/texts.ts";
import { Notice } from "../ui/notice.tsx";
import { AccountBar } from "./account-bar.tsx";
import { queryClient } from "./query-client.ts";
import { SessionProvider } from "./session.tsx";
import "../styles/inner-pages.css";
import "./account.css";

/**
 * The session and cached answers around account, alumni and admin pages. The server sends these pages
 * as shells that are the same for everyone.
 */
export default function AccountLayout() {
  const t = useTexts(accountTexts).needsScript;
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
