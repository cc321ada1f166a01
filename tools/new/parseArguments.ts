export const usage = `npm run new -- list NAME --title "English, Arabic" --one "English, Arabic" FIELD...
npm run new -- page NAME --title "English, Arabic"

NAME   plural, in camelCase: coupons
--one  a single record: "Coupon, القسيمة"
FIELD  name:kind:English:Arabic with kind text, number or day; the first text names a record
       code:text:Code:الرمز "valid_until:day:Valid until:صالحة حتى"`

export const kinds = ['text', 'number', 'day'] as const

export interface Texts {
  readonly en: string
  readonly ar: string
}

export interface Field extends Texts {
  readonly name: string
  readonly kind: (typeof kinds)[number]
}

export interface ListRequest {
  readonly kind: 'list'
  readonly name: string
  readonly title: Texts
  readonly one: Texts
  readonly fields: readonly Field[]
}

export interface PageRequest {
  readonly kind: 'page'
  readonly name: string
  readonly title: Texts
}

/** Parses the arguments of `npm run new`. @returns what is wrong with them, as a sentence */
export function parseArguments(args: readonly string[]): ListRequest | PageRequest | string {
  const [kind, name = '', ...rest] = args
  if (kind !== 'list' && kind !== 'page') return 'The first argument is list or page.'
  if (!/^[a-z][a-zA-Z]+$/.test(name)) return `"${name}" is no name in camelCase.`
  const title = readTexts(rest, '--title')
  if (!title) return '--title needs an English and an Arabic text with a comma between them.'
  if (kind === 'page') return { kind, name, title }
  const one = readTexts(rest, '--one')
  if (!one) return '--one needs an English and an Arabic text with a comma between them.'
  const fields = rest.filter((arg, index) => !arg.startsWith('--') && !rest[index - 1]?.startsWith('--'))
  const parsed = fields.map(parseField)
  const wrong = fields.find((_, index) => !parsed[index])
  if (wrong !== undefined) return `"${wrong}" is no field: name:kind:English:Arabic.`
  if (parsed[0]?.kind !== 'text') return 'The first field is a text: it names a record.'
  return { kind, name, title, one, fields: parsed.filter((field) => field !== undefined) }
}

function readTexts(args: readonly string[], option: string): Texts | undefined {
  const index = args.indexOf(option)
  const [en, ar] = (index < 0 ? '' : (args[index + 1] ?? '')).split(/[,،]/).map((part) => part.trim())
  return en && ar ? { en, ar } : undefined
}

function parseField(text: string): Field | undefined {
  const [name = '', kind, en, ar] = text.split(':')
  const known = kinds.find((one) => one === kind)
  return /^[a-z][a-z0-9_]*$/.test(name) && known && en && ar ? { name, kind: known, en, ar } : undefined
}
