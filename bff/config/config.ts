import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import * as v from 'valibot'
import { isWritable } from '#bff/config/isWritable.ts'
import { listProductionProblems } from '#bff/config/production.ts'
import { listRedisProblems } from '#bff/config/redis.ts'
import { readTenants, type Tenant } from '#bff/config/tenants.ts'
import {
  addresses,
  baseUrl,
  defaultHeaderNames,
  headerNames,
  headerText,
  host,
  instant,
  createIntegerSchema,
  limit,
  processes,
  redisUrls,
  sessionKeys,
} from '#bff/config/schemas.ts'

type Variables = v.InferOutput<typeof variables>

export interface Config extends Omit<Variables, 'TENANTS' | 'PROCESSES'> {
  readonly isProduction: boolean
  readonly UPSTREAM: NonNullable<Variables['UPSTREAM']>
  readonly SESSION_STORE: NonNullable<Variables['SESSION_STORE']>
  readonly HOST: string
  /** Undefined: every loopback host name is its own tenant */
  readonly TENANTS: readonly Tenant[] | undefined
  readonly PROCESSES: number
  /** How long the server still serves after SIGTERM, milliseconds */
  readonly DRAIN_DELAY_MS: number
}

export type ConfigOutcome = { config: Config } | { problems: readonly string[] }

/**
 * Reads the configuration from the environment.
 * @param env as `process.env`; a secret may come as `NAME_FILE=/path`
 * @returns the configuration, or every problem at once, by variable name and never with a value
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): ConfigOutcome {
  const { values, problems } = readValues(env)
  const { success, output, issues } = v.safeParse(variables, values)
  problems.push(...(issues ?? []).map((issue) => `${v.getDotPath(issue)} ${issue.message}`))
  // Rules between variables are checked even when some are wrong, so that all problems come at once
  const isProduction = values.NODE_ENV === 'production'
  problems.push(...listMissing(values, isProduction), ...listConflicts(values))
  if (isProduction) problems.push(...listProductionProblems(values))
  const tenants = values.TENANTS ? readTenants(values.TENANTS, isProduction) : undefined
  if (tenants && 'problems' in tenants) problems.push(...tenants.problems.map((text) => `TENANTS ${text}`))
  if (!success || problems.length) return { problems: [...new Set(problems)] }
  return {
    config: {
      ...output,
      isProduction,
      UPSTREAM: output.UPSTREAM ?? resolveUpstream(values),
      SESSION_STORE: output.SESSION_STORE ?? resolveStore(values),
      HOST: output.HOST ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
      TENANTS: tenants && 'tenants' in tenants ? tenants.tenants : undefined,
      PROCESSES: resolveProcesses(values),
      DRAIN_DELAY_MS: output.DRAIN_DELAY_MS ?? (isProduction ? 5000 : 0),
    },
  }
}

const text = v.string()
const seconds = createIntegerSchema(1, 315_360_000)

/** Environments may have any name, but a misspelt `production` must not switch off the checks of production. */
const nodeEnv = v.pipe(
  text,
  v.check(
    (name) => name === 'production' || !/^\s*prod/i.test(name),
    'must be spelt production, or name something else',
  ),
)

