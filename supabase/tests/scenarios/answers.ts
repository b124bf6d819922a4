type Answer<T> = { data: T; error: { code: string; message: string; details: string } | null };

/** Returns the data of an answer; throws when the query failed. */
export async function succeed<T>(query: PromiseLike<Answer<T>>): Promise<NonNullable<T>> {
  const { data, error } = await query;
  if (error || data === null || data === undefined) throw error ?? new Error("No data came back.");
  return data;
}

/** Returns status, code and machine-readable detail of a refusal; throws when the query succeeded. */
export async function refuse(query: PromiseLike<Answer<unknown> & { status: number }>) {
  const { error, status } = await query;
  if (!error) throw new Error("This should have been refused.");
  return { status, code: error.code, details: error.details };
}
