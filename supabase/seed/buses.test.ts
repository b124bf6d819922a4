import { expect, test } from "vitest";
import { type FirstCampusId, firstCampusesIn } from "../../data/school/first-campuses.ts";
import { schoolDay } from "./facts.ts";
import { everythingSaid, find, numberOf, sampleOf } from "./said.ts";

const sample = await sampleOf(new Date("2026-11-21T09:00:00Z"));
const english = everythingSaid(sample).filter(({ language }) => language === "en");
const routesOf = (campus: FirstCampusId) =>
  (sample.bus_routes ?? []).filter((route) => route.campus === campus);
const stopsOf = (campus: FirstCampusId) => {
  const ids = routesOf(campus).map(({ id }) => id);
  return (sample.bus_stops ?? []).filter(({ route_id }) => ids.includes(route_id));
};
const said = (campus: FirstCampusId, pattern: RegExp) =>
  find(english, pattern)
    .filter((one) => one.campus === campus)
    .flatMap(({ found: [word = ""] }) => numberOf(word) ?? []);

test("a campus has as many routes and buses as its pages say, to as many villages", () => {
  expect(new Set(said("paonta-sahib", /(\w+) routes/))).toEqual(
    new Set([routesOf("paonta-sahib").length]),
  );
  expect(new Set(said("majra", /(\w+)(?: —)?(?: bus)? routes/))).toEqual(
    new Set([routesOf("majra").length]),
  );
  expect(new Set(said("juniors", /(\w+) small buses/))).toEqual(
    new Set([routesOf("juniors").length]),
  );
  const villages = new Set(stopsOf("majra").flatMap(({ villages: names }) => names));
  expect(new Set(said("majra", /(\d+) villages/))).toEqual(new Set([villages.size]));
});

test.each(firstCampusesIn("en"))(
  "the buses of $name come before the first bell and leave after the last",
  ({ id }) => {
    const [first = "", last = ""] = schoolDay[id].en.split(" to ").map((time) => clockOf(time));
    for (const { morning_at, afternoon_at } of stopsOf(id)) {
      expect(String(morning_at) < first).toBe(true);
      expect(String(afternoon_at) > last).toBe(true);
    }
  },
);

/** "2:20 pm" as "14:20". */
function clockOf(time: string): string {
  const [, hour = "", minute = "", part] = /(\d+):(\d+) (am|pm)/.exec(time) ?? [];
  const hours = (Number(hour) % 12) + (part === "pm" ? 12 : 0);
  return `${String(hours).padStart(2, "0")}:${minute}`;
}

test("no child rides longer than its campus says", () => {
  const longest = (campus: FirstCampusId, reaches: number) =>
    Math.max(
      ...stopsOf(campus).map(({ morning_at }) => {
        const [hours = 0, minutes = 0] = String(morning_at).split(":").map(Number);
        return reaches - hours * 60 - minutes;
      }),
    );
  expect(longest("majra", 7 * 60 + 35)).toBeLessThanOrEqual(
    said("majra", /longer than (\d+) minutes/)[0] ?? 0,
  );
  expect(longest("juniors", 8 * 60 + 30)).toBeLessThanOrEqual(
    said("juniors", /at most (\d+) minutes/)[0] ?? 0,
  );
});

test("everything is said in Hindi too, village for village", () => {
  for (const { villages, translations } of sample.bus_stops ?? []) {
    const { hi } = translations as { hi: { name: string; landmark: string; villages: string[] } };
    expect(hi.name && hi.landmark).toMatch(/[ऀ-ॿ]/);
    expect(hi.villages).toHaveLength((villages as string[]).length);
  }
});

test("every stop has a fare of the schedule", () => {
  const { content } = sample.site_content?.find(({ key }) => key === "admissions") ?? {};
  const { fees } = content as { fees: { buses: { id: string }[] } };
  const ids = fees.buses.map(({ id }) => id);
  for (const { fare_id } of sample.bus_stops ?? []) expect(ids).toContain(fare_id);
});
