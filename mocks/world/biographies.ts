import type { Gender } from '#sdk'
import data from '#mocks/data/biographies.json'
import { agree, type Language, type Text } from '#mocks/data/texts.ts'
import type { Rng } from '#mocks/world/rng.ts'

const subjects = new Map<string, Text>(Object.entries(data.subjects))

/** Whether a text invites to a free trial, which its tutor then offers. */
export function isInviting({ en }: Text): boolean {
  return /\btrial\b/.test(en)
}

export function biographyOf(rng: Rng, gender: Gender, subject: string, years: number): Text {
  const parts = [rng.pick(data.openings), rng.pick(data.approaches), rng.pick(data.closings)]
  const isFemale = gender === 'Female'
  const write = (language: Language) =>
    parts
      .map((part) => agree(part[language], isFemale))
      .join(' ')
      .replace('{subject}', subjects.get(subject)?.[language] ?? subject)
      .replace('{years} عامًا', arabicYears(years))
      .replace('{years}', String(years))
  return { en: write('en'), ar: write('ar') }
}

/** The counted noun is plural from 3 to 10 and singular from 11. */
function arabicYears(years: number): string {
  return years <= 10 ? `${years} أعوام` : `${years} عامًا`
}
