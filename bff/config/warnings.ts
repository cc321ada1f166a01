import type { Config } from '#bff/config/config.ts'

/**
 * Finds settings that work but are probably mistakes, for the log at the start.
 * @returns one sentence per finding; none outside production
 */
export function findWarnings({ isProduction, TRUSTED_PROXIES = [] }: Config): string[] {
  if (!isProduction) return []
  return TRUSTED_PROXIES.filter(isNetwork).map(
    (network) =>
      `TRUSTED_PROXIES has a whole network (${network}): a visitor who reaches a proxy from inside it chooses the address by which limits count. Name each proxy's address`,
  )
}

function isNetwork(entry: string): boolean {
  const [address = '', bits] = entry.split('/')
  return bits !== undefined && Number(bits) < (address.includes(':') ? 128 : 32)
}
