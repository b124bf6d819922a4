type Answer<T> = { data: T; error: { code: string; message: string; details: string } | null };

/** The data of an answer that must be a good one. */
export async function succeed<T>(query: PromiseLike<Answer<T>>): Promise<NonNullable<T>> {
  const { data, error } = await query;
  if (error || data === null || data === undefined) throw error ?? new Error("No data came back.");
  return data;
}

/** Status, code and machine-readable detail of an answer that must be a refusal. */
export async function refuse(query: PromiseLike<Answer<unknown> & { status: number }>) {
  const { error, status } = await query;
  if (!error) throw new Error("This should have been refused.");
  return { status, code: error.code, details: error.details };
}
