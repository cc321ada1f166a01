import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseFixture } from '#bff/fixtures/har.ts'
import { json, startHostileApi } from '../fakes/hostileApi.ts'
import { startRunningBff, temporaryFolder } from '../fakes/runningBff.ts'

test.each([
  ['no brace', 0, '{"user_type":"kids","username":"975310","remember":true'],
  ['single quotes', 0, "{'user_type':'kids','username':'975310'}"],
  ['no end', 0, '{"username":"a@b.org","password":"Un1que!pw;with{chars}&more'],
  ['a comma too many', 0, '{"username":"a@b.org","password":"abc def ghi",}'],
  ['a number', 1, '{"user_type":"kids","username":975310,"password":""}'],
])(
  'a sign-in with %s leaves nothing of what was typed, nor where the API says it again',
  async (_, sent, body) => {
    const api = await startHostileApi()
    const file = join(temporaryFolder(), 'x.har')
    api.on('/auth/token/', (__, response) => json(response, 400, { detail: `cannot read ${body}` }))
    const bff = await startRunningBff(api, { UPSTREAM: 'record', FIXTURE: file })
    await bff.ask('/api/auth/token/', { body })
    await bff.stop()
    await api.close()
    const text = readFileSync(file, 'utf8')
    expect(text).not.toMatch(/975310|Un1que|chars|more"|abc def|ghi/)
    // What is no JSON does not even reach the API
    expect(parseFixture(text, 'x').log.entries).toHaveLength(sent)
  },
)

test.each(['latin1', 'utf8', 'utf16le'] as const)(
  'a secret within a download in %s refuses the file',
  async (encoding) => {
    const secret = 'Canary/é+Secret 77'
    const bytes = Buffer.concat([Buffer.from([0, 255, 254]), Buffer.from(`about ${secret}`, encoding)])
    const api = await startHostileApi()
    api.on('/institutes/terms/', (_, response) => {
      response.writeHead(200, { 'content-type': 'application/pdf' }).end(bytes)
    })
    const file = join(temporaryFolder(), 'x.har')
    const bff = await startRunningBff(api, { UPSTREAM: 'record', FIXTURE: file })
    await bff.signIn({ password: secret })
    await bff.ask('/api/institutes/terms/')
    await expect(bff.stop()).rejects.toThrow('Nothing was written')
    await api.close()
    expect(bff.said.join('\n')).toMatch(/entry 2 \(GET \/institutes\/terms\/\): password, plain/)
    expect(existsSync(file)).toBe(false)
  },
)
