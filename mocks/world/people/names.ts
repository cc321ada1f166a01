import type { Gender } from '#sdk'
import names from '#mocks/data/names.json'
import { getText, type Text } from '#mocks/data/texts.ts'
import type { Rng } from '#mocks/world/codes/rng.ts'
import { buildFullName } from '#mocks/world/people/buildFullName.ts'

interface PersonName {
  first_name: Text
  last_name: Text
}

export const longName: PersonName = {
  first_name: getText(names.long.first),
  last_name: getText(names.long.last),
}

/** Creates a generator of names that are unique in an institute. */
export function createNaming(rng: Rng) {
  const taken = new Set<string>()

  return function name(gender: Gender, origin: string): PersonName {
    const side = gender === 'Female' ? 'female' : 'male'
    for (;;) {
      const kind = origin === 'latin' ? names.latin : names.arabic
      const last = origin === 'arabic' || (origin === 'mixed' && rng.chance(0.4)) ? names.arabic : names.latin
      const first_name = getText(rng.pick(kind[side]))
      const last_name = getText(rng.pick(last.last))
      const person = { first_name, last_name }
      const key = buildFullName(person).en
      if (taken.has(key)) continue
      taken.add(key)
      return person
    }
  }
}
