import { BlockList, isIP } from 'node:net'
import { isLoopback } from '#bff/config/loopback.ts'

type Values = Partial<Record<string, string>>

/**
 * Lists what is allowed for development but dangerous in production, each with its reason.
 * @param values the variables as texts; those that cannot be read have problems of their own
 */
export function listProductionProblems(values: Values): string[] {
  return [
    ...checkSecret(values),
    ...checkKeys(values),
    ...checkApi(values),
    ...checkProxies(values),
    ...checkLifetimes(values),
    ...checkPorts(values),
  ]
}

function checkSecret({ API_CLIENT_SECRET: secret }: Values): string[] {
  // A blank one is refused in any environment
  if (!secret?.trim()) return []
  return isGuessable(secret) ? ['API_CLIENT_SECRET is a placeholder, which anyone can guess'] : []
}

function checkKeys({ SESSION_KEYS: keys }: Values): string[] {
  const isWeak = (keys ?? '').split(',').some((part) => {
    const bytes = Buffer.from(part.slice(part.indexOf(':') + 1), 'base64')
    return bytes.length > 0 && bytes.every((byte) => byte === bytes[0])
  })
  return isWeak ? ['SESSION_KEYS has a key of one repeated byte, which anyone can guess'] : []
}

function checkApi({ API_BASE_URL: base = '' }: Values): string[] {
  const url = URL.canParse(base) ? new URL(base) : undefined
  return url?.protocol === 'http:' && !isLoopback(url.hostname)
    ? ['API_BASE_URL must be https in production: tokens and the client secret would be readable on the way']
    : []
}

function checkProxies({ TRUSTED_PROXIES: list }: Values): string[] {
  const blocks = new BlockList()
  for (const item of (list ?? '').split(',')) {
    const [address = '', bits] = item.trim().split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    const isBlock =
      bits !== undefined && /^\d{1,3}$/.test(bits) && Number(bits) <= (family === 'ipv6' ? 128 : 32)
    if (isIP(address) && isBlock) blocks.addSubnet(address, Number(bits), family)
  }
  const public4 = ['8.8.8.8', '203.0.113.1', '100.0.0.1', '180.0.0.1']
  const public6 = ['2001:db8::1', '2a00::1']
  const coversAll =
    public4.every((address) => blocks.check(address)) ||
    public6.every((address) => blocks.check(address, 'ipv6'))
  return coversAll
    ? ['TRUSTED_PROXIES covers every address: any visitor could then claim to be another one']
    : []
}

function checkLifetimes(values: Values): string[] {
  return [
    ['SESSION_IDLE_SECONDS', 'SESSION_ABSOLUTE_SECONDS', '86400', '1209600'] as const,
    ['SESSION_STAFF_IDLE_SECONDS', 'SESSION_STAFF_ABSOLUTE_SECONDS', '7200', '43200'] as const,
  ].flatMap(([idle, absolute, defaultIdle, defaultAbsolute]) =>
    Number(values[idle] ?? defaultIdle) > Number(values[absolute] ?? defaultAbsolute)
      ? [`${idle} is longer than ${absolute}, so that it would never end a session`]
      : [],
  )
}

function checkPorts({ PORT = '3000', ADMIN_PORT = '9464' }: Values): string[] {
  return Number(PORT) === Number(ADMIN_PORT) && Number(PORT) !== 0
    ? ['ADMIN_PORT must not be PORT: the metrics would be public']
    : []
}

/** Whether a secret is one that examples and first attempts have. */
export function isGuessable(secret: string): boolean {
  return new Set(secret).size === 1 || /^(?:development|change[-_ ]?me|placeholder|password)$/i.test(secret)
}
