import { Cluster, Redis, type RedisOptions } from 'ioredis'

/** A connection to one server, to a set of sentinels' primary, or to a cluster. */
export type RedisClient = Redis | Cluster

export interface RedisAddress {
  /** `redis://` or `rediss://`, may contain a password */
  readonly urls: readonly [string, ...string[]]
  readonly mode: 'single' | 'cluster' | 'sentinel'
  /** Name of the primary at the sentinels */
  readonly sentinelName?: string | undefined
}

/** While Redis is not available commands fail at once instead of queueing: a caller waits 300 ms at most. */
const options = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 1,
  commandTimeout: 300,
  connectTimeout: 1000,
  // After a failover the old primary is a read-only replica: only a new connection helps
  reconnectOnError: (error: Error) => error.message.startsWith('READONLY'),
  retryStrategy: (attempt: number) => Math.min(50 * attempt, 500),
  autoResendUnfulfilledCommands: false,
  autoResubscribe: false,
} satisfies RedisOptions

/** Connects to Redis. It reconnects by itself within half a second. */
export function connectRedis(address: RedisAddress): RedisClient {
  const client = createClient(address)
  // Failed commands reject by themselves; without a listener the event would end the process
  client.on('error', () => undefined)
  return client
}

function createClient({ urls, mode, sentinelName }: RedisAddress): RedisClient {
  if (mode === 'single') return new Redis(urls[0], options)
  const nodes = urls.map((url) => new URL(url))
  const { password, username, protocol } = new URL(urls[0])
  const access = {
    ...(password ? { password: decodeURIComponent(password) } : {}),
    ...(username ? { username: decodeURIComponent(username) } : {}),
    ...(protocol === 'rediss:' ? { tls: {} } : {}),
  }
  const hosts = nodes.map(({ hostname, port }) => ({ host: hostname, port: Number(port || 6379) }))
  if (mode === 'sentinel') {
    return new Redis({
      ...options,
      ...access,
      sentinels: hosts,
      name: sentinelName ?? '',
      sentinelRetryStrategy: (attempt: number) => Math.min(50 * attempt, 500),
    })
  }
  return new Cluster(hosts, {
    enableOfflineQueue: false,
    redisOptions: { ...options, ...access },
    slotsRefreshTimeout: 1000,
    slotsRefreshInterval: 5000,
    clusterRetryStrategy: (attempt: number) => Math.min(50 * attempt, 500),
    // A call during a failover fails; the next one finds the new primary
    retryDelayOnFailover: 50,
    maxRedirections: 4,
  })
}
