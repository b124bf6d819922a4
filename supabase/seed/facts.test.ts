import { describe, expect, test } from "vitest";
import { pageWords } from "../../data/pages/page-names.ts";
import { sitePages } from "../../data/pages/site-map.ts";
import { type FirstCampusId, firstCampusesIn } from "../../data/school/first-campuses.ts";
import { campusesOf, gradeIn, gradesIn } from "../../data/school/grades.ts";
import { levelsIn } from "../../data/school/levels.ts";
import { sessionYear } from "./days.ts";
import {
  firstBatch,
  firstStreams,
  homework,
  libraryCloses,
  opened,
  siblingDiscount,
} from "./facts.ts";
import { everythingSaid, type Found, find, numberOf, type Row, sampleOf, wrong } from "./said.ts";

// A fact is compared wherever it is said: in every row and page of the sample school, and in the
// site's own words. Where it is found less often than it was, a text has begun to say it otherwise.

const today = "2026-11-21";
const sample = await sampleOf(new Date(`${today}T09:00:00Z`));
const said = everythingSaid(sample);
const pages = said.filter(({ at }) => at.startsWith("site_content/"));

function expectOf(found: Found[], least: number, isRight: (one: Found) => boolean): void {
  expect(wrong(found, isRight)).toEqual([]);
  expect(found.length).toBeGreaterThanOrEqual(least);
}

function content(key: string): Row {
  return sample.site_content?.find((row) => row.key === key)?.content as Row;
}

test("parents in India say Class", () => {
  const names = sitePages().flatMap(({ path }) => {
    const words = pageWords(path, "en");
    return [words?.name ?? "", words?.description ?? ""];
  });
  const english = said.filter(({ language }) => language === "en").map(({ text }) => text);
  expect([...names, ...english].filter((text) => /\bGrades?\b/.test(text))).toEqual([]);
});

const grades = gradesIn("en");
const levels = levelsIn("en");

