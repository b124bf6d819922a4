import type { SchoolClient } from "../../data/client.ts";
import { byLanguage, type Language } from "../../data/languages.ts";
import { getSchool } from "../../data/school/school.ts";
import type { School } from "../../data/school/school-schema.ts";
import { unnamedSchool } from "../../data/school/unnamed-school.ts";

const fresh = 30_000;
const retry = 2_000;

export interface SchoolName {
  /** The name in a language, refreshed every 30 s; the last known one while the backend is down. */
  ask(language?: Language): Promise<string>;
  /** All details of the school, refreshed like the name; undefined before the first answer. */
  askAll(language: Language): Promise<School | undefined>;
  /** Call after writes to site content: the next question asks again. */
  renew(): void;
}

/**
 * Remembers the school's name, which is content (data/school/school.ts), for config.json and the
 * pages' contexts; error pages show the last known details.
 */
export function rememberSchoolName(client: () => SchoolClient): SchoolName {
  const names = byLanguage((language) => rememberIn(language, client));
  return {
    ask: async (language = "en") => ((await names[language].ask()) ?? unnamedSchool(language)).name,
    askAll: (language) => names[language].ask(),
    renew() {
      for (const { renew } of Object.values(names)) renew();
    },
  };
}

function rememberIn(language: Language, client: () => SchoolClient) {
  let school: School | undefined;
  let askAt = 0;
  let asking: Promise<School | undefined> | undefined;

  async function ask() {
    try {
      school = await getSchool(client(), language);
      askAt = performance.now() + fresh;
    } catch {
      // The backend logs the reason; a missing name must not fail the answer.
      askAt = performance.now() + retry;
    }
    asking = undefined;
    return school;
  }

  return {
    async ask(): Promise<School | undefined> {
      if (performance.now() < askAt) return school;
      asking ??= ask();
      return asking;
    },
    renew() {
      askAt = 0;
    },
  };
}
