import { publicPaths } from './generated/publicPaths.ts'

/** Whether the data of a cache key depends on the signed-in user: by the policy, its path is not read by all alike. */
export function isPersonalKey(key: unknown): boolean {
  const path: unknown = Array.isArray(key) ? key[1] : undefined
  return typeof path === 'string' && !publicPaths.has(path)
}
