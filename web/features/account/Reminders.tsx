import { Button, makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useSnapshot } from 'valtio'
import { chooseReminders } from '#web/state/device.ts'
import { useStores } from '#web/state/stores.ts'
import { Section } from '#web/ui/Section.tsx'

/** Turns notifications before classes on and off, for this device. */
export function Reminders() {
  const styles = useStyles()
  const { device } = useStores()
  const { hasReminders } = useSnapshot(device)
  const [isDenied, setDenied] = useState(false)
  if (!('Notification' in globalThis)) return null

  async function change() {
    if (hasReminders) return chooseReminders(device, false)
    const permission = await Notification.requestPermission()
    setDenied(permission === 'denied')
    chooseReminders(device, permission === 'granted')
  }
  return (
    <Section title={<FormattedMessage id="device.reminders" />}>
      <p>
        <FormattedMessage id={hasReminders ? 'device.reminders.on' : 'device.reminders.text'} />
      </p>
      {isDenied && (
        <p role="alert">
          <FormattedMessage id="device.reminders.denied" />
        </p>
      )}
      <Button className={styles.button} onClick={() => void change()}>
        <FormattedMessage id={hasReminders ? 'device.reminders.stop' : 'device.reminders.start'} />
      </Button>
    </Section>
  )
}

const useStyles = makeStyles({ button: { alignSelf: 'flex-start' } })
