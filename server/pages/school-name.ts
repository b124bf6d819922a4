import type { SchoolClient } from "../../data/client.ts";
import { byLanguage, type Language } from "../../data/languages.ts";
import { getSiteFrame, type SiteFrame } from "../../data/pages/site-frame.ts";
import { unnamedSchool } from "../../data/school/unnamed-school.ts";

const fresh = 30_000;
const retry = 2_000;

export interface SchoolName {
  /** The name in a language, refreshed every 30 s; the last known one while the backend is down. */
  ask(language?: Language): Promise<string>;
  /** All details of the school and the menu, refreshed like the name; undefined before the first answer. */
  askFrame(language: Language): Promise<SiteFrame | undefined>;
  /** Call after writes to site content: the next call queries again. */
  renew(): void;
}

/**
 * Remembers the school's name, which is content (data/school/school.ts), for config.json and the
 * pages' contexts; error pages show the last known details and menu.
 */
export function rememberSchoolName(client: () => SchoolClient): SchoolName {
  const frames = byLanguage((language) => rememberIn(language, client));
  return {
    ask: async (language = "en") =>
      ((await frames[language].ask())?.school ?? unnamedSchool(language)).name,
    askFrame: (language) => frames[language].ask(),
    renew() {
      for (const { renew } of Object.values(frames)) renew();
    },
  };
}

function rememberIn(language: Language, client: () => SchoolClient) {
  let frame: SiteFrame | undefined;
  let askAt = 0;
  let asking: Promise<SiteFrame | undefined> | undefined;

  async function ask() {
    try {
      frame = await getSiteFrame(client(), language);
      askAt = performance.now() + fresh;
    } catch {
      // The backend logs the reason; a missing name must not fail the answer.
      askAt = performance.now() + retry;
    }
    asking = undefined;
    return frame;
  }

  return {
    async ask(): Promise<SiteFrame | undefined> {
      if (performance.now() < askAt) return frame;
      asking ??= ask();
      return asking;
    },
    renew() {
      askAt = 0;
    },
  };
}
