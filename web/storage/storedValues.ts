// Checks of values from the browser's storage, which another program may have changed.
import { isRecord } from '#sdk/isRecord.ts'

/** Parses a JSON object; undefined for anything else. */
export function parseRecord(text: string | undefined): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Whether a value is a positive safe integer. */
export function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0
}

/** Whether a value is a finite number of at least zero. */
export function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
}

/** Whether a value is undefined or passes a check. */
export function isOptional<Value>(
  value: unknown,
  rule: (value: unknown) => value is Value,
): value is Value | undefined {
  return value === undefined || rule(value)
}

/** Whether a value is an array of at most `most` items that all pass a check. */
export function isBoundedArray<Item>(
  value: unknown,
  rule: (item: unknown) => item is Item,
  max: number,
): value is Item[] {
  return Array.isArray(value) && value.length <= max && value.every(rule)
}

/** Whether a value may be a promo code. */
export function isPromo(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{1,40}$/.test(value)
}
