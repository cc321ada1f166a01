import type { RedisClient } from '#bff/session/stores/connectRedis.ts'
import type { SessionEntry, SessionStore } from '#bff/session/stores/sessionStore.ts'

/** Each step that reads before it writes is one Lua script, which Redis runs atomically. */
const scripts = {
  create: {
    numberOfKeys: 1,
    lua: `redis.call('HSET', KEYS[1], 'g', ARGV[1], 'k', ARGV[3], 'b', ARGV[4])
redis.call('PEXPIREAT', KEYS[1], ARGV[2])
return 1`,
  },
  swap: {
    numberOfKeys: 1,
    lua: `if redis.call('HGET', KEYS[1], 'g') ~= ARGV[5] then return 0 end
redis.call('HSET', KEYS[1], 'g', ARGV[1], 'k', ARGV[3], 'b', ARGV[4])
redis.call('PEXPIREAT', KEYS[1], ARGV[2])
return 1`,
  },
  end: {
    numberOfKeys: 1,
    lua: `local g = redis.call('HGET', KEYS[1], 'g')
if not g or (ARGV[1] ~= '' and g ~= ARGV[1]) then return 0 end
return redis.call('DEL', KEYS[1])`,
  },
  lease: {
    numberOfKeys: 1,
    lua: `local owner = redis.call('GET', KEYS[1])
if owner and owner ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1`,
  },
  release: {
    numberOfKeys: 1,
    lua: `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end
return 0`,
  },
} as const

const personScript = {
  numberOfKeys: 1,
  lua: `redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
if redis.call('PEXPIRETIME', KEYS[1]) < tonumber(ARGV[3]) then redis.call('PEXPIREAT', KEYS[1], ARGV[3]) end
return 1`,
} as const

const buildPersonKey = (person: string) => `bff:person:${person}`
const buildEntryKey = (key: string) => `bff:session:${key}`
const leaseKey = (key: string) => `bff:lease:${key}`

/**
 * Creates a store in Redis, shared by all machines. The caller owns the connection.
 * @param redis made by `connectRedis`
 */
export function createRedisStore(redis: RedisClient): SessionStore {
  for (const [name, script] of Object.entries({ ...scripts, person: personScript }))
    redis.defineCommand(`bff_${name}`, script)
  const run = async (name: keyof typeof scripts, key: string, ...args: (string | number | Buffer)[]) =>
    (await getCommand(redis, `bff_${name}`)(key, ...args)) === 1

  return {
    async read(key) {
      const [generation, keyId, ciphertext] = await retryAfterTimeout(() =>
        redis.hmgetBuffer(buildEntryKey(key), 'g', 'k', 'b'),
      )
      if (!generation || !keyId || !ciphertext) return undefined
      return { generation: Number(generation), keyId: keyId.toString(), ciphertext, endsAt: Infinity }
    },
    async create(key, entry) {
      await retryAfterTimeout(() => run('create', buildEntryKey(key), ...toFields(entry)))
    },
    swap: (key, generation, entry) => run('swap', buildEntryKey(key), ...toFields(entry), generation),
    end: (key, generation) => retryAfterTimeout(() => run('end', buildEntryKey(key), generation ?? '')),
    lease: (key, owner, milliseconds) =>
      retryAfterTimeout(() => run('lease', leaseKey(key), owner, milliseconds)),
    async release(key, owner) {
      await run('release', leaseKey(key), owner)
    },
    people: {
      async add(person, { key, sealed }, endsAt) {
        const add = getCommand(redis, 'bff_person')
        await add(buildPersonKey(person), key, Buffer.from(sealed), Math.ceil(endsAt))
      },
      async list(person) {
        const fields = await redis.hgetallBuffer(buildPersonKey(person))
        return Object.entries(fields).map(([key, sealed]) => ({ key, sealed }))
      },
      async remove(person, key) {
        await redis.hdel(buildPersonKey(person), key)
      },
    },
    async ping() {
      // A full or read-only Redis answers a PING
      await redis.set('bff:ping', '1', 'PX', 10_000)
    },
    async close() {},
  }
}

/**
 * Retries once after a timeout: when this process was blocked, the reply had arrived in time. When Redis hangs,
 * the caller still fails within a second. Not for `swap`, whose second result would be wrong.
 */
async function retryAfterTimeout<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Error && error.message === 'Command timed out')) throw error
    return work()
  }
}

function toFields({ generation, endsAt, keyId, ciphertext }: SessionEntry): [number, number, string, Buffer] {
  return [generation, Math.ceil(endsAt), keyId, Buffer.from(ciphertext)]
}

/** Guaranteed by `defineCommand`, which adds the method. */
function getCommand(redis: RedisClient, name: string) {
  const command: unknown = Reflect.get(redis, name)
  if (typeof command !== 'function') throw new TypeError(`${name} is not defined`)
  return async (...args: unknown[]): Promise<unknown> => command.apply(redis, args)
}
