import { makeStyles, tokens } from '@fluentui/react-components'
import type { ManagedWebinar } from '#sdk'
import { FormattedMessage } from 'react-intl'
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
      <span className={styles.hour}>
        {formatTime(webinar.start_date_time, language, zone)}–
        {formatTime(webinar.end_date_time, language, zone)}
      </span>
      <div className={styles.what}>
        <CardName level={3} to={withSearch(paths.dashboardWebinars, { id })}>
          {title}
        </CardName>
        <span className={styles.quiet}>
          <FormattedMessage id="classes.hosted.seats" values={{ registered, capacity }} />
        </span>
      </div>
      <Status tone={state === 'running' ? 'good' : 'neutral'}>
        <FormattedMessage id={state === 'finished' ? 'classes.over' : `classes.hosted.${kind}`} />
      </Status>
    </article>
  )
}

const useStyles = makeStyles({
  root: {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 24px',
    padding: '16px 20px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  hour: {
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  what: { display: 'flex', flexDirection: 'column', gap: '4px', flex: '1 1 160px', minWidth: 0 },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase300 },
})
