import type { AuthError, AuthenticatorAssuranceLevels, Session, User } from "@supabase/supabase-js";
import { useQuery } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import type { Role } from "../../data/accounts/accounts.ts";
import type { SchoolClient } from "../../data/client.ts";
import { getBackend, startBackend } from "../connection/backend.ts";
import { forgetDrafts } from "../connection/kept-drafts.ts";
import { roleQuery } from "./ahead.ts";
import { clearSession } from "./clear-session.ts";
import { flagDeletedProfile } from "./deleted-flag.ts";
import { freshMs, queryClient } from "./query-client.ts";
import { isDeleted } from "./sign-in.ts";

export type AccountSession = {
  /** docs/requirements.md R4.1. */
  state: "unknown" | "valid" | "invalid";
  /** True until the session, its role and its assurance level are known. */
  loading: boolean;
  user: User | null;
  /** Null where there is no session, or no role is recorded. */
  role: Role | null;
  /** True where the role or the level could not be asked: the backend does not answer. */
  isUnreachable: boolean;
  assuranceLevel: AuthenticatorAssuranceLevels | null;
  /** The account has a second factor that this session has not proven: it is not signed in yet. */
  needsSecondFactor: boolean;
  /** Asks for role and level again. */
  retry: () => void;
  /** Signs out on this device, in all its tabs, and leaves nothing of what the person was writing. */
  signOut: () => Promise<void>;
};

const SessionContext = createContext<AccountSession | null>(null);

/** The session around account, alumni and admin pages. Public pages have none and load none of it. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { state, session } = useKeptSession();
  useSessionRecheck(state === "valid");

  const userId = session?.user.id;
  const role = useQuery({
    ...roleQuery(userId),
    enabled: userId !== undefined,
    refetchInterval: freshMs,
  });
  const level = useQuery({
    // A factor that is taken away lowers what is asked of the same token.
    queryKey: ["assurance-level", userId, session?.access_token, session?.user.factors?.length],
    enabled: session !== null,
    queryFn: askAssuranceLevel,
    // A refreshed token is asked about behind the page: nobody loses what is being typed.
    placeholderData: (before, query) => (query?.queryKey[1] === userId ? before : undefined),
  });

  const isPending = role.isPending || level.isPending;
  const value: AccountSession = {
    state,
    loading: state === "unknown" || (state === "valid" && isPending),
    user: session?.user ?? null,
    role: role.data ?? null,
    isUnreachable: role.isLoadingError || level.isLoadingError,
    assuranceLevel: level.data?.currentLevel ?? null,
    needsSecondFactor: level.data?.nextLevel === "aal2" && level.data.currentLevel !== "aal2",
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

/** The role of who is signed in. Throws outside the provider of the session. */
export function useRole(): Role | null {
  return useSession().role;
}

/** The session as supabase-js keeps it; unknown until it has been read. docs/requirements.md R4.1. */
type KeptSession =
  | { state: "unknown" | "invalid"; session: null }
  | { state: "valid"; session: Session };

const invalid: KeptSession = { state: "invalid", session: null };

/**
 * Follows the session through sign-in, refresh and sign-out, in this tab and, as supabase-js tells
 * the others, in every tab.
 */
function useKeptSession(): KeptSession {
  const [kept, setKept] = useState<KeptSession>({ state: "unknown", session: null });

  useEffect(() => {
    let hasLeft = false;
    let unsubscribe = () => {};
    // Start-up comes first: a guarded page is taken over by React before it has ended.
    startBackend()
      .then(getBackend)
      .then((client) => {
        if (hasLeft) return;
        const { data } = client.auth.onAuthStateChange((event, session) => {
          // What one person was shown is nothing for the next.
          if (event === "SIGNED_OUT") queryClient.removeQueries();
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

/** docs/requirements.md R9.3. */
const intervalMs = 10 * 60_000;
const debounceMs = 2_000;

/**
 * Asks the backend whether the session still holds when its tab comes into view, at most every ten
 * minutes and never for a glance of less than two seconds. One that no longer holds is cleared.
 */
function useSessionRecheck(isValid: boolean): void {
  useEffect(() => {
    if (!isValid) return;
    let asked = Number.NEGATIVE_INFINITY;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onVisibility = () => {
      clearTimeout(timer);
      if (document.hidden || Date.now() - asked < intervalMs) return;
      timer = setTimeout(() => {
        asked = Date.now();
        getBackend()
          .then(recheck)
          .catch((failure) => console.warn("The session could not be rechecked:", failure));
      }, debounceMs);
    };
    document.addEventListener("visibilitychange", onVisibility);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", onVisibility);
    };
  }, [isValid]);
}

/**
 * A backend that cannot be reached says nothing about the session: only a refusal ends it. A token
 * that is refused may just have run out, unnoticed where the device's clock is slow: a new one is
 * asked for before the session counts as ended.
 */
async function recheck(client: SchoolClient): Promise<void> {
  const { data, error } = await client.auth.getUser();
  if (data.user && isDeleted(data.user)) flagDeletedProfile();
  else if (!isEnded(error) || !isEnded((await client.auth.refreshSession()).error)) return;
  await clearSession(client);
}

function isEnded(error: AuthError | null): boolean {
  const isRefused = error?.status === 400 || error?.status === 401 || error?.status === 403;
  return isRefused || error?.name === "AuthSessionMissingError";
}
