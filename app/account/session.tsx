import type { AuthenticatorAssuranceLevels, User } from "@supabase/supabase-js";
import { useQuery } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext } from "react";
import type { Role } from "../../data/accounts/accounts.ts";
import { getBackend } from "../connection/backend.ts";
import { forgetDrafts } from "../connection/kept-drafts.ts";
import { roleQuery } from "./ahead.ts";
import { clearSession } from "./clear-session.ts";
import { useKeptSession } from "./kept-session.ts";
import { freshMs } from "./query-client.ts";
import { useSessionRecheck } from "./session-recheck.ts";

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
