/** The two languages of the product, as Accept-Language and `preferred-lang` name them. */
export type Language = 'en' | 'ar'

/** The language a text names exactly, or undefined. */
export function toLanguage(text: string | undefined): Language | undefined {
  return text === 'en' || text === 'ar' ? text : undefined
}
