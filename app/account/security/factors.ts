import type { Factor } from "@supabase/supabase-js";
import { useQuery } from "@tanstack/react-query";
import { getBackend } from "../../connection/backend.ts";
import { useSession } from "../session.tsx";

export const factorsKey = ["factors"];

/**
 * The second factors of who is signed in, as the backend has them now; as the session has them until
 * that is known, or while it cannot be asked.
 */
export function useFactors(): { verified: Factor[] } {
  const { user } = useSession();
  const { data = user?.factors ?? [] } = useQuery({
    queryKey: factorsKey,
    staleTime: 0,
    queryFn: async () => {
      const client = await getBackend();
      const { data, error } = await client.auth.mfa.listFactors();
      if (error) throw error;
      return data.all;
    },
  });
  return { verified: data.filter(({ status }) => status === "verified") };
}
