/**
 * The form in which texts are compared: lower case, without tashkeel, tatweel and Latin accents, and with one
 * shape for alef, hamza carriers, yaa and taa marbuta.
 */
export function normalise(text: string): string {
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

/** @returns a test that holds when every word of the search is somewhere in `words` */
export function createSearch(search: string | null): ((words: string) => boolean) | undefined {
  const terms = normalise(search ?? '')
    .split(/[\s\-،,]+/)
    .filter(Boolean)
  if (!terms.length) return undefined
  return (words) => terms.every((term) => words.includes(term))
}
