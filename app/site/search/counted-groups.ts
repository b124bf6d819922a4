import type { FoundGroup, FoundThing, SearchKind } from "../../../data/pages/site-search.ts";
import { isLoose } from "./found-reason.ts";

/** A kind of results as it stands on the page: under its name what fits, and apart from it what fits loosely. */
export type CountedGroup = {
  kind: SearchKind;
  /** How many stand under its name or behind its link; those not known yet count as fitting. */
  total: number;
  /** Those to be shown there. */
  things: FoundThing[];
  /** How many of those known fit, also those that the card above has shown. */
  known: number;
  /** Nothing of it is behind a link. */
  isAll: boolean;
  loose: FoundThing[];
};

/**
 * Counts once for the filter, the tabs and the fold, so that their numbers add up to the number found. Stops come last:
 * their lines are wider than the register, which they end.
 */
export function countedGroups(
  groups: readonly FoundGroup[],
  stems: string[],
  isAnswered: (kind: SearchKind, thing: FoundThing) => boolean,
): CountedGroup[] {
  const isStop = ({ kind }: FoundGroup) => kind === "stop";
  const inOrder = [...groups.filter((group) => !isStop(group)), ...groups.filter(isStop)];
  return inOrder.map(({ kind, total, things }) => {
    const loose = things.filter((thing) => isLoose(kind, thing, stems));
    const sure = things.filter((thing) => !loose.includes(thing));
    return {
      kind,
      total: total - loose.length,
      things: sure.filter((thing) => !isAnswered(kind, thing)),
      known: sure.length,
      isAll: total <= things.length,
      loose,
    };
  });
}

/** What a filter leads to: a kind of which something stands on the page or behind its link. */
export const hasOwnPlace = ({ things, isAll, total, known }: CountedGroup) =>
  things.length > 0 || (!isAll && total > known);

/** How many matches are folded away. */
export const looseIn = (groups: readonly CountedGroup[]) =>
  groups.reduce((sum, { loose }) => sum + loose.length, 0);
