import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { FormattedMessage } from 'react-intl'
import { openLogin } from '#web/state/dialogs.ts'
import { useSession, useStores } from '#web/state/stores.ts'
import { fixedColors } from '#web/theme/tokens.ts'

interface RecordingProps {
  /** Null until a recording is added */
  url: string | null
  title: string
}

/** The recording of a past webinar; does not play by itself. */
export function Recording({ url, title }: RecordingProps) {
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
  // The API's recordings may contain captions
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  return <video controls preload="none" src={url} aria-label={title} className={styles.video} />
}

const useStyles = makeStyles({
  quiet: { margin: 0, color: tokens.colorNeutralForeground2 },
  video: {
    width: '100%',
    aspectRatio: '16 / 9',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: fixedColors.black,
  },
})
