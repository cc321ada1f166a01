import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { parseJson } from '#sdk/parseJson.ts'
import { isGuessable } from '#bff/config/production.ts'
import { headerText } from '#bff/config/schemas.ts'

/** One institute's hosts and settings, as the tenants' file lists them. */
export interface Tenant {
  readonly hosts: readonly string[]
  /** The institute's name at the API; also the tenant's name in keys and logs */
  readonly customHost: string
  readonly origin: string
  readonly clientId?: string | undefined
  readonly clientSecret?: string | undefined
  readonly main: boolean
  readonly production: boolean
  readonly scripts: readonly TenantScript[]
  readonly social: Readonly<Record<string, { clientId?: string }>>
  readonly csp: Readonly<Record<'img' | 'media' | 'frame' | 'connect' | 'style' | 'font', readonly string[]>>
}

/** A script of the tenant's own, such as analytics or a chat. */
export interface TenantScript {
  readonly src: string
  /** `analytics` and `marketing` wait for the visitor's consent, see docs/decisions.md#consent */
  readonly purpose: ScriptPurpose
}

export type ScriptPurpose = 'function' | 'analytics' | 'marketing'

export type TenantsOutcome = { tenants: readonly Tenant[] } | { problems: readonly string[] }

/**
 * Reads and checks the tenants' file.
 * @param path of the file, as TENANTS names it
 * @param isProduction requires https origins
 * @returns the tenants, or every problem by its path inside the file, never with a value
 */
export function readTenants(path: string, isProduction: boolean): TenantsOutcome {
  const content = readText(path)
  if (content === undefined) return { problems: ['the file cannot be read'] }
  const json = parseJson(content)
  if (json === undefined) return { problems: ['the file is not JSON'] }
  const { success, output, issues } = v.safeParse(file, json)
  if (!success)
    return { problems: issues.map((issue) => `${v.getDotPath(issue) ?? 'the file'} ${issue.message}`) }
  const problems = [
    ...listRepeatedHosts(output),
    ...listForeignOrigins(output),
    ...(isProduction ? [...listPlainOrigins(output), ...listWeakSecrets(output)] : []),
  ]
  return problems.length ? { problems } : { tenants: output }
}

const text = v.pipe(v.string('must be a text'), v.minLength(1, 'must not be empty'))
const carried = v.pipe(text, headerText)
const isTrue = v.optional(v.boolean('must be true or false'), false)
const host = v.pipe(text, v.toLowerCase(), v.regex(/^[a-z0-9.[\]:-]+$/, 'must be a host name'))
const origin = v.pipe(
  text,
  v.check(
    (value) => URL.canParse(value) && new URL(value).origin === value,
    'must be an origin such as https://a.example.org',
  ),
)
// Visible ASCII, which a header can carry, without what separates sources
const source = v.pipe(
  text,
  v.regex(/^[!#-&(-+\x2d-:<-~]+$/, 'must be one source of a content security policy'),
)
const sources = v.optional(v.array(source, 'must be a list'), [])
const script = v.pipe(
  text,
  v.check((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol), 'must be a URL'),
)
const purpose = v.optional(
  v.picklist(['function', 'analytics', 'marketing'], 'must be function, analytics or marketing'),
  'function',
)
const provider = v.strictObject({ clientId: v.exactOptional(text) }, describeRefusal)

const tenant = v.strictObject(
  {
    hosts: v.pipe(v.array(host, 'must be a list'), v.minLength(1, 'must not be empty')),
    customHost: v.pipe(carried, v.regex(/^[\w.:-]+$/, 'must be a host name')),
    origin,
    clientId: v.optional(carried),
    clientSecret: v.optional(carried),
    main: isTrue,
    production: isTrue,
    scripts: v.optional(
      v.array(v.strictObject({ src: script, purpose }, describeRefusal), 'must be a list'),
      [],
    ),
    social: v.optional(
      v.strictObject(
        {
          google: v.exactOptional(provider),
          facebook: v.exactOptional(provider),
          linkedin: v.exactOptional(provider),
        },
        describeRefusal,
      ),
      {},
    ),
    csp: v.optional(
      v.strictObject(
        { img: sources, media: sources, frame: sources, connect: sources, style: sources, font: sources },
        describeRefusal,
      ),
      {},
    ),
  },
  describeRefusal,
)
const file = v.pipe(v.array(tenant, 'must be a list'), v.minLength(1, 'must hold a tenant'))

function describeRefusal(issue: v.StrictObjectIssue): string {
  if (issue.expected === 'never') return 'is not a known name'
  return issue.received === 'undefined' ? 'is missing' : 'must be an object'
}

function listRepeatedHosts(tenants: readonly Tenant[]): string[] {
  const seen = new Set<string>()
  return tenants.flatMap(({ hosts }, index) =>
    hosts.flatMap((name, position) => {
      const isRepeated = seen.has(name)
      seen.add(name)
      return isRepeated ? [`${index}.hosts.${position} is listed twice`] : []
    }),
  )
}

function listForeignOrigins(tenants: readonly Tenant[]): string[] {
  return tenants.flatMap(({ origin: own, hosts }, index) => {
    const { host: name, hostname } = new URL(own)
    return hosts.includes(name) || hosts.includes(hostname)
      ? []
      : [`${index}.origin must be one of its hosts`]
  })
}

function listPlainOrigins(tenants: readonly Tenant[]): string[] {
  return tenants.flatMap(({ origin: own }, index) =>
    own.startsWith('https:') ? [] : [`${index}.origin must be https in production`],
  )
}

function listWeakSecrets(tenants: readonly Tenant[]): string[] {
  return tenants.flatMap(({ clientSecret }, index) =>
    clientSecret !== undefined && isGuessable(clientSecret)
      ? [`${index}.clientSecret is a placeholder, which anyone can guess`]
      : [],
  )
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
