import { type ReactNode, useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { Navigate, useSearchParams } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { FlowPage } from '#web/domain/booking/FlowPage.tsx'
import { FlowGate } from '#web/flow/FlowGate.tsx'
import { FlowSteps } from '#web/flow/FlowSteps.tsx'
import { findRedirect } from '#web/flow/flow.ts'
import { dropRemovedKids } from '#web/state/groupChoices.ts'
import { clearGroupSelection } from '#web/state/groupSelection.ts'
import { persistGroupSelection } from '#web/state/persistGroupSelection.ts'
import { clearKidsSelection } from '#web/state/kidsSelection.ts'
import { useStores } from '#web/state/stores.ts'
import { GroupSummary } from './GroupSummary.tsx'
import { useGroupChoice } from './useGroupChoice.ts'

export type GroupPath = 'programs' | 'kids' | 'interview' | 'reservation'

const hrefs: Record<string, string> = {
  courses: paths.groups,
  programs: paths.groupPrograms,
  kids: paths.groupKids,
  interview: paths.groupInterview,
  reservation: paths.groupReservation,
}

/** Wraps a group booking step; the other flow's second step redirects to the one that the institute uses. */
export function GroupGate({ step, children }: { step: GroupPath; children: ReactNode }) {
  const { groupSelection, kidsSelection } = useStores()
  const { flow, state, chosen, kids } = useGroupChoice()
  const [search] = useSearchParams()
  useEffect(() => persistGroupSelection(groupSelection), [groupSelection])
  // A kid may be removed while the tab keeps the selection, and has no box to clear then
  const family = kids.data?.data
  useEffect(() => {
    if (family) dropRemovedKids(groupSelection, family)
  }, [family, groupSelection])
  const isResult = step === 'reservation' && (search.has('payment') || search.has('reservation'))
  const own = flow.steps.find(({ path }) => path === 'kids' || path === 'programs')
  if (chosen.isRestored && (step === 'kids' || step === 'programs') && own && own.path !== step)
    return <Navigate replace to={hrefs[own.path] ?? paths.groups} />
  return (
    <FlowGate
      isRestored={chosen.isRestored}
      redirect={isResult ? undefined : findRedirect(flow, step, state)}
      reason="booking.notYet"
      onReset={() => {
        clearKidsSelection(kidsSelection)
        clearGroupSelection(groupSelection)
      }}
    >
      {children}
    </FlowGate>
  )
}

interface GroupPageProps {
  step: GroupPath
  title: MessageId
  lead?: ReactNode
  summary?: ReactNode
  line?: ReactNode
  action: ReactNode
  children: ReactNode
}

/** The page of a group booking step. */
export function GroupPage({ step, title, lead, summary, line, action, children }: GroupPageProps) {
  const { flow, state, matrix } = useGroupChoice()
  return (
    <FlowPage
      steps={
        <FlowSteps flow={flow} state={state} current={step} getHref={(path) => hrefs[path] ?? paths.groups} />
      }
      title={<FormattedMessage id={title} />}
      lead={lead}
      summary={summary ?? <GroupSummary />}
      line={line ?? <FormattedMessage id="booking.seats" values={{ count: matrix.length }} />}
      action={action}
    >
      {children}
    </FlowPage>
  )
}
