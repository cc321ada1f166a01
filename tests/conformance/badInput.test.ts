import { isRecord } from '#sdk/isRecord.ts'
import { expect, test } from 'vitest'
import { operations } from '#sdk/operations.ts'
import { requests } from '#sdk/requests.ts'
import { institutes } from '#mocks/data/catalogue.ts'
import { createTestClient, type people } from '#mocks/testClient.ts'
import { readOperations } from './documents.ts'
import { buildMultipart } from './sample.ts'
import { createSamples } from './samples.ts'

const documented = await readOperations()
const samples = createSamples(1)
const assumed = operations.filter(({ id }) => requests[id])

async function callAsEveryone() {
  const { call, signIn, mocks } = createTestClient()
  const roles: (keyof typeof people)[] = ['student', 'kid', 'tutor', 'operator', 'admin']
  const tokens = new Map(
    await Promise.all(roles.map(async (role) => [role, (await signIn(role)).access_token] as const)),
  )
  const send = (id: string, path: string, body?: unknown) => {
    const { method } = documented.get(id)?.operation ?? { method: 'GET' }
    const token = tokens.get(samples[id]?.as ?? 'student')
    return call(method, path, { ...(token && { token }), ...(body !== undefined && { body }) })
  }
  return { send, mocks }
}

test.each(['{', '[]', '"text"', '12', 'null', ''])(
  'a body that is %j is answered with 400 by every operation',
  async (text) => {
    const { send } = await callAsEveryone()
    const bodies = assumed.filter(({ id }) => requests[id]?.body)
    const statuses = await Promise.all(
      bodies.map(async ({ id, template }) => (await send(id, template.replace('{id}', '1'), text)).status),
    )
    expect(new Set(statuses)).toEqual(new Set([400]))
  },
)

test.each(['{', '[]', '12'])('a call without a body rejects the body %j', async (text) => {
  const { send } = await callAsEveryone()
  const bare = assumed.filter(({ id, method }) => method === 'POST' && !requests[id]?.body)
  const reads = bare.filter(({ id }) => !requests[id]?.isUpload)
  expect(reads.length).toBeGreaterThan(5)
  for (const { id, template } of reads) {
    const reply = await send(id, template.replace('{id}', '1'), text)
    expect([id, reply.status]).toEqual([id, 400])
    expect(documented.get(id)?.operation.responses).toHaveProperty('400')
  }
})

test('configuration accepts no body and refuses a malformed one', async () => {
  const { call } = createTestClient()
  expect((await call('POST', '/institutes/configs/')).status).toBe(200)
  for (const body of ['{', '[]', '12'])
    expect((await call('POST', '/institutes/configs/', { body })).status).toBe(400)
})

test('a create call rejects an id', async () => {
  const { send } = await callAsEveryone()
  for (const { id, template } of assumed.filter((one) => one.template.endsWith('/insert/'))) {
    const { body } = samples[id] ?? {}
    const reply = await send(id, template, Object.assign({}, body, { Id: 5 }))
    expect([id, reply.status, reply.body]).toMatchObject([id, 422, { errors: { Id: expect.anything() } }])
  }
})

test('members of a wrong type and missing members are answered 422 with their names', async () => {
  const { send } = await callAsEveryone()
  for (const { id, template } of assumed) {
    const rule = requests[id]?.body
    if (!rule?.properties) continue
    const wrong = Object.fromEntries(Object.keys(rule.properties).map((name) => [name, { wrong: true }]))
    const reply = await send(id, template.replace('{id}', '1'), wrong)
    expect([id, reply.status]).toEqual([id, 422])
    expect(documented.get(id)?.validate(422, reply.body)).toEqual([])
  }
})

