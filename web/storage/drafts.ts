import { isRecord } from '#sdk/isRecord.ts'
import { getTabStorage, readStored, writeStored, type StoredKey } from './storage.ts'

const PREFIX = 'mk.draft.'
// A field that is called just `code` is a course's, and `passScore` a quiz's, which are no secrets
const SECRET = /pass(?!s)|secret|token|.code|code./i

/** Reads the unsent input of a form, kept for this tab. */
export function readDraft(name: string): Readonly<Record<string, unknown>> {
  try {
    const draft: unknown = JSON.parse(readStored(toStorageKey(name), getTabStorage) ?? '{}')
    return isRecord(draft) ? draft : {}
  } catch {
    return {}
  }
}

/**
 * Stores a form's input: texts, numbers, booleans, lists and plain records. Passwords, passcodes, tokens and file
 * contents are left out.
 */
export function storeDraft(name: string, values: Readonly<Record<string, unknown>>) {
  const plain = Object.entries(values).filter(([field, value]) => !SECRET.test(field) && isPlain(value))
  writeStored(
    toStorageKey(name),
    plain.length ? JSON.stringify(Object.fromEntries(plain)) : undefined,
    getTabStorage,
  )
}

/** Removes the draft of a form. */
export function removeDraft(name: string) {
  writeStored(toStorageKey(name), undefined, getTabStorage)
}

/** Removes the drafts of all forms. */
export function removeDrafts() {
  try {
    for (const key of Object.keys(getTabStorage()))
      if (key.startsWith(PREFIX)) removeDraft(key.slice(PREFIX.length))
  } catch {
    // Storage is denied, so nothing is stored
  }
}

function toStorageKey(name: string): StoredKey {
  return `${PREFIX}${name}`
}

function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPlain)
  if (isPlainRecord(value))
    return Object.entries(value).every(([name, part]) => !SECRET.test(name) && isPlain(part))
  return ['string', 'number', 'boolean'].includes(typeof value)
}

function isPlainRecord(value: unknown): value is Record<string, unknown> {
  return isRecord(value) && Object.getPrototypeOf(value) === Object.prototype
}
