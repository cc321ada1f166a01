import { BlockList, isIP } from 'node:net'
import type { Config } from '#bff/config.ts'
import type { Tenant } from '#bff/config/tenants.ts'
import { headerOf, type Head } from '#bff/head.ts'

export interface Visit {
  /** Undefined: this host is not served */
  readonly tenant: Tenant | undefined
  /** The visitor's own address, as far as trusted proxies tell it */
  readonly address: string
}

/**
 * Finds the tenant and the visitor's address of a request. Forwarded headers count only when the peer is
 * one of TRUSTED_PROXIES.
 */
export function createVisits({
  TENANTS,
  TRUSTED_PROXIES,
  UPSTREAM,
}: Pick<Config, 'TENANTS' | 'TRUSTED_PROXIES' | 'UPSTREAM'>) {
  const proxies = blockListOf(TRUSTED_PROXIES ?? [])
  const hasProxies = Boolean(TRUSTED_PROXIES?.length)
  const loopback = remembered((key) => {
    const [host = '', isSecure] = key.split(' ')
    return loopbackTenant(host, isSecure === 'https', UPSTREAM)
  })
  const byHost = new Map(TENANTS?.flatMap((tenant) => tenant.hosts.map((host) => [host, tenant])))
  const tenantOf = (host: string, isSecure: boolean) =>
    TENANTS
      ? (byHost.get(host) ?? byHost.get(nameOf(host)))
      : loopback(`${host} ${isSecure ? 'https' : 'http'}`)
  return function visitOf(head: Head, peer: string): Visit {
    const isTrusted = hasProxies && contains(proxies, peer)
    const forwarded = isTrusted ? headerOf(head, 'x-forwarded-host')?.split(',').at(-1)?.trim() : undefined
    const host = (forwarded ?? head.headers.host ?? '').toLowerCase()
    const isSecure = isTrusted && headerOf(head, 'x-forwarded-proto')?.split(',').at(-1)?.trim() === 'https'
    return {
      tenant: isHost(host) ? tenantOf(host, isSecure) : undefined,
      address: isTrusted ? visitorAddress(headerOf(head, 'x-forwarded-for'), proxies, peer) : plain(peer),
    }
  }
}

/** Says whether a host name without port stays on this machine. */
export function isLoopback(name: string): boolean {
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    name === '[::1]' ||
    /^127(?:\.\d{1,3}){3}$/.test(name)
  )
}

/** Keeps what a function answered; hosts are few, and strangers' hosts push each other out. */
function remembered<Value>(make: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>()
  return (key) => {
    const value = known.has(key) ? known.get(key) : undefined
    if (value !== undefined) return value
    const made = make(key)
    if (known.size >= 1000) known.clear()
    known.set(key, made)
    return made
  }
}

/** Whether a text is a host and nothing more: what an address made of it would read as a path is none. */
function isHost(text: string): boolean {
  const [, port = '0'] = /^(?:[a-z\d._-]+|\[[\da-f:.]+\])(?::(\d{1,5}))?$/.exec(text) ?? [undefined, '65536']
  return Number(port) < 65_536
}

/** Host name without its port. */
export function nameOf(host: string): string {
  return host.replace(/:\d+$/, '')
}

/** Without a tenants' file every loopback name is served and is its own custom host (contract section 2). */
function loopbackTenant(host: string, isSecure: boolean, upstream: Config['UPSTREAM']): Tenant | undefined {
  const name = nameOf(host)
  if (!isLoopback(name) || !URL.canParse(`http://${host}`)) return undefined
  const isMock = upstream === 'mock' || upstream === 'hybrid'
  return {
    hosts: [name],
    customHost: name,
    origin: new URL(`${isSecure ? 'https' : 'http'}://${host}`).origin,
    main: ['localhost', '127.0.0.1', '[::1]'].includes(name),
    production: false,
    scripts: [],
    // The mock API has stand-ins of the three providers
    social: isMock ? { google: {}, facebook: {}, linkedin: {} } : {},
    csp: { img: [], media: [], frame: [], connect: [] },
  }
}

/** The last address of the chain that is no trusted proxy. */
function visitorAddress(chain: string | undefined, proxies: BlockList, peer: string): string {
  const hops = (chain ?? '')
    .split(',')
    .map((hop) => plain(withoutPort(hop.trim())))
    .filter(Boolean)
  while (hops.length) {
    const hop = hops.pop() ?? ''
    if (!isIP(hop)) break
    if (!contains(proxies, hop) || !hops.length) return hop
  }
  return plain(peer)
}

function blockListOf(items: readonly string[]): BlockList {
  const list = new BlockList()
  for (const item of items) {
    const [address = '', bits] = item.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list
}

function contains(list: BlockList, peer: string): boolean {
  const address = plain(peer)
  const version = isIP(address)
  return version !== 0 && list.check(address, version === 6 ? 'ipv6' : 'ipv4')
}

/** Some proxies add the visitor's port. */
function withoutPort(hop: string): string {
  const [, four, six] = /^(?:([\d.]+):\d+|\[([\da-f:.]+)\](?::\d+)?)$/i.exec(hop) ?? []
  return four ?? six ?? hop
}

/** IPv4 in its own form, also where the socket is IPv6. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}
