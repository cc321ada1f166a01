import * as v from 'valibot'
import { computeAge } from '#web/time/age.ts'
import { AUDIO_MAX, type ChosenFile, isChosenFile } from './files.ts'
import { toLatinDigits, removeDirectionMarks, splitWords } from './normalize.ts'

/**
 * Validation rules; their messages are message ids with `{field}` for the label. See docs/decisions.md#email-texts.
 * @see specification section 5
 */
type Text = v.GenericSchema<unknown, string>

/** '{field} required'. See docs/decisions.md#required-texts. */
export const required: Text = requireText('form.fieldRequired')

/** 'required', the wording of the register form */
export const requiredHere: Text = requireText('form.required')

/** The wording of an empty sign-in form */
export const requiredToSignIn: Text = removeMarksFirst(requireText('validateFieldsWithValidData'))

/** Not trimmed: a password may begin or end with a space. */
export const requiredSecret = (message = 'form.required'): Text =>
  v.pipe(v.string(message), v.nonEmpty(message))

/** A minimum number of characters. */
export const minLength = (length: number) => v.minLength<string, number, string>(length, 'form.tooShort')
/** A maximum number of characters. */
export const maxLength = (length: number) => v.maxLength<string, number, string>(length, 'form.tooLong')

/** Letters of any script, without spaces. See docs/decisions.md#names. */
export const alpha: Text = v.pipe(v.string(), v.regex(/^[\p{L}\p{M}]*$/u, 'form.alpha'))