const variables = v.object({
  NODE_ENV: v.optional(nodeEnv),
  PORT: v.optional(createIntegerSchema(0, 65_535), '3000'),
  HOST: v.optional(host),
  ADMIN_PORT: v.optional(createIntegerSchema(0, 65_535), '9464'),
  ADMIN_HOST: v.optional(host, '127.0.0.1'),
  UPSTREAM: v.optional(createPicklist(['mock', 'live', 'hybrid', 'record', 'replay'])),
  API_BASE_URL: v.optional(baseUrl),
  API_CLIENT_ID: v.optional(headerText, 'development'),
  API_CLIENT_SECRET: v.optional(headerText, 'development'),
  API_HEADERS: v.optional(headerNames, JSON.stringify(defaultHeaderNames)),
  TENANTS: v.optional(text),
  TRUSTED_PROXIES: v.optional(addresses),
  SESSION_STORE: v.optional(createPicklist(['embedded', 'redis'])),
  REDIS_URL: v.optional(redisUrls),
  REDIS_MODE: v.optional(createPicklist(['single', 'cluster', 'sentinel']), 'single'),
  REDIS_SENTINEL_NAME: v.optional(headerText),
  DATA_DIR: v.optional(text, '.data'),
  SESSION_KEYS: v.optional(sessionKeys),
  SESSION_IDLE_SECONDS: v.optional(seconds, '86400'),
  SESSION_ABSOLUTE_SECONDS: v.optional(seconds, '1209600'),
  SESSION_STAFF_IDLE_SECONDS: v.optional(seconds, '7200'),
  SESSION_STAFF_ABSOLUTE_SECONDS: v.optional(seconds, '43200'),
  REFRESH_OUTAGE: v.optional(createPicklist(['sign-out', 'keep']), 'sign-out'),
  UPSTREAM_CONNECTIONS: v.optional(createIntegerSchema(1, 10_000), '128'),
  UPSTREAM_TIMEOUT_MS: v.optional(createIntegerSchema(1, 600_000), '15000'),
  UPSTREAM_QUEUE: v.optional(createIntegerSchema(0, 1_000_000), '1000'),
  FIXTURE: v.optional(text),
  FIXTURE_NOW: v.optional(instant),
  FIXTURE_ORDER: v.optional(createPicklist(['per-call', 'global'])),
  FIXTURE_UNUSED: v.optional(createPicklist(['fail', 'allow']), 'fail'),
  FIXTURE_REPORT: v.optional(text),
  LIMIT_SIGN_IN: v.optional(limit, '10/15m'),
  LIMIT_PASSCODE: v.optional(limit, '10/15m'),
  LIMIT_SIGN_UP: v.optional(limit, '20/1h'),
  LIMIT_CONTACT: v.optional(limit, '10/10m'),
  LIMIT_SUBSCRIBE: v.optional(limit, '10/10m'),
  PROCESSES: v.optional(processes, '1'),
  DRAIN_DELAY_MS: v.optional(createIntegerSchema(0, 600_000)),
  DRAIN_TIMEOUT_MS: v.optional(createIntegerSchema(0, 600_000), '15000'),
  LOG_LEVEL: v.optional(createPicklist(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(baseUrl),
})

/** Names of all variables, without the `_FILE` forms of secrets. */
export const variableNames: readonly string[] = Object.keys(variables.entries)

const secrets = ['API_CLIENT_ID', 'API_CLIENT_SECRET', 'SESSION_KEYS', 'REDIS_URL']
const known = new Set([...Object.keys(variables.entries), ...secrets.map((name) => `${name}_FILE`)])

type Values = Partial<Record<string, string>>

/** Reads the known variables and the files they name; an empty string counts as unset. */
function readValues(env: Readonly<Record<string, string | undefined>>) {
  const problems = Object.keys(env)
    .filter((name) => /^(SESSION|UPSTREAM|API|LIMIT)_/.test(name) && !known.has(name))
    .map((name) => `${name} is not a known variable`)
  const values: Values = {}
  for (const name of Object.keys(variables.entries)) if (env[name]) values[name] = env[name]
  for (const name of secrets) {
    const path = env[`${name}_FILE`]
    if (!path) continue
    if (values[name]) problems.push(`${name} and ${name}_FILE are both set`)
    try {
      values[name] = readFileSync(path, 'utf8').trim()
    } catch {
      problems.push(`${name}_FILE names a file that cannot be read`)
    }
  }
  return { values, problems }
}

function listMissing(values: Values, isProduction: boolean): string[] {
  const upstream = resolveUpstream(values)
  const isReplicated = ['cluster', 'sentinel'].includes(values.REDIS_MODE ?? '')
  const needs: [name: string, isNeeded: boolean, why: string][] = [
    ['UPSTREAM', isProduction, 'in production'],
    ['TENANTS', isProduction, 'in production'],
    ['SESSION_KEYS', isProduction, 'in production'],
    ['FIXTURE', ['record', 'replay'].includes(upstream), `when UPSTREAM is ${upstream}`],
    ['REDIS_URL', resolveStore(values) === 'redis', 'when SESSION_STORE is redis'],
    ['REDIS_URL', isReplicated && !values.SESSION_STORE, 'when REDIS_MODE is not single'],
    ['REDIS_SENTINEL_NAME', values.REDIS_MODE === 'sentinel', 'when REDIS_MODE is sentinel'],
    ...['API_BASE_URL', 'API_CLIENT_ID', 'API_CLIENT_SECRET'].map((name): [string, boolean, string] => [
      name,
      isProduction || ['live', 'hybrid', 'record'].includes(upstream),
      isProduction ? 'in production' : `when UPSTREAM is ${upstream}`,
    ]),
  ]
  const absent = needs.flatMap(([name, isNeeded, why]) =>
    isNeeded && !values[name] ? [`${name} is required ${why}`] : [],
  )
  return isProduction && values.UPSTREAM && values.UPSTREAM !== 'live'
    ? [...absent, 'UPSTREAM must be live in production']
    : absent
}

function listConflicts(values: Values): string[] {
  const upstream = resolveUpstream(values)
  const isSingleProcess = resolveProcesses(values) === 1 || upstream === 'live'
  const keepsFiles = resolveStore(values) === 'embedded' || !values.SESSION_KEYS
  const usesOwnDataDir = ['record', 'replay'].includes(upstream) && !values.DATA_DIR
  return [
    ...listRedisProblems(values),
    ...(isSingleProcess
      ? []
      : [`PROCESSES must be 1 when UPSTREAM is ${upstream}: what it keeps lives in one process`]),
    ...(!keepsFiles || usesOwnDataDir || isWritable(values.DATA_DIR ?? '.data')
      ? []
      : ['DATA_DIR must be a folder that can be written']),
  ]
}

function resolveUpstream({ UPSTREAM, API_BASE_URL }: Values): NonNullable<Variables['UPSTREAM']> {
  const fallback = API_BASE_URL ? 'live' : 'mock'
  const parsed = v.safeParse(createPicklist(['mock', 'live', 'hybrid', 'record', 'replay']), UPSTREAM)
  return parsed.success ? parsed.output : fallback
}

function resolveStore({ SESSION_STORE, REDIS_URL }: Values): 'embedded' | 'redis' {
  if (SESSION_STORE) return SESSION_STORE === 'redis' ? 'redis' : 'embedded'
  return REDIS_URL ? 'redis' : 'embedded'
}

/** The mock API and a recording live in one process, so that only `live` may have several. */
function resolveProcesses(values: Values): number {
  if (values.PROCESSES === 'auto') return resolveUpstream(values) === 'live' ? availableParallelism() : 1
  return Number(values.PROCESSES ?? 1) || 1
}

function createPicklist<const Options extends readonly string[]>(options: Options) {
  return v.picklist(options, `must be one of ${options.join(', ')}`)
}
