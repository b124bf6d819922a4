import type { RegistrationStep } from "../../../data/alumni/registration.ts";

/** The steps of the registration in their order. */
export const steps: readonly RegistrationStep[] = ["account", "school", "today", "privacy"];

/** The step that an address names; the first where it names none. */
export function stepIn(search: URLSearchParams): RegistrationStep {
  return steps.find((step) => step === search.get("step")) ?? "account";
}

export const addressOf = (step: RegistrationStep) => `/alumni/register?step=${step}`;
