import { readFileSync, readdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseFixture } from '#bff/fixtures/har.ts'
import { json, startHostileApi, type HostileApi } from '../fakes/hostileApi.ts'
import { startRunningBff, type RunningBff } from '../fakes/runningBff.ts'

let api: HostileApi
const folder = mkdtempSync(join(tmpdir(), 'canary-'))

beforeAll(async () => {
  api = await startHostileApi()
})
afterAll(() => api.close())

async function record(name: string, drive: (bff: RunningBff) => Promise<unknown>): Promise<string> {
  const file = join(folder, name)
  const bff = await startRunningBff(api, { UPSTREAM: 'record', FIXTURE: file })
  await drive(bff)
  await bff.stop()
  return readFileSync(file, 'utf8')
}

/** Raw values that must be nowhere in a file. */
const canaries = {
  password: 'Canary-Pass!1',
  email: 'canary.person@mail.org',
  phone: '+201555000777',
  first: 'Zubayda',
  last: 'Canarian',
  arabicFirst: 'زبيدة',
  birth: '1987-03-29',
  picture: 'https://cdn.api.org/people/canary-4711.jpg?X-Amz-Signature=canarysign',
  passcode: '973142',
  otp: 'canary-otp-55',
  zoom: 'https://us02web.zoom.us/j/8412?pwd=canaryzoom',
  card: '4111111111111111',
  contact: 'My canary neighbour told me everything',
  address: '203.0.113.77',
  cookie: 'canary-cookie-value',
  jwt: 'eyJhbGciOiJIUzI1NiJ9.eyJjYW5hcnkiOnRydWV9.c2lnbmF0dXJl',
  file: 'canary-certificate.pdf',
} as const

const person = {
  id: 41,
  first_name: canaries.first,
  last_name: canaries.last,
  email: canaries.email,
  phone_number: canaries.phone,
  date_of_birth: canaries.birth,
  profile_picture_url: canaries.picture,
}

test('every place of the table is replaced, and the same value is the same everywhere', async () => {
  api.on('/account/profile/', (_, response) =>
    json(response, 200, {
      success: true,
      data: { ...person, gender: 'Female', category: 'student', price: 120.5, currency: 'EGP' },
      Messages: [{ Message: `Saved successfully, ${canaries.first}! Mail went to Canary.Person@Mail.org` }],
    }),
  )
  api.on('/kids/', (_, response) =>
    json(response, 200, {
      success: true,
      data: { passcode: Number(canaries.passcode), code: canaries.passcode },
    }),
  )
  api.on('/classes/', (_, response) =>
    json(
      response,
      200,
      {
        data: {
          join_link: canaries.zoom,
          notes: `${canaries.arabicFirst} read well`,
          student: { id: 4, name: `${canaries.arabicFirst} ${canaries.last}` },
          by: `سلمت إلى و${canaries.arabicFirst} اليوم`,
          files: [
            { name: canaries.file, content_type: 'application/pdf', size: 5, url: '/f?sig=canarysign' },
          ],
          card: { number: canaries.card },
        },
      },
      { 'set-cookie': `api=${canaries.cookie}; Path=/`, server: canaries.first, 'x-trace': canaries.jwt },
    ),
  )
  const text = await record('table.har', async (bff) => {
    await bff.ask('/api/contact/add/', {
      body: {
        full_name: `${canaries.first} ${canaries.last}`,
        email: canaries.email,
        topic: 'other',
        message: canaries.contact,
      },
    })
    const cookie = await bff.signIn({ username: canaries.email, password: canaries.password })
    await bff.ask('/api/account/profile/', { cookie })
    const kid = await bff.signIn({ user_type: 'kids', username: canaries.passcode, password: '' })
    await bff.ask('/api/kids/7/passcode/', { cookie: kid })
    await bff.ask('/api/classes/detail/9/', { cookie })
    await bff.ask(`/api/tutor/list/?search=${canaries.first}&email=${canaries.email}`)
  })
  for (const value of Object.values(canaries)) expect(text).not.toContain(value)
  expect(text).not.toMatch(/canarysign|canary-4711|mail\.org|CANARY|Mail\.org/)
  const { entries } = parseFixture(text, 'table.har').log
  const bodies = entries.map(({ response }) => JSON.parse(response.content.text ?? 'null'))
  const profile = bodies.find((body) => body?.data?.phone_number)
  expect(profile.data).toMatchObject({
    id: 41,
    first_name: 'NameA',
    last_name: 'FamilyA',
    email: 'user1@example.test',
    date_of_birth: '1987-01-01',
    price: 120.5,
    currency: 'EGP',
    category: 'student',
  })
  expect(profile.Messages[0].Message).toBe('Saved successfully, NameA! Mail went to user1@example.test')
  expect(entries.at(-1)?.request.url).toBe(
    'https://api.example.test/tutor/list/?search=NameA&email=user1%40example.test',
  )
  const detail = bodies.find((body) => body?.data?.join_link).data
  expect(detail.student.name).toMatch(/^اسم\S+ FamilyA$/)
  expect(detail.by).toContain(`و${detail.student.name.split(' ')[0]} اليوم`)
  const signedIn = entries.filter(({ request }) => request.url.endsWith('/auth/token/'))
  expect(JSON.parse(signedIn[1]?.request.postData?.text ?? '')).toMatchObject({
    user_type: 'kids',
    username: '<passcode-1>',
  })
})

