import { MessageBar, MessageBarBody, makeStyles } from '@fluentui/react-components'
import type { QuotedSeat } from '#sdk'
import { FormattedMessage, useIntl } from 'react-intl'
import { formatDayShort, formatTime } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'
import { useGroupChoice } from './useGroupChoice.ts'

/** Announces the seats whose tutor or dates have changed, with the dates that were shown before. */
export function ChangedSeats({ before }: { before: readonly QuotedSeat[] }) {
  const styles = useStyles()
  const intl = useIntl()
  const viewer = useViewer()
  const { findOffer, kidOf } = useGroupChoice()
  if (before.length === 0) return null
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        <FormattedMessage id="booking.seatsChanged" />
        {before.map(({ user_id, group_class_id, starts }) => (
          <span key={`${user_id} ${group_class_id}`} className={styles.seat}>
            <FormattedMessage
              id="booking.seatBefore"
              values={{
                name: <bdi>{kidOf(user_id)?.first_name}</bdi>,
                course: findOffer(group_class_id)?.name,
                days: intl.formatList(
                  starts.map((start) => formatDayShort(start, viewer)),
                  { type: 'unit' },
                ),
                time: starts[0] && formatTime(starts[0], viewer.language, viewer.timeZone),
              }}
            />
          </span>
        ))}
      </MessageBarBody>
    </MessageBar>
  )
}

const useStyles = makeStyles({ seat: { display: 'block' } })
