import { byLanguage, languages } from "../../data/languages.ts";
import type { KnownLists } from "../pages/known-lists.ts";
import type { SchoolName } from "../pages/school-name.ts";
import type { Moment } from "./app.ts";

type Site = Moment["site"];

/** What every rendering begins with: fixed settings, and what is currently known of the school. */
export function siteOfMoment(
  settings: Pick<Site, "url" | "hasPhones" | "payments" | "push">,
  { school, lists }: { school: SchoolName; lists: KnownLists },
): () => Promise<Site> {
  return async () => {
    const [name, known, ...heard] = await Promise.all([
      school.ask(),
      lists.ask(),
      ...languages.map(({ id }) => school.askFrame(id)),
    ]);
    const lastHeard = byLanguage(
      (language) => heard[languages.findIndex(({ id }) => id === language)],
    );
    return { ...settings, name, lastHeard, lists: known?.lists, choices: known?.choices };
  };
}
