import type { CalendarChoice } from "../../../data/calendar/calendar-item.ts";
import { addressIn, type Language } from "../../../data/languages.ts";
import { allCampusesIn } from "../../../data/school/campuses.ts";
import { allLevelsIn } from "../../../data/school/levels.ts";

type FeedChoice = Pick<CalendarChoice, "campus" | "level">;

/** All feeds: "all.ics", "majra.ics", "majra-primary.ics". A feed of an archived campus or level keeps working. */
function allFeeds(): FeedChoice[] {
  return [null, ...allCampusesIn("en").map(({ id }) => id)].flatMap((campus) =>
    [null, ...allLevelsIn("en").map(({ id }) => id)].map((level) => ({ campus, level })),
  );
}

/** The name of a feed's file. */
function feedFile({ campus, level }: FeedChoice): string {
  return `${[campus ?? "all", level].filter(Boolean).join("-")}.ics`;
}

/** The campus and level of a feed's file name, or undefined if there is no such feed. */
export function findFeed(file: string): FeedChoice | undefined {
  return allFeeds().find((choice) => feedFile(choice) === file);
}

/** The subscription address for a choice. */
export function feedAddresses(choice: FeedChoice, siteUrl: string, language: Language) {
  return addressesOfFeed(addressIn(language, `/calendar/feed/${feedFile(choice)}`), siteUrl);
}

export type FeedAddresses = ReturnType<typeof addressesOfFeed>;

/**
 * The plain address of a feed, and the links by which the three large calendars subscribe to it.
 */
export function addressesOfFeed(path: string, siteUrl: string) {
  const https = new URL(path, siteUrl).href;
  const webcal = https.replace(/^https?:/, "webcal:");
  return {
    https,
    webcal,
    google: `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`,
    outlook: `https://outlook.live.com/calendar/0/addfromweb?url=${encodeURIComponent(https)}`,
  };
}
