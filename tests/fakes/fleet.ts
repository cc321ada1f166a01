import { createHttpClient, type HttpClient } from './httpClient.ts'
import { startBffProcess, stopBffProcesses, type BffProcess } from './bffProcess.ts'
import type { HostileApi, ReceivedCall } from './hostileApi.ts'
import { createTemporaryFolder } from './temporaryFolder.ts'

export interface Fleet {
  readonly members: readonly (BffProcess & HttpClient)[]
  /** Finds the member that sent a call */
  findSender(call: ReceivedCall): BffProcess & HttpClient
  /** Sends this many calls through every running member. @returns their statuses */
  callMany(cookie: string, each: number, members?: readonly (BffProcess & HttpClient)[]): Promise<number[]>
  stop(): Promise<void>
}

/** Starts several BFF processes, as on several machines, that share one session store. */
export async function startFleet(
  api: Pick<HostileApi, 'base'>,
  size: number,
  env: Record<string, string> = {},
): Promise<Fleet> {
  const shared = {
    API_BASE_URL: api.base,
    DATA_DIR: createTemporaryFolder(),
    SESSION_KEYS: `k:${Buffer.alloc(32, 3).toString('base64')}`,
    ...env,
  }
  const [first, ...rest] = Array.from({ length: size }, (_, index) => ({
    ...shared,
    API_CLIENT_ID: `member-${index}`,
  }))
  // The first one builds, the others reuse the build
  const children = [
    await startBffProcess(first ?? shared),
    ...(await Promise.all(rest.map((own) => startBffProcess(own)))),
  ]
  const members = children.map((child) => ({ ...child, ...createHttpClient(child.port) }))
  return {
    members,
    findSender({ headers }) {
      const member = members[Number(String(headers['client-id']).slice('member-'.length))]
      if (!member) throw new Error('a stranger called')
      return member
    },
    async callMany(cookie, each, some = members) {
      const responses = await Promise.all(
        some.flatMap((member) =>
          Array.from({ length: each }, () =>
            member.request('/api/classes/booked/list/', { cookie }).then(
              ({ status }) => status,
              () => 0,
            ),
          ),
        ),
      )
      return responses
    },
    stop: () => stopBffProcesses(...children),
  }
}

/** Counts how often each value occurs. */
export function countValues(values: readonly unknown[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const value of values) counts[String(value)] = (counts[String(value)] ?? 0) + 1
  return counts
}
