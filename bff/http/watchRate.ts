/** A body must move with this many bytes a second. */
const minRate = 512

interface Progress {
  /** Bytes that have moved so far */
  read(): number
  onSlow(): void
  /** Whether it waits for the other side */
  isPaused?(): boolean
  /** Time over which the rate is measured, milliseconds */
  readonly interval?: number
}

/**
 * Watches that a body keeps moving, so that a visitor who sends or reads a byte now and then does not hold a connection.
 * @returns a function that stops watching
 */
export function watchRate({ read, onSlow, isPaused = () => false, interval = 10_000 }: Progress): () => void {
  let last = 0
  const timer = setInterval(() => {
    const size = read()
    if (!isPaused() && size - last < (minRate * interval) / 1000) onSlow()
    last = size
  }, interval).unref()
  return () => clearInterval(timer)
}
