import type { Gender } from '#sdk'
import data from '#mocks/data/biographies.json'
import type { Language } from '#sdk/language.ts'
import { applyGender, type Text } from '#mocks/data/texts.ts'

const subjects = new Map<string, Text>(Object.entries(data.subjects))

/** Whether a text invites to a free trial, which its tutor then offers. */
export function isInviting({ en }: Text): boolean {
  return /\btrial\b/.test(en)
}

interface About {
  gender: Gender
  subject: string
  years: number
}

/**
 * What a tutor writes of themselves.
 * @param position in the list of tutors: nobody shares a sentence with the ten before or after
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

/** The counted noun is plural from 3 to 10 and singular from 11. */
function formatArabicYears(years: number): string {
  return years <= 10 ? `${years} أعوام` : `${years} عامًا`
}
