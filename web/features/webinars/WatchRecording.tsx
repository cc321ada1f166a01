import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { FormattedMessage } from 'react-intl'
import { openLogin } from '#web/state/dialogs.ts'
import { useSession, useStores } from '#web/state/stores.ts'
import { Video } from '#web/ui/Video.tsx'

interface WatchRecordingProps {
  /** Null until a recording is added */
  url: string | null
  title: string
}

/** The recording of a past webinar; does not play by itself. */
export function WatchRecording({ url, title }: WatchRecordingProps) {
  const styles = useStyles()
  const { user } = useSession()
  const { dialogs } = useStores()
  if (!url)
    return (
      <p className={styles.quiet}>
        <FormattedMessage id="webinars.noRecording" />
      </p>
    )
  if (!user)
    return (
      <Button onClick={() => openLogin(dialogs, { tab: 'login' })}>
        <FormattedMessage id="webinars.loginToWatch" />
      </Button>
    )
  return <Video url={url} label={title} />
}

const useStyles = makeStyles({
  quiet: { margin: 0, color: tokens.colorNeutralForeground2 },
})
