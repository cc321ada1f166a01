import { FormattedMessage, useIntl } from 'react-intl'
import { paths } from '#web/paths.ts'
import { InterviewChoices } from '#web/domain/booking/InterviewChoices.tsx'
import { NextButton } from '#web/domain/booking/NextButton.tsx'
import { chooseGroupInterview } from '#web/state/groupChoices.ts'
import { useStores } from '#web/state/stores.ts'
import { formatZone } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { GroupGate, GroupPage } from './GroupStep.tsx'
import { useGroupChoice } from './useGroupChoice.ts'

/** The third step: the interview with the tutor before the first class; its id is sent as `webinar_id`. */
export function Interview() {
  return (
    <GroupGate step="interview">
      <InterviewStep />
    </GroupGate>
  )
}

function InterviewStep() {
  const { language, timeZone, clock } = useViewer()
  const { webinar, isInterviewKept } = useGroupChoice()
  return (
    <GroupPage
      step="interview"
      title={isInterviewKept ? 'booking.step.interview' : 'booking.interview.title'}
      lead={
        !isInterviewKept && (
          <FormattedMessage
            id="booking.interview.lead"
            values={{ zone: formatZone(timeZone, language, new Date(clock.madeAt)) }}
          />
        )
      }
      action={
        <NextButton
          to={paths.groupReservation}
          missing={webinar === undefined ? 'form.atLeastOne' : undefined}
        />
      }
    >
      {isInterviewKept ? (
        <p>
          <FormattedMessage id="booking.interview.kept" />
        </p>
      ) : (
        <Sessions />
      )}
    </GroupPage>
  )
}

function Sessions() {
  const intl = useIntl()
  const { groupSelection } = useStores()
  const { chosen, courses, groups } = useGroupChoice()
  return (
    <InterviewChoices
      groupClasses={{ courses, groups }}
      chosen={chosen.webinar}
      onChoose={(id) => chooseGroupInterview(groupSelection, id)}
      empty={
        <Notice seed="no-interviews" title={intl.formatMessage({ id: 'booking.interview.none' })}>
          <ButtonLink to={paths.contact} size="large">
            <FormattedMessage id="booking.interview.contact" />
          </ButtonLink>
        </Notice>
      }
    />
  )
}
