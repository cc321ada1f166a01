import type { Gender } from '#sdk'
import data from '#mocks/data/biographies.json'
import type { Language } from '#sdk/language.ts'
import { applyGender, type Text } from '#mocks/data/texts.ts'

const subjects = new Map<string, Text>(Object.entries(data.subjects))

/** Whether a biography mentions a free trial; its tutor then offers one. */
export function isInviting({ en }: Text): boolean {
  return /\btrial\b/.test(en)
}

interface About {
  gender: Gender
  subject: string
  years: number
}

/**
 * Builds a tutor's biography.
 * @param position in the list of tutors: no sentence repeats within ten tutors
 */
export function buildBiography(position: number, { gender, subject, years }: About): Text {
  const parts = [
    pickInTurn(data.openings, position),
    pickInTurn(data.approaches, position * 5),
    pickInTurn(data.closings, position * 3),
  ]
  const isFemale = gender === 'Female'
  const write = (language: Language) =>
    parts
      .map((part) => applyGender(part?.[language] ?? '', isFemale))
      .join(' ')
      .replace('{subject}', subjects.get(subject)?.[language] ?? subject)
      .replace('{years} عامًا', formatArabicYears(years))
      .replace('{years}', String(years))
  return { en: write('en'), ar: write('ar') }
}

function pickInTurn(sentences: readonly Text[], position: number): Text | undefined {
  return sentences[position % sentences.length]
}

/** Formats years in Arabic: plural from 3 to 10, singular from 11. */
function formatArabicYears(years: number): string {
  return years <= 10 ? `${years} أعوام` : `${years} عامًا`
}
