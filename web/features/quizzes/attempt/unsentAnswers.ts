import { isRecord } from '#sdk/isRecord.ts'
import type { Answer } from '#sdk'
import { getTabStorage, readStored, writeStored } from '#web/storage/storage.ts'

const toStorageKey = (attempt: number) => `mk.quiz.${attempt}` as const

/** Reads the answers of an attempt that this tab could not send yet. */
export function readUnsent(attempt: number): Answer[] {
  try {
    const stored: unknown = JSON.parse(readStored(toStorageKey(attempt), getTabStorage) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isAnswer) : []
  } catch {
    return []
  }
}

/** Stores the unsent answers of an attempt in this tab; an empty list removes them. */
export function storeUnsent(attempt: number, answers: readonly Answer[]) {
  writeStored(toStorageKey(attempt), answers.length ? JSON.stringify(answers) : undefined, getTabStorage)
}

function isAnswer(value: unknown): value is Answer {
  return isRecord(value) && 'question_id' in value && 'option_id' in value
}
