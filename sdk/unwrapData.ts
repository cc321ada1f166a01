/** Returns the data of a successful call; the client has thrown any failure before. */
export async function unwrapData<Data>(
  call: Promise<{ data?: Data }>,
): Promise<Exclude<Data, { success: false }>> {
  const { data } = await call
  return data as Exclude<Data, { success: false }> // The cast is safe: the failure middleware throws on every failure
}
