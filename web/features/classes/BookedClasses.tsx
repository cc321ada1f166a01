import { FormattedMessage } from 'react-intl'
import { paths } from '#web/paths.ts'
import { useSession } from '#web/state/stores.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { ClassCalendar } from './ClassCalendar.tsx'
import { FamilyBoard } from './FamilyBoard.tsx'
import { KidsHome } from './KidsHome.tsx'
import { useCalendarUrl } from './useCalendarUrl.ts'

/** The home of a student and their kids, with their calendar; kids have a page of their own. */
export function BookedClasses() {
  const { user } = useSession()
  const { addressOf } = useCalendarUrl()
  if (user?.category === 'kids') return <KidsHome />
  return (
    <ClassCalendar
      title="family.hello"
      side="student"
      board={<FamilyBoard getPath={(id) => addressOf({ class: String(id) })} />}
      empty={
        <ButtonLink to={paths.tutors} appearance="primary">
          <FormattedMessage id="classes.find" />
        </ButtonLink>
      }
    />
  )
}
