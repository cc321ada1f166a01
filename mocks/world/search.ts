/**
 * Normalizes a text for comparison: lower case, without tashkeel, tatweel and Latin accents, and with one
 * shape for alef, hamza carriers, yaa and taa marbuta.
 */
export function normalize(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}ـ]/gu, '')
    .replace(/[ٱٲٳ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/ء/g, '')
    .replace(/['’‘]/g, '')
    .toLowerCase()
}

/** Creates a test whether a normalized text contains every word of the search; undefined for an empty search. */
export function createSearch(search: string | null): ((text: string) => boolean) | undefined {
  const terms = normalize(search ?? '')
    .split(/[\s\-،,]+/)
    .filter(Boolean)
  if (!terms.length) return undefined
  return (text) => terms.every((term) => text.includes(term))
}
