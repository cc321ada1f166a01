import { makeStyles, tokens } from '@fluentui/react-components'
import { Link } from 'react-router-dom'
import type { Tutor } from '#sdk'
import { toReservation } from '#web/paths.ts'
import { useSession } from '#web/state/stores.ts'
import { TutorNextSlot } from './TutorFacts.tsx'

interface NextSlotLinkProps {
  tutor: Tutor
  /** The list above shows the zone */
  isZoneKnown: boolean
}

/** The next free slot, which begins a booking with that hour; a text for those who do not book. */
export function NextSlotLink({ tutor, isZoneKnown }: NextSlotLinkProps) {
  const styles = useStyles()
  const { user } = useSession()
  const text = <TutorNextSlot tutor={tutor} isZoneKnown={isZoneKnown} />
  if (!tutor.next_slot || (user && user.category !== 'student')) return <span>{text}</span>
  return (
    <Link to={toReservation(tutor.id, 'courses', { hour: tutor.next_slot })} className={styles.hour}>
      {text}
    </Link>
  )
}

const useStyles = makeStyles({
  // Above the link that covers the card
  hour: {
    position: 'relative',
    zIndex: 1,
    color: tokens.colorBrandForegroundLink,
    textUnderlineOffset: '3px',
    textDecorationColor: tokens.colorNeutralStroke1,
  },
})
