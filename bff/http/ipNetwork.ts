/**
 * Returns the network that an address belongs to: an IPv6 visitor owns a whole /64 (RFC 6177), however its address
 * is abbreviated.
 * @param address of the visitor
 * @returns the address itself for IPv4, four groups for IPv6
 */
export function getIpNetwork(address: string): string {
  const plain = toPlainIpv4(address)
  return parseIpv6(plain)?.slice(0, 4).join(':') ?? plain
}

/** Returns an IPv4 address in its own notation, also when the socket is IPv6 or a proxy wrote it in hexadecimal. */
export function toPlainIpv4(address: string): string {
  if (!address.includes(':')) return address
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (plain !== address) return plain
  const mapped = parseIpv6(address)
  if (mapped?.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return address
  const [high = 0, low = 0] = mapped.slice(6).map((group) => Number.parseInt(group, 16))
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

/**
 * The larger networks around an IPv6 address, as sites (/56) and providers (/48) get them; none for IPv4.
 * @see RFC 6177
 */
export function getWiderNetworks(
  address: string,
): { readonly site: string; readonly provider: string } | undefined {
  const groups = parseIpv6(toPlainIpv4(address))
  if (!groups) return undefined
  const [first, second, third, fourth = '0'] = groups
  const provider = `${first}:${second}:${third}`
  return { site: `${provider}:${(Number.parseInt(fourth, 16) >> 8).toString(16)}`, provider }
}

/**
 * The largest network that one visitor may have: a /48 in IPv6, which holds 65,536 networks of the usual size, and the
 * address itself in IPv4.
 */
export function getWidestNetwork(address: string): string {
  return getWiderNetworks(address)?.provider ?? getIpNetwork(address)
}

// Cached, because every call needs the networks of its address and parsing is the slowest part
const known = new Map<string, readonly string[] | undefined>()
const maxKnown = 10_000
/** Characters of an address with a zone; what a visitor writes into a header may be longer. */
const maxLength = 64

/** The eight groups of an IPv6 address; undefined for anything else. */
function parseIpv6(address: string): readonly string[] | undefined {
  if (!address.includes(':') || address.length > maxLength) return undefined
  if (known.has(address)) return known.get(address)
  if (known.size >= maxKnown) known.clear()
  const groups = readGroups(address)
  known.set(address, groups)
  return groups
}

function readGroups(address: string): readonly string[] | undefined {
  const url = `http://[${address.replace(/%.*$/, '')}]`
  if (!URL.canParse(url)) return undefined
  const [left = [], right = []] = new URL(url).hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter(Boolean))
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0')
  return [...left, ...zeros, ...right]
}
