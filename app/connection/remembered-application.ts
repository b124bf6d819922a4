import { isLinkKey } from "../../data/forms/ids.ts";

// A family may ask its own phone to keep the way back to an application, and what is typed into it, until it is sent.
// Unasked, only the tab remembers what was typed: on a phone that people share, a child’s details do not stay.

const wayBack = "application";
/** As long as the school keeps what is not sent, in milliseconds. */
const longest = 30 * 86_400_000;

/** `token` is the personal link’s. */
type Application = { token: string; reference: string };
/** `until` is in milliseconds since 1970. */
type Remembered = Application & { until: number };

/** The application that this device remembers; one that the school has no more is forgotten. */
export function readRemembered(): Application | undefined {
  const { token = "", reference = "", until = 0 }: Partial<Remembered> = read("device", wayBack);
  if (until > Date.now() && isLinkKey(token)) return { token, reference };
  if (token) forgetApplication();
  return undefined;
}

export function rememberApplication({ token, reference }: Application): void {
  forgetApplication();
  write("device", wayBack, { token, reference, until: Date.now() + longest });
  for (const key of typedKeys("tab", reference)) write("device", key, read("tab", key));
}

export function forgetApplication(): void {
  const { reference = "" }: Partial<Remembered> = read("device", wayBack);
  for (const key of [wayBack, ...typedKeys("device", reference)]) remove("device", key);
}

/** What was typed into a page, by field name. */
export function readTyped(page: string): Record<string, string> {
  return { ...read("device", typedIn(page)), ...read("tab", typedIn(page)) };
}

export function holdTyped(page: string, typed: object): void {
  write("tab", typedIn(page), typed);
  const { reference } = readRemembered() ?? {};
  if (reference && page.startsWith(reference)) write("device", typedIn(page), typed);
}

/** Forgets what was typed into a page: it is saved. */
export function dropTyped(page: string): void {
  remove("tab", typedIn(page));
  remove("device", typedIn(page));
}

const typedIn = (page: string) => `typed:${page}`;

// A store that is full or forbidden remembers nothing: the form itself still holds everything.

type Place = "tab" | "device";

const storeOf = (place: Place) => (place === "tab" ? sessionStorage : localStorage);

function typedKeys(place: Place, reference: string): string[] {
  try {
    const own = `${typedIn(reference)}:`;
    return reference ? Object.keys(storeOf(place)).filter((key) => key.startsWith(own)) : [];
  } catch {
    return [];
  }
}

function read(place: Place, key: string) {
  try {
    return JSON.parse(storeOf(place).getItem(key) ?? "{}");
  } catch {
    return {};
  }
}

function write(place: Place, key: string, value: object): void {
  try {
    storeOf(place).setItem(key, JSON.stringify(value));
  } catch {}
}

function remove(place: Place, key: string): void {
  try {
    storeOf(place).removeItem(key);
  } catch {}
}
