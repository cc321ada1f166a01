import { Button, makeStyles } from '@fluentui/react-components'
import type { TutorProfile } from '#sdk'
import { FormattedMessage, useIntl } from 'react-intl'
import { paths, withSearch } from '#web/paths.ts'
import type { Week } from '#web/calendar/useWeek.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { Notice } from '#web/ui/Notice.tsx'

/**
 * Says that a week has no free slot, and links to the next free one.
 * @see specification section 8
 */
export function NoHours({ tutor, week }: { tutor: TutorProfile; week: Week }) {
  const styles = useStyles()
  const intl = useIntl()
  const next = tutor.next_slot
  const isAhead = next !== null && !week.slots.some(({ start_date_time }) => start_date_time === next)
  return (
    <Notice seed="no-hours" role="status" title={intl.formatMessage({ id: 'tutors.noSlots' })}>
      <div className={styles.actions}>
        {week.isNextFree() ? (
          <Button appearance="primary" onClick={() => week.move('next')}>
            <FormattedMessage id="calendar.nextWeek" />
          </Button>
        ) : (
          next &&
          isAhead && (
            <Button appearance="primary" onClick={() => week.goTo(next)}>
              <FormattedMessage id="booking.nextFree" />
            </Button>
          )
        )}
        <ButtonLink
          to={withSearch(paths.tutors, {
            'course-id': tutor.courses.slice(0, 1).map(({ id }) => String(id)),
          })}
        >
          <FormattedMessage id="booking.otherTutor" />
        </ButtonLink>
      </div>
    </Notice>
  )
}

const useStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '12px' },
})
