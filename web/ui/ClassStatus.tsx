import { FormattedMessage } from 'react-intl'
import { outcomeTones, stateTones } from './classStates.ts'
import { Status } from './Status.tsx'

interface ClassStatusProps {
  bookedClass: {
    readonly state: keyof typeof stateTones
    readonly outcome?: keyof typeof outcomeTones | null | undefined
  }
  /** A kid reads what came of a class in plain words; its state in the calendar is a matter of the parents */
  isKid?: boolean
}

/** The one state of a class: its outcome if there is one, or else its state in the calendar. */
export function ClassStatus({ bookedClass: { outcome, state }, isKid = false }: ClassStatusProps) {
  if (isKid && !outcome) return null
  return outcome ? (
    <Status tone={outcomeTones[outcome]}>
      <FormattedMessage id={isKid ? `classes.kids.outcome.${outcome}` : `classes.outcome.${outcome}`} />
    </Status>
  ) : (
    <Status tone={stateTones[state]}>
      <FormattedMessage id={`classes.state.${state}`} />
    </Status>
  )
}