describe("a campus teaches the classes of the school", () => {
  const taught = (campus: FirstCampusId) =>
    grades.flatMap((grade, place) => (campusesOf(grade).includes(campus) ? [place] : []));
  const placeOf = (name = "") =>
    grades.findIndex((grade) =>
      [grade.stored, gradeIn(grade.stored, "hi"), grade.stored.replace("Class ", "")].includes(
        name.replace("Classes", "Class"),
      ),
    );
  const names = grades.slice(0, 4).flatMap(({ stored }) => [stored, gradeIn(stored, "hi")]);
  const one = `${names.join("|")}|(?:Class(?:es)?|कक्षा) \\d+`;
  const range = new RegExp(`(${one})(?: to |–| से )(?:Class |कक्षा )?(${names.join("|")}|\\d+)`);

  test("in every range that is said of it", () => {
    const ranges = find(pages, range).filter(({ campus }) => campus);
    const ends = ({ found }: Found) => found.map(placeOf) as [number, number];
    expectOf(ranges, 60, (one) => {
      const [first, last] = ends(one);
      return (
        taught(one.campus ?? "majra").includes(first) &&
        taught(one.campus ?? "majra").includes(last)
      );
    });
    // What ends with the oldest means the whole campus, but for the groups of children within it.
    const whole = ranges.filter(
      (one) =>
        !one.at.includes("/groups/") && ends(one)[1] === taught(one.campus ?? "majra").at(-1),
    );
    expectOf(whole, 14, (one) => ends(one)[0] === taught(one.campus ?? "majra")[0]);
  });

  test("in the levels that are said of it", () => {
    const all = [...levelsIn("en"), ...levelsIn("hi")]
      .map(({ name }) => name)
      .toSorted((a, b) => b.length - a.length);
    const placeOfLevel = (name?: string) =>
      [...levelsIn("en"), ...levelsIn("hi")].findIndex((level) => level.name === name) %
      levels.length;
    const pattern = new RegExp(`(${all.join("|")})(?: to | से )(${all.join("|")})`);
    const spans = find(pages, pattern).filter(({ campus }) => campus);
    expectOf(spans, 10, ({ campus, found }) => {
      const ids = taught(campus ?? "majra").map((place) => grades[place]?.level);
      const [first, last] = found.map((name) => levels[placeOfLevel(name)]?.id);
      return first === ids[0] && last === ids.at(-1);
    });
  });

  test("in the ages that are said of it", () => {
    const ages = find(said, /(\d)(?: to |–| से )(\d)/).filter(
      ({ campus, text, at }) =>
        campus === "juniors" && /\bages\b|आयु/i.test(text) && !at.startsWith("sports"),
    );
    const [first, last] = [taught("juniors")[0], taught("juniors").at(-1)].map(
      (place) => grades[place ?? -1]?.age,
    );
    // Who begins Class 1 at six turns seven in it.
    const right = [first, (last ?? 0) + 1].map(String);
    expectOf(ages, 7, ({ found }) => found.join() === right.join());
    expect(firstCampusesIn("en").find(({ id }) => id === "juniors")?.short).toBe(
      `Ages ${right.join("–")}`,
    );
  });

  test.each(levelsIn("en"))("on the page of the level $name", ({ id }) => {
    const facts = content(`academics/${id}`).facts as { label: string; value: string }[];
    const value = facts.find(({ label }) => label === "Campuses")?.value ?? "";
    const right = grades.filter(({ level }) => level === id).flatMap((grade) => campusesOf(grade));
    expect(
      firstCampusesIn("en")
        .filter(({ name }) => value.includes(name))
        .map((campus) => campus.id),
    ).toEqual(
      firstCampusesIn("en")
        .filter((campus) => right.includes(campus.id))
        .map((campus) => campus.id),
    );
  });

  test("in its fees, which are not the same everywhere", () => {
    const { fees } = content("admissions") as { fees: { campuses: Record<string, Row> } };
    for (const { id } of firstCampusesIn("en")) {
      const priced = Object.keys(fees.campuses[id] ?? {});
      expect(priced, id).toEqual([...new Set(taught(id).map((place) => grades[place]?.level))]);
    }
    const alike = find(pages, /\bfees\b.*\bthe same\b|शुल्क.*एक-स/);
    expect(wrong(alike, () => false)).toEqual([]);
  });
});

test("a library closes when its campus says", () => {
  const closing = said.filter(({ text }) => /library|पुस्तकालय/i.test(text));
  const found = [
    ...find(closing, /(?:to|until|at) (\d+:\d\d) pm/),
    ...find(closing, /शाम (\d+:\d\d)(?: बजे)? (?:तक|बंद)/),
    ...find(pages, /–(\d+:\d\d) — [^—]*(?:library|पुस्तकालय)/).filter(
      ({ at }) => !at.includes("/groups/"),
    ),
  ];
  expectOf(found, 14, ({ campus, found: [time] }) => {
    const closes = campus === "majra" ? libraryCloses.majra : libraryCloses["paonta-sahib"];
    return closes.en === `${time} pm` && closes.hi === `शाम ${time}`;
  });
});

test("homework is as long as the Director, the rules and the notice say", () => {
  const about = said.filter(({ text }) => /homework|गृहकार्य/i.test(text));
  const limit = find(
    about,
    /(\w+) minutes (?:of homework )?for each|हर (?:कक्षा|वर्ष) के लिए ([^ ]+) मिनट/,
  );
  expectOf(limit, 6, ({ found: [minutes = ""] }) => numberOf(minutes) === homework.minutes);
  const inClass = [...find(about, /(?:के|in) Class (\d+)/), ...find(about, /कक्षा (\d+) में \d+/)];
  expectOf(inClass, 6, ({ found: [grade], text }) => {
    const minutes = Number(grade) * homework.minutes;
    return (
      text.includes(`${minutes} in Class ${grade}`) || text.includes(`कक्षा ${grade} में ${minutes}`)
    );
  });
  const weekends = find(said, /weekends before Class (\d+)|कक्षा (\d+) से पहले सप्ताहांत/);
  expectOf(weekends, 4, ({ found: [grade] }) => Number(grade) === homework.freeWeekendsBefore);
  expect(wrong(find(about, /\b(?:hours?|half)\b|घंट/), () => false)).toEqual([]);
});

