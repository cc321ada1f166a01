/** Starts a part that the page works without; without a connection it is left out. */
export function startPart<Part>(loading: Promise<Part>, start: (part: Part) => unknown) {
  void loading.then(start, () => undefined)
}
