import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import type { Config } from '#bff/config/config.ts'
import { isLoopback } from '#bff/config/loopback.ts'
import { toPlainIpv4 } from '#bff/http/ipNetwork.ts'
import { isMocked } from '#bff/upstream/selectUpstream.ts'
import type { Tenant } from '#bff/config/tenants.ts'
import type { RequestOwner } from '#bff/http/requestContext.ts'
import { getHeader, type RequestHead } from '#bff/http/requestHead.ts'

/**
 * Creates the resolver of a request's tenant and visitor address. Forwarded headers count only when the peer is
 * one of TRUSTED_PROXIES.
 */
export function createTenantResolver({
  TENANTS,
  TRUSTED_PROXIES,
  UPSTREAM,
  API_BASE_URL,
}: Pick<Config, 'TENANTS' | 'TRUSTED_PROXIES' | 'UPSTREAM' | 'API_BASE_URL'>) {
  // Not in production, where nothing records: the mock API serves its pictures from its own origin
  const pictures = UPSTREAM === 'record' ? API_BASE_URL?.origin : undefined
  const proxies = buildBlockList(TRUSTED_PROXIES ?? [])
  const hasProxies = Boolean(TRUSTED_PROXIES?.length)
  const all = TENANTS?.map((tenant) => admitPictures(tenant, pictures))
  const byHost = new Map(all?.flatMap((tenant) => tenant.hosts.map((host) => [host, tenant])))
  const findTenant = (host: string, isSecure: boolean) => {
    if (!isHost(host)) return undefined
    if (TENANTS) return byHost.get(host) ?? byHost.get(stripPort(host))
    const tenant = buildLoopbackTenant(host, isSecure, UPSTREAM)
    return tenant && admitPictures(tenant, pictures)
  }
  const findHost = memoize((key) => {
    const scheme = key.slice(0, key.indexOf(':'))
    const host = key.slice(scheme.length + 1).toLowerCase()
    const tenant = findTenant(host, scheme === 'https')
    // Each host of a tenant is an origin of its own calls
    return { tenant, origin: tenant && `${tenant.origin.slice(0, tenant.origin.indexOf('//'))}//${host}` }
  })
  return function resolveTenant(head: RequestHead, peer: string): RequestOwner {
    const isTrusted = hasProxies && isListed(proxies, peer)
    const forwarded = isTrusted ? getHeader(head, 'x-forwarded-host')?.split(',').at(-1)?.trim() : undefined
    const isSecure = isTrusted && getHeader(head, 'x-forwarded-proto')?.split(',').at(-1)?.trim() === 'https'
    const host = forwarded ?? head.headers.host ?? ''
    const { tenant, origin } = findHost(`${isSecure ? 'https' : 'http'}:${host}`)
    return {
      tenant,
      origin,
      address: isTrusted
        ? findClientAddress(getHeader(head, 'x-forwarded-for'), proxies, peer)
        : toPlainIpv4(peer),
    }
  }
}

/** Returns a tenant whose pages may load pictures and sounds from an origin. */
function admitPictures(tenant: Tenant, origin: string | undefined): Tenant {
  if (!origin) return tenant
  const { img, media } = tenant.csp
  return { ...tenant, csp: { ...tenant.csp, img: [...img, origin], media: [...media, origin] } }
}

/** Creates the finder of a visitor's address, as the resolver finds it, for requests that are being answered. */
export function createAddressFinder({
  TRUSTED_PROXIES,
}: Pick<Config, 'TRUSTED_PROXIES'>): (request: IncomingMessage) => string {
  const proxies = buildBlockList(TRUSTED_PROXIES ?? [])
  return ({ socket: { remoteAddress = '' }, headers }) =>
    isListed(proxies, remoteAddress)
      ? findClientAddress(getHeader({ headers }, 'x-forwarded-for'), proxies, remoteAddress)
      : toPlainIpv4(remoteAddress)
}

/** Creates the test whether a peer is one of TRUSTED_PROXIES. */
export function createProxyTest({
  TRUSTED_PROXIES,
}: Pick<Config, 'TRUSTED_PROXIES'>): (peer: string) => boolean {
  const proxies = buildBlockList(TRUSTED_PROXIES ?? [])
  return (peer) => isListed(proxies, peer)
}

/** Caches the results of a function by key. Hosts are few; the cache is cleared when requests invent many. */
function memoize<Value extends object>(make: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>()
  return (key) => {
    const value = known.get(key)
    if (value !== undefined) return value
    const made = make(key)
    // No host is as long
    if (key.length > 300) return made
    if (known.size >= 1000) known.clear()
    known.set(key, made)
    return made
  }
}

/** Whether a string is a host with an optional port and nothing more, so that a URL built from it has no path. */
function isHost(text: string): boolean {
  const [, port = '0'] = /^(?:[a-z\d._-]+|\[[\da-f:.]+\])(?::(\d{1,5}))?$/.exec(text) ?? [undefined, '65536']
  return Number(port) < 65_536
}

/** Removes the port of a host. */
export function stripPort(host: string): string {
  return host.replace(/:\d+$/, '')
}

/** Without a tenants' file every loopback name is a tenant whose custom host is the name itself. */
export function buildLoopbackTenant(
  host: string,
  isSecure: boolean,
  upstream: Config['UPSTREAM'],
): Tenant | undefined {
  const name = stripPort(host)
  if (!isLoopback(name) || !URL.canParse(`http://${host}`)) return undefined
  const isMock = isMocked({ UPSTREAM: upstream })
  return {
    hosts: [name],
    customHost: name,
    origin: new URL(`${isSecure ? 'https' : 'http'}://${host}`).origin,
    main: ['localhost', '127.0.0.1', '[::1]'].includes(name),
    production: false,
    scripts: [],
    // The mock API simulates the three providers
    social: isMock ? { google: {}, facebook: {}, linkedin: {} } : {},
    csp: { img: [], media: [], frame: [], connect: [], style: [], font: [] },
  }
}

/** Proxies of one's own stand in a short row; what a visitor writes before them may be a thousand addresses. */
const maxHops = 16

/** The last IP address of the chain that is not a trusted proxy's. */
function findClientAddress(chain = '', proxies: BlockList, peer: string): string {
  let address = toPlainIpv4(peer)
  let end = chain.length
  for (let hops = 0; end > 0 && hops < maxHops; hops++) {
    const start = chain.lastIndexOf(',', end - 1) + 1
    const hop = toPlainIpv4(stripHopPort(chain.slice(start, end).trim()))
    end = start - 1
    if (!hop) continue
    if (!isIP(hop)) return toPlainIpv4(peer)
    if (!isListed(proxies, hop)) return hop
    address = hop
  }
  return address
}

function buildBlockList(items: readonly string[]): BlockList {
  const list = new BlockList()
  for (const item of items) {
    const [address = '', bits] = item.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list
}

function isListed(list: BlockList, peer: string): boolean {
  const address = toPlainIpv4(peer)
  const version = isIP(address)
  return version !== 0 && list.check(address, version === 6 ? 'ipv6' : 'ipv4')
}

/** Some proxies add the client's port. */
function stripHopPort(hop: string): string {
  const [, four, six] = /^(?:([\d.]+):\d+|\[([\da-f:.]+)\](?::\d+)?)$/i.exec(hop) ?? []
  return four ?? six ?? hop
}
