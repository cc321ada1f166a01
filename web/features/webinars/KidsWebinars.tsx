import { makeStyles } from '@fluentui/react-components'
import type { WebinarRegistration } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { type KidsCardState, KidsCard } from '#web/domain/kid/KidsCard.tsx'
import { KidsList } from '#web/domain/kid/KidsList.tsx'
import { paths, withSearch } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { DateTime } from '#web/ui/DateTime.tsx'
import { bookedWebinars } from './bookedWebinars.tsx'

type State = 'booked' | 'cancelled' | 'left' | 'now' | 'over' | 'past' | 'removed' | 'waiting'

const looks: Record<State, KidsCardState> = {
  booked: 'seat',
  cancelled: 'closed',
  left: 'closed',
  now: 'seat',
  over: 'good',
  past: 'closed',
  removed: 'closed',
  waiting: 'waiting',
}

/** A kid's webinars: a seat, a place on the waiting list, or one that is over. */
export function KidsWebinars() {
  const styles = useStyles()
  const navigate = useNavigate()
  return (
    <>
      <KidsList resource={bookedWebinars} picture="halaqas" title="kidsWork.halaqas">
        {(registration) => {
          const { webinar } = registration
          const state = findState(registration)
          const isOpen = state === 'now' || state === 'booked'
          const to = isOpen
            ? withSearch(paths.meeting, { halaqa: webinar.id })
            : withSearch(paths.webinars, { id: webinar.id })
          return (
            <KidsCard
              look={looks[state]}
              picture="halaqas"
              seed={webinar.title}
              title={webinar.title}
              state={<FormattedMessage id={`kidsWork.halaqas.${state}`} />}
              detail={<DateTime start={webinar.start_date_time} isZoneKnown />}
              action={{
                label: <FormattedMessage id={isOpen ? 'kidsWork.halaqas.open' : findLabel(registration)} />,
                isMain: isOpen,
                onPress: () => void navigate(to),
              }}
            />
          )
        }}
      </KidsList>
      <p className={styles.find}>
        <ButtonLink to={paths.webinars} appearance="outline" size="large" className={styles.link}>
          <FormattedMessage id="kidsWork.halaqas.find" />
        </ButtonLink>
      </p>
    </>
  )
}

const useStyles = makeStyles({
  find: { marginBlock: '24px 0', textAlign: 'center' },
  link: { minHeight: '56px', borderRadius: '16px' },
})

/** Finds what the button of a webinar without a seat or door says: to watch its recording, if it is over and has one. */
function findLabel({ webinar }: WebinarRegistration): MessageId {
  const isRecorded = webinar.state === 'finished' && !webinar.is_cancelled && webinar.has_recording
  return isRecorded ? 'kidsWork.find.tab.finished' : 'kidsWork.halaqas.look'
}

function findState({ status, webinar, is_removed }: WebinarRegistration): State {
  if (webinar.is_cancelled) return 'cancelled'
  if (status === 'cancelled') return is_removed ? 'removed' : 'left'
  if (status === 'attended') return 'over'
  if (webinar.state === 'finished') return 'past'
  if (status === 'waitlisted') return 'waiting'
  return webinar.state === 'running' ? 'now' : 'booked'
}
