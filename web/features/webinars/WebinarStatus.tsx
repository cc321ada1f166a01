import type { ManagedWebinar } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { Status } from '#web/ui/Status.tsx'

const tones = { 'not started': 'neutral', running: 'good', finished: 'neutral', cancelled: 'bad' } as const

/** The state of a webinar, or that it is cancelled. */
export function WebinarStatus({ webinar: { state, is_cancelled } }: { webinar: ManagedWebinar }) {
  const shown = is_cancelled ? 'cancelled' : state
  return (
    <Status tone={tones[shown]}>
      <FormattedMessage id={`halaqas.options.state.${shown}`} />
    </Status>
  )
}
