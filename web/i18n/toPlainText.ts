/**
 * Normalizes a text for searching: no accents, vowel marks or capitals, and one form each of alef, yaa and taa
 * marbuta.
 */
export function toPlainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ٱ/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .trim()
    .toLowerCase()
}
