import { readdirSync, readFileSync } from 'node:fs'

/** One way to make two servers disagree on where a request ends. */
interface AttackRow {
  readonly name: string
  /** The research or standard that describes it */
  readonly source: string
  /** Request line, followed by a Host header; without it the call has the usual headers too */
  readonly start?: string
  readonly head?: readonly string[]
  readonly body?: string
  /** All bytes, instead of `start`, `head` and `body` */
  readonly raw?: string
  /** Whether the standards allow the request: it is forwarded, everything else is refused */
  readonly isTaken?: boolean
}

export interface Attack {
  /** The varied part, followed by the row's name */
  readonly name: string
  readonly source: string
  readonly isTaken: boolean
  /** One character for each byte */
  readonly bytes: string
  /** The body of the request that the bytes begin with */
  readonly body: string
  /** Path at the API of the request that is hidden in the bytes */
  readonly smuggledPath: string
}

const folder = new URL('./', import.meta.url)

/** Reads the rows of every JSON file of this folder. */
export function readAttacks(): Attack[] {
  const rows = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((file): AttackRow[] => {
      const own: AttackRow[] = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
      return own.map((row) => ({ ...row, name: `${file.replace('.json', '')}: ${row.name}` }))
    })
  return rows.map(buildAttack)
}

/** Builds the bytes of a row. Bodies and hidden requests have the same length in each. */
export function buildAttack(row: AttackRow, index: number): Attack {
  const id = String(index).padStart(3, '0')
  const json = `{"username":"row-${id}"}`
  const smuggledPath = `/tutor/profile/${id}/`
  const lines = `GET /api${smuggledPath} HTTP/1.1\r\nHost: localhost\r\nX-CSRF: 1\r\n`
  const smuggled = `${lines}\r\n`
  const values: Record<string, string> = {
    json,
    json10: json.slice(0, 10),
    json12: json.slice(10),
    chunked: `16\r\n${json}\r\n0\r\n\r\n`,
    smuggled,
    smuggledLines: lines,
    hexSmuggled: smuggled.length.toString(16),
  }
  const expand = (text: string) => text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
  const body = expand(row.body ?? '')
  values.length = String(body.length)
  const { name, source, isTaken = false } = row
  const bytes = row.raw === undefined ? expand(buildHead(row)) + body : expand(row.raw)
  return { name, source, isTaken, bytes, body: json, smuggledPath }
}

function buildHead({ start, head = [] }: AttackRow): string {
  const usual = start === undefined ? ['X-CSRF: 1', 'Content-Type: application/json'] : []
  const first = start ?? 'POST /api/auth/token/ HTTP/1.1'
  return [first, 'Host: localhost', ...usual, ...head, '', ''].join('\r\n')
}
