import { makeStyles, tokens } from '@fluentui/react-components'
import type { ArchivedClass } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { RecordDetail } from '#web/resource/RecordDetail.tsx'
import type { DetailProps } from '#web/resource/resource.ts'
import { useSession } from '#web/state/stores.ts'
import { DateTime } from '#web/ui/DateTime.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { FeedbackForm } from './FeedbackForm.tsx'

/** What is left of a class: its recording, what the tutor wrote, and the word of those who were there. */
export function ArchivedDetail({ row, ...panel }: DetailProps<ArchivedClass>) {
  const styles = useStyles()
  const { user } = useSession()
  const mayRate = row.outcome === 'completed' && !row.has_feedback && user?.category !== 'kids'
  return (
    <RecordDetail {...panel} title={row.course.name}>
      <div className={styles.root}>
        <Heading level={2}>
          <bdi>{row.course.name}</bdi>
        </Heading>
        <DateTime start={row.start_date_time} end={row.end_date_time} />
        {row.attendance && (
          <p className={styles.text}>
            <FormattedMessage id={`archive.attendance.${row.attendance}`} />
          </p>
        )}
        <section className={styles.section}>
          <Heading level={3}>
            <FormattedMessage id="archive.recording" />
          </Heading>
          {row.recording_url ? (
            // A class as it was held: there is no text of it
            // oxlint-disable-next-line jsx-a11y/media-has-caption
            <video className={styles.video} src={row.recording_url} controls preload="none" />
          ) : (
            <p className={styles.text}>
              <FormattedMessage id="Record is not available yet" />
            </p>
          )}
        </section>
        {row.notes && (
          <section className={styles.section}>
            <Heading level={3}>
              <FormattedMessage id="archive.notes" />
            </Heading>
            <p dir="auto" className={styles.text}>
              {row.notes}
            </p>
          </section>
        )}
        {mayRate && <FeedbackForm classId={row.id} side={user?.category === 'tutor' ? 'student' : 'tutor'} />}
        {row.has_feedback && (
          <p className={styles.text}>
            <FormattedMessage id="archive.rated" />
          </p>
        )}
      </div>
    </RecordDetail>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '20px' },
  section: { display: 'flex', flexDirection: 'column', gap: '8px' },
  text: { margin: 0, maxWidth: '68ch', color: tokens.colorNeutralForeground2 },
  video: {
    width: '100%',
    maxHeight: '320px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: '#000',
  },
})
