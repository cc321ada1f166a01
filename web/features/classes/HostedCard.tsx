import { makeStyles } from '@fluentui/react-components'
import type { ManagedWebinar } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { cardStyles } from '#web/domain/classes/cardStyles.ts'
import { paths, withSearch } from '#web/paths.ts'
import { formatTime } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'
import { CardName } from '#web/ui/CardName.tsx'
import { Status } from '#web/ui/Status.tsx'

interface HostedCardProps {
  webinar: ManagedWebinar
  zone: string
}

/** A webinar among the classes of its host; the whole card links to its details. */
export function HostedCard({ webinar, zone }: HostedCardProps) {
  const styles = useStyles()
  const { language } = useViewer()
  const { id, title, kind, state, registered, capacity } = webinar
  return (
    <article className={styles.root}>
      <div className={styles.time}>
        <span className={styles.hour}>
          {formatTime(webinar.start_date_time, language, zone)}–
          {formatTime(webinar.end_date_time, language, zone)}
        </span>
      </div>
      <div className={styles.what}>
        <CardName level={3} to={withSearch(paths.dashboardWebinars, { id })}>
          {title}
        </CardName>
        <span className={styles.quiet}>
          <FormattedMessage id="classes.hosted.seats" values={{ registered, capacity }} />
        </span>
      </div>
      <div className={styles.states}>
        <Status tone={state === 'running' ? 'good' : 'neutral'}>
          <FormattedMessage id={state === 'finished' ? 'classes.over' : `classes.hosted.${kind}`} />
        </Status>
      </div>
    </article>
  )
}

const useStyles = makeStyles(cardStyles)
