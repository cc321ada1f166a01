import { isObject } from '#sdk/isRecord.ts'
import { expect, it } from 'vitest'
import { operations } from '#sdk/operations.ts'
import messages from '#mocks/data/messages.json'
import { readOperations } from './documents.ts'
import { createTestClient } from '#mocks/testClient.ts'
import { createSamples } from './samples.ts'
import { createSender } from './sender.ts'

const documented = await readOperations()
const documents = new Map([...documented.values()].map(({ name, document }) => [name, document]))
const exampleTexts = new Set(
  [...documents.values()].flatMap((document) => listTextsUnder(document, 'examples')),
)

/** Texts of specification section 8 that the server sends; the others are the web app's. */
const said = [
  'Saved successfully',
  'Delete success',
  'Logout success',
  'homework assigned',
  'homework unassigned',
  'subscribed',
  'Invalid Promo Code',
  "You can't reserve a reserved session!",
  "You can't reserve a pending session!",
  "Sorry, reservation can't be completed, you have exceeded the no. of free sessions",
  'Sorry, Something went wrong, please try again later',
  'Please select a new slot',
  'Record is not available yet',
  'Student not found',
  'Please fill all required fields with valid data',
  'You should choose a Program',
  'You must choose at least one',
  'Audio files must be less than 10MB',
  'Maximum 3 files allowed',
  'You need to attach at least one file!',
  'This tutor has no available slots for this time period. Please try again later or choose another tutor.',
]

it.each(said)('the documents and the mock API say "%s", and both say it in Arabic', (english) => {
  const known = Object.values(messages).filter(({ en }) => en === english)
  expect(known.length).toBeGreaterThan(0)
  expect(exampleTexts).toContain(english)
  expect(known.some(({ ar }) => exampleTexts.has(ar))).toBe(true)
})

it.each(['en', 'ar'])('in %s success messages are those of the documents', async (language) => {
  const { send } = createSender({ 'accept-language': language })
  const samples = createSamples(1)
  const spoken = []
  for (const { id } of operations) {
    const { status, body } = await send(id, samples[id] ?? {})
    for (const text of listTextsUnder(body, 'Messages'))
      spoken.push({ id, text, isDocumented: listExamples(id, status).includes(text) })
  }
  expect(spoken.length).toBeGreaterThan(50)
  expect(spoken.filter(({ isDocumented }) => !isDocumented)).toEqual([])
})

it('a period without free hours has a message, another has none', async () => {
  const { call } = createTestClient()
  const listSlots = async (from: string, to: string) =>
    (await call('GET', `/tutor/profile/1001/slots/?from=${from}T00:00:00Z&to=${to}T00:00:00Z`)).body
  const none = listTextsUnder(await listSlots('2026-11-01', '2026-11-08'), 'Messages')
  expect(none).toEqual([messages.noSlots.en])
  expect(listTextsUnder(await listSlots('2026-11-22', '2026-11-29'), 'Messages')).toEqual([])
})

it('failed bookings and payments have messages of their own', async () => {
  const { send } = createSender({})
  const samples = createSamples(1)
  const list = async (id: string) => JSON.stringify((await send(id, samples[id] ?? {}, 'errors-list')).body)
  expect(await list('createQuote')).toContain(messages.sorryWrong.en)
  expect(await list('updateProfile')).toContain(messages.wrong.en)
})

it('the not-found messages of assumed calls are those of the documents', async () => {
  const { send } = createSender({})
  const samples = createSamples(1)
  const spoken = []
  for (const { id, template, provenance } of operations) {
    const { given, path = '', ...sample } = samples[id] ?? {}
    if (provenance !== 'assumed' || !template.includes('{id}') || given) continue
    const query = path.includes('?') ? path.slice(path.indexOf('?')) : ''
    const unknown = template.replace('{id}', '999999999') + query
    const { status, body } = await send(id, { ...sample, path: unknown })
    for (const text of listTextsUnder(body, 'Messages'))
      spoken.push({ id, text, isDocumented: listExamples(id, status).includes(text) })
  }
  expect(spoken.length).toBeGreaterThan(30)
  expect(spoken.filter(({ isDocumented }) => !isDocumented)).toEqual([])
})

it.each([
  ['en', 'Please fill all required fields with valid data'],
  ['ar', 'يرجى ملء كل الحقول المطلوبة ببيانات صحيحة'],
])('in %s a question with three options is refused on its field', async (language, text) => {
  const { send } = createSender({ 'accept-language': language })
  const sample = createSamples(1).insertQuestion ?? {}
  const body = Object.assign({}, sample.body, { options: ['Alif', 'Ba', 'Sin'] })
  expect(await send('insertQuestion', { ...sample, body })).toMatchObject({
    status: 422,
    body: { errors: { options: [text] } },
  })
})

/** Collects the texts in the examples of a response. */
function listExamples(id: string, status: number): string[] {
  const { operation, document } = documented.get(id) ?? {}
  const response = operation?.responses[String(status)]
  return listTextsUnder(resolveReference(response, document), 'examples')
}

/** Follows the reference of a response inside its document. */
function resolveReference(response: unknown, document: unknown): unknown {
  if (!isObject(response) || typeof response.$ref !== 'string') return response
  return response.$ref
    .slice(2)
    .split('/')
    .reduce((part: unknown, key) => (isObject(part) ? part[key] : undefined), document)
}

/** Collects the texts below every member of a name. */
function listTextsUnder(value: unknown, name: string): string[] {
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === name ? listTexts(inner) : listTextsUnder(inner, name),
  )
}

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return isObject(value) ? Object.values(value).flatMap(listTexts) : []
}
