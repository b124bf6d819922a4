/** Whether an account has a second factor that its session has not proven, by Supabase Auth's levels. */
export function lacksSecondFactor(level: {
  currentLevel: string | null;
  nextLevel: string | null;
}): boolean {
  return level.nextLevel === "aal2" && level.currentLevel !== "aal2";
}

/** The factors that protect an account; one whose first code was never entered does not. */
export function verifiedFactors<Factor extends { status: string }>(
  factors: readonly Factor[] = [],
): Factor[] {
  return factors.filter(({ status }) => status === "verified");
}
