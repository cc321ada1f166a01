import { ApiError } from '#sdk'

const names = ['option1', 'option2', 'option3', 'option4'] as const

/**
 * Finds options of a question that say the same as an earlier one; case and spaces do not tell two apart, vowel signs do.
 * @returns message ids by field name
 */
export function findSameOptions(values: { readonly [Name in (typeof names)[number]]?: string }) {
  const seen = new Set<string>()
  const errors: Record<string, MessageId> = {}
  for (const name of names) {
    const text = normalizeOption(values[name] ?? '')
    if (text && seen.has(text)) errors[name] = 'questions.sameOption'
    seen.add(text)
  }
  return errors
}

function normalizeOption(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/g, ' ').trim().toLocaleLowerCase('en')
}

/** Moves errors of options (`options.2`) to their fields (`option3`); another error stays as it is. */
export function nameOptionFields(error: ApiError): ApiError {
  const { status, code, messages, fields } = error
  if (Object.keys(fields).length === 0) return error
  const named = Object.entries(fields).map(([name, texts]) => {
    const index = /^options\.(\d)$/.exec(name)?.[1]
    return [index === undefined ? name : `option${Number(index) + 1}`, texts]
  })
  return new ApiError({ status, code, messages, fields: Object.fromEntries(named) })
}
