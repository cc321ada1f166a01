import { Button, makeStyles } from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useSnapshot } from 'valtio'
import { chooseReminders, persistDevice } from '#web/state/device.ts'
import { useStores } from '#web/state/stores.ts'
import { Section } from '#web/ui/Section.tsx'
import { useHydrated } from '#web/ui/useHydrated.ts'

const texts = {
  on: 'device.reminders.on',
  off: 'device.reminders.text',
  denied: 'device.reminders.denied',
} as const

const kidsTexts = { on: 'profile.kid.on', off: 'profile.kid.off', denied: 'profile.kid.denied' } as const

/** Turns notifications before classes on and off, for this device. */
export function Reminders({ isKid = false }: { isKid?: boolean }) {
  const styles = useStyles()
  const { device } = useStores()
  const { hasReminders } = useSnapshot(device)
  const isHydrated = useHydrated()
  useEffect(() => persistDevice(device), [device])
  const [isDenied, setDenied] = useState(false)
  const { on, off, denied } = isKid ? kidsTexts : texts
  // The server does not know what the browser can do
  if (!isHydrated || !('Notification' in globalThis)) return null

  async function change() {
    if (hasReminders) return chooseReminders(device, false)
    const permission = await Notification.requestPermission()
    setDenied(permission === 'denied')
    chooseReminders(device, permission === 'granted')
  }
  return (
    <Section title={<FormattedMessage id={isKid ? 'profile.kid.reminders' : 'device.reminders'} />}>
      <p className={styles.text}>
        <FormattedMessage id={hasReminders ? on : off} />
      </p>
      {isDenied && (
        <p role="alert" className={styles.text}>
          <FormattedMessage id={denied} />
        </p>
      )}
      <Button size={isKid ? 'large' : 'medium'} className={styles.button} onClick={() => void change()}>
        <FormattedMessage id={hasReminders ? 'device.reminders.stop' : 'device.reminders.start'} />
      </Button>
    </Section>
  )
}

const useStyles = makeStyles({ text: { margin: 0 }, button: { alignSelf: 'flex-start' } })
