import wordTexts from "messages:search/words";
import { languages } from "../languages.ts";
import { type CampusId, campusesIn, campusIds } from "../school/campuses.ts";
import { type Grade, gradesIn } from "../school/grades.ts";
import { type LevelId, levelsIn } from "../school/levels.ts";
import { type SchoolLists, schoolListsIn } from "../school/school-lists.ts";
import { wordsOf } from "./plain-words.ts";
import { type Term, termsOf } from "./search-terms.ts";

/** A query that names several is a question about the first, if it is one: "bus fees" is none about buses. */
const questions = ["fees", "holidays", "phone", "buses"] as const;

/** A question that the site answers in a sentence, with the campus and the class that it names. */
export type SearchQuestion = {
  about: (typeof questions)[number];
  campus: CampusId | null;
  grade: Grade["id"] | null;
  level: LevelId | null;
};

/** Words that may accompany the topic without changing the answer. */
const besides: Record<SearchQuestion["about"], readonly string[]> = {
  fees: ["admissions", "classes"],
  holidays: [],
  phone: [],
  buses: ["timetable"],
};

const words = languages.map(({ id }) => wordTexts[id]);
const fillers = words.flatMap((said) => wordsOf(said.fillers));
const numerals = "i ii iii iv v vi vii viii ix x xi xii".split(" ");
/** Ordinals in each language that has them: first, second, and so on. */
const ordinals = words.map((said) => wordsOf(said.ordinals));
const endings = words.flatMap((said) => wordsOf(said.ordinalEndings));

/**
 * The question that a query asks, or null if it contains any other word, because the answer might then be to
 * another question.
 */
export function questionOf(query: string): SearchQuestion | null {
  const { left, ...place } = readPlace(wordsOf(query));
  const terms = termsOf(left).filter(({ words, isSmall }) => !isSmall && !isFiller(words));
  const topics = new Set<string | null>(terms.map(({ topic }) => topic));
  const named = campusIds().find((id) => topics.has(id));
  const about = questions.find((one) => topics.has(one));
  if (!about) return null;
  const isUnderstood = ({ topic }: Term) =>
    topic !== null && (topic === about || topic === named || besides[about].includes(topic));
  const campus = place.campus ?? named ?? null;
  return terms.every(isUnderstood) ? { about, ...place, campus } : null;
}

const isFiller = (words: readonly string[]) => words.every((word) => fillers.includes(word));

type Place = Omit<SearchQuestion, "about">;

/** The campus, class and level that words name, and the remaining words. */
function readPlace(words: string[]): Place & { left: string[] } {
  const place: Place = { campus: null, grade: null, level: null };
  const left: string[] = [];
  for (let at = 0; at < words.length; ) {
    const names = placeNames().filter(({ phrase }) =>
      phrase.every((word, i) => words[at + i] === word),
    );
    const [longest] = names.toSorted((a, b) => b.phrase.length - a.phrase.length);
    const grade = gradeAt(words, at);
    if (longest) Object.assign(place, longest.means);
    else if (grade) Object.assign(place, { grade: grade.id, level: grade.level });
    else left.push(words[at] ?? "");
    at += longest?.phrase.length ?? grade?.size ?? 1;
  }
  return { ...place, left };
}

type PlaceName = { phrase: string[]; means: Partial<Place> };
let names: { of: SchoolLists; known: PlaceName[] } | undefined;

/** The names of campuses, levels and of classes without a number, in every language. */
function placeNames(): PlaceName[] {
  const now = schoolListsIn("en");
  if (names?.of === now) return names.known;
  const known = languages.flatMap(({ id: language }): PlaceName[] => [
    ...campusesIn(language).flatMap(({ id, name }) => {
      const phrase = wordsOf(name);
      const means = { campus: id };
      return [phrase, phrase.slice(0, 1)].map((one) => ({ phrase: one, means }));
    }),
    ...levelsIn(language).map(({ id, name }) => ({
      phrase: wordsOf(name),
      means: { level: id },
    })),
    ...gradesIn(language)
      .filter((grade) => classNumber(grade) === null)
      .map(({ id, name, level }) => ({ phrase: wordsOf(name), means: { grade: id, level } })),
  ]);
  names = { of: now, known: known.filter(({ phrase }) => phrase.length > 0) };
  return names.known;
}

/** A class by its number: "class 5", "5th class", "5th", "class V", "कक्षा 5", "पाँचवीं". */
function gradeAt(words: readonly string[], at: number) {
  const [word = "", next = "", after = ""] = words.slice(at);
  const isClass = (one: string) => termsOf([one])[0]?.topic === "classes";
  const candidates = [
    isClass(word) && { number: numberOf(next) ?? romanOf(next), size: 2 },
    isClass(next) && { number: numberOf(word), size: after && isClass(after) ? 3 : 2 },
    { number: ordinalOf(word), size: 1 },
  ];
  for (const candidate of candidates) {
    const grade =
      candidate &&
      gradesIn("en").find(
        (each) => candidate.number !== null && classNumber(each) === candidate.number,
      );
    if (grade) return { id: grade.id, level: grade.level, size: candidate.size };
  }
  return null;
}

/** The number of a class, if its name contains it: "Class 5", "Grade 5". */
function classNumber({ stored }: Grade): number | null {
  const [, digits] = /^\p{L}+ (\d{1,2})$/u.exec(stored) ?? [];
  return digits === undefined ? null : Number(digits);
}

function numberOf(word: string): number | null {
  return /^\d{1,2}$/.test(word) ? Number(word) : ordinalOf(word);
}

function ordinalOf(word: string): number | null {
  const [digits = "", ending = ""] = /^(\d{1,2})(.+)$/.exec(word)?.slice(1) ?? [];
  if (endings.includes(ending)) return Number(digits);
  return ordinals.map((list) => placeIn(list, word)).find((place) => place !== null) ?? null;
}

const romanOf = (word: string) => placeIn(numerals, word);

function placeIn(list: readonly string[], word: string): number | null {
  const place = list.indexOf(word);
  return place === -1 ? null : place + 1;
}
