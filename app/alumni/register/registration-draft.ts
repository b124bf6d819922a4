import type { RegistrationStep } from "../../../data/alumni/registration.ts";

/** The steps of the registration in their order. */
export const steps: readonly RegistrationStep[] = ["account", "school", "today", "privacy"];

/** The step that an address names, else the first. */
export function stepIn(search: URLSearchParams): RegistrationStep {
  return steps.find((step) => step === search.get("step")) ?? "account";
}

export const addressOf = (step: RegistrationStep) => `/alumni/register?step=${step}`;

const draftKey = "alumni_registration";

/** What was typed so far, by field name. Never the password. */
export type RegistrationDraft = Record<string, string>;

/** Only in memory: closing the tab forgets it. */
let password: string | undefined;

export function readDraft(): RegistrationDraft {
  try {
    return JSON.parse(localStorage.getItem(draftKey) ?? "{}");
  } catch {
    return {};
  }
}

/** Adds the answers of a step; an undefined one leaves the draft. */
export function keepInDraft(answers: Record<string, unknown>): void {
  const { password: given, consent: _consent, ...kept } = answers;
  if (typeof given === "string") password = given;
  const said = Object.entries({ ...readDraft(), ...kept }).filter(
    ([, value]) => value !== undefined,
  );
  localStorage.setItem(
    draftKey,
    JSON.stringify(Object.fromEntries(said.map(([name, value]) => [name, String(value)]))),
  );
}

export function heldPassword(): string | undefined {
  return password;
}

/** After the registration has been saved. */
export function clearDraft(): void {
  password = undefined;
  localStorage.removeItem(draftKey);
}

const sentKey = "alumni_registered";

/** Remembers that this tab sent a registration: only here its thanks are shown, also after a reload. */
export function keepSentRegistration(): void {
  sessionStorage.setItem(sentKey, "sent");
}

export function hasSentRegistration(): boolean {
  return sessionStorage.getItem(sentKey) !== null;
}
