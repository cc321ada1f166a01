/**
 * A text as it is compared when people look for something: without accents and vowel signs, without capitals, and with
 * one form of alef, yaa and taa marbuta, which people type as they please.
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
