type Question<Row> = { throwOnError(): PromiseLike<{ data: Row[] }> };

/** The service's most rows in one answer. */
const part = 1_000;

/**
 * Every row of a query with a fixed order, read in parts, because one answer holds at most 1,000 rows and
 * does not say that it was cut. Throws the service's error.
 */
export async function listAll<Row>(
  ask: (from: number, to: number) => Question<Row>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const { data } = await ask(rows.length, rows.length + part - 1).throwOnError();
    rows.push(...data);
    if (data.length < part) return rows;
  }
}
