import { makeStyles, tokens } from '@fluentui/react-components'
import { FormattedMessage, useIntl } from 'react-intl'
import { unwrapData, type KidPayload } from '#sdk'
import { useClients } from '#web/api/clients.ts'
import { formatError } from '#web/api/formatError.ts'
import { KidForm } from '#web/domain/kid/KidForm.tsx'
import { isolateText } from '#web/i18n/isolateText.ts'
import { openAlert, openAlertAfterReload } from '#web/state/dialogs.ts'
import { useSession, useStores } from '#web/state/stores.ts'

/**
 * Kid-only mode of the login dialog: adds a kid to the signed-in parent, then reloads the page.
 * @see specification section 7
 */
export function KidOnly() {
  const styles = useStyles()
  const intl = useIntl()
  const { api } = useClients()
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
      await unwrapData(api.POST('/auth/kid/add/', { body: { ...kid, register_type: 'kid' } }))
    } catch (error) {
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
