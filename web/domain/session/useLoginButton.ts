import type { MouseEvent } from 'react'
import { type LoginRequest, openLogin } from '#web/state/dialogs.ts'
import { formIds } from '#web/state/serverForms.ts'
import { useStores } from '#web/state/stores.ts'

/**
 * Returns the props of a button that opens the login dialog; without script it asks for the page with the dialog open,
 * `?login=tutor` or `?register=tutor`.
 */
export function useLoginButton({ tab, role }: Pick<LoginRequest, 'tab' | 'role'>) {
  const { dialogs } = useStores()
  return {
    type: 'submit',
    form: formIds.login,
    name: tab,
    value: role ?? '',
    onClick(event: MouseEvent) {
      event.preventDefault()
      openLogin(dialogs, { tab, ...(role && { role }) })
    },
  } as const
}
