import { readFileSync } from 'node:fs'
import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { formatFieldError } from './formatFieldError.ts'

const createTexts = (locale: string) =>
  createIntl({ locale, messages: JSON.parse(readFileSync(`web/i18n/${locale}/shell.json`, 'utf8')) })

test('a value out of its bounds is reported with the name of its field', () => {
  expect(formatFieldError(createTexts('en'), 'form.between', 'Score')).toBe(
    'Score is outside the allowed range',
  )
  expect(formatFieldError(createTexts('ar'), 'form.between', 'الدرجة')).toBe(
    'قيمة الدرجة خارج النطاق المسموح',
  )
})

test("the API's own words are shown as they are", () => {
  expect(formatFieldError(createTexts('en'), 'Already taken', 'Code')).toBe('Already taken')
})
