import { FormattedMessage } from 'react-intl'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { ClassCalendar } from './ClassCalendar.tsx'
import { hostedWebinars } from './hostedWebinars.ts'
import { OwedClasses } from './OwedClasses.tsx'
import { TutorItems } from './TutorItems.tsx'
import { useCalendarUrl } from './useCalendarUrl.ts'

/** The home page of a tutor: next class, what waits for the tutor, hours and calendar. */
export function CurrentClasses() {
  const { addressOf } = useCalendarUrl()
  const getPath = (id: number) => addressOf({ class: String(id) })
  return (
    <ClassCalendar
      hosted={hostedWebinars}
      title="classes.current.title"
      side="tutor"
      action={<HoursLink />}
      board={
        <>
          <TutorItems getPath={getPath} />
          <OwedClasses side="tutor" getPath={getPath} />
        </>
      }
      empty={
        <>
          <FormattedMessage id="classes.current.empty" />
          <HoursLink />
        </>
      }
    />
  )
}

function HoursLink() {
  return (
    <ButtonLink to={paths.hours} size="large">
      <FormattedMessage id="classes.current.hours" />
    </ButtonLink>
  )
}
