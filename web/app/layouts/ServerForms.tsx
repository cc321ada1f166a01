import { useLocation } from 'react-router-dom'
import { dropLoginRequest } from '#web/state/dialogs.ts'
import { formIds } from '#web/state/serverForms.ts'
import { useSession } from '#web/state/stores.ts'
import { HiddenInputs } from '#web/ui/HiddenInputs.tsx'
import { ServerForm } from '#web/ui/ServerForm.tsx'

/** The forms behind buttons that stand anywhere: a change of the language, and the login dialog by its URL. */
export function ServerForms() {
  const { search } = useLocation()
  const { user } = useSession()
  return (
    <>
      <form id={formIds.language} method="post" hidden>
        <ServerForm name="language" />
      </form>
      {!user && (
        <form id={formIds.login} method="get" hidden>
          <HiddenInputs values={new URLSearchParams(dropLoginRequest(search))} />
        </form>
      )}
    </>
  )
}
