import { makeStyles, tokens } from '@fluentui/react-components'
import { useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { KidPayload } from '#sdk'
import { useClients } from '#web/api/clients.ts'
import { formatError, isInterrupted } from '#web/api/formatError.ts'
import { KidForm } from '#web/domain/kid/KidForm.tsx'
import { isolateText } from '#web/i18n/isolateText.ts'
import { openAlert, openAlertAfterReload } from '#web/state/dialogs.ts'
import { useSession, useStores } from '#web/state/stores.ts'
import { addKid } from './register.ts'

/**
 * Kid-only mode of the login dialog: adds a kid to the signed-in parent, then reloads the page.
 * @see specification section 7
 */
export function KidOnly() {
  const styles = useStyles()
  const intl = useIntl()
  const clients = useClients()
  const wasInterrupted = useRef(false)
  const { dialogs } = useStores()
  const { user } = useSession()
  return (
    <div className={styles.root}>
      <p className={styles.lead}>
        <FormattedMessage id="auth.kidOnly.text" />
      </p>
      <KidForm
        initial={{ last_name: user?.last_name ?? '' }}
        action={intl.formatMessage({ id: 'auth.kid.keep' })}
        draft="kid"
        onSubmit={add}
      />
    </div>
  )

  async function add(kid: KidPayload) {
    try {
      await addKid(clients, kid, wasInterrupted.current)
    } catch (error) {
      wasInterrupted.current ||= isInterrupted(error)
      openAlert(dialogs, { intent: 'error', text: formatError(error, intl) })
      throw error
    }
    const name = isolateText(kid.first_name)
    openAlertAfterReload({ intent: 'success', text: intl.formatMessage({ id: 'auth.kid.added' }, { name }) })
    location.reload()
  }
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '16px' },
  lead: { margin: 0, color: tokens.colorNeutralForeground2 },
})
