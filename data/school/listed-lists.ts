import type { SchoolClient } from "../client.ts";
import { byLanguage, inLanguage, type Language, textIn } from "../languages.ts";
import { type Campus, type CampusMarkName, campusMarks } from "./campus.ts";
import type { Grade, Level } from "./level.ts";
import type { ListsByLanguage } from "./school-lists.ts";

/** The school's lists, each in its order, in every language. Throws the service's error. */
export async function listSchoolLists(client: SchoolClient): Promise<ListsByLanguage> {
  const [campuses, levels, classes] = await Promise.all([
    inOrder(
      client
        .from("campuses")
        .select(
          "key, slug, former_slugs, name, facts, short, description, first_class, last_class, mark, picture, picture_alt, map_x, map_y, status, translations",
        ),
    ),
    inOrder(
      client
        .from("levels")
        .select("key, slug, former_slugs, name, span, description, status, translations"),
    ),
    inOrder(
      client.from("classes").select("key, stored_name, name, level, age, status, translations"),
    ),
  ]);
  return byLanguage((language) => ({
    campuses: campuses.map((row) => campusFrom(row, language)),
    levels: levels.map((row) => levelFrom(row, language)),
    grades: classes.map((row) => gradeFrom(row, levels, language)),
  }));
}

type Question<Row> = {
  order(column: string): Question<Row>;
  throwOnError(): PromiseLike<{ data: Row[] }>;
};

/** The rows that a query finds, in the office's order. */
async function inOrder<Row>(question: Question<Row>): Promise<Row[]> {
  const { data } = await question.order("position").order("name").order("id").throwOnError();
  return data;
}

type CampusRow = {
  key: string;
  slug: string;
  former_slugs: string[];
  name: string;
  facts: string[];
  short: string;
  description: string;
  first_class: string;
  last_class: string;
  mark: string;
  picture: string | null;
  picture_alt: string | null;
  map_x: number | null;
  map_y: number | null;
  status: string;
  translations: unknown;
};

function campusFrom(row: CampusRow, language: Language): Campus {
  const { name, facts, short, description } = inLanguage(row, language, [
    "name",
    "facts",
    "short",
    "description",
  ]);
  return {
    id: row.key,
    slug: row.slug,
    formerSlugs: row.former_slugs,
    name,
    facts,
    short,
    description,
    classes: { first: row.first_class, last: row.last_class },
    mark: isMark(row.mark) ? row.mark : "slate",
    picture: row.picture,
    pictureAlt: textIn(row, language, "picture_alt"),
    spot: row.map_x === null || row.map_y === null ? null : { x: row.map_x, y: row.map_y },
    isOpen: row.status === "open",
  };
}

const isMark = (mark: string): mark is CampusMarkName =>
  (campusMarks as readonly string[]).includes(mark);

type LevelRow = {
  key: string;
  slug: string;
  former_slugs: string[];
  name: string;
  span: string;
  description: string;
  status: string;
  translations: unknown;
};

function levelFrom(row: LevelRow, language: Language): Level {
  const { name, span, description } = inLanguage(row, language, ["name", "span", "description"]);
  return {
    id: row.key,
    slug: row.slug,
    formerSlugs: row.former_slugs,
    name,
    span,
    description,
    isOpen: row.status === "open",
  };
}

type ClassRow = {
  key: string;
  stored_name: string;
  name: string;
  level: string;
  age: number;
  status: string;
  translations: unknown;
};

function gradeFrom(row: ClassRow, levels: readonly LevelRow[], language: Language): Grade {
  const level = levels.find(({ key }) => key === row.level);
  return {
    id: row.key,
    stored: row.stored_name,
    name: inLanguage(row, language, ["name"]).name,
    age: row.age,
    level: row.level,
    isOpen: row.status === "open" && level?.status === "open",
  };
}
