import type { SchoolClient } from "../data/client.ts";
import type { Language } from "../data/languages.ts";
import { getSchool } from "../data/school.ts";
import { unnamedSchools } from "../data/unnamed-school.ts";

const FRESH = 30_000;
const RETRY = 2_000;

export interface SchoolName {
  /** The name as entered in a language, asked at most every 30 s; while the backend is down the last one heard. */
  ask(language?: Language): Promise<string>;
}

/** The school's name is content (data/school.ts); config.json and the pages' contexts repeat it. */
export function rememberSchoolName(client: () => SchoolClient): SchoolName {
  const names = { en: rememberNameIn("en", client), hi: rememberNameIn("hi", client) };
  return { ask: (language = "en") => names[language]() };
}

function rememberNameIn(language: Language, client: () => SchoolClient): () => Promise<string> {
  let name = unnamedSchools[language].name;
  let askAt = 0;
  let asking: Promise<string> | undefined;

  async function ask() {
    try {
      name = (await getSchool(client(), language)).name;
      askAt = performance.now() + FRESH;
    } catch {
      // The backend's own log says why; the name is not worth a failed answer.
      askAt = performance.now() + RETRY;
    }
    asking = undefined;
    return name;
  }

  return async () => {
    if (performance.now() < askAt) return name;
    asking ??= ask();
    return asking;
  };
}
