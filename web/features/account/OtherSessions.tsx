import { Button, makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { unwrapData } from '#sdk'
import { useClients } from '#web/api/clients.ts'
import { formatError } from '#web/api/formatError.ts'
import { notify } from '#web/state/notifications.ts'
import { useStores } from '#web/state/stores.ts'
import { Section } from '#web/ui/Section.tsx'

/** Signs the person out on every other device and browser. */
export function OtherSessions() {
  const styles = useStyles()
  const intl = useIntl()
  const { bff } = useClients()
  const { notifications } = useStores()
  const [isBusy, setBusy] = useState(false)
  return (
    <div className={styles.root}>
      <Section title={<FormattedMessage id="password.others" />}>
        <p className={styles.text}>
          <FormattedMessage id="password.others.text" />
        </p>
        <Button size="large" className={styles.button} disabledFocusable={isBusy} onClick={() => void end()}>
          <FormattedMessage id={isBusy ? 'auth.busy' : 'password.others.end'} />
        </Button>
      </Section>
    </div>
  )

  async function end() {
    setBusy(true)
    try {
      const { ended } = await unwrapData(bff.POST('/sessions/end-others'))
      notify(notifications, 'success', intl.formatMessage({ id: 'password.others.ended' }, { count: ended }))
    } catch (error) {
      notify(notifications, 'error', formatError(error, intl))
    } finally {
      setBusy(false)
    }
  }
}

const useStyles = makeStyles({
  root: { marginBlockStart: '48px' },
  text: { margin: 0, maxWidth: '60ch' },
  button: { alignSelf: 'start' },
})