test("brothers and sisters cost what the table of fees says", () => {
  const percents = (text: string) =>
    [...text.matchAll(/(\d+) ?(?:percent|%|प्रतिशत)/g)].map(([, percent]) => Number(percent));
  const right = [siblingDiscount.one, siblingDiscount.more];
  for (const prefix of ["", "hi/"]) {
    expect((content(`${prefix}admissions`).fees as Row).siblings).toEqual(siblingDiscount);
    const { scholarships } = content(`${prefix}scholarships`) as { scholarships: Row[] };
    const second = scholarships.find(({ id }) => id === "second-child");
    expect(percents(`${second?.amount} ${second?.amountNote}`)).toEqual(right);
    expect(JSON.stringify(second)).not.toMatch(/Rs|₹/);
  }
  const family = find(said, /(?:second child|sibling|brother|sister|दूसरे बच्चे|भाई|बहन)/);
  expect(wrong(family, ({ text }) => percents(text).every((one) => right.includes(one)))).toEqual(
    [],
  );
});

describe("the years of the school", () => {
  const years = content("about").years as { rows: { year: number; title: string; text: string }[] };

  test("have one first batch", () => {
    expectOf(
      find(said, /(20\d\d) — .*(?:first batch|पहल[ेा] बैच)/),
      4,
      ({ found: [year] }) => Number(year) === firstBatch,
    );
    const up = find(said, /classes up to Class (\d+)/);
    expectOf(
      up,
      1,
      ({ found: [grade] }) => opened["paonta-sahib"] + 11 - Number(grade) === firstBatch,
    );
    const since = find(said, /(\d+) — (?:Batches since then|तब से अब तक के बैच)/);
    expectOf(since, 2, ({ found: [count] }) => Number(count) === sessionYear(today) - firstBatch);
    const batches = (sample.alumni_profiles ?? []).map(({ batch_year }) => Number(batch_year));
    expect(Math.min(...batches)).toBe(firstBatch);
    expectOf(
      find(said, /batch of (20\d\d)|(20\d\d) का बैच/),
      4,
      ({ found: [year] }) => Number(year) >= firstBatch,
    );
  });

  test("have one opening of each campus", () => {
    const yearOf = (title: RegExp) => years.rows.find((row) => title.test(row.title))?.year;
    expect({
      "paonta-sahib": yearOf(/^One building/),
      juniors: yearOf(/^Juniors/),
      majra: yearOf(/^Majra/),
    }).toEqual(opened);
    const { campuses: disclosed } = content("disclosure") as {
      campuses: Record<FirstCampusId, { documents: { kind: string; issuedOn: string }[] }>;
    };
    for (const { id } of firstCampusesIn("en")) {
      const issued = (kind: string) =>
        Number(disclosed[id].documents.find((one) => one.kind === kind)?.issuedOn.slice(0, 4));
      expect(issued("no-objection"), id).toBe(opened[id] - 1);
      expect(issued("recognition"), id).toBeGreaterThanOrEqual(opened[id]);
    }
    const counts = (sample.teachers ?? []).find(({ bio }) =>
      /since the campus opened/.test(String(bio)),
    );
    expect(counts?.joined_on).toBe(`${opened.juniors}-04-01`);
  });

  test("have no leaver before a campus or a stream began", () => {
    expect(years.rows.find(({ title }) => title.startsWith("Streams"))?.year).toBe(firstStreams);
    const early = (sample.alumni_profiles ?? []).filter(
      ({ campus, batch_year, stream }) =>
        Number(batch_year) <= opened[campus as FirstCampusId] ||
        (stream && Number(batch_year) < firstStreams + 2) ||
        (campus === "majra" && stream === "Humanities"),
    );
    expect(early).toEqual([]);
  });
});
