/** Arabic-Indic digits are accepted when typed (ruling 24). */
export function toLatinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
}

/** Marks of direction come along with what is pasted from an Arabic text or a phone's contacts; nobody sees them. */
export function removeDirectionMarks(text: string): string {
  return text.replace(/[\u061C\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g, '')
}

/** What stands between spaces. */
export function splitWords(text: string): string[] {
  return text.trim().split(/\s+/).filter(Boolean)
}
