import { makeStyles, tokens } from '@fluentui/react-components'
import { FormattedMessage } from 'react-intl'
import { useNow } from '#web/time/viewer.ts'
import { DateTime } from '#web/ui/DateTime.tsx'

interface KidsTaskFactsProps {
  course: { name: string }
  /** Name of the tutor or member of staff who assigned it */
  from?: string
  /** ISO instant until which it can be done in time */
  until: string
}

/** The course of a kid's task, who assigned it, and until when it can be done. */
export function KidsTaskFacts({ course, from, until }: KidsTaskFactsProps) {
  const styles = useStyles()
  const isLate = useNow(60_000) >= Date.parse(until)
  return (
    <div className={styles.root}>
      <span>
        <bdi>{course.name}</bdi>
        {from && (
          <>
            {' · '}
            <FormattedMessage id="kidsWork.from" values={{ name: <bdi>{from}</bdi> }} />
          </>
        )}
      </span>
      <strong className={styles.until}>
        <FormattedMessage
          id={isLate ? 'kidsWork.wasUntil' : 'kidsWork.until'}
          values={{ time: <DateTime start={until} isZoneKnown /> }}
        />
      </strong>
    </div>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
  },
  until: { color: tokens.colorNeutralForeground1 },
})
