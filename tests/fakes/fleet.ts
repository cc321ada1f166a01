import { askingOf, type Asking } from './asking.ts'
import { startChild, stopChildren, type Child } from './builtBff.ts'
import type { HostileApi, Received } from './hostileApi.ts'
import { temporaryFolder } from './runningBff.ts'

export interface Fleet {
  readonly members: readonly (Child & Asking)[]
  /** Which member sent a call */
  senderOf(call: Received): Child & Asking
  /** So many calls through every member that still runs */
  many(cookie: string, each: number, members?: readonly (Child & Asking)[]): Promise<number[]>
  stop(): Promise<void>
}

/** Several BFF processes, as on several machines, that share one session store. */
export async function startFleet(
  api: Pick<HostileApi, 'base'>,
  size: number,
  env: Record<string, string> = {},
): Promise<Fleet> {
  const shared = {
    API_BASE_URL: api.base,
    DATA_DIR: temporaryFolder(),
    SESSION_KEYS: `k:${Buffer.alloc(32, 3).toString('base64')}`,
    ...env,
  }
  const [first, ...rest] = Array.from({ length: size }, (_, index) => ({
    ...shared,
    API_CLIENT_ID: `member-${index}`,
  }))
  // The first builds, the others find the build
  const children = [
    await startChild(first ?? shared),
    ...(await Promise.all(rest.map((own) => startChild(own)))),
  ]
  const members = children.map((child) => ({ ...child, ...askingOf(child.port) }))
  return {
    members,
    senderOf({ headers }) {
      const member = members[Number(String(headers['client-id']).slice('member-'.length))]
      if (!member) throw new Error('a stranger called')
      return member
    },
    async many(cookie, each, some = members) {
      const answers = await Promise.all(
        some.flatMap((member) =>
          Array.from({ length: each }, () =>
            member.ask('/api/classes/booked/list/', { cookie }).then(
              ({ status }) => status,
              () => 0,
            ),
          ),
        ),
      )
      return answers
    },
    stop: () => stopChildren(...children),
  }
}

/** How often each value occurs. */
export function tally(values: readonly unknown[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const value of values) counts[String(value)] = (counts[String(value)] ?? 0) + 1
  return counts
}
