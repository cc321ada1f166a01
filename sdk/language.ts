/** The two languages of the product, as Accept-Language and `preferred-lang` name them. */
export type Language = 'en' | 'ar'

/** Returns the language that a text names exactly, or undefined. */
export function toLanguage(text: string | undefined): Language | undefined {
  return text === 'en' || text === 'ar' ? text : undefined
}