const LETTERS_AND_SPACES = /^[\p{L}\p{M}\s'’-]*$/u

/** Letters of any script with spaces, hyphens and apostrophes, which names may contain */
export const alphaSpaces: Text = v.pipe(v.string(), v.regex(LETTERS_AND_SPACES, 'form.alphaSpaces'))

/** A number within inclusive bounds, typed as text. */
export const between = (low: number, high: number) =>
  v.pipe(
    numeric,
    v.transform(Number),
    v.check((value) => value >= low && value <= high, 'form.between'),
  )

export const numeric: Text = v.pipe(
  v.string(),
  v.transform(toLatinDigits),
  v.regex(/^-?\d+(\.\d+)?$/, 'form.number'),
)

/** An optional + and 8 to 16 digits; spaces are allowed and removed from the output. */
export const phone: Text = v.pipe(
  removeMarksFirst(requiredHere),
  v.transform(toDialledNumber),
  v.regex(/^\+?\d{8,16}$/, 'invalidPhone'),
)

/** Like `phone`, but may be empty: an empty value is not sent. */
export const optionalPhone = optional(phone)

/** 'should be a valid number': the wording of forms other than register */
export const phoneNumber: Text = v.pipe(
  removeMarksFirst(required),
  v.transform(toDialledNumber),
  v.regex(/^\+?\d{8,16}$/, 'form.number'),
)

export const email: Text = createEmailRule(requiredHere)

/** Like `email`, with the wording of forms other than register: '{field} required' when empty. */
export const emailAddress: Text = createEmailRule(required)

/** The four requirements of a password, each with its own text, for the live checklist. */
export const passwordRequirements = [
  { id: 'form.password.uppercase', pattern: /\p{Lu}/u },
  { id: 'form.password.lowercase', pattern: /\p{Ll}/u },
  { id: 'form.password.number', pattern: /\p{Nd}/u },
  { id: 'form.password.special', pattern: /[^\p{L}\p{N}\s]/u },
] as const

export const password: Text = v.pipe(
  requiredSecret(),
  v.check((text) => passwordRequirements.every(({ pattern }) => pattern.test(text)), 'form.password.weak'),
)

/**
 * A day up to today.
 * @param today YYYY-MM-DD
 */
export const pastDay = (today: string): Text =>
  v.pipe(
    requiredHere,
    v.isoDate('form.date'),
    v.check((day) => day <= today, 'form.dateInFuture'),
  )

/** A birth date at least 18 years ago. */
export const adultBirthday = (today: string): Text =>
  v.pipe(
    pastDay(today),
    v.check((day) => computeAge(day, today) >= 18, 'form.adultAge'),
  )

/** A birth date more than 3 years ago. */
export const kidBirthday = (today: string): Text =>
  v.pipe(
    pastDay(today),
    v.check((day) => computeAge(day, today) > 3, 'kidAgeError'),
  )

export const accepted = v.literal(true, 'form.required')

/** A list with at least one item. */
export const requiredList = <Item>(item: v.GenericSchema<unknown, Item>) =>
  v.pipe(v.array(item, 'form.atLeastOne'), v.minLength(1, 'form.atLeastOne'))

export const gender = v.picklist(['Male', 'Female'], 'form.required')

/** At least two words, each of more than two characters. */
export const fullName: Text = v.pipe(
  required,
  v.check(
    (text) => splitWords(text).length >= 2 && splitWords(text).every((word) => [...word].length > 2),
    'form.fullName',
  ),
)

export const threeWords: Text = v.pipe(
  required,
  v.check((text) => splitWords(text).length >= 3, 'form.threeWords'),
)

/**
 * A rating from 1 to 5, as `RatingField` edits it.
 * @see specification section 5, Reservation
 */
export const rating = v.pipe(
  v.number('form.fieldRequired'),
  v.minValue(1, 'form.between'),
  v.maxValue(5, 'form.between'),
)

/** 'You should choose a Program' */
export const program = v.number('form.program')

/** At least one slot, and at most as many as the program allows. */
export const slots = (max: number) => v.pipe(requiredList(v.number()), v.maxLength(max, 'form.tooManySlots'))

/** The courses of a reservation: 2 in one-to-one booking, 3 per kid in groups. */
export const courses = (max: 2 | 3) =>
  v.pipe(requiredList(v.number()), v.maxLength(max, `form.courses.${max}`))

/** A person's first or last name: letters only, several words too. */
export const personName = (needed: Text): Text =>
  v.pipe(needed, v.maxLength(200, 'form.tooLong'), v.regex(LETTERS_AND_SPACES, 'form.alphaSpaces'))

/** Ids of uploaded files; `min` and `max` limit their number. */
export const files = ({ min = 0, max }: { min?: 0 | 1; max: 2 | 3 }) =>
  v.pipe(
    v.optional(v.array(v.custom<ChosenFile>(isChosenFile)), []),
    v.minLength(min, 'form.files.least'),
    v.check(
      (list) => list.filter(({ problem }) => !problem || problem === 'form.files.most').length <= max,
      `form.files.most.${max}`,
    ),
    v.check((list) => list.every(({ type, size }) => !isLongAudio(type, size)), 'form.files.audio'),
    v.check((list) => list.every(({ problem }) => problem === undefined), 'form.files.refused'),
    v.check((list) => list.every(({ id }) => id !== undefined), 'form.files.sending'),
    v.transform((list) => list.flatMap(({ id }) => (id === undefined ? [] : [id]))),
  )

/** Accepts an empty value, which is not sent; other values must match the rule, whose messages are shown. */
export function optional<Value>(rule: v.GenericSchema<unknown, Value>) {
  return v.lazy((value): v.GenericSchema<unknown, Value | undefined> => (isEmpty(value) ? nothing : rule))
}

const nothing = v.pipe(
  v.unknown(),
  v.transform(() => undefined),
)

function isEmpty(value: unknown): boolean {
  return value === undefined || (typeof value === 'string' && value.trim() === '')
}

/** Removes spaces, and writes the international prefix 00 as a plus sign. */
function toDialledNumber(text: string): string {
  return toLatinDigits(text).replace(/\s/g, '').replace(/^00/, '+')
}

function isLongAudio(type: string, size: number): boolean {
  return type.startsWith('audio/') && size >= AUDIO_MAX
}

function requireText(message: string): Text {
  return v.pipe(
    v.string(message),
    v.trim(),
    v.check((text) => removeDirectionMarks(text).trim() !== '', message),
  )
}

function removeMarksFirst(rule: Text): Text {
  return v.pipe(
    rule,
    v.transform((text) => removeDirectionMarks(text).trim()),
  )
}

function createEmailRule(rule: Text): Text {
  return v.pipe(removeMarksFirst(rule), v.maxLength(254, 'invalidEmail'), v.email('invalidEmail'))
}
