import { FormattedMessage } from 'react-intl'
import { paths } from '#web/paths.ts'
import { useSession } from '#web/state/stores.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { ClassCalendar } from './ClassCalendar.tsx'
import { KidsHome } from './KidsHome.tsx'

/** The booked classes of a student and their kids; kids have a page of their own. */
export function BookedClasses() {
  const { user } = useSession()
  if (user?.category === 'kids') return <KidsHome />
  return (
    <ClassCalendar
      title="classes.booked.title"
      side="student"
      empty={
        <ButtonLink to={paths.tutors} appearance="primary">
          <FormattedMessage id="classes.find" />
        </ButtonLink>
      }
    />
  )
}
