import { Button, makeStyles, tokens } from '@fluentui/react-components'
import type { MatrixPlace, ReservationDetail } from '#sdk'
import { Suspense, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { createLazy } from '#web/ui/createLazy.ts'
import { Section } from '#web/ui/Section.tsx'
import { Status } from '#web/ui/Status.tsx'

// Needed by few who open a reservation
const GiveBackSeat = createLazy(() => import('./GiveBackSeat.tsx'), 'GiveBackSeat')

interface BookedSeatsProps {
  booking: Pick<ReservationDetail, 'id' | 'state' | 'matrix'>
}

/**
 * The seats of a booking of several, each of which can be given back alone while another one is left.
 * @see docs/decisions.md#cancelling
 */
export function BookedSeats({ booking: { id, state, matrix = [] } }: BookedSeatsProps) {
  const styles = useStyles()
  const [asked, setAsked] = useState<MatrixPlace>()
  if (matrix.length < 2 || state === 'pending') return null
  const mayGiveBack = state === 'active' && matrix.filter((seat) => !seat.is_released).length > 1
  return (
    <Section level={3} title={<FormattedMessage id="myReservations.seats" />}>
      <ul className={styles.list}>
        {matrix.map((seat) => (
          <li key={`${seat.course.id} ${seat.user.id}`} className={styles.seat}>
            <span className={styles.name}>
              <bdi>{seat.user.name}</bdi> · <bdi>{seat.course.name}</bdi>
              {seat.return_reason !== undefined && (
                <span className={styles.reason}>
                  <FormattedMessage
                    id="myReservations.seat.reason"
                    values={{ reason: <bdi>{seat.return_reason}</bdi> }}
                  />
                </span>
              )}
            </span>
            {seat.return_reason !== undefined && (
              <Status tone="neutral">
                <FormattedMessage id="myReservations.seat.returned" />
              </Status>
            )}
            {mayGiveBack && !seat.is_released && (
              <Button onClick={() => setAsked(seat)}>
                <FormattedMessage id="myReservations.seat.giveBack" />
              </Button>
            )}
          </li>
        ))}
      </ul>
      {asked && (
        <Suspense>
          <GiveBackSeat id={id} seat={asked} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </Section>
  )
}

const useStyles = makeStyles({
  list: { display: 'grid', gap: '12px', margin: 0, padding: 0, listStyleType: 'none' },
  seat: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
  },
  name: { minWidth: 0, overflowWrap: 'anywhere' },
  reason: { display: 'block', color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase300 },
})
