import { beforeEach, expect, test } from 'vitest'
import { createTestClient, type people } from '#mocks/testClient.ts'

const MB = 1_048_576
let client: ReturnType<typeof createTestClient>
beforeEach(() => {
  client = createTestClient()
})

type Person = keyof typeof people

async function send(person: Person, method: string, path: string, more = {}) {
  const { access_token: token } = await client.signIn(person)
  return client.call(method, path, { token, ...more })
}

/** Uploads a file of some bytes. */
function upload(person: Person, contentType: string, size = 3, path = '/files/upload/') {
  const head = `--B\r\nContent-Disposition: form-data; name="file"; filename="ملف.pdf"\r\nContent-Type: ${contentType}\r\n\r\n`
  const bytes = Buffer.concat([Buffer.from(head), Buffer.alloc(size, 7), Buffer.from('\r\n--B--\r\n')])
  return send(person, 'POST', path, { bytes, headers: { 'content-type': 'multipart/form-data; boundary=B' } })
}

/** Uploads a file and returns its id. */
async function store(person: Person, contentType = 'application/pdf'): Promise<number> {
  const { body } = await upload(person, contentType)
  return (body as { data: { id: number } }).data.id // The cast is safe: later calls fail without it
}

test('an uploaded file is described, and its owner reads its bytes under its name', async () => {
  const { status, body } = await upload('student', 'application/pdf')
  expect(status).toBe(200)
  expect(body).toMatchObject({ data: { name: 'ملف.pdf', content_type: 'application/pdf', size: 3 } })
  const id = await store('student')
  const read = await send('student', 'GET', `/files/detail/${id}/`)
  expect(read.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent('ملف.pdf')}`,
    'x-content-type-options': 'nosniff',
  })
  expect(read.body).toEqual(Uint8Array.from([7, 7, 7]))
})

test.each([
  ['text/html', 3],
  ['audio/mpeg', 10 * MB],
  ['application/pdf', 20 * MB + 1],
])('an upload of %s with %i bytes is refused', async (type, size) => {
  const { status, body } = await upload('student', type, size)
  expect(status).toBe(422)
  expect(body).toMatchObject({ errors: { file: [expect.any(String)] } })
})

test.each([
  ['audio/mpeg', 10 * MB - 1],
  ['image/png', 20 * MB],
])('an upload of %s with %i bytes is accepted', async (type, size) => {
  expect((await upload('student', type, size)).status).toBe(200)
})

test('the files of an institute hold 64 MB at most', async () => {
  for (let step = 0; step < 3; step += 1) await upload('student', 'image/png', 20 * MB)
  expect((await upload('student', 'image/png', 4 * MB)).status).toBe(200)
  expect((await upload('student', 'image/png', 1)).status).toBe(422)
})

test('a file is read by its owner, the parent and staff, and by no other person', async () => {
  const id = await store('kid')
  const read = async (person: Person) => (await send(person, 'GET', `/files/detail/${id}/`)).status
  expect([await read('kid'), await read('student'), await read('operator')]).toEqual([200, 200, 200])
  expect(await read('tutor')).toBe(404)
  expect((await send('student', 'GET', '/files/detail/999999/')).status).toBe(404)
})

/** Reads a file as a member and as a guest. */
async function readAsBoth(path: string): Promise<readonly number[]> {
  const guest = await client.call('GET', path, {})
  return [(await send('student', 'GET', path)).status, guest.status]
}

test.each([
  ['tutor', [200, 200]],
  ['kid', [200, 401]],
] as const)(
  'the uploaded picture of a %s is read by a member and a guest with %j',
  async (person, expected) => {
    const { body } = await upload(person, 'image/png', 3, '/account/picture/')
    const { profile_picture_url: url } = (body as { data: { profile_picture_url: string } }).data
    expect(await readAsBoth(url.replace(/^.*?\/api/, ''))).toEqual(expected)
  },
)

test('members and guests see the picture of a course', async () => {
  const picture = await store('operator', 'image/png')
  const plan = await store('operator')
  const course = {
    Id: 0,
    code: 'P-1',
    name: 'Pictures',
    description: 'Drawn letters',
    type: 'adult',
    subject: 'arabic',
  }
  const body = { ...course, is_group: false, file_ids: [picture, plan] }
  expect((await send('operator', 'POST', '/courses/insert/', { body })).status).toBe(200)
  expect(await readAsBoth(`/files/detail/${picture}/`)).toEqual([200, 200])
  expect(await readAsBoth(`/files/detail/${plan}/`)).toEqual([404, 401])
})

test('a guest watches the recording of a halaqa, and reads no other file', async () => {
  const video = await store('operator', 'video/webm')
  expect(await readAsBoth(`/files/detail/${video}/`)).toEqual([404, 401])
  const list = await send('operator', 'GET', '/webinar/managed/list/?state=finished')
  const { id } = (list.body as { data: { id: number }[] }).data[0] ?? { id: 0 }
  await send('operator', 'POST', `/webinar/${id}/recording/`, { body: { file_id: video } })
  expect(await readAsBoth(`/files/detail/${video}/`)).toEqual([200, 200])
})

test('a file is deleted by its owner, unless it is in use', async () => {
  const id = await store('tutor')
  expect((await send('student', 'DELETE', `/files/delete/${id}`)).status).toBe(403)
  expect((await send('tutor', 'DELETE', `/files/delete/${id}`)).status).toBe(200)
  expect((await send('tutor', 'DELETE', `/files/delete/${id}`)).status).toBe(404)
  const used = await store('operator')
  const catalog = { Id: 0, title: 'Letters', description: '', shared: true, file_ids: [used] }
  expect((await send('operator', 'POST', '/catalogs/insert/', { body: catalog })).status).toBe(200)
  expect((await send('operator', 'DELETE', `/files/delete/${used}`)).status).toBe(409)
  expect((await send('tutor', 'GET', `/files/detail/${used}/`)).status).toBe(200)
  expect((await send('student', 'GET', `/files/detail/${used}/`)).status).toBe(404)
})

test('a record takes only files that its author may read', async () => {
  const foreign = await store('student')
  const homework = {
    Id: 0,
    title: 'Letters',
    description: '',
    course_id: 101,
    score: 10,
    dueDate: '2026-12-01T10:00:00Z',
    file_ids: [foreign],
    published: true,
  }
  const refused = await send('tutor', 'POST', '/homework/insert/', { body: homework })
  expect(refused.status).toBe(422)
  expect(refused.body).toMatchObject({ errors: { file_ids: [expect.any(String)] } })
})
