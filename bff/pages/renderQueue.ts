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
  /** Renders of one source, under way or waiting */
  readonly perSource: number
}

/** A render takes about 20 ms of the event loop, so that 24 waiting ones are half a second. */
const defaultLimits: RenderQueueLimits = { running: 8, waiting: 24, perSource: 8 }

export type RenderQueue = ReturnType<typeof createRenderQueue>

/**
 * Creates the queue in which pages wait to be rendered. It starts at most one render per turn of the event loop,
 * so that API calls are served between two of them, and signed-in visitors first.
 */
export function createRenderQueue({ running, waiting, perSource }: RenderQueueLimits = defaultLimits) {
  const members: (() => void)[] = []
  const guests: (() => void)[] = []
  const bySource = new Map<string, number>()
  let active = 0
  let isScheduled = false

  function schedule(): void {
    if (isScheduled || active >= running || members.length + guests.length === 0) return
    isScheduled = true
    setImmediate(() => {
      isScheduled = false
      const next = members.shift() ?? guests.shift()
      if (next) {
        active += 1
        next()
      }
      schedule()
    })
  }

  function count(source: string, change: 1 | -1): void {
    const total = (bySource.get(source) ?? 0) + change
    if (total > 0) bySource.set(source, total)
    else bySource.delete(source)
  }

  return {
    /** Renders that wait for their turn. */
    waiting: () => members.length + guests.length,

    /**
     * Renders when its turn comes.
     * @param source whose share it takes: a session, or a network of addresses
     * @throws RenderRefused at once when the queue or the source's share is full
     */
    async run<Result>(source: string, isMember: boolean, render: () => Promise<Result>): Promise<Result> {
      const queue = isMember ? members : guests
      if ((bySource.get(source) ?? 0) >= perSource) throw new RenderRefused(true)
      if (queue.length >= waiting) throw new RenderRefused(false)
      count(source, 1)
      await new Promise<void>((start) => {
        queue.push(start)
        schedule()
      })
      try {
        return await render()
      } finally {
        active -= 1
        count(source, -1)
        schedule()
      }
    },
  }
}
