/** Converts Arabic-Indic digits to Latin ones. See docs/decisions.md#digits. */
export function toLatinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
}

/** Removes invisible direction marks, which come with text pasted from Arabic pages or phone contacts. */
export function removeDirectionMarks(text: string): string {
  return text.replace(/[\u061C\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g, '')
}

/** Splits a text at white space. */
export function splitWords(text: string): string[] {
  return text.trim().split(/\s+/).filter(Boolean)
}
