import { Button, makeStyles } from '@fluentui/react-components'
import { PersonAddRegular } from '@fluentui/react-icons/svg/person-add'
import { FormattedMessage, useIntl } from 'react-intl'
import { formatBookingError } from '#web/domain/booking/formatBookingError.ts'
import { openLogin } from '#web/state/dialogs.ts'
import { useStores } from '#web/state/stores.ts'
import { Failure } from '#web/ui/Failure.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Section } from '#web/ui/Section.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { GoneCourses } from './GoneCourses.tsx'
import { MatrixCards } from './MatrixCards.tsx'
import type { MatrixProps } from './matrixProps.ts'
import { MatrixTable } from './MatrixTable.tsx'
import { useGroupChoice } from './useGroupChoice.ts'
import { useMatrixChecks } from './useMatrixChecks.ts'

/** Chooses which kid joins which group class: a table on a desktop, cards on a phone; a kid can be added. */
export function Matrix() {
  const styles = useStyles()
  const intl = useIntl()
  const { dialogs } = useStores()
  const { kids, findCourse } = useGroupChoice()
  const { checks, courses: ids, gone } = useMatrixChecks()
  const rows = kids.data?.data ?? []
  const courses = ids.map((id) => ({ id, name: findCourse(id)?.name ?? '' }))
  const props: MatrixProps = {
    kids: rows,
    courses,
    checks: checks.data,
    hasFailed: checks.error !== undefined,
  }
  return (
    <Section
      title={<FormattedMessage id="booking.matrix" />}
      action={
        <Button
          icon={<PersonAddRegular />}
          // Adding a kid reloads the page; the tab's selection is kept
          onClick={() => openLogin(dialogs, { tab: 'register', isKidOnly: true })}
        >
          <FormattedMessage id="booking.kid.add" />
        </Button>
      }
    >
      {kids.error && !kids.data && (
        <Failure text={formatBookingError(kids.error, intl)} onRetry={() => void kids.mutate()} />
      )}
      {!kids.data && !kids.error && <Skeleton className={styles.skeleton} />}
      {gone.length > 0 && <GoneCourses ids={gone} />}
      {kids.data && rows.length === 0 && (
        <Notice
          seed="no-kids"
          title={intl.formatMessage({ id: 'booking.kid.none' })}
          text={<FormattedMessage id="booking.kid.none.text" />}
        />
      )}
      {rows.length > 0 && ids.length > 0 && (
        <>
          <div className={styles.wide}>
            <MatrixTable {...props} />
          </div>
          <div className={styles.narrow}>
            <MatrixCards {...props} />
          </div>
        </>
      )}
    </Section>
  )
}

const useStyles = makeStyles({
  skeleton: { height: '160px' },
  wide: { display: 'none', '@media (min-width: 768px)': { display: 'block' } },
  narrow: { '@media (min-width: 768px)': { display: 'none' } },
})