test('an unknown record is answered 404, whatever the number looks like', async () => {
  const { send } = await callAsEveryone()
  for (const { id, template } of assumed) {
    const { body, given, path = '' } = samples[id] ?? {}
    const query = path.includes('?') ? path.slice(path.indexOf('?')) : ''
    if (!template.includes('{id}') || given) continue
    for (const number of ['999999999', '0', 'abc', '1e3']) {
      const reply = await send(id, template.replace('{id}', number) + query, body)
      expect([id, number, reply.status]).toEqual([id, number, 404])
    }
  }
})

test('the pages 0 and abc get 400, one beyond the end is empty', async () => {
  const { send } = await callAsEveryone()
  const lists = assumed.filter(({ id }) => requests[id]?.query.some(({ name }) => name === 'page'))
  expect(lists.length).toBeGreaterThan(30)
  for (const { id, template } of lists) {
    const path = samples[id]?.path ?? template
    if (path.includes('{') || samples[id]?.given) continue
    const sendQuery = (query: string) => send(id, `${path}${path.includes('?') ? '&' : '?'}${query}`)
    const most = requests[id]?.query.find(({ name }) => name === 'page_size')?.schema.maximum ?? 0
    const refused = [
      'page=0',
      'page=abc',
      ...(path.includes('page_size') ? [] : [`page_size=${most + 1}`, 'page_size=x']),
    ]
    for (const query of refused)
      expect([id, query, (await sendQuery(query)).status]).toEqual([id, query, 400])
    expect((await sendQuery('page=99999')).body).toMatchObject({ success: true, data: [] })
  }
})

test('a rejected call changes nothing', async () => {
  const { send, mocks } = await callAsEveryone()
  const [institute] = institutes
  if (!institute) throw new Error('No institutes')
  const readTables = () =>
    Object.values(mocks.worlds.get().state(institute)).flatMap((table: unknown) =>
      isTable(table) ? [table.list()] : [],
    )
  const before = readTables()
  expect(before.length).toBeGreaterThan(20)
  for (const { id, template } of assumed) {
    if (!requests[id]?.body?.required) continue
    await send(id, template.replace('{id}', '10001'), '{}x')
    await send(id, template.replace('{id}', '10001'), { Id: 'x', ids: 'x', kid_id: 'x', days: [9] })
  }
  expect(readTables().every((rows, index) => rows === before[index])).toBe(true)
})

test.each([
  ['audio/mpeg', 10_485_759, 200, ''],
  ['audio/mpeg', 10_485_760, 422, 'Audio files must be less than 10MB'],
  ['application/pdf', 20 * 1_048_576, 200, ''],
  ['application/pdf', 20 * 1_048_576 + 1, 422, '20 MB'],
  ['text/html', 10, 422, 'This kind of file'],
])('a file of %s with %d bytes is answered %d', async (type, size, status, text) => {
  const { call, signIn } = createTestClient()
  const { access_token: token } = await signIn('student')
  const reply = await call('POST', '/files/upload/', {
    token,
    ...buildMultipart('a file.bin', type, new Uint8Array(size)),
  })
  expect(reply.status).toBe(status)
  expect(JSON.stringify(reply.body)).toContain(text)
})

test('an uploaded file is returned byte for byte, to its owner only', async () => {
  const { call, signIn } = createTestClient()
  const { access_token: token } = await signIn('student')
  const bytes = Uint8Array.from({ length: 300 }, (_, index) => index % 256)
  const { body } = await call('POST', '/files/upload/', {
    token,
    ...buildMultipart('x.mp3', 'audio/mpeg', bytes),
  })
  const { id } = (body as { data: { id: number } }).data // The cast is safe: the test above shows that this call succeeds
  const read = await call('GET', `/files/detail/${id}/`, { token })
  expect([read.body, read.headers?.['content-type']]).toEqual([bytes, 'audio/mpeg'])
  const { access_token: other } = await signIn('tutor')
  expect((await call('GET', `/files/detail/${id}/`, { token: other })).status).toBe(404)
})

function isTable(value: unknown): value is { list(): unknown } {
  return isRecord(value) && typeof value.list === 'function'
}
