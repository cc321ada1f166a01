import type { TutorProfile } from '#sdk'
import { type ReactNode, useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useParams, useSearchParams } from 'react-router-dom'
import { formatError } from '#web/api/formatError.ts'
import { useQuery } from '#web/api/query.ts'
import { paths } from '#web/paths.ts'
import { parseId } from '#web/domain/booking/queries.ts'
import { tutorQuery } from '#web/domain/tutor/queries.ts'
import { FlowGate } from '#web/flow/FlowGate.tsx'
import { findRedirect } from '#web/flow/flow.ts'
import { chooseKind, chooseTutor, setWantedHour } from '#web/state/bookingChoices.ts'
import { clearSelection, createEmptySelection } from '#web/state/selection.ts'
import { isInstant } from '#web/time/isInstant.ts'
import { persistSelection } from '#web/state/persistSelection.ts'
import { useSelection, useStores } from '#web/state/stores.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { Container } from '#web/ui/Container.tsx'
import { Failure } from '#web/ui/Failure.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { PageSkeleton } from '#web/ui/PageSkeleton.tsx'
import { type StepPath, reservation, trial } from './flow.ts'
import { noRevalidation } from './queries.ts'

interface ReservationStepProps {
  step: StepPath
  children: (tutor: TutorProfile) => ReactNode
  /** Shows something in place of the step that needs no tutor, such as the result of a payment */
  renderAround?: (step: ReactNode) => ReactNode
}

/**
 * Wraps a booking step: waits for the tab's selection, checks that it belongs to this tutor, and redirects when
 * something is missing.
 */
export function ReservationStep({ step, children, renderAround }: ReservationStepProps) {
  const { selection } = useStores()
  const chosen = useSelection()
  const id = parseId(useParams().id) ?? 0
  const [search] = useSearchParams()
  const wantsTrial = search.get('trial') === '1'
  const hour = search.get('hour')
  // The result of a payment is shown even if the selection has changed
  const isResult = step === 'checkout' && (search.has('payment') || search.has('reservation'))
  useEffect(() => {
    persistSelection(selection)
    if (step !== 'courses') return
    chooseTutor(selection, id)
    if (wantsTrial) chooseKind(selection, true)
    if (isInstant(hour)) setWantedHour(selection, hour)
  }, [selection, step, id, wantsTrial, hour])
  const own = chosen.tutor === id ? chosen : createEmptySelection()
  const redirect = isResult ? undefined : findRedirect(chosen.isTrial ? trial : reservation, step, own)
  const isReady = chosen.isRestored && (step !== 'courses' || chosen.tutor === id)
  const content = <WithTutor id={id}>{children}</WithTutor>
  return (
    <FlowGate
      isRestored={isReady}
      redirect={redirect}
      reason="booking.notYet"
      onReset={() => clearSelection(selection)}
    >
      {renderAround ? renderAround(content) : content}
    </FlowGate>
  )
}

function WithTutor({ id, children }: { id: number; children: ReservationStepProps['children'] }) {
  const intl = useIntl()
  const { data, error, isValidating, mutate } = useQuery(id ? tutorQuery(id) : null, noRevalidation)
  if (data) return children(data.data)
  if (!id || error?.status === 404)
    return (
      <Container>
        <Notice seed="no-tutor" role="status" title={intl.formatMessage({ id: 'tutors.unknown' })}>
          <ButtonLink to={paths.tutors} appearance="primary">
            <FormattedMessage id="booking.otherTutor" />
          </ButtonLink>
        </Notice>
      </Container>
    )
  if (error)
    return (
      <Container>
        <Failure text={formatError(error, intl)} isBusy={isValidating} onRetry={() => void mutate()} />
      </Container>
    )
  return <PageSkeleton />
}
