/** Creates the body of a list's only page. */
export function createList<Row>(data: Row[]) {
  return { success: true as const, data, total: data.length, page: 1, page_size: 10 }
}
