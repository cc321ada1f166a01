import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readTenants } from '#bff/config/tenants.ts'
import { temporaryFolder } from '../../tests/fakes/temporaryFolder.ts'

const path = join(temporaryFolder(), 'tenants.json')

/** What production reads of a file with one tenant. */
function readWith(settings: object) {
  const tenant = { hosts: ['a.example'], customHost: 'a.example', origin: 'https://a.example' }
  writeFileSync(path, JSON.stringify([{ ...tenant, ...settings }]))
  return readTenants(path, true)
}

const readWithSource = (source: string) => readWith({ csp: { img: [source] } })

test.each(['development', 'Change-Me', 'aaaaaaaa'])(
  'production refuses the client secret %s',
  (clientSecret) => {
    expect(readWith({ clientSecret })).toEqual({
      problems: ['0.clientSecret is a placeholder, which anyone can guess'],
    })
  },
)

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
