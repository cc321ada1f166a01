import type { Language } from '#sdk/language.ts'

const letters = [...'abcdefghijklmnopqrstuvwxyz']
const codes = new Map<Language, ReadonlyMap<string, string>>()

/**
 * Finds the code of a language by its name, because the API returns names only.
 * @param inLanguage the language of the name
 * @returns BCP 47, or undefined for a name that Intl does not know
 */
export function findLanguageCode(name: string, inLanguage: Language): string | undefined {
  const known = codes.get(inLanguage) ?? listCodes(inLanguage)
  codes.set(inLanguage, known)
  return known.get(normalize(name))
}

/** Codes of two letters by their names. */
function listCodes(language: Language): ReadonlyMap<string, string> {
  const names = new Intl.DisplayNames(language, { type: 'language', fallback: 'none' })
  const all = letters.flatMap((first) => letters.map((second) => first + second))
  return new Map(
    all.flatMap((code) => {
      const name = names.of(code)
      // Old codes have the names of new ones
      return name && Intl.getCanonicalLocales(code)[0] === code ? [[normalize(name), code] as const] : []
    }),
  )
}

function normalize(name: string): string {
  return name.trim().toLowerCase()
}
