import type secondFactorStepTexts from "messages:account/secondFactorStep";
import type { Factor } from "@supabase/supabase-js";
import { useQuery } from "@tanstack/react-query";
import { verifiedFactors } from "../../../data/accounts/second-factors.ts";
import { getBackend } from "../../connection/backend.ts";
import { useSession } from "../session.tsx";

export const factorsKey = ["factors"];

/**
 * The second factors of the signed-in person as the backend has them; until it answers, as the session has
 * them.
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
  return { verified: verifiedFactors(data) };
}

/** The query key of the number of unused recovery codes. */
export const recoveryCodesKey = ["recovery-codes"];

/** The name of a factor in a choice of several: a phone by its last digits, an app by its name. */
export function nameOfFactor(
  { factor_type, friendly_name }: Factor,
  t: typeof secondFactorStepTexts.en,
): string {
  if (factor_type === "phone") return t.message(friendly_name ?? "");
  return friendly_name || t.unnamed;
}
