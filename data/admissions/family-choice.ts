import { type CampusId, campusIds, isCampus } from "../school/campuses.ts";
import { firstGradeOf, type Grade, gradeOf } from "../school/grades.ts";

/** What a family chooses for one child; null if not chosen yet. Never a name. */
export type FamilyChild = {
  campus: CampusId | null;
  grade: Grade["id"] | null;
  /** Whether the child is at the school already, so that there is no admission fee. */
  isHere: boolean;
  /** The id of a bus band of the fee schedule. */
  bus: string | null;
};

export type Payment = "terms" | "monthly";

export type Family = { children: FamilyChild[]; payment: Payment };

export const mostChildren = 6;

const nobody: FamilyChild = { campus: null, grade: null, isHere: false, bus: null };
/** What the page shows before any choice: the first class of the first campus. */
function example(): FamilyChild {
  const [campus = null] = campusIds();
  return { ...nobody, campus, grade: firstGradeOf(campus)?.id ?? null };
}

/** "child=majra.class-3.new.near&child=juniors.ukg.here&pay=monthly": the choice as a query string. */
export function familyQuery({ children, payment }: Family): string {
  const query = new URLSearchParams(children.map((child) => ["child", wordOf(child)]));
  if (payment === "monthly") query.set("pay", payment);
  return query.toString();
}

function wordOf({ campus, grade, isHere, bus }: FamilyChild): string {
  const status = isHere ? "here" : "new";
  return [campus ?? "", grade ?? "", status, ...(bus ? [bus] : [])].join(".");
}

/**
 * Reads the family from an address. Invalid values are left open (`isUnread`); children after the sixth are
 * left out (`isTooMany`).
 */
export function readFamily(query: URLSearchParams) {
  const words = query.getAll("child");
  const read = words.slice(0, mostChildren).map(readChild);
  const pay = query.get("pay");
  const family: Family = {
    children: read.length > 0 ? read.map(({ child }) => child) : [example()],
    payment: pay === "monthly" ? pay : "terms",
  };
  return {
    family,
    isUnread: read.some(({ isUnread }) => isUnread),
    isTooMany: words.length > mostChildren,
  };
}

function readChild(word: string): { child: FamilyChild; isUnread: boolean } {
  const [place = "", taught = "", status = "", ...band] = word.split(".");
  const child: FamilyChild = {
    campus: isCampus(place) ? place : null,
    grade: gradeOf(taught)?.id ?? null,
    isHere: status === "here",
    bus: band.join(".") || null,
  };
  return { child, isUnread: wordOf(child) !== word };
}

/**
 * The family of the sum for one child: the child that joins, after the brothers and sisters here
 * that the sum counts without knowing their classes.
 */
export function familyFrom(sum: URLSearchParams): Family {
  const first = example();
  const campus = sum.get("campus") ?? first.campus;
  const words = [campus, sum.get("grade") ?? first.grade, "new", sum.get("bus") ?? ""];
  const { child } = readChild(words.join("."));
  const count = Math.min(2, Math.max(0, Math.trunc(Number(sum.get("siblings")) || 0)));
  const here = { ...nobody, campus: child.campus, isHere: true };
  return { children: [child, ...Array.from({ length: count }, () => here)], payment: "terms" };
}

const fieldsOfChild = ["campus", "grade", "status", "bus"] as const;

/** The name of a field of the form, such as "grade2": each child has its own, because empty ones get lost. */
export const fieldOf = (field: (typeof fieldsOfChild)[number], place: number) =>
  `${field}${place + 1}`;

/** The query parameters of the page: the choice, and the fields of its form sent without a script. */
export const familyParameters: readonly string[] = [
  "child",
  "pay",
  "do",
  ...Array.from({ length: mostChildren }, (_, place) =>
    fieldsOfChild.map((field) => fieldOf(field, place)),
  ).flat(),
];

/**
 * Reads the family from the form's fields, after applying its button: "add" or "remove3". Null without such
 * fields.
 */
export function readFamilyForm(sent: URLSearchParams): Family | null {
  const children: FamilyChild[] = [];
  for (let place = 0; place < mostChildren; place++) {
    if (!fieldsOfChild.some((field) => sent.has(fieldOf(field, place)))) continue;
    const said = (field: (typeof fieldsOfChild)[number]) => sent.get(fieldOf(field, place)) ?? "";
    const status = said("status") === "here" ? "here" : "new";
    children.push(readChild([said("campus"), said("grade"), status, said("bus")].join(".")).child);
  }
  if (children.length === 0) return null;
  const payment = sent.get("pay") === "monthly" ? "monthly" : "terms";
  return { children: changed(children, sent.get("do") ?? ""), payment };
}

function changed(children: FamilyChild[], wish: string): FamilyChild[] {
  const last = children.at(-1) ?? nobody;
  if (wish === "add" && children.length < mostChildren) {
    return [...children, { ...nobody, campus: last.campus, bus: last.bus }];
  }
  const gone = Number(/^remove([1-6])$/.exec(wish)?.[1]) - 1;
  const left = children.filter((_, place) => place !== gone);
  return left.length > 0 ? left : [nobody];
}
