import type { InLanguage, Language } from "../languages.ts";
import { type CampusId, campusName, campusPageName } from "../school/campuses.ts";
import type { LevelId } from "../school/levels.ts";
import type { CalendarKind } from "./calendar-kinds.ts";
import type { Day } from "./days.ts";
import type { Hours } from "./entry-hours.ts";
import type { Recurrence } from "./recurrence.ts";

/** The chosen campus, level and kind; null means all of them. */
export type CalendarChoice = {
  campus: CampusId | null;
  level: LevelId | null;
  kind: CalendarKind | null;
};

/** The choice of the whole calendar. */
export const everything: CalendarChoice = { campus: null, level: null, kind: null };

/** An entry, a published event or a dated notice, before its repetitions are expanded. */
export type CalendarItem = InLanguage<{
  id: string;
  kind: CalendarKind;
  title: string;
  description: string;
  campus: string | null;
  /** The levels that it concerns; all where empty. */
  levels: readonly string[];
  from: Day;
  to: Day;
  /** The times on those days unless it lasts all day. */
  hours: Hours | null;
  venue: string | null;
  /** The slug of an event's page. */
  slug: string | null;
  /** Of a dated notice, whose page is /notices/<id>. */
  isNotice?: true;
  category: string;
  recurrence: Recurrence | null;
  /** The days of its repetitions that are holidays, where those interrupt it. */
  except?: readonly Day[];
  isCancelled: boolean;
  /** Increases with every visible change. */
  sequence: number;
  created_at: string;
  updated_at: string;
}>;

/** The place of an event for readers elsewhere: venue, campus, school. */
export function placeOf(
  { venue, campus }: Pick<CalendarItem, "venue" | "campus">,
  school: string,
  language: Language,
): string {
  const name = campus && campusName(campus, language);
  const grounds = name && campusPageName(name, language);
  return [venue, grounds, school].filter(Boolean).join(", ");
}
