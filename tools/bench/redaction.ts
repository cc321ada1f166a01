// The time that redacting takes, for `npm run bench -- fixtures`.
import type { CapturedCall } from '../../bff/fixtures/parsedEntry.ts'
import type { Figure } from './figure.ts'

const megabytes = 37
const rowsPerCall = 10

interface FixtureText {
  readonly parseCapturedCalls: typeof import('../../bff/fixtures/writeFixture.ts').parseCapturedCalls
  readonly buildFixtureText: typeof import('../../bff/fixtures/writeFixture.ts').buildFixtureText
}

/** Measures redacting a long recording: lists of people, their texts, and thousands of different names. */
export function benchRedaction(
  { parseCapturedCalls, buildFixtureText }: FixtureText,
  headerNames: Parameters<FixtureText['buildFixtureText']>[1]['headerNames'],
): Figure[] {
  const captured = buildRecording()
  const start = performance.now()
  const text = buildFixtureText(parseCapturedCalls(captured), {
    headerNames,
    origins: ['https://api.example.org'],
    secrets: ['a-secret-of-the-bff'],
    recordedAt: 0,
    now: 0,
  })
  const seconds = (performance.now() - start) / 1000
  if (text.includes('@mail.example')) throw new Error('an address was not replaced')
  return [{ figure: `redacting ${megabytes} MB, s`, value: seconds.toFixed(1), limit: 8 }]
}

function buildRecording(): CapturedCall[] {
  const captured: CapturedCall[] = []
  for (let size = 0, page = 0; size < megabytes * 1_000_000; page += 1) {
    const isTutors = page % 2 === 0
    const rows = Array.from({ length: rowsPerCall }, (_, index) => {
      const id = page * rowsPerCall + index
      return isTutors ? buildTutor(id) : buildStudent(id)
    })
    const body = Buffer.from(JSON.stringify({ success: true, data: rows, total: 9000, page, page_size: 10 }))
    size += body.length
    captured.push({
      at: page,
      elapsed: 1,
      method: 'GET',
      path: `${isTutors ? '/tutor/list/' : '/student/list/'}?page=${page}`,
      headers: [{ name: 'authorization', value: `Bearer token-of-session-${page % 50}` }],
      body: undefined,
      response: { status: 200, headers: [{ name: 'content-type', value: 'application/json' }], body },
    })
  }
  return captured
}

const syllables = [
  'ba',
  'ri',
  'no',
  'sa',
  'le',
  'mu',
  'ta',
  'ki',
  'do',
  'ha',
  'we',
  'zu',
  'fi',
  'go',
  'ra',
  'ny',
]

/** A name of its own for each of some thousand numbers. */
function buildName(seed: number): string {
  const parts = [seed, seed >> 4, seed >> 8, (seed * 7) >> 3].map((at) => syllables[at & 15] ?? '')
  const name = parts.join('')
  return name.charAt(0).toUpperCase() + name.slice(1)
}

function buildTutor(id: number) {
  const [first, last] = [buildName(id % 6000), buildName((id * 31) % 9000)]
  return {
    id,
    first_name: first,
    last_name: last,
    gender: 'Female',
    profile_picture_url: `https://api.example.org/files/portraits/${id}.jpg`,
    country: { id: id % 240, name: 'Egypt' },
    languages: [{ id: 1, name: 'Arabic' }],
    course_types: ['adult', 'kids'],
    courses: [{ id: 7, name: 'Tajweed for beginners' }],
    rating: 4.5,
    ratings_count: 120,
    classes_count: 300,
    biography: `${first} teaches since 2009 in Giza. `.repeat(6),
    price: 120.5,
    currency: 'EGP',
    next_slot: '2026-03-02T07:00:00Z',
    has_trial: true,
    badge: `badge ${id % 100}`,
  }
}

function buildStudent(id: number) {
  const [first, last] = [buildName(id % 6000), buildName((id * 17) % 9000)]
  return {
    id,
    first_name: first,
    last_name: last,
    email: `${first}.${last}${id}@mail.example`.toLowerCase(),
    phone_number: `+2010${String(id).padStart(8, '1')}`,
    kid_names: [first, last],
    country: { id: id % 240, name: 'Egypt' },
    joined_on: '2026-01-05',
    category: 'student',
    notes: `${last} pays by card; see the call of last week. `.repeat(3),
    address_line: `${id} Nile Street`,
  }
}
