import type { RenderShare } from '#bff/pages/renderShares.ts'

/** Why a page cannot be rendered now. */
export class RenderRefused extends Error {
  /** @param isOwnShare the visitor alone has too many pages under way; otherwise all have */
  constructor(readonly isOwnShare: boolean) {
    super('too many pages are being rendered')
  }
}

export interface RenderQueueLimits {
  /** Renders under way at once; most of their time they wait for reads */
  readonly running: number
  /** Renders that wait, for guests and for signed-in visitors each */
  readonly waiting: number
}

/** A render takes about 20 ms of the event loop, so that 24 waiting ones are half a second. */
const defaultLimits: RenderQueueLimits = { running: 8, waiting: 24 }
/** Renders of signed-in visitors after which a guest who waits is next. */
const MEMBERS_IN_ROW = 3

export type RenderQueue = ReturnType<typeof createRenderQueue>

/**
 * Creates the queue in which pages wait to be rendered. It starts at most one render per turn of the event loop,
 * so that API calls are served between two of them. Signed-in visitors come first, but every fourth render is a guest's:
 * a few people who load pages without end do not hold up all guests.
 */
export function createRenderQueue({ running, waiting }: RenderQueueLimits = defaultLimits) {
  const members: (() => void)[] = []
  const guests: (() => void)[] = []
  const byShare = new Map<string, number>()
  let active = 0
  let isScheduled = false
  let membersInRow = 0

  function takeNext() {
    const isForGuest = members.length === 0 || (guests.length > 0 && membersInRow >= MEMBERS_IN_ROW)
    membersInRow = isForGuest ? 0 : membersInRow + 1
    return (isForGuest ? guests : members).shift()
  }

  function schedule(): void {
    if (isScheduled || active >= running || members.length + guests.length === 0) return
    isScheduled = true
    setImmediate(() => {
      isScheduled = false
      const next = takeNext()
      if (next) {
        active += 1
        next()
      }
      schedule()
    })
  }

  function count(shares: readonly RenderShare[], change: 1 | -1): void {
    for (const { key } of shares) {
      const total = (byShare.get(key) ?? 0) + change
      if (total > 0) byShare.set(key, total)
      else byShare.delete(key)
    }
  }

  return {
    /** Renders that wait for their turn. */
    waiting: () => members.length + guests.length,

    /**
     * Renders when its turn comes.
     * @param shares that it takes a part of
     * @throws RenderRefused at once when the queue or one of the shares is full
     */
    async run<Result>(
      shares: readonly RenderShare[],
      isMember: boolean,
      render: () => Promise<Result>,
    ): Promise<Result> {
      const queue = isMember ? members : guests
      if (shares.some(({ key, max }) => (byShare.get(key) ?? 0) >= max)) throw new RenderRefused(true)
      if (queue.length >= waiting) throw new RenderRefused(false)
      count(shares, 1)
      await new Promise<void>((start) => {
        queue.push(start)
        schedule()
      })
      try {
        return await render()
      } finally {
        active -= 1
        count(shares, -1)
        schedule()
      }
    },
  }
}
