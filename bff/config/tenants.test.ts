import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readTenants } from '#bff/config/tenants.ts'
import { createTemporaryFolder } from '../../tests/fakes/temporaryFolder.ts'

const path = join(createTemporaryFolder(), 'tenants.json')

/** Reads a file with one tenant as production does. */
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

test.each([
  [{ hosts: [] }, '0.hosts must not be empty'],
  [{ hosts: 'a.example' }, '0.hosts must be a list'],
  [{ hosts: ['a.example', 7] }, '0.hosts.1 must be a text'],
  [{ hosts: ['a.example', ''] }, '0.hosts.1 must not be empty'],
  [{ hosts: ['a.example', 'b.example/x'] }, '0.hosts.1 must be a host name'],
  [{ hosts: ['a.example', '/b.example'] }, '0.hosts.1 must be a host name'],
  [{ customHost: 'a.example/x' }, '0.customHost must be a host name'],
  [{ customHost: '/a.example' }, '0.customHost must be a host name'],
  [{ customHost: undefined }, '0.customHost is missing'],
  [{ origin: 'https://a.example/' }, '0.origin must be an origin such as https://a.example.org'],
  [{ origin: 'http://a.example' }, '0.origin must be https in production'],
  [{ main: 'yes' }, '0.main must be true or false'],
  [{ scripts: {} }, '0.scripts must be a list'],
  [{ scripts: [{ src: 'xhttps:a' }] }, '0.scripts.0.src must be a URL'],
  [{ social: { github: {} } }, '0.social.github is not a known name'],
  [{ social: [], csp: 7 }, '0.csp must be an object'],
  [{ csp: { img: 'a.example' } }, '0.csp.img must be a list'],
  [{ secret: 'x' }, '0.secret is not a known name'],
])('a file with %o is refused with: %s', (settings, problem) => {
  expect(readWith(settings)).toEqual({ problems: [problem] })
})

test.each([
  ['x', 'the file is not JSON'],
  ['{}', 'the file must be a list'],
  ['[]', 'the file must hold a tenant'],
  ['[7]', '0 must be an object'],
])('the file %j is refused with: %s', (content, problem) => {
  writeFileSync(path, content)
  expect(readTenants(path, false)).toEqual({ problems: [problem] })
})

test('a file that is not there cannot be read', () => {
  expect(readTenants(`${path}.none`, false)).toEqual({ problems: ['the file cannot be read'] })
})

test('settings of a tenant are kept as they were written, its hosts in lower case', () => {
  const settings = {
    hosts: ['A.example:8443', 'b.example'],
    origin: 'https://b.example',
    clientId: 'id',
    clientSecret: 'not a placeholder',
    scripts: [{ src: 'http://c.example/a.js', purpose: 'analytics' }],
    social: { google: { clientId: 'g' }, facebook: {}, linkedin: { clientId: 'l' } },
  }
  const read = readWith(settings)
  expect(read).toMatchObject({ tenants: [{ ...settings, hosts: ['a.example:8443', 'b.example'] }] })
  expect(readWith({ hosts: ['a.example:8443'], origin: 'https://a.example:8443' })).toHaveProperty('tenants')
})
