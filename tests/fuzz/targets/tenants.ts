import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { boolean, oneof, string, tuple } from 'fast-check'
import { readTenants } from '#bff/config/tenants.ts'
import { buildCommonHeaders } from '#bff/http/securityHeaders.ts'
import { createTenantResolver } from '#bff/middleware/tenant.ts'
import { createTemporaryFolder } from '../../fakes/temporaryFolder.ts'
import { mutateJson } from '../mutateJson.ts'
import { createStatelessRun, type FuzzTarget } from '../target.ts'

const sample = [
  {
    hosts: ['a.example', 'www.a.example'],
    customHost: 'a.example',
    origin: 'https://a.example',
    clientId: 'id',
    clientSecret: 'CANARY-secret',
    main: true,
    production: true,
    scripts: [{ src: 'https://scripts.example/a.js', purpose: 'analytics' }],
    social: { google: { clientId: 'google' }, facebook: {} },
    csp: { img: ['https://pictures.example'], media: [], frame: [] },
  },
  { hosts: ['b.example'], customHost: 'b.example', origin: 'https://b.example' },
]

/** Tenants files: tenants that requests can be served for, or problems that name places and no values. */
export const tenants: FuzzTarget = {
  inputs: tuple(boolean(), oneof({ weight: 9, arbitrary: mutateJson(sample) }, string())).map(
    ([isProduction, text]) => `${isProduction ? 'production' : 'development'}\n${text}`,
  ),
  async start() {
    const path = join(createTemporaryFolder(), 'tenants.json')
    return createStatelessRun((input) => {
      const at = input.indexOf('\n')
      writeFileSync(path, input.slice(at + 1))
      const outcome = readTenants(path, input.startsWith('production'))
      if ('problems' in outcome) {
        assert.ok(outcome.problems.length > 0, 'a refused file has a problem')
        for (const problem of outcome.problems) assert.doesNotMatch(problem, /CANARY|evil\(|[\r\n]/)
        return
      }
      const resolve = createTenantResolver({
        TENANTS: outcome.tenants,
        TRUSTED_PROXIES: undefined,
        UPSTREAM: 'live',
        API_BASE_URL: undefined,
      })
      for (const tenant of outcome.tenants) {
        const sources = [...Object.values(tenant.csp).flat(), tenant.customHost, tenant.clientId ?? '']
        for (const text of sources) assert.match(text, /^[\x20-\x7e]*$/, 'a header can carry every value')
        buildCommonHeaders(tenant)
        for (const host of tenant.hosts)
          resolve({ method: 'GET', target: '/', headers: { host }, rawHeaders: [] }, '::1')
      }
    })
  },
}
