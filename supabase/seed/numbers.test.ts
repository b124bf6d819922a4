import { describe, expect, test } from "vitest";
import { type FirstCampusId, firstCampusesIn } from "../../data/school/first-campuses.ts";
import { gradesIn } from "../../data/school/grades.ts";
import { officeHours, primaryDay, schoolDay } from "./facts.ts";
import {
  everythingSaid,
  find,
  numberOf,
  numbersIn,
  type Pair,
  pairsOf,
  type Row,
  sampleOf,
  wrong,
} from "./said.ts";

const sample = await sampleOf(new Date("2026-11-21T09:00:00Z"));
const said = everythingSaid(sample);
const english = said.filter(({ language }) => language === "en");

function content(key: string): Row {
  return sample.site_content?.find((row) => row.key === key)?.content as Row;
}

// A number is a fact, and a fact is the same in every language. Words with a plural are written by
// the rules of each.
test("a text in Hindi has the numbers of the text in English", () => {
  const pairs = pairsOf(sample);
  expect(pairs.length).toBeGreaterThan(300);
  expect(pairs.flatMap(differences)).toEqual([]);
});

function differences({ at, en, hi }: Pair): string[] {
  if (typeof en === "string" && typeof hi === "string") {
    const alike = String(numbersIn(en)) === String(numbersIn(hi));
    return alike || en.includes("{") ? [] : [`${at}: ${en} | ${hi}`];
  }
  if (typeof en === "object" && typeof hi === "object" && en && hi) {
    const names = new Set([...Object.keys(en), ...Object.keys(hi)]);
    const part = (of: object, name: string) => (of as Record<string, unknown>)[name];
    return [...names].flatMap((name) =>
      differences({ at: `${at}/${name}`, en: part(en, name), hi: part(hi, name) }),
    );
  }
  return en === hi ? [] : [`${at}: ${en} | ${hi}`];
}

// Said in words and in digits, in several rooms of the site; the Hindi texts follow by the test above.
test.each<[what: string, campus: FirstCampusId | null, pattern: RegExp, least: number]>([
  ["acres", null, /([\w-]+)(?: —)? acres/, 5],
  ["students at Paonta Sahib", "paonta-sahib", /(\d,\d+)\+?(?: — | )(?:students|children)/, 2],
  ["students at Majra", "majra", /(\d,\d+)\+?(?: — | and more | )students/, 3],
  ["villages", null, /(\d+) villages/, 3],
  ["bus routes of Paonta Sahib", "paonta-sahib", /(\w+) routes/, 2],
  ["bus routes of Majra", "majra", /(\w+)(?: —)?(?: bus)? routes/, 2],
  ["buses of Juniors", "juniors", /(\w+) small buses/, 2],
  ["books lent a month", "majra", /([\d,]+)(?: —)? (?:loans|books) a month/, 2],
  ["kinds of seed", "majra", /(\d+) kinds/, 2],
  ["singers", null, /(\w+) singers/, 3],
  ["drums", null, /(\w+) drums/, 3],
  ["collected songs", null, /(\d+) so far/, 2],
  ["stalls at the fair", null, /(\w+) stalls/, 2],
  ["centimetres to a window", "juniors", /([\w-]+) centimetres above the floor/, 2],
  ["centimetres of the telescope", null, /telescope of (\d+) cm/, 2],
  ["days to a place in writing", null, /within (\w+) working days, with the fee schedule/, 2],
  ["care room hours", "juniors", /care room(?: —)? to (\d+:\d\d) pm/, 2],
  ["hours of Playgroup", null, /Playgroup(?: — 8:45 am)? to (\d+:\d\d) am/, 2],
  ["hours of the laboratories", null, /laboratories(?: open)? to (\d+:\d\d) pm/, 2],
  ["hours of the study room", null, /study room(?: open)? to (\d+:\d\d) pm/, 2],
  ["hours of the office in a break", null, /weekdays .*(\d\d:\d\d) am to 1:00 pm/, 2],
  ["the hour of the flag", null, /flag (?:goes up )?at (\d+:\d\d) am/, 2],
  [
    "the hour of sports day",
    "paonta-sahib",
    /(?:Sahib, |(?=\d+:\d\d am – March past))(\d+:\d\d) am/,
    2,
  ],
  ["the hour of visits", null, /weekday[^.]* (\d+:\d\d am),? with the (?:campus )?office/, 3],
])("%s: the same everywhere", (_, campus, pattern, least) => {
  const found = find(english, pattern)
    .filter((one) => !campus || one.campus === campus)
    .flatMap(({ found: [word = ""] }) => numberOf(word) ?? []);
  expect([...new Set(found)]).toHaveLength(1);
  expect(found.length).toBeGreaterThanOrEqual(least);
});

test("the second meeting at Majra and its library keep the hours of the calendar", () => {
  const hoursOf = (wanted: string) => {
    const { start_time, end_time } =
      sample.calendar_entries?.find(({ title }) => title === wanted) ?? {};
    return { start_time, end_time };
  };
  const clock = (text = "") => {
    const [hour = 0, minute = 0] = text.split(":").map(Number);
    return `${hour + 12}:${String(minute).padStart(2, "0")}`;
  };
  const [meeting] = find(english, /repeated from (\d+:\d\d) pm/);
  expect(hoursOf("Evening meeting after the milking").start_time).toBe(clock(meeting?.found[0]));
  const [library] = find(english, /Majra library now closes at (\d+:\d\d) pm/);
  expect(hoursOf("Parents read, with tea").end_time).toBe(clock(library?.found[0]));
  const morning = (sample.events ?? []).find(({ slug }) => slug === "parents-meeting");
  const { start_time } = hoursOf("Parents’ meeting, Classes 1 to 5");
  expect(String(morning?.starts_at)).toContain(`T${start_time}`);
});

