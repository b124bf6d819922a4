import type { SchoolClient } from "../client.ts";
import type { Database } from "../database.types.ts";
import type { RowValues } from "./rows.ts";

/** The tables whose rows come from files. */
export type ImportedTable =
  | "students"
  | "teachers"
  | "calendar_entries"
  | "alumni_records"
  | "bus_stops"
  | "mailing_contacts";
export type ImportOrPromotion = Database["public"]["Tables"]["imports_and_promotions"]["Row"];
export type PromotionStep = Database["public"]["Functions"]["plan_promotion"]["Returns"][number];

// A request's fixed cost equals that of 150 rows; these block the database for 0.2 s.
const atOnce = 200;

const thirtyDays = 30 * 86_400_000;

/** Whether it is too late to take a promotion back, as undo_import_or_promotion decides. Imports have no such term. */
export const isOver = ({ kind, created_at }: Pick<ImportOrPromotion, "kind" | "created_at">) =>
  kind === "promotion" && Date.now() - Date.parse(created_at) > thirtyDays;

/** The unique column of a table with imports. */
export const uniqueColumns = { students: "admission_no", alumni_records: "email" } as const;

/**
 * Which admission numbers of students, or addresses of alumni records, already exist. Admins only (42501).
 */
export async function findTakenValues(
  client: SchoolClient,
  target: keyof typeof uniqueColumns,
  wanted: string[],
): Promise<ReadonlySet<string>> {
  const taken = new Set<string>();
  for (let from = 0; from < wanted.length; from += 500) {
    const { data } = await client
      .rpc("find_taken_values", {
        target,
        field: uniqueColumns[target],
        wanted: wanted.slice(from, from + 500),
      })
      .throwOnError();
    for (const value of data) taken.add(value);
  }
  return taken;
}

/**
 * Adds rows, two hundred at a time; `onProgress` is called with the number added. On a failure the rows are
 * removed again before it is thrown, so that a file is imported whole or not at all. Resolves with the
 * import's id, with which undoImportOrPromotion takes it back.
 */
export async function importRows(
  client: SchoolClient,
  { table, fileName, rows }: { table: ImportedTable; fileName: string; rows: RowValues[] },
  onProgress: (done: number) => void,
): Promise<string> {
  const { data: id } = await client
    .rpc("begin_import", { target: table, file_name: fileName })
    .throwOnError();
  try {
    for (let from = 0; from < rows.length; from += atOnce) {
      const some = rows.slice(from, from + atOnce);
      await client.rpc("import_rows", { import: id, rows: some }).throwOnError();
      onProgress(from + some.length);
    }
  } catch (failure) {
    await undoImportOrPromotion(client, id).catch(() => {});
    throw failure;
  }
  return id;
}

/**
 * Takes an import or a promotion back as a whole; resolves with how many rows. Throws PT404 if that was
 * already done, and PT409 if it stays: `import_changed` with the number of rows that were worked on as hint,
 * `promotion_over` after thirty days, `promotion_answered` by a family.
 */
export async function undoImportOrPromotion(client: SchoolClient, id: string): Promise<number> {
  const { data } = await client.rpc("undo_import_or_promotion", { wanted: id }).throwOnError();
  return data;
}

/** The last imports or promotions that were not taken back, newest first. Admins only. */
export async function listImportsAndPromotions(
  client: SchoolClient,
  kind: "import" | "promotion",
  target: string,
): Promise<ImportOrPromotion[]> {
  const { data } = await client
    .from("imports_and_promotions")
    .select()
    .eq("kind", kind)
    .eq("target", target)
    .is("undone_at", null)
    .gt("rows", 0)
    .order("created_at", { ascending: false })
    .limit(5)
    .throwOnError();
  return data;
}

/** How many students would move from which class to which, on a campus or (null) all; admins only (42501). */
export async function planPromotion(
  client: SchoolClient,
  campus: string | null,
): Promise<PromotionStep[]> {
  const { data } = await client
    .rpc("plan_promotion", { ...(campus && { only_campus: campus }) })
    .throwOnError();
  return data;
}

/**
 * The active students, on a campus or (null) all, whose class is none of the given ones, so that a promotion
 * leaves them where they are: how many, and the first fifty.
 */
export async function findStudentsLeftOut(
  client: SchoolClient,
  campus: string | null,
  classes: readonly string[],
): Promise<{ count: number; first: { id: string; name: string; class: string }[] }> {
  const known = classes.map((name) => JSON.stringify(name)).join(",");
  const leftOut = client
    .from("students")
    .select("id, name, class", { count: "exact" })
    .eq("status", "active")
    .not("class", "in", `(${known})`);
  const { data, count } = await (campus ? leftOut.eq("campus", campus) : leftOut)
    .order("name")
    .limit(50)
    .throwOnError();
  return { count: count ?? data.length, first: data };
}

/**
 * Promotes everybody by one class; the last class leaves on a day (YYYY-MM-DD). Resolves with the promotion.
 * Throws PT409 if this year's promotion has already been made.
 */
export async function promoteStudents(
  client: SchoolClient,
  campus: string | null,
  leavingOn: string,
): Promise<string> {
  const { data } = await client
    .rpc("promote_students", { ...(campus && { only_campus: campus }), leaving_on: leavingOn })
    .throwOnError();
  return data;
}
