import { FormattedMessage } from 'react-intl'
import { paths } from '#web/paths.ts'
import { NextButton } from '#web/domain/booking/NextButton.tsx'
import { GroupGate, GroupPage } from './GroupStep.tsx'
import { Matrix } from './Matrix.tsx'
import { useGroupChoice } from './useGroupChoice.ts'
import { useMatrixChecks } from './useMatrixChecks.ts'

/** The new flow's second step: which kid joins which course. */
export function Kids() {
  return (
    <GroupGate step="kids">
      <KidsStep />
    </GroupGate>
  )
}

function KidsStep() {
  const { isInterviewKept } = useGroupChoice()
  const { missing } = useMatrixChecks()
  return (
    <GroupPage
      step="kids"
      title="booking.kids.title"
      lead={<FormattedMessage id="booking.kids.lead" />}
      action={
        <NextButton to={isInterviewKept ? paths.groupReservation : paths.groupInterview} missing={missing} />
      }
    >
      <Matrix />
    </GroupPage>
  )
}
