export interface TimeLeft {
  days: number
  hours: number
  minutes: number
  seconds: number
}

/**
 * Computes the time left until an instant, in whole parts; zero afterwards. Rounded to seconds: the server's clock is
 * known to some milliseconds, and a hold of ten minutes must not start at 10:01.
 * @param now milliseconds by the server's clock
 */
export function computeTimeLeft(until: string, now: number): TimeLeft {
  const left = Math.max(0, Math.round((Date.parse(until) - now) / 1000))
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  }
}
