import calendarKinds from "messages:names/calendarKinds";
import { type CalendarItem, placeOf } from "../../../data/calendar/calendar-item.ts";
import { monthOf } from "../../../data/calendar/days.ts";
import { pageOfEntry } from "../../../data/calendar/entry-source.ts";
import type { CalendarFileItem } from "../../../data/calendar/icalendar.ts";
import { addressIn, type Language } from "../../../data/languages.ts";
import { campusName } from "../../../data/school/campuses.ts";
import { choiceName } from "../../../data/school/choices.ts";
import { levelNames, levelOf } from "../../../data/school/levels.ts";
import { nameOf } from "../../language/names.ts";

type Site = { url: string; name: string };

/** An entry or event with the place and page address for a calendar file. */
export function fileItem(item: CalendarItem, site: Site, language: Language): CalendarFileItem {
  const page = pageOfEntry(item) ?? `/calendar?view=agenda&month=${monthOf(item.from)}`;
  return {
    ...item,
    category:
      item.kind === "event"
        ? choiceName("event_categories", item.category, language)
        : (nameOf(calendarKinds[language], item.category) ?? ""),
    // An event is held on its campus; that of an entry says only whom it concerns.
    location: item.kind === "event" ? placeOf(item, site.name, language) : (item.venue ?? ""),
    url: new URL(addressIn(language, page), site.url).href,
  };
}

/** The title plus what a calendar elsewhere would not show: "Unit tests (Middle)"; `alike` are for other levels. */
export function fullTitle(
  { title, campus, levels }: Pick<CalendarItem, "title" | "campus" | "levels">,
  around: { campus: string | null; level: string | null },
  language: Language,
  alike: readonly Pick<CalendarItem, "levels">[] = [],
): string {
  const concerned = [...levels, ...alike.flatMap((other) => other.levels)];
  const isExpected = around.level !== null && concerned.includes(around.level);
  const said = [
    campus && campus !== around.campus && campusName(campus, language),
    ...(isExpected ? [] : levelNames(concerned, language)),
  ].filter(Boolean);
  return said.length > 0 ? `${title} (${said.join(", ")})` : title;
}

/** The name of a chosen level, or null for all levels. */
export function levelName(level: string | null, language: Language): string | null {
  return levelOf(level, language)?.name ?? null;
}

/** A calendar file response: to subscribe to or, with a file name, to download. */
export function calendarAnswer(file: string, download?: string): Response {
  return new Response(file, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      ...(download ? { "content-disposition": `attachment; filename="${download}.ics"` } : {}),
    },
  });
}

/** The calendar, entry or event does not exist. */
export function noCalendarFile(message: string): Response {
  return new Response(`${message}\n`, {
    status: 404,
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}
