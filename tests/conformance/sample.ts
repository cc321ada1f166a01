import type { people } from '#mocks/testClient.ts'

export interface Sample {
  path?: string
  body?: unknown
  bytes?: Uint8Array
  headers?: Record<string, string>
  as?: keyof typeof people
  /** Prepares the world; returns the parts of the sample that are known only then */
  given?: (send: Fetch) => Promise<Partial<Sample>>
}

export type Samples = Record<string, Sample>

/** Calls the API as a person and returns `data` of the response. */
export type Fetch = (as: keyof typeof people, method: string, path: string, body?: unknown) => Promise<Data>

export interface Data {
  id: number
  total_cost: number
  slots: { id: number; state: string }[]
}

/** Returns the ids of seeded records of an institute. */
export function createNumbers(institute: number) {
  return {
    root: institute * 10_000,
    tutor: institute * 1000 + 1,
    student: institute * 1000 + 300,
    kid: institute * 1000 + 400,
  }
}

const boundary = 'sample-boundary'

/** Builds a multipart body with one file. */
export function buildMultipart(name: string, type: string, content: Uint8Array) {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`
  const bytes = Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)])
  return { bytes, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}

/** Lists the free slots of a tutor in the next two weeks. */
export async function freeSlots(send: Fetch, tutor: number, now: number): Promise<number[]> {
  const from = new Date(now).toISOString()
  const to = new Date(now + 14 * 86_400_000).toISOString()
  const { slots } = await send('student', 'GET', `/tutor/profile/${tutor}/slots/?from=${from}&to=${to}`)
  return slots.filter(({ state }) => state === 'available').map(({ id }) => id)
}
