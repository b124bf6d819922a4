import type secondFactorStepTexts from "messages:account/secondFactorStep";
import type { Factor } from "@supabase/supabase-js";

/** What a person is asked by when there are several: a phone by its last digits, an app by its name. */
export function nameOfFactor(
  { factor_type, friendly_name }: Factor,
  t: typeof secondFactorStepTexts.en,
): string {
  if (factor_type === "phone") return t.message(friendly_name ?? "");
  return friendly_name || t.unnamed;
}
