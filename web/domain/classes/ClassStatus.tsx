import type { BookedClass, ClassDetail } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { Status } from '#web/ui/Status.tsx'
import { outcomeTones, stateTones } from './states.ts'

/** The state of a class, or its outcome once it is over. */
export function ClassStatus({
  bookedClass,
}: {
  bookedClass: BookedClass & Partial<Pick<ClassDetail, 'outcome'>>
}) {
  const { outcome, state } = bookedClass
  return outcome ? (
    <Status tone={outcomeTones[outcome]}>
      <FormattedMessage id={`classes.outcome.${outcome}`} />
    </Status>
  ) : (
    <Status tone={stateTones[state]}>
      <FormattedMessage id={`classes.state.${state}`} />
    </Status>
  )
}
