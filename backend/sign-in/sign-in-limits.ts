import { AuthError, tooMany } from "../http/auth-error.ts";
import { networkOf, wideNetworkOf } from "../http/client.ts";
import type { AccountLimits } from "../throttle/account-limits.ts";
import type { Attempt, Attempts, Full } from "../throttle/attempts.ts";
import { type ProofOfWork, taskLifetime } from "../throttle/proof-of-work.ts";

/** A sign-in attempt: the account's address, the network, and any known device or proof of work. */
export type Trier = {
  account: string;
  address: string;
  /** The account's known device that makes the attempt, from findKnownDevice. */
  device: string | undefined;
  /** The captcha_token that was sent. */
  proof: unknown;
};

export type SignInLimits = {
  /** Counts an attempt, or refuses it with 429. Resolves with a function that takes the count back. */
  admit: (trier: Trier) => Promise<() => Promise<void>>;
};

const quarterHour = 15 * 60;
const fiveMinutes = 5 * 60;
const hour = 60 * 60;
/** An account with this many failures takes no proof of work: its password is being guessed. */
const fewFailures = 3;
/** A /48 of IPv6 may do this many times what one network may. */
const wide = 5;

/**
 * Decides who may still try a password (docs/decisions/sign-up-and-sign-in.md): a known device has its own
 * counter; all others are counted by account and by network. If the network has failed too often, each proof
 * of work allows one attempt, as long as the account has few failures and the network few such attempts.
 */
export function signInLimits(
  limits: AccountLimits,
  attempts: Attempts,
  proofs: ProofOfWork,
): SignInLimits {
  const failures = (kind: string, who: string, times = 1): Attempt => ({
    kind,
    who,
    allowed: limits.failures * times,
    seconds: quarterHour,
  });
  const signIns = (who: string): Attempt => ({
    kind: "sign_ins",
    who,
    allowed: limits.tokens,
    seconds: fiveMinutes,
  });
  const byProof = (kind: string, who: string, times = 1): Attempt => ({
    kind,
    who,
    allowed: limits.proofs * times,
    seconds: hour,
  });

  function usual({ account, address }: Trier): Attempt[] {
    const [network, wider] = [networkOf(address), wideNetworkOf(address)];
    return [
      failures("account_failures", account),
      ...(wider ? [failures("wide_failures", wider, wide)] : []),
      failures("network_failures", network),
      signIns(network),
    ];
  }

  function proven({ account, address }: Trier): Attempt[] {
    const [network, wider] = [networkOf(address), wideNetworkOf(address)];
    const ofAccount = failures("account_failures", account);
    return [
      { ...ofAccount, allowed: Math.min(fewFailures, limits.failures) },
      ...(wider ? [byProof("wide_proofs", wider, wide)] : []),
      byProof("network_proofs", network),
    ];
  }

  async function admitKnown(device: string) {
    const tries = [failures("device_failures", device), signIns(device)];
    refuse(await attempts.take(tries));
    return () => attempts.giveBack(tries.slice(0, 1));
  }

  async function admitProven(trier: Trier, full: Full) {
    const tries = proven(trier);
    const id = proofs.judge(trier.proof);
    if (!id) {
      refuse(await attempts.findFull(tries));
      throw tooMany(full.wait, "proof_of_work_required");
    }
    // A proof counts once: the next attempt needs another.
    const spent = { kind: "spent_proofs", who: id, allowed: 1, seconds: taskLifetime };
    const refused = await attempts.take([...tries, spent]);
    if (refused?.kind === "spent_proofs") throw tooMany(full.wait, "proof_of_work_required");
    refuse(refused);
    return () => attempts.giveBack(tries);
  }

  return {
    async admit(trier) {
      if (trier.device) return admitKnown(trier.device);
      const tries = usual(trier);
      const full = await attempts.take(tries);
      if (full?.kind === "account_failures") throw tooMany(full.wait);
      if (full) return admitProven(trier, full);
      // Sign-ins count whether or not they succeed.
      return () => attempts.giveBack(tries.filter(({ kind }) => kind !== "sign_ins"));
    },
  };
}

function refuse(full: Full | undefined): void {
  if (full) throw tooMany(full.wait);
}

/** Whether an attempt failed because of its credentials, so that it counts. */
export const isFailedTry = (error: unknown) =>
  error instanceof AuthError && error.code === "invalid_credentials";
