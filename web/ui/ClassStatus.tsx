import { FormattedMessage } from 'react-intl'
import { outcomeTones, stateTones } from './classStates.ts'
import { Status } from './Status.tsx'

interface ClassStatusProps {
  bookedClass: {
    readonly state: keyof typeof stateTones
    readonly outcome?: keyof typeof outcomeTones | null | undefined
  }
  /** Missing attendance is a matter of tutor and parent */
  isKid?: boolean
}

/** The one state of a class: its outcome if there is one, or else its state in the calendar. */
export function ClassStatus({ bookedClass: { outcome, state }, isKid = false }: ClassStatusProps) {
  return outcome ? (
    <Status tone={outcomeTones[outcome]}>
      <FormattedMessage
        id={isKid && outcome === 'unrecorded' ? 'classes.over' : `classes.outcome.${outcome}`}
      />
    </Status>
  ) : (
    <Status tone={stateTones[state]}>
      <FormattedMessage id={`classes.state.${state}`} />
    </Status>
  )
}
