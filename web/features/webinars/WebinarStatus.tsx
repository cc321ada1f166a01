import type { ManagedWebinar } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { Status } from '#web/ui/Status.tsx'

const tones = { 'not started': 'neutral', running: 'good', finished: 'neutral' } as const

/** The state of a webinar, or that it is cancelled. */
export function WebinarStatus({ webinar: { state, is_cancelled } }: { webinar: ManagedWebinar }) {
  if (is_cancelled)
    return (
      <Status tone="bad">
        <FormattedMessage id="halaqas.options.state.cancelled" />
      </Status>
    )
  return (
    <Status tone={tones[state]}>
      <FormattedMessage id={`halaqas.options.state.${state}`} />
    </Status>
  )
}
