import { makeStyles, tokens } from '@fluentui/react-components'
import type { WebinarRegistration } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { type KidsCardState, KidsCard } from '#web/domain/kid/KidsCard.tsx'
import { KidsList } from '#web/domain/kid/KidsList.tsx'
import { paths, withSearch } from '#web/paths.ts'
import { brandTokens } from '#web/theme/tokens.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { DateTime } from '#web/ui/DateTime.tsx'
import { bookedWebinars } from './bookedWebinars.tsx'

type State = 'booked' | 'cancelled' | 'now' | 'over' | 'past' | 'waiting'

const looks: Record<State, KidsCardState> = {
  booked: 'due',
  cancelled: 'closed',
  now: 'due',
  over: 'good',
  past: 'closed',
  waiting: 'waiting',
}

/** People in a circle. */
const circle = (
  <>
    <circle cx="48" cy="48" r="30" fill="none" stroke={brandTokens.brandSoft} strokeWidth="8" />
    {[
      [78, 48],
      [63, 74],
      [33, 74],
      [18, 48],
      [33, 22],
      [63, 22],
    ].map(([cx, cy], index) => (
      <circle
        key={index}
        cx={cx}
        cy={cy}
        r="11"
        fill={index % 2 ? tokens.colorBrandBackground : brandTokens.accent}
      />
    ))}
  </>
)

/** A child's webinars: a seat, a place on the waiting list, or one that is over. */
export function KidsWebinars() {
  const styles = useStyles()
  const navigate = useNavigate()
  return (
    <>
      <KidsList resource={bookedWebinars} picture={circle} title="kidsWork.halaqas">
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
              seed={webinar.title}
              title={webinar.title}
              state={<FormattedMessage id={`kidsWork.halaqas.${state}`} />}
              detail={<DateTime start={webinar.start_date_time} />}
              action={{
                label: <FormattedMessage id={isOpen ? 'kidsWork.halaqas.open' : 'kidsWork.halaqas.look'} />,
                isMain: isOpen,
                onPress: () => void navigate(to),
              }}
            />
          )
        }}
      </KidsList>
      <p className={styles.find}>
        <ButtonLink to={paths.webinars} appearance="outline" size="large">
          <FormattedMessage id="kidsWork.halaqas.find" />
        </ButtonLink>
      </p>
    </>
  )
}

const useStyles = makeStyles({ find: { textAlign: 'center' } })

function findState({ status, webinar }: WebinarRegistration): State {
  if (status === 'cancelled' || webinar.is_cancelled) return 'cancelled'
  if (status === 'attended') return 'over'
  if (webinar.state === 'finished') return 'past'
  if (status === 'waitlisted') return 'waiting'
  return webinar.state === 'running' ? 'now' : 'booked'
}
