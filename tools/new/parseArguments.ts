import { deriveNames } from './names.ts'
import { describeReserved, describeReservedField } from './reservedNames.ts'

export const usage = `npm run new -- list NAME --title "English, Arabic" --one "English, Arabic" FIELD...
npm run new -- page NAME --title "English, Arabic"

NAME   in camelCase; of a list the plural: coupons
--one  a single record, in Arabic without the article: "Coupon, قسيمة"
FIELD  name:kind:English:Arabic with kind text, number or day; the first text names a record
       code:text:Code:الرمز "valid_until:day:Valid until:صالحة حتى"`

const kinds = ['text', 'number', 'day'] as const

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

/**
 * Parses the arguments of `npm run new`.
 * @param assertFree throws where the name is taken; called before the texts are looked at
 * @throws Error with one sentence that says what is wrong with them
 */
export function parseArguments(
  args: readonly string[],
  assertFree: (request: Pick<ListRequest | PageRequest, 'kind' | 'name'>) => void = () => undefined,
): ListRequest | PageRequest {
  const [kind, name = '', ...rest] = args
  if (kind !== 'list' && kind !== 'page') throw new Error('The first argument is list or page.')
  assertName(name, kind)
  assertFree({ kind, name })
  const { options, words } = splitOptions(rest, kind === 'list' ? ['--title', '--one'] : ['--title'])
  const title = parseTexts('--title', options)
  if (kind === 'page') {
    if (words.length) throw new Error(`"${words[0]}" is too much: a page takes a name and --title.`)
    return { kind, name, title }
  }
  return { kind, name, title, one: parseTexts('--one', options), fields: parseFields(words) }
}

/** Asserts that a name, and what is derived from it, can stand in code, paths and names of files. */
function assertName(name: string, kind: 'list' | 'page'): void {
  if (!/^[a-z][a-zA-Z]+$/.test(name)) throw new Error(`"${name}" is not a name in camelCase.`)
  const { Plural, singular, Singular } = deriveNames(name)
  const derived = kind === 'list' ? [name, Plural, singular, Singular] : [name, Plural]
  for (const word of derived) {
    const reason = describeReserved(word)
    if (reason) throw new Error(`"${name}" cannot be the name of a ${kind}: "${word}" ${reason}.`)
  }
  if (kind === 'list' && singular === name) throw new Error(`"${name}" is no plural: it does not end with s.`)
}

/** Separates options, each with its value, from the other words. */
function splitOptions(args: readonly string[], known: readonly string[]) {
  const options = new Map<string, string>()
  const words: string[] = []
  for (let index = 0; index < args.length; index += 1) {
    const word = args[index] ?? ''
    if (!word.startsWith('-')) words.push(word)
    else if (!known.includes(word))
      throw new Error(`"${word}" is no option: there is ${known.join(' and ')}.`)
    else if (options.has(word)) throw new Error(`${word} is given twice.`)
    else options.set(word, args[(index += 1)] ?? '')
  }
  return { options, words }
}

function parseTexts(option: string, options: ReadonlyMap<string, string>): Texts {
  const parts = (options.get(option) ?? '').split(/[,،]/).map((part) => part.trim())
  const [en, ar] = parts
  if (parts.length !== 2 || !en || !ar)
    throw new Error(`${option} needs an English and an Arabic text with one comma between them.`)
  return { en, ar }
}

function parseFields(words: readonly string[]): Field[] {
  const fields = words.map(parseField)
  if (fields[0]?.kind !== 'text') throw new Error('The first field is a text: it names a record.')
  const names = fields.map(({ name }) => name)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice) throw new Error(`There are two fields "${twice}".`)
  return fields
}

function parseField(word: string): Field {
  const [name = '', kind, en, ar, ...others] = word.split(':').map((part) => part.trim())
  const known = kinds.find((one) => one === kind)
  if (!/^[a-z][a-z0-9_]*$/.test(name) || !known || !en || !ar || others.length)
    throw new Error(`"${word}" is no field: name:kind:English:Arabic with kind ${kinds.join(', ')}.`)
  const reason = describeReservedField(name)
  if (reason) throw new Error(`"${name}" cannot be the name of a field: it ${reason}.`)
  return { name, kind: known, en, ar }
}

/** Returns the highest value of a number: 100 of a percentage. */
export function getMaximum({ name }: Field): number {
  return /(^|_)percent(age)?$/.test(name) ? 100 : 1_000_000
}
