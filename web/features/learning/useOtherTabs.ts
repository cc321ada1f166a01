import type { Answer } from '#sdk'
import { useCallback, useEffect, useRef } from 'react'
import { useEvent } from '#web/ui/useEvent.ts'

/** What the tabs of one attempt tell each other. */
type TabMessage = { answer: Answer } | { isOver: true } | { isNew: true }

type SendMessage = (news: TabMessage) => void

/**
 * An attempt that is open in several tabs: each hears what is answered and handed in in the others, and which one is
 * new and may have read the attempt before their last answers were saved.
 * @param onMessage also given the way to answer
 * @returns tells the others
 */
export function useOtherTabs(
  attempt: number,
  onMessage: (news: TabMessage, send: SendMessage) => void,
): SendMessage {
  const channel = useRef<BroadcastChannel>(undefined)
  const tell = useCallback<SendMessage>((news) => channel.current?.postMessage(news), [])
  const receive = useEvent(onMessage)
  useEffect(() => {
    const opened = new BroadcastChannel(`mk.attempt.${attempt}`)
    opened.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => receive(data, tell))
    channel.current = opened
    tell({ isNew: true })
    return () => opened.close()
  }, [attempt, receive, tell])
  return tell
}
