import type { TutorProfile } from '#sdk'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { toReservation } from '#web/paths.ts'
import { FlowPage } from '#web/domain/booking/FlowPage.tsx'
import { FlowSteps } from '#web/flow/FlowSteps.tsx'
import { useSelection } from '#web/state/stores.ts'
import { type StepPath, reservation, trial } from './flow.ts'
import { Summary, SummaryLine } from './Summary.tsx'
import { TutorHead } from './TutorHead.tsx'

interface StepPageProps {
  step: StepPath
  tutor: TutorProfile
  title: MessageId
  lead?: ReactNode
  /** Shown instead of the summary of the selection */
  summary?: ReactNode
  line?: ReactNode
  action: ReactNode
  children: ReactNode
}

/** The page of a step of booking a tutor. */
export function StepPage({ step, tutor, title, lead, summary, line, action, children }: StepPageProps) {
  const chosen = useSelection()
  const flow = chosen.isTrial ? trial : reservation
  return (
    <FlowPage
      steps={
        <FlowSteps
          flow={flow}
          state={chosen}
          current={step}
          getHref={(path) => toReservation(tutor.id, path as StepPath)} // The flow has only these paths
        />
      }
      top={<TutorHead tutor={tutor} />}
      title={<FormattedMessage id={title} />}
      lead={lead}
      summary={summary ?? <Summary tutor={tutor} />}
      line={line ?? <SummaryLine tutor={tutor} />}
      action={action}
    >
      {children}
    </FlowPage>
  )
}
