import { readStored, writeStored, type StoredKey } from './storage.ts'

const PREFIX = 'mk.draft.'
const SECRET = /pass|secret|token|code/i

/** What was typed into a form and not sent yet, kept for this tab. */
export function readDraft(name: string): Record<string, unknown> {
  try {
    const draft: unknown = JSON.parse(readStored(toStorageKey(name), () => sessionStorage) ?? '{}')
    return typeof draft === 'object' && draft !== null ? { ...draft } : {}
  } catch {
    return {}
  }
}

/** Keeps texts, figures, ticks, lists and records of them; never a password, a passcode, a code or a file's bytes. */
export function storeDraft(name: string, values: Readonly<Record<string, unknown>>) {
  const kept = Object.entries(values).filter(([field, value]) => !SECRET.test(field) && isPlain(value))
  writeStored(
    toStorageKey(name),
    kept.length ? JSON.stringify(Object.fromEntries(kept)) : undefined,
    () => sessionStorage,
  )
}

export function removeDraft(name: string) {
  writeStored(toStorageKey(name), undefined, () => sessionStorage)
}

/** Another person uses this tab now: nothing of the last one is left (ruling 39). */
export function removeDrafts() {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
  } catch {
    // Storage is denied: there is nothing to forget.
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
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}
