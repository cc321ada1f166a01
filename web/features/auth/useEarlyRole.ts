import { type RefObject, useLayoutEffect } from 'react'
import { useEvent } from '#web/ui/useEvent.ts'

/** Chooses the role that was chosen among radio buttons before the page was hydrated. */
export function useEarlyRole<Role extends string>(
  root: RefObject<HTMLElement | null>,
  roles: readonly Role[],
  chosen: Role | undefined,
  onChoose: (role: Role) => void,
) {
  const takeOver = useEvent(() => {
    const input = root.current?.querySelector<HTMLInputElement>('input:checked')
    const found = roles.find((role) => role === input?.value)
    if (found && found !== chosen) onChoose(found)
  })
  useLayoutEffect(takeOver, [takeOver])
}
