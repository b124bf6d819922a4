import type { Session, User } from "@supabase/supabase-js";
import { useQuery } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import type { Role } from "../../data/accounts/accounts.ts";
import { lacksSecondFactor } from "../../data/accounts/second-factors.ts";
import { getBackend, startBackend } from "../connection/backend.ts";
import { forgetDrafts, keepDraftsOf } from "../connection/kept-drafts.ts";
import { freshMs, queryClient } from "./query-client.ts";
import { roleQuery } from "./role.ts";
import { useRefusedToken, useSessionRecheck } from "./session-check.ts";
import { clearSession } from "./session-storage.ts";

export type AccountSession = {
  /** docs/requirements.md R4.1. */
  state: "unknown" | "valid" | "invalid";
  /** True until the session, its role and its assurance level are known. */
  loading: boolean;
  user: User | null;
  /** Null without a session, or if no role is recorded. */
  role: Role | null;
  /** True if the backend does not answer when asked for role or level. */
  isUnreachable: boolean;
  /** The account has a second factor that this session has not proven: it is not signed in yet. */
  needsSecondFactor: boolean;
  /** Asks for role and level again. */
  retry: () => void;
  /** Signs out on this device, in all its tabs, and removes unsaved drafts. */
  signOut: () => Promise<void>;
};

const SessionContext = createContext<AccountSession | null>(null);

/** The session of account, alumni and admin pages. Public pages load none of this. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { state, session } = useKeptSession();
  useSessionRecheck(state === "valid");
  const isChecking = useRefusedToken(state === "valid");

  const userId = session?.user.id;
  const role = useQuery({
    ...roleQuery(userId),
    enabled: userId !== undefined,
    refetchInterval: freshMs,
  });
  const level = useQuery({
    // Removing a factor changes the level that the same token needs.
    queryKey: ["assurance-level", userId, session?.access_token, session?.user.factors?.length],
    enabled: session !== null,
    queryFn: askAssuranceLevel,
    // While a refreshed token is checked, the page stays and keeps what is being typed.
    placeholderData: (before, query) => (query?.queryKey[1] === userId ? before : undefined),
  });

  // A refused token is no broken connection: the check of the session tells what it is.
  const isFailed = role.isLoadingError || level.isLoadingError;
  const isPending = role.isPending || level.isPending || (isFailed && isChecking);
  const value: AccountSession = {
    state,
    loading: state === "unknown" || (state === "valid" && isPending),
    user: session?.user ?? null,
    role: role.data ?? null,
    isUnreachable: isFailed && !isChecking,
    needsSecondFactor: level.data !== undefined && lacksSecondFactor(level.data),
    retry: () => {
      void role.refetch();
      void level.refetch();
    },
    signOut: async () => {
      await clearSession(await getBackend());
      forgetDrafts();
    },
  };
  return <SessionContext value={value}>{children}</SessionContext>;
}

async function askAssuranceLevel() {
  const client = await getBackend();
  const { data, error } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
  if (error) throw error;
  return data;
}

/** The session of the page. Throws outside its provider: docs/requirements.md R8.15. */
export function useSession(): AccountSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error("useSession has to be used within a SessionProvider.");
  return session;
}

/** The role of the signed-in person. Throws outside its provider. */
export function useRole(): Role | null {
  return useSession().role;
}

/** The session that supabase-js stores; unknown until it has been read. docs/requirements.md R4.1. */
type KeptSession =
  | { state: "unknown" | "invalid"; session: null }
  | { state: "valid"; session: Session };

const invalid: KeptSession = { state: "invalid", session: null };

/** Follows sign-in, refresh and sign-out, in this tab and, through supabase-js, in all others. */
function useKeptSession(): KeptSession {
  const [kept, setKept] = useState<KeptSession>({ state: "unknown", session: null });

  useEffect(() => {
    let hasLeft = false;
    let unsubscribe = () => {};
    // React hydrates a guarded page before start-up has ended.
    startBackend()
      .then(getBackend)
      .then((client) => {
        if (hasLeft) return;
        const { data } = client.auth.onAuthStateChange((event, session) => {
          // The next person must not see the answers of this one.
          if (event === "SIGNED_OUT") queryClient.removeQueries();
          if (session) keepDraftsOf(session.user.id);
          setKept(session ? { state: "valid", session } : invalid);
        });
        unsubscribe = () => data.subscription.unsubscribe();
      })
      .catch((failure) => {
        console.warn("The session could not be read:", failure);
        setKept(invalid);
      });
    return () => {
      hasLeft = true;
      unsubscribe();
    };
  }, []);

  return kept;
}
