import { FormattedMessage } from 'react-intl'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { ClassCalendar } from './ClassCalendar.tsx'
import { hostedWebinars } from './hostedWebinars.ts'

/** The home page of a tutor: next class, hours and calendar. */
export function CurrentClasses() {
  return (
    <ClassCalendar
      hosted={hostedWebinars}
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
    <ButtonLink to={paths.hours} size="large">
      <FormattedMessage id="classes.current.hours" />
    </ButtonLink>
  )
}
