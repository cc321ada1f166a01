import type { Answer } from '#sdk'
import { useCallback, useEffect, useRef } from 'react'
import { useEvent } from '#web/ui/useEvent.ts'

/** What the tabs of one attempt tell each other. */
type News = { answer: Answer } | { isOver: true } | { isNew: true }

type Tell = (news: News) => void

/**
 * An attempt that is open in several tabs: each hears what is answered and handed in in the others, and which one is
 * new and may have read the attempt before their last answers were saved.
 * @param onNews also given the way to answer
 * @returns tells the others
 */
export function useOtherTabs(attempt: number, onNews: (news: News, tell: Tell) => void): Tell {
  const channel = useRef<BroadcastChannel>(undefined)
  const tell = useCallback<Tell>((news) => channel.current?.postMessage(news), [])
  const hear = useEvent(onNews)
  useEffect(() => {
    const opened = new BroadcastChannel(`mk.attempt.${attempt}`)
    opened.addEventListener('message', ({ data }: MessageEvent<News>) => hear(data, tell))
    channel.current = opened
    tell({ isNew: true })
    return () => opened.close()
  }, [attempt, hear, tell])
  return tell
}
