/** The two languages of the product, as Accept-Language and `preferred-lang` name them. */
export const languages = ['en', 'ar'] as const

export type Language = (typeof languages)[number]

/** Returns the language that a text names exactly, or undefined. */
export function toLanguage(text: string | null | undefined): Language | undefined {
  return text === 'en' || text === 'ar' ? text : undefined
}