test("as many sports, clubs and years of school are told of as there are", () => {
  const groups = (key: string) => (content(key).groups as { rows: Row[] }).rows.length;
  const counts: [pattern: RegExp, right: number][] = [
    [/all (\d+) sports/, (sample.sports_programs ?? []).length],
    [/(\w+) clubs, each/, groups("co-curricular/clubs-societies")],
    [/^(\w+) years(?: from|, drawn)/, gradesIn("en").length],
  ];
  for (const [pattern, right] of counts) {
    const found = find(english, pattern);
    expect(wrong(found, ({ found: [word = ""] }) => numberOf(word) === right)).toEqual([]);
    expect(found, String(pattern)).not.toEqual([]);
  }
});

test("a hall or a morning seats as many as take part in it", () => {
  const places = (sample.events ?? []).flatMap(({ capacity, summary, body }) =>
    [...`${summary} ${body}`.matchAll(/([\w-]+) (?:seats|visitors)/g)].map(([, word = ""]) => [
      numberOf(word),
      capacity,
    ]),
  );
  expect(places).toHaveLength(3);
  for (const [seats, capacity] of places) expect(seats).toBe(capacity);
});

describe.each(firstCampusesIn("en"))("the campus $name", ({ id, facts }) => {
  const page = content(`campus/${id}`) as {
    hours: { what: string; when: string }[];
    facilities: { count: string; name: string }[];
  };
  const { campuses: disclosed } = content("disclosure") as {
    campuses: Record<
      FirstCampusId,
      {
        staff: { sections: number };
        infrastructure: {
          classrooms: { count: number };
          laboratories: { count: number }[];
          libraryBooks: number;
        };
      }
    >;
  };
  const { staff, infrastructure } = disclosed[id];
  const countOf = (name: RegExp) =>
    numberOf(page.facilities.find((one) => name.test(one.name))?.count ?? "0");

  test("has the rooms and books that it discloses", () => {
    expect(countOf(/^(class)?rooms$/)).toBe(infrastructure.classrooms.count);
    const laboratories = infrastructure.laboratories.reduce((sum, { count }) => sum + count, 0);
    expect(countOf(/^laboratories$/)).toBe(laboratories);
    const books = [
      countOf(/books$/),
      ...find(english, /([\d,]+) books and/).flatMap(({ campus, found: [count = ""] }) =>
        campus === id ? (numberOf(count) ?? []) : [],
      ),
    ];
    expect(books).toContain(infrastructure.libraryBooks);
  });

  test("has no class larger than the school promises", () => {
    const [most = 0, mostAtJuniors = 0] = find(english, /no(?: class has)? more than (\d+)/).map(
      ({ found: [count = ""] }) => Number(count),
    );
    const students = numberOf(/[\d,]+(?=\+ students)/.exec(facts.join(" "))?.[0] ?? "0") ?? 0;
    expect(students / staff.sections).toBeLessThan(id === "juniors" ? mostAtJuniors : most);
    const sizes = find(english, /(?:at most|^31 — |Group size — )(\d+)/);
    expect(wrong(sizes, ({ found: [size] }) => Number(size) <= most)).toEqual([]);
  });

  test("has one school day and one time of its office", () => {
    const when = (what: RegExp) => page.hours.find((one) => what.test(one.what))?.when;
    const rows = (content("campuses").compare as { rows: { question: string; answers: Row }[] })
      .rows;
    expect(when(/^School day$/)).toBe(schoolDay[id].en);
    expect(rows.find(({ question }) => question === "School day")?.answers[id]).toBe(
      schoolDay[id].en,
    );
    expect(when(/office$/)).toBe(`Weekdays, ${officeHours[id].en}`);
    // Visitors come to it at a quarter past eight.
    expect(numberOf(/\d+:\d\d/.exec(officeHours[id].en)?.[0] ?? "")).toBeLessThanOrEqual(815);
  });
});

test("the school office, the levels and the bell keep the hours of Paonta Sahib", () => {
  const { hours } = content("contact") as { hours: { time: string }[] };
  expect(hours[0]?.time).toBe(officeHours["paonta-sahib"].en);
  for (const level of ["middle", "secondary", "senior-secondary"]) {
    const facts = content(`academics/${level}`).facts as { label: string; value: string }[];
    const day = facts.find(({ label }) => label === "School day")?.value;
    expect(day).toContain(`${schoolDay["paonta-sahib"].en} (Majra ${schoolDay.majra.en})`);
  }
  const young = find(english, /(?:Classes 1 to 5|School day) — (8:15 am to \d+:\d\d pm)/);
  expect(wrong(young, ({ found: [day] }) => day === primaryDay.en)).toEqual([]);
  expect(young).toHaveLength(2);
  const [bell] = find(english, /first bell rings at (\d+:\d\d) am/);
  const [later] = find(english, /leave each stop (\w+) minutes later/);
  const [last] = find(english, /last bell stays at (\d+:\d\d pm)/);
  const begins = numberOf(/\d+:\d\d/.exec(schoolDay["paonta-sahib"].en)?.[0] ?? "") ?? 0;
  expect(numberOf(bell?.found[0] ?? "")).toBe(begins + (numberOf(later?.found[0] ?? "") ?? 0));
  expect(schoolDay["paonta-sahib"].en).toContain(last?.found[0] ?? "a last bell");
});