test('places nobody thought of: names of headers, members and parts, JSON in texts, errors, links', async () => {
  const secret = 'Canary.Secret_77'
  api.on('/events/list/', (_, response) =>
    json(
      response,
      500,
      {
        [secret]: true,
        log: JSON.stringify({ deep: { password: secret, note: [secret] } }),
        error: `IntegrityError: insert into users (email, password) values ('x', 'y'); password=${secret} for ${canaries.email}`,
        trace: `GET /reset?token=${encodeURIComponent(secret)} Authorization: Bearer ${canaries.jwt}`,
        link: `https://app.example.org/verify?email=${encodeURIComponent(canaries.email)}`,
        from: canaries.address,
      },
      { [`x-${secret.toLowerCase()}`]: '1', 'x-token': secret },
    ),
  )
  const boundary = 'xyz'
  const upload = [
    `--${boundary}`,
    `Content-Disposition: form-data; name="${secret}"`,
    '',
    secret,
    `--${boundary}`,
    `Content-Disposition: form-data; name="file"; filename="${canaries.file}"`,
    'Content-Type: application/pdf',
    '',
    `%PDF ${secret}`,
    `--${boundary}--`,
    '',
  ].join('\r\n')
  const text = await record('unthought.har', async (bff) => {
    const cookie = await bff.signIn({ username: canaries.email, password: secret })
    await bff.ask('/api/events/list/', { cookie })
    await bff.ask('/api/files/upload/', {
      cookie,
      body: upload,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    })
  })
  expect(text).not.toMatch(/Canary|canary/)
  expect(text).not.toContain(canaries.address)
  expect(text).not.toContain('eyJ')
  expect(parseFixture(text, 'x').log.entries).toHaveLength(3)
  const params = parseFixture(text, 'x').log.entries[2]?.request.postData?.params
  expect(params).toMatchObject([
    { name: '<password-1>', value: '<password-1>' },
    { name: 'file', fileName: 'file-1.pdf', _size: upload.length - upload.indexOf('%PDF') - 11 },
  ])
})

test.each([
  ['base64', (secret: string) => Buffer.from(`user:${secret}`).toString('base64')],
  ['base64 for addresses', (secret: string) => Buffer.from(`~~?${secret}~~?`).toString('base64url')],
  ['URL', (secret: string) => encodeURIComponent(secret).replace(/%../g, (code) => code.toLowerCase())],
  [
    'escapes',
    (secret: string) => [...secret].map((letter) => (letter === 'é' ? String.raw`\u00e9` : letter)).join(''),
  ],
])('a secret left in %s refuses the file, and names the place without the value', async (name, encode) => {
  const secret = 'Canary/é+Secret 77'
  api.on('/institutes/terms/', (_, response) => {
    response.writeHead(200, { 'content-type': 'text/plain' }).end(`remains ${encode(secret)} here`)
  })
  const file = join(folder, `${name}.har`)
  const bff = await startRunningBff(api, { UPSTREAM: 'record', FIXTURE: file })
  await bff.signIn({ password: secret })
  await bff.ask('/api/institutes/terms/')
  await expect(bff.stop()).rejects.toThrow('Nothing was written')
  expect(bff.said.join('\n')).toMatch(/entry 2 \(GET \/institutes\/terms\/\): password, (base64|URL|JSON)/)
  expect(bff.said.join('\n')).not.toContain('Canary')
  expect(readdirSync(folder)).not.toContain(`${name}.har`)
})
