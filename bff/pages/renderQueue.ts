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

/** A render that waits for its turn. */
interface WaitingRender {
  /** The first share is the visitor's own */
  readonly visitor: string | undefined
  readonly start: () => void
  readonly refuse: (error: RenderRefused) => void
}

/**
 * Creates the queue in which pages wait to be rendered. It starts at most one render per turn of the event loop,
 * so that API calls are served between two of them. Signed-in visitors come first, but every fourth render is a guest's:
 * a few people who load pages without end do not hold up all guests. The next is that of the visitor of whom least is
 * being rendered, and a full queue refuses the visitor of whom most waits.
 */
export function createRenderQueue({ running, waiting }: RenderQueueLimits = defaultLimits) {
  const members: WaitingRender[] = []
  const guests: WaitingRender[] = []
  const byShare = new Map<string, number>()
  const activeByVisitor = new Map<string | undefined, number>()
  let active = 0
  let isScheduled = false
  let membersInRow = 0

  function takeNext() {
    const isForGuest = members.length === 0 || (guests.length > 0 && membersInRow >= MEMBERS_IN_ROW)
    membersInRow = isForGuest ? 0 : membersInRow + 1
    const queue = isForGuest ? guests : members
    const loads = queue.map(({ visitor }) => activeByVisitor.get(visitor) ?? 0)
    return queue.splice(loads.indexOf(Math.min(...loads)), 1)[0]
  }

  function schedule(): void {
    if (isScheduled || active >= running || members.length + guests.length === 0) return
    isScheduled = true
    setImmediate(() => {
      isScheduled = false
      takeNext()?.start()
      schedule()
    })
  }

  function changeActive(visitor: string | undefined, change: 1 | -1): void {
    active += change
    addTo(activeByVisitor, visitor, change)
  }

  return {
    /** Renders that wait for their turn. */
    waiting: () => members.length + guests.length,

    /**
     * Renders when its turn comes.
     * @param shares that it takes a part of
     * @throws RenderRefused when one of the shares is full, or the queue is and no other visitor has more in it
     */
    async run<Result>(
      shares: readonly RenderShare[],
      isMember: boolean,
      render: () => Promise<Result>,
    ): Promise<Result> {
      const queue = isMember ? members : guests
      const visitor = shares[0]?.key
      if (shares.some(({ key, max }) => (byShare.get(key) ?? 0) >= max)) throw new RenderRefused(true)
      if (queue.length >= waiting) makeRoom(queue, visitor)
      for (const { key } of shares) addTo(byShare, key, 1)
      try {
        await new Promise<void>((resolve, refuse) => {
          const start = () => {
            changeActive(visitor, 1)
            resolve()
          }
          queue.push({ visitor, start, refuse })
          schedule()
        })
        return await render().finally(() => changeActive(visitor, -1))
      } finally {
        for (const { key } of shares) addTo(byShare, key, -1)
        schedule()
      }
    },
  }
}

/**
 * Refuses the newest render of the visitor of whom most waits.
 * @throws RenderRefused when that is not more than would wait of the visitor who comes
 */
function makeRoom(queue: WaitingRender[], visitor: string | undefined): void {
  const counts = new Map<string | undefined, number>()
  for (const { visitor: key } of queue) addTo(counts, key, 1)
  const most = Math.max(...counts.values())
  if (most <= (counts.get(visitor) ?? 0) + 1) throw new RenderRefused(false)
  const index = queue.findLastIndex(({ visitor: key }) => counts.get(key) === most)
  queue.splice(index, 1)[0]?.refuse(new RenderRefused(true))
}

/** Adds to a count; what falls to zero is removed. */
function addTo<Key>(counts: Map<Key, number>, key: Key, change: 1 | -1): void {
  const total = (counts.get(key) ?? 0) + change
  if (total > 0) counts.set(key, total)
  else counts.delete(key)
}
