import { FormattedMessage } from 'react-intl'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { ClassCalendar } from './ClassCalendar.tsx'
import { useHosted } from './useHosted.ts'

/** The home page of a tutor: next class, hours and calendar. */
export function CurrentClasses() {
  const hosted = useHosted()
  return (
    <ClassCalendar
      hosted={hosted}
      title="classes.current.title"
      side="tutor"
      action={<HoursLink />}
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
    <ButtonLink to={paths.profile} size="large">
      <FormattedMessage id="classes.current.hours" />
    </ButtonLink>
  )
}
