import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import arBooking from '#web/i18n/ar/booking.json'
import arShell from '#web/i18n/ar/shell.json'
import enBooking from '#web/i18n/en/booking.json'
import enShell from '#web/i18n/en/shell.json'
import * as rules from './rules.ts'

const ar = { ...arShell, ...arBooking }
const en = { ...enShell, ...enBooking }

const today = '2026-11-21'

const refused = { key: 'b', name: 'a.exe', size: 10, type: '', progress: 0, problem: 'form.files.type' }
const file = { key: 'a', name: 'a.pdf', size: 10, type: 'application/pdf', progress: 1, id: 7 }

function getMessage(schema: v.GenericSchema, value: unknown): string | undefined {
  const result = v.safeParse(schema, value)
  return result.success ? undefined : result.issues[0]?.message
}

describe('rules of specification section 5', () => {
  it.each<[string, v.GenericSchema, unknown, string | undefined]>([
    ['a text', rules.required, ' ', 'form.fieldRequired'],
    ['a missing text', rules.required, undefined, 'form.fieldRequired'],
    ['a register field', rules.requiredHere, '', 'form.required'],
    ['an empty sign-in', rules.requiredToSignIn, '', 'validateFieldsWithValidData'],
    ['an address', rules.email, 'amal@example', 'invalidEmail'],
    ['an address', rules.email, ' amal@example.test ', undefined],
    ['an address on other forms', rules.emailAddress, '', 'form.fieldRequired'],
    ['an address on other forms', rules.emailAddress, 'amal@', 'invalidEmail'],
    ['a phone with letters', rules.phone, '+20 12 ab 5678', 'invalidPhone'],
    ['a phone with spaces', rules.phone, '+20 100 000 0000', undefined],
    ['a phone in Arabic digits', rules.phone, '٠١٠٠٠٠٠٠٠٠', undefined],
    ['a phone pasted with marks of direction', rules.phone, '\u202A+20 100 000 0000\u202C', undefined],
    ['an address pasted with marks of direction', rules.email, '\u200E amal@example.test \u200F', undefined],
    ['nothing but a mark of direction', rules.requiredHere, '\u200F', 'form.required'],
    ['a phone with the prefix 00', rules.phone, '0020 100 000 0000', undefined],
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
    ['three words', rules.threeWords, 'please call me', undefined],
    ['a phone on other forms', rules.phoneNumber, 'call me', 'form.number'],
    ['a phone that may be left out', rules.optionalPhone, ' ', undefined],
    ['a phone that may be left out', rules.optionalPhone, '12', 'invalidPhone'],
    ['letters in a number that may be left out', rules.optional(rules.between(1, 5)), 'ten', 'form.number'],
    ['no rating', rules.rating, '', 'form.fieldRequired'],
    ['a rating of six stars', rules.rating, 6, 'form.between'],
    ['a rating', rules.rating, 5, undefined],
    ['no program', rules.program, undefined, 'form.program'],
    ['no slots', rules.slots(2), [], 'form.atLeastOne'],
    ['more slots than the program holds', rules.slots(2), [1, 2, 3], 'form.tooManySlots'],
    ['a third course', rules.courses(2), [1, 2, 3], 'form.courses.2'],
    ["a fourth course of a kid's", rules.courses(3), [1, 2, 3, 4], 'form.courses.3'],
    ['homework without a file', rules.files({ min: 1, max: 3 }), [], 'form.files.least'],
    ['four answer files', rules.files({ max: 3 }), [file, file, file, file], 'form.files.most.3'],
    ['three course files', rules.files({ max: 2 }), [file, file, file], 'form.files.most.2'],
    [
      'audio of 10 MB',
      rules.files({ max: 3 }),
      [{ ...file, type: 'audio/mpeg', size: 10_485_760 }],
      'form.files.audio',
    ],
    [
      'a refused file',
      rules.files({ max: 3 }),
      [{ ...file, problem: 'form.files.type' }],
      'form.files.refused',
    ],
    [
      'two files beside two that were refused',
      rules.files({ max: 3 }),
      [file, file, refused, refused],
      'form.files.refused',
    ],
    ['a file on the way', rules.files({ max: 3 }), [{ ...file, id: undefined }], 'form.files.sending'],
  ])('%s', (_, schema, value, message) => {
    expect(getMessage(schema, value)).toBe(message)
  })

  it("submits the API's ids of files, and leaves out empty values", () => {
    expect(v.parse(rules.files({ max: 3 }), [file, { ...file, id: 8 }])).toEqual([7, 8])
    expect(v.parse(rules.optionalPhone, '')).toBeUndefined()
  })

  it.each([
    ['form.fieldRequired', '{field} required', 'حقل {field} مطلوب'],
    ['form.required', 'required', 'مطلوب'],
    [
      'validateFieldsWithValidData',
      'Please fill all required fields with valid data',
      'يرجى ملء كل الحقول المطلوبة ببيانات صحيحة',
    ],
    ['invalidEmail', 'Invalid Email Format', 'صيغة البريد الإلكتروني غير صحيحة'],
    [
      'invalidPhone',
      'Enter + and digits only, 8 to 16 digits',
      'أدخل أرقامًا فقط مع علامة + إن وُجدت، من 8 إلى 16 رقمًا',
    ],
    ['passwordMismatch', 'Passwords do not match', 'كلمتا المرور غير متطابقتين'],
    ['form.alpha', 'should be letters only without spaces', 'يجب أن يتكون من حروف فقط بلا مسافات'],
    ['form.alphaSpaces', 'should be letters only', 'يجب أن يتكون من حروف فقط'],
    ['form.number', 'should be a valid number', 'أدخل رقمًا صالحًا'],
    ['form.atLeastOne', 'You must choose at least one', 'يجب أن تختار واحدًا على الأقل'],
    ['form.program', 'You should choose a Program', 'يجب أن تختار برنامجًا'],
    ['form.files.least', 'You need to attach at least one file!', 'يجب أن ترفق ملفًا واحدًا على الأقل!'],
    ['form.files.most.3', 'Maximum 3 files allowed', 'الحد الأقصى 3 ملفات'],
    ['form.files.audio', 'Audio files must be less than 10MB', 'يجب أن يقل حجم الملف الصوتي عن 10 ميغابايت'],
    ['form.enterEmail', 'Please enter your Email.', 'يرجى إدخال بريدك الإلكتروني.'],
    ['kidAgeError', 'A child must be at least 4 years old', 'يجب ألّا يقل عمر الطفل عن 4 سنوات'],
    ['form.adultAge', 'You must be at least 18 years old', 'يجب ألّا يقل عمرك عن 18 عامًا'],
  ] as const)('%s has its exact text in both languages', (id, english, arabic) => {
    expect({ en: en[id], ar: ar[id] }).toEqual({ en: english, ar: arabic })
  })

  it('submits a phone number without spaces, in Latin digits', () => {
    expect(v.parse(rules.phone, '+٢٠ 100 000 0000')).toBe('+201000000000')
  })
})

it.each(['Li', 'عبد الله', "O'Neil", 'Anne-Marie'])('%s is a name', (name) => {
  expect(getMessage(rules.personName(rules.required), name)).toBeUndefined()
})

it('a name of digits is refused', () => {
  expect(getMessage(rules.personName(rules.required), '123 456')).toBe('form.alphaSpaces')
})

it('the international prefix 00 is sent as a plus sign', () => {
  expect(v.parse(rules.phone, '0020 100 000 0000')).toBe('+201000000000')
  expect(v.parse(rules.phone, '٠٠٢٠١٠٠٠٠٠٠٠٠٠')).toBe('+201000000000')
  expect(v.parse(rules.phone, '01000000000')).toBe('01000000000')
})

it.each(['12', '2.5', '-3', '١٢'])('%s is a number', (text) => {
  expect(getMessage(rules.numeric, text)).toBeUndefined()
})

it.each(['2.', '.5', '1e3', '1 2'])('%j is no number', (text) => {
  expect(getMessage(rules.numeric, text)).toBe('form.number')
})
