/** Wraps a text, such as a name, in direction isolates, so that it keeps its order in a text of the other direction. */
export function isolateText(text: string): string {
  return `\u2068${text}\u2069`
}
