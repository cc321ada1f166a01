const FORM = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/

/** Whether a value is an ISO date and time with its zone. */
export function isInstant(value: unknown): value is string {
  return typeof value === 'string' && FORM.test(value) && !Number.isNaN(Date.parse(value))
}
