interface Answer {
  data?: unknown;
  error: Error | null;
}

/** For what supabase-js answers of accounts and files: a failure is thrown, as a table's is. */
export async function orThrow<Given extends Answer>(
  asked: PromiseLike<Given>,
): Promise<Extract<Given, { error: null }>["data"]> {
  const { data, error } = await asked;
  if (error) throw error;
  return data;
}
