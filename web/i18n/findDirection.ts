/** Finds the direction of a text by its first letter, as `dir="auto"` does; 'auto' without a letter. */
export function findDirection(text: string): 'ltr' | 'rtl' | 'auto' {
  const letter = /\p{L}/u.exec(text)?.[0]
  if (!letter) return 'auto'
  return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(letter) ? 'rtl' : 'ltr'
}
