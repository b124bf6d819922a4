/** The most rows that one answer of the service holds: it cuts off the rest without a word. */
const mostRows = 1_000;

type Question<Row> = {
  range(from: number, to: number): { throwOnError(): PromiseLike<{ data: Row[] }> };
};

/**
 * Every row of a question, however many, read in parts. `ask` makes the question anew for each part. Its order must
 * leave no two rows equal, or rows could change places between the parts. Throws the service's error.
 */
export async function listAll<Row>(ask: () => Question<Row>): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const { data } = await ask()
      .range(rows.length, rows.length + mostRows - 1)
      .throwOnError();
    rows.push(...data);
    if (data.length < mostRows) return rows;
  }
}
