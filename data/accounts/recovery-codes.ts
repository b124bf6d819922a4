import { z } from "zod";
import type { SchoolClient } from "../client.ts";

/** What a person types who has lost the second factor; dashes, spaces and case are ignored. */
export const recoveryCodeSubmission = z.object({ code: z.string().trim().min(1).max(100) });

/**
 * Creates ten recovery codes, shown only now, and replaces the caller's old ones. Throws the
 * service's error.
 */
export async function createRecoveryCodes(client: SchoolClient): Promise<string[]> {
  const { data, error } = await client.rpc("create_recovery_codes");
  if (error) throw error;
  return data;
}

/** How many of the caller's recovery codes are unused. Throws the service's error. */
export async function countRecoveryCodes(client: SchoolClient): Promise<number> {
  const { data, error } = await client.rpc("count_recovery_codes");
  if (error) throw error;
  return data;
}

/**
 * Uses up one of the caller's recovery codes; false if it is not theirs or already used. Throws the
 * service's error, `PT429` after ten failures within fifteen minutes.
 */
export async function spendRecoveryCode(client: SchoolClient, code: string): Promise<boolean> {
  const { data, error } = await client.rpc("use_recovery_code", { code });
  if (error) throw error;
  return data;
}
