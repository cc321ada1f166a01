import { useState } from 'react'
import { ApiError } from '#sdk'
import { useSession } from '#web/state/stores.ts'

/**
 * Keeps the failure of a call, to be shown beside its button. The end of a session is shown until the person has signed
 * in again.
 */
export function useFailure(): [failure: unknown, setFailure: (failure: unknown) => void] {
  const [failure, setFailure] = useState<unknown>()
  const isOver = useIsSessionBack() && isSessionEnd(failure)
  return [isOver ? undefined : failure, setFailure]
}

/** Whether a person is signed in and the session has not ended. */
export function useIsSessionBack(): boolean {
  const { user, hasEnded } = useSession()
  return user !== null && !hasEnded
}

function isSessionEnd(failure: unknown): boolean {
  return failure instanceof ApiError && failure.code === 'session_expired'
}
