import type { Reservation } from '#sdk'
import { tokens } from '@fluentui/react-components'
import { useIntl } from 'react-intl'
import { formatError } from '#web/api/formatError.ts'
import { useQuery } from '#web/api/query.ts'
import { useFailure } from '#web/api/useFailure.ts'
import { kidsQuery } from '#web/domain/booking/queries.ts'
import { Select } from '#web/ui/Select.tsx'
import { useReservationAction } from './useReservationAction.ts'

/**
 * Assigns the classes to a kid, or back to the parent.
 * @see specification section 6
 */
export function AssignLearner({ reservation }: { reservation: Reservation }) {
  const intl = useIntl()
  const { runCall, isBusy } = useReservationAction()
  const [failure, setFailure] = useFailure()
  const { data } = useQuery(kidsQuery)
  const kids = data?.data ?? []
  const current = kids.find(({ id }) => id === reservation.learner.id)
  if (kids.length === 0) return null

  async function assign(kid: string) {
    setFailure(undefined)
    const refusal = await runCall(
      ({ api }) =>
        api.POST('/reservations/{id}/assign/', {
          params: { path: { id: reservation.id } },
          body: { kid_id: kid ? Number(kid) : null },
        }),
      'Saved successfully',
    )
    // Stays longer than the toast: it names the class that must be moved first
    if (refusal) setFailure(refusal)
  }

  return (
    <div aria-busy={isBusy}>
      <Select
        label={intl.formatMessage({ id: 'myReservations.assign' })}
        value={current ? String(current.id) : ''}
        options={[
          { value: '', label: intl.formatMessage({ id: 'myReservations.forMe' }) },
          ...kids.map(({ id, first_name }) => ({
            value: String(id),
            label: intl.formatMessage({ id: 'myReservations.forKid' }, { name: first_name }),
          })),
        ]}
        onChange={(kid) => void assign(kid)}
      />
      {failure !== undefined && <p style={refused}>{formatError(failure, intl)}</p>}
    </div>
  )
}

const refused = { margin: '8px 0 0', color: tokens.colorStatusDangerForeground1 }
