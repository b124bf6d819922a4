/** The shortest password that is accepted. */
export const shortestPassword = 8;

export type PasswordStrength = "short" | "weak" | "fair" | "strong";

/**
 * A hint on how strong a password is, from its length and variety; length counts more than special
 * characters (NIST SP 800-63B, appendix A). It refuses nothing.
 */
export function passwordStrength(password: string): PasswordStrength {
  if (password.length < shortestPassword) return "short";
  const different = new Set(password.toLowerCase()).size;
  const isRun = /^(.)\1+$|^(0?123456789?0?|abcdefg|qwerty)/i.test(password);
  if (different < 5 || isRun) return "weak";
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/].filter((kind) => kind.test(password));
  const score = password.length + 2 * kinds.length + different / 2;
  if (score < 18) return "weak";
  return score < 25 ? "fair" : "strong";
}
