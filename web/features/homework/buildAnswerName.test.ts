import { expect, it } from 'vitest'
import { buildAnswerName } from './buildAnswerName.ts'

const began = new Date(2026, 10, 26, 14, 5)

it('names a recording by title, day and time', () => {
  expect(buildAnswerName('Surah Al-Fatiha', began, 'audio/webm')).toBe(
    'Surah Al-Fatiha 2026-11-26 14.05.webm',
  )
  expect(buildAnswerName('سورة الفاتحة', began, 'audio/mp4')).toBe('سورة الفاتحة 2026-11-26 14.05.mp4')
})

it('leaves out what file systems refuse, and keeps names short', () => {
  expect(buildAnswerName('Part 1/2: "new"?', began, 'audio/webm')).toBe('Part 1 2 new 2026-11-26 14.05.webm')
  expect(buildAnswerName('a'.repeat(200), began, 'audio/webm')).toHaveLength(
    80 + ' 2026-11-26 14.05.webm'.length,
  )
})
