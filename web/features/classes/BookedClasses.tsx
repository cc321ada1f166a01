import { FormattedMessage } from 'react-intl'
import { query } from '#web/api/query.ts'
import { addresses } from '#web/domain/addresses.ts'
import { useSession } from '#web/state/stores.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { ClassList } from './ClassList.tsx'

/** What a student (with their kids) or a kid has booked. */
export function BookedClasses() {
  const { user } = useSession()
  const isKid = user?.category === 'kids'
  return (
    <ClassList
      title={isKid ? 'classes.booked.kids' : 'classes.booked.title'}
      side="student"
      isForNamed={!isKid}
      pageQuery={(page) => query('/classes/booked/list/', { query: { page, page_size: 10 } })}
      empty={
        !isKid && (
          <ButtonLink to={addresses.tutors} appearance="primary">
            <FormattedMessage id="classes.find" />
          </ButtonLink>
        )
      }
    />
  )
}
