import type { SchoolClient } from "../../data/client.ts";
import { type ChoicesByLanguage, holdChoices } from "../../data/school/choices.ts";
import { listChoices } from "../../data/school/listed-choices.ts";
import { listSchoolLists } from "../../data/school/listed-lists.ts";
import { holdLists, type ListsByLanguage } from "../../data/school/school-lists.ts";

const fresh = 30_000;
const retry = 2_000;

/** The lists that every page uses, and those of which a page gets only the names it shows. */
export type Known = { lists: ListsByLanguage; choices: ChoicesByLanguage };

export interface KnownLists {
  /** The lists, refreshed every 30 s; the last known ones while the backend is down, undefined before. */
  ask(): Promise<Known | undefined>;
  /** Call after writes to a list: reads it again at once, for the next emails. */
  renew(): void;
}

/**
 * Remembers the school's lists, which every page uses, and those that the office keeps, for pages and for
 * texts that this process writes.
 */
export function rememberLists(client: () => SchoolClient): KnownLists {
  let known: Known | undefined;
  let askAt = 0;
  let asking: Promise<Known | undefined> | undefined;
  let turns = 0;

  async function ask(): Promise<Known | undefined> {
    turns += 1;
    const turn = turns;
    try {
      const [lists, choices] = await Promise.all([
        listSchoolLists(client()),
        listChoices(client()),
      ]);
      // This query began before a newer one: callers get the newer answer.
      if (turn !== turns) return asking ?? known;
      known = { lists, choices };
      holdLists(lists);
      holdChoices(choices);
      askAt = performance.now() + fresh;
    } catch {
      // The backend logs the reason; a missing list must not fail the answer.
      if (turn !== turns) return asking ?? known;
      askAt = performance.now() + retry;
    }
    asking = undefined;
    return known;
  }

  return {
    async ask() {
      if (performance.now() < askAt) return known;
      asking ??= ask();
      return asking;
    },
    renew() {
      askAt = 0;
      asking = ask();
    },
  };
}
