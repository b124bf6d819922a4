import type { Database } from "./database.ts";

type Written = { $meta?: { missing?: string; columns?: string[] }; values?: unknown };

/**
 * Has Lite answer `Prefer: missing=default` with what it wrote. It gives a column that a row leaves
 * out its default, as PostgREST does, but answers null in its place; a column that is there without a
 * value gets the default, too, and is answered as written.
 */
export function answerDefaults(database: Database): void {
  const read = database.onPostgrestAST.bind(database);
  database.onPostgrestAST = async (ast, vars) => {
    fillIn(ast as Written);
    return read(ast, vars);
  };
}

function fillIn({ $meta, values }: Written): void {
  if ($meta?.missing !== "default" || !$meta.columns) return;
  for (const row of Array.isArray(values) ? values : [values]) {
    if (typeof row !== "object" || row === null) continue;
    for (const column of $meta.columns) if (!Object.hasOwn(row, column)) row[column] = undefined;
  }
}
