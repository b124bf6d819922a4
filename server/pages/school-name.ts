import type { SchoolClient } from "../../data/client.ts";
import type { Language } from "../../data/languages.ts";
import { getSchool } from "../../data/school/school.ts";
import type { School } from "../../data/school/school-schema.ts";
import { unnamedSchools } from "../../data/school/unnamed-school.ts";

const FRESH = 30_000;
const RETRY = 2_000;

export interface SchoolName {
  /** The name as entered in a language, asked at most every 30 s; while the backend is down the last one heard. */
  ask(language?: Language): Promise<string>;
  /** All that was last heard of the school in a language, asked as the name is; undefined before the first answer. */
  askAll(language: Language): Promise<School | undefined>;
  /** To be called after writes to the site's content: the next question is asked anew. */
  renew(): void;
}

/** The school's name is content (data/school/school.ts); config.json and the pages' contexts repeat it, and pages that fail show what was last heard. */
export function rememberSchoolName(client: () => SchoolClient): SchoolName {
  const names = { en: rememberIn("en", client), hi: rememberIn("hi", client) };
  return {
    ask: async (language = "en") =>
      ((await names[language].ask()) ?? unnamedSchools[language]).name,
    askAll: (language) => names[language].ask(),
    renew() {
      names.en.renew();
      names.hi.renew();
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
      askAt = performance.now() + FRESH;
    } catch {
      // The backend's own log says why; the name is not worth a failed answer.
      askAt = performance.now() + RETRY;
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
