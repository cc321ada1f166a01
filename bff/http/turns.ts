/** Lets a number of pieces of work begin in each turn of the event loop, so that others are served in between. */
export interface Turns {
  /** Resolves when the work may begin; undefined when it may at once. */
  wait(): Promise<void> | undefined
}

/** Creates turns. @param perTurn pieces of work that begin in one turn */
export function createTurns(perTurn: number): Turns {
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
