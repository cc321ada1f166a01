import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readTenants } from '#bff/config/tenants.ts'
import { temporaryFolder } from '../../tests/fakes/temporaryFolder.ts'

const path = join(temporaryFolder(), 'tenants.json')

/** What is read of a file with one tenant, whose pages may load pictures of one source. */
function readWithSource(source: string) {
  const tenant = { hosts: ['a.example'], customHost: 'a.example', origin: 'https://a.example' }
  writeFileSync(path, JSON.stringify([{ ...tenant, csp: { img: [source] } }]))
  return readTenants(path, true)
}

test.each(["'self'", 'a.example;', 'a, b', 'a b', 'a\u0000', 'a\u007f', 'صور.example', '"'])(
  'the source %j, which no header can carry or which ends a directive, is refused by its place',
  (source) => {
    expect(readWithSource(source)).toEqual({
      problems: [expect.stringMatching(/^0\.csp\.img\.0 must be one source of/)],
    })
  },
)

test.each(['https://pictures.example', '*.example', 'data:', 'https://a.example:8443/path/?x=1&y=%20'])(
  'the source %s is taken',
  (source) => {
    expect(readWithSource(source)).toMatchObject({ tenants: [{ csp: { img: [source] } }] })
  },
)
