import { NetworkError, type ClientOptions, type Clients } from '#sdk'

type Load = (options: ClientOptions) => Promise<Clients>
type Call = (path: string, ...init: unknown[]) => Promise<unknown>

const verbs = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/**
 * Creates the clients of a page, whose code is loaded with the first call.
 * @param load replaced by tests
 * @see docs/decisions.md#lazy-clients
 */
export function createLazyClients(options: ClientOptions, load: Load = loadClients): Clients {
  let loading: Promise<Clients> | undefined
  let passive: Clients | undefined
  // A failure is not kept: the next call tries again
  const open = () =>
    (loading ??= load(options).catch((cause: unknown) => {
      loading = undefined
      const error = new NetworkError({}, cause)
      options.onFailure?.(error)
      throw error
    }))
  return {
    api: createVerbs(async () => (await open()).api) as Clients['api'],
    bff: createVerbs(async () => (await open()).bff) as Clients['bff'],
    upload: async (...file) => (await open()).upload(...file),
    uploadPicture: async (...file) => (await open()).uploadPicture(...file),
    get passive() {
      passive ??= createLazyClients({ ...options, isPassive: true }, load)
      return passive
    },
  }
}

/** Their types are those of the client that is opened. */
function createVerbs(open: () => Promise<unknown>): object {
  const entries = verbs.map((verb): [string, Call] => [
    verb,
    async (...call) => ((await open()) as Record<typeof verb, Call>)[verb](...call),
  ])
  return Object.fromEntries(entries)
}

async function loadClients(options: ClientOptions): Promise<Clients> {
  const { createClients } = await import('#sdk/client.ts')
  return createClients(options)
}
