import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { VideoRegular } from '@fluentui/react-icons/svg/video'
import type { ClassDetail } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { paths, withSearch } from '#web/paths.ts'
import { formatDateTime } from '#web/time/format.ts'
import { useNow, useViewer } from '#web/time/viewer.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import type { Side } from './queries.ts'

interface JoinButtonProps {
  bookedClass: Pick<ClassDetail, 'id' | 'join_from' | 'end_date_time' | 'outcome'>
  side: Side
}

/**
 * The entrance to the meeting room: a link from ten minutes before the start until the end; before that, the
 * time when it opens.
 */
export function JoinButton({ bookedClass, side }: JoinButtonProps) {
  const styles = useStyles()
  const viewer = useViewer()
  const now = useNow(5000)
  if (bookedClass.outcome || now >= Date.parse(bookedClass.end_date_time)) return null
  const label = <FormattedMessage id={`classes.join.${side}`} />
  if (now >= Date.parse(bookedClass.join_from))
    return (
      <ButtonLink
        to={withSearch(paths.meeting, { class: bookedClass.id })}
        appearance="primary"
        size="large"
        icon={<VideoRegular />}
        className={styles.button}
      >
        {label}
      </ButtonLink>
    )
  return (
    <span className={styles.early}>
      <Button size="large" icon={<VideoRegular />} disabledFocusable className={styles.button}>
        {label}
      </Button>
      <span className={styles.quiet}>
        <FormattedMessage
          id="classes.opens"
          values={{ time: formatDateTime(bookedClass.join_from, viewer) }}
        />
      </span>
    </span>
  )
}

const useStyles = makeStyles({
  button: { minHeight: '48px' },
  early: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase300 },
})
