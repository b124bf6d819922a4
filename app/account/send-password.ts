import type { SchoolClient } from "../../data/client.ts";

/** What the embedded backend answers where others of the same network have failed too often. */
const proofWanted = "proof_of_work_required";

/**
 * Signs in by a password (docs/requirements.md R7.1). Where the backend asks for a proof of work first, computes it
 * and tries once more, in supabase-js's own field for such proofs; a hosted project never asks. Resolves
 * as `signInWithPassword` does.
 */
export async function sendPassword(
  client: SchoolClient,
  credentials: { email: string; password: string },
  isLate: () => boolean = () => false,
) {
  const answer = await client.auth.signInWithPassword(credentials);
  if (answer.error?.code !== proofWanted || isLate()) return answer;
  const captchaToken = await computeProof();
  if (!captchaToken || isLate()) return answer;
  return client.auth.signInWithPassword({ ...credentials, options: { captchaToken } });
}

async function computeProof(): Promise<string | undefined> {
  try {
    const { findProof } = await import("../ui/form-proof.ts");
    return await findProof("/auth/v1/proof-of-work");
  } catch (failure) {
    console.warn("The proof of work for the sign-in could not be computed:", failure);
    return undefined;
  }
}
