import type { Answer } from '#sdk'
import { useCallback, useEffect, useRef } from 'react'
import { useEvent } from '#web/ui/useEvent.ts'

/** What the tabs of one attempt tell each other. */
type News = { answer: Answer } | { isOver: true }

/**
 * An attempt that is open in several tabs: each hears what is answered and handed in in the others.
 * @returns tells the others
 */
export function useOtherTabs(attempt: number, onNews: (news: News) => void) {
  const channel = useRef<BroadcastChannel>(undefined)
  const hear = useEvent(onNews)
  useEffect(() => {
    const opened = new BroadcastChannel(`mk.attempt.${attempt}`)
    opened.addEventListener('message', ({ data }: MessageEvent<News>) => hear(data))
    channel.current = opened
    return () => opened.close()
  }, [attempt, hear])
  return useCallback((news: News) => channel.current?.postMessage(news), [])
}
