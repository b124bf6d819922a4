const key = "alumni_registration";

/** What was typed so far, by the name of the field. Never the password. */
export type RegistrationDraft = Record<string, string>;

/** The password lives as long as the page: a tab that is closed forgets it. */
let password: string | undefined;

export function readDraft(): RegistrationDraft {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "{}");
  } catch {
    return {};
  }
}

/** Adds the answers of a step; an answer that was taken back goes. */
export function keepInDraft(answers: Record<string, unknown>): void {
  const { password: given, consent: _consent, ...kept } = answers;
  if (typeof given === "string") password = given;
  const said = Object.entries({ ...readDraft(), ...kept }).filter(
    ([, value]) => value !== undefined,
  );
  localStorage.setItem(
    key,
    JSON.stringify(Object.fromEntries(said.map(([name, value]) => [name, String(value)]))),
  );
}

export function heldPassword(): string | undefined {
  return password;
}

/** The registration has arrived, or the person starts anew. */
export function clearDraft(): void {
  password = undefined;
  localStorage.removeItem(key);
}
