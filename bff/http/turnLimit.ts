/** Lets a number of pieces of work begin in each turn of the event loop, so that others are served in between. */
export interface TurnLimit {
  /** Resolves when the work may begin; undefined when it may at once. */
  wait(): Promise<void> | undefined
}

/** Creates a limit. @param perTurn pieces of work that begin in one turn */
export function createTurnLimit(perTurn: number): TurnLimit {
  const waiting: (() => void)[] = []
  let left = perTurn
  let isScheduled = false

  function schedule(): void {
    if (isScheduled) return
    isScheduled = true
    setImmediate(() => {
      isScheduled = false
      const begin = waiting.splice(0, perTurn)
      left = perTurn - begin.length
      for (const start of begin) start()
      if (waiting.length > 0) schedule()
    })
  }

  return {
    wait() {
      schedule()
      if (left > 0 && waiting.length === 0) {
        left -= 1
        return undefined
      }
      return new Promise((resolve) => waiting.push(resolve))
    },
  }
}
