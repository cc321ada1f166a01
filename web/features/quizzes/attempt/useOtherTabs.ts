import type { Answer } from '#sdk'
import { useCallback, useEffect, useRef } from 'react'
import { useEvent } from '#web/ui/useEvent.ts'

/** Messages between the tabs of one attempt. */
type TabMessage = { answer: Answer } | { isOver: true } | { isNew: true }

type SendMessage = (message: TabMessage) => void

/**
 * Synchronizes an attempt that is open in several tabs: each receives answers, the end, and the start of a new tab, which
 * may have fetched the attempt before the last answers were saved.
 * @param onMessage also gets a function to reply
 * @returns a function that sends a message to the other tabs
 */
export function useOtherTabs(
  attempt: number,
  onMessage: (message: TabMessage, send: SendMessage) => void,
): SendMessage {
  const channel = useRef<BroadcastChannel>(undefined)
  const sendMessage = useCallback<SendMessage>((message) => channel.current?.postMessage(message), [])
  const receive = useEvent(onMessage)
  useEffect(() => {
    const opened = new BroadcastChannel(`mk.attempt.${attempt}`)
    opened.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => receive(data, sendMessage))
    channel.current = opened
    sendMessage({ isNew: true })
    return () => opened.close()
  }, [attempt, receive, sendMessage])
  return sendMessage
}
