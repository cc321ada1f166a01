import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import * as rules from './rules.ts'

const today = '2026-11-21'

function messageOf(schema: v.GenericSchema, value: unknown): string | undefined {
  const result = v.safeParse(schema, value)
  return result.success ? undefined : result.issues[0]?.message
}

describe('the rules of section 5', () => {
  it.each<[string, v.GenericSchema, unknown, string | undefined]>([
    ['a text', rules.required, ' ', 'form.fieldRequired'],
    ['a missing text', rules.required, undefined, 'form.fieldRequired'],
    ['a register field', rules.requiredHere, '', 'form.required'],
    ['an empty sign-in', rules.requiredToSignIn, '', 'validateFieldsWithValidData'],
    ['an address', rules.email, 'amal@example', 'invalidEmail'],
    ['an address', rules.email, ' amal@example.test ', undefined],
    ['a phone with letters', rules.phone, '+20 12 ab 5678', 'invalidPhone'],
    ['a phone with spaces', rules.phone, '+20 100 000 0000', undefined],
    ['a phone in Arabic digits', rules.phone, '٠١٠٠٠٠٠٠٠٠', undefined],
    ['seven digits', rules.phone, '1234567', 'invalidPhone'],
    ['seventeen digits', rules.phone, '12345678901234567', 'invalidPhone'],
    ['a password without capitals', rules.password, 'learn#2026', 'form.password.weak'],
    ['a password without small letters', rules.password, 'LEARN#2026', 'form.password.weak'],
    ['a password without digits', rules.password, 'Learn#Learn', 'form.password.weak'],
    ['a password without a sign', rules.password, 'Learn2026', 'form.password.weak'],
    ['a good password', rules.password, 'Learn#2026', undefined],
    ['tomorrow', rules.pastDay(today), '2026-11-22', 'form.dateInFuture'],
    ['today', rules.pastDay(today), today, undefined],
    ['the day before 18', rules.adultBirthday(today), '2008-11-22', 'form.adultAge'],
    ['18 today', rules.adultBirthday(today), '2008-11-21', undefined],
    ['a kid of 3', rules.kidBirthday(today), '2022-11-22', 'kidAgeError'],
    ['a kid of 4 today', rules.kidBirthday(today), '2022-11-21', undefined],
    ['terms not accepted', rules.accepted, undefined, 'form.required'],
    ['letters only', rules.alpha, 'two words', 'form.alpha'],
    ['Arabic letters', rules.alpha, 'أمل', undefined],
    ['letters and spaces', rules.alphaSpaces, "O'Neil Abd-Allah أمل", undefined],
    ['a digit among letters', rules.alphaSpaces, 'Amal 2', 'form.alphaSpaces'],
    ['a number', rules.numeric, 'ten', 'form.number'],
    ['a bound', rules.between(1, 5), '6', 'form.between'],
    ['a list', rules.requiredList(v.string()), [], 'form.atLeastOne'],
    ['one word', rules.fullName, 'Amal', 'form.fullName'],
    ['short parts', rules.fullName, 'Li Jo', 'form.fullName'],
    ['a full name', rules.fullName, 'Amal Kamal', undefined],
    ['a short text', v.pipe(rules.required, rules.minLength(3)), 'ab', 'form.tooShort'],
    ['a long text', v.pipe(rules.required, rules.maxLength(3)), 'abcd', 'form.tooLong'],
    ['two words', rules.threeWords, 'please call', 'form.threeWords'],
  ])('%s', (_, schema, value, message) => {
    expect(messageOf(schema, value)).toBe(message)
  })

  it('sends a phone without its spaces, in Latin digits', () => {
    expect(v.parse(rules.phone, '+٢٠ 100 000 0000')).toBe('+201000000000')
  })
})
