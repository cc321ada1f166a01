/**
 * Whose an address is: an IPv6 visitor owns a whole /64 (RFC 6177), however its address is abbreviated.
 * @param address as `Visit` has it
 * @returns the address itself for IPv4, four groups for IPv6
 */
export function getIpNetwork(address: string): string {
  const url = `http://[${address.replace(/%.*$/, '')}]`
  if (!address.includes(':') || !URL.canParse(url)) return address
  const [left = [], right = []] = new URL(url).hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter(Boolean))
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0')
  return [...left, ...zeros, ...right].slice(0, 4).join(':')
}
