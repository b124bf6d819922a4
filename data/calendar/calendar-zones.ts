import ICAL from "ical.js";

/** The instant, in milliseconds, at which a zone's clocks show "2026-11-21T09:30:00". */
type Zone = (local: string) => number;
export type Zones = (name: string) => Zone | undefined;

/** The zone names of Windows and Outlook, from CLDR's table `windowsZones`. */
const windowsZones = new Map([
  ["India Standard Time", "Asia/Kolkata"],
  ["Sri Lanka Standard Time", "Asia/Colombo"],
  ["Nepal Standard Time", "Asia/Kathmandu"],
  ["Bangladesh Standard Time", "Asia/Dhaka"],
  ["Pakistan Standard Time", "Asia/Karachi"],
  ["Arabian Standard Time", "Asia/Dubai"],
  ["Arab Standard Time", "Asia/Riyadh"],
  ["SE Asia Standard Time", "Asia/Bangkok"],
  ["Singapore Standard Time", "Asia/Singapore"],
  ["China Standard Time", "Asia/Shanghai"],
  ["Tokyo Standard Time", "Asia/Tokyo"],
  ["AUS Eastern Standard Time", "Australia/Sydney"],
  ["New Zealand Standard Time", "Pacific/Auckland"],
  ["GMT Standard Time", "Europe/London"],
  ["Greenwich Standard Time", "Atlantic/Reykjavik"],
  ["W. Europe Standard Time", "Europe/Berlin"],
  ["Central Europe Standard Time", "Europe/Budapest"],
  ["Central European Standard Time", "Europe/Warsaw"],
  ["Romance Standard Time", "Europe/Paris"],
  ["Russian Standard Time", "Europe/Moscow"],
  ["South Africa Standard Time", "Africa/Johannesburg"],
  ["Eastern Standard Time", "America/New_York"],
  ["Central Standard Time", "America/Chicago"],
  ["Mountain Standard Time", "America/Denver"],
  ["Pacific Standard Time", "America/Los_Angeles"],
]);

/**
 * Finds a zone by name: first in the platform's time zone database, also by its Windows name, then
 * in the file's own definitions. Undefined if neither knows it.
 */
export function zonesOf(definitions: readonly ICAL.Component[]): Zones {
  const defined = new Map(
    definitions
      .slice(0, mostDefinitions)
      .map((each) => [String(each.getFirstPropertyValue("tzid")), each]),
  );
  const met = new Map<string, Zone | undefined>();
  return (name) => {
    if (!met.has(name)) {
      met.set(name, platformZone(windowsZones.get(name) ?? name) ?? definedZone(defined.get(name)));
    }
    return met.get(name);
  };
}

function platformZone(name: string): Zone | undefined {
  try {
    const format = new Intl.DateTimeFormat("en", { timeZone: name, timeZoneName: "longOffset" });
    const offset = (instant: number) => {
      const parts = format.formatToParts(instant);
      const text = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
      const [, sign, hours = 0, minutes = 0] = /([+-])(\d+):(\d+)/.exec(text) ?? [];
      return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
    };
    return (local) => {
      const clock = Date.parse(`${local}Z`);
      // Repeated from the result, because the clocks may have changed in between.
      return clock - offset(clock - offset(clock));
    };
  } catch {
    return undefined;
  }
}

/** The years for which a definition is expanded. */
const [firstYear, lastYear] = [1970, 2100];
const mostDefinitions = 20;
const mostParts = 12;

/**
 * Expands a definition change by change, from its start to the last year. Definitions with many
 * more than two changes a year are refused.
 */
function definedZone(definition: ICAL.Component | undefined): Zone | undefined {
  const parts = definition?.getAllSubcomponents() ?? [];
  if (
    !definition ||
    parts.length === 0 ||
    parts.length > mostParts ||
    !parts.every(hasFewChanges)
  ) {
    return undefined;
  }
  const zone = new ICAL.Timezone(definition);
  // Done at once, because the library starts over with each later year.
  zone.utcOffset(ICAL.Time.fromDateTimeString(`${lastYear}-12-31T00:00:00`));
  return (local) => {
    const time = ICAL.Time.fromDateTimeString(local);
    if (time.year < firstYear || time.year > lastYear) return Number.NaN;
    return Date.parse(`${local}Z`) - zone.utcOffset(time) * 1_000;
  };
}

type RawRule = { freq?: unknown; bymonth?: unknown; byday?: unknown; bymonthday?: unknown };

function hasFewChanges(part: ICAL.Component): boolean {
  const valuesOf = (name: string) =>
    part.getAllProperties(name).flatMap((property): unknown[] => property.toJSON().slice(3));
  const rules = valuesOf("rrule");
  const [start = ""] = valuesOf("dtstart");
  // Outlook's begin in 1601.
  if (rules.length > 1 || valuesOf("rdate").length > 200 || String(start) < "1600") return false;
  return rules.every((rule) => {
    const { freq, bymonth, byday, bymonthday, ...rest } = rule as RawRule;
    const others = Object.keys(rest).filter((name) => !["until", "wkst"].includes(name));
    if (freq !== "YEARLY" || others.length > 0) return false;
    if (Array.isArray(bymonth) || Array.isArray(byday)) return false;
    // "The Sunday among the days 8 to 14" is one day; seven days, or every Sunday of a year, are not.
    if (byday !== undefined && bymonth === undefined) return false;
    return !Array.isArray(bymonthday) || (byday !== undefined && bymonthday.length <= 7);
  });
}
