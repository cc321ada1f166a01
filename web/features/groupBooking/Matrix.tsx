import { Button, Checkbox, makeStyles, tokens } from '@fluentui/react-components'
import { PersonAddRegular } from '@fluentui/react-icons/svg/person-add'
import type { Kid } from '#sdk'
import { FormattedMessage, useIntl } from 'react-intl'
import { useQuery } from '#web/api/query.ts'
import { formatBookingError } from '#web/domain/booking/formatBookingError.ts'
import { openLogin } from '#web/state/dialogs.ts'
import { togglePair } from '#web/state/groupSelection.ts'
import { notify } from '#web/state/notifications.ts'
import { useStores } from '#web/state/stores.ts'
import { Failure } from '#web/ui/Failure.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Section } from '#web/ui/Section.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { MatrixCards } from './MatrixCards.tsx'
import type { MatrixProps } from './matrixProps.ts'
import { MatrixTable } from './MatrixTable.tsx'
import { checkQuery } from './queries.ts'
import { useGroupChoice } from './useGroupChoice.ts'

/** Chooses which kid joins which course: a table on a desktop, cards on a phone; a kid can be added. */
export function Matrix() {
  const styles = useStyles()
  const intl = useIntl()
  const { dialogs, groupSelection, notifications } = useStores()
  const { kids, courses: ids, matrix, findOffer } = useGroupChoice()
  const rows = kids.data?.data ?? []
  const pairs = rows.flatMap(({ id: user_id }) => ids.map((course_id) => ({ course_id, user_id })))
  const checks = useQuery(checkQuery(pairs.slice(0, 30)), { keepPreviousData: true, revalidateOnMount: true })
  const courses = ids.map((id) => ({ id, name: findOffer(id)?.name ?? '' }))
  const full = intl.formatMessage({ id: 'booking.matrix.full' })
  const props: MatrixProps = { kids: rows, courses, cell: renderCell }
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
      {kids.data && rows.length === 0 && (
        <Notice
          seed="no-kids"
          title={intl.formatMessage({ id: 'booking.kid.none' })}
          text={<FormattedMessage id="booking.kid.none.text" />}
        />
      )}
      {rows.length > 0 && (
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

  /** Whether the group has a free seat beyond those already chosen; one family may take several. */
  function hasRoom(course: number): boolean {
    const taken = matrix.filter(({ course_id }) => course_id === course).length
    return taken < (findOffer(course)?.seats_left ?? Infinity)
  }

  function renderCell(kid: Kid, course: { id: number; name: string }) {
    const check = checks.data?.find((entry) => entry.course_id === course.id && entry.user_id === kid.id)
    const isIn = matrix.some((pair) => pair.course_id === course.id && pair.user_id === kid.id)
    const reason =
      check?.is_allowed === false ? (check.reason ?? '') : isIn || hasRoom(course.id) ? null : full
    // Until the check has responded, no pair is offered that might be refused
    const isChecking = !check && !checks.error
    const isRefused = (isChecking || reason !== null) && !isIn
    return (
      <span className={styles.cell}>
        <Checkbox
          checked={isIn}
          disabled={isRefused}
          aria-label={intl.formatMessage(
            { id: 'booking.matrix.cell' },
            { course: course.name, kid: kid.first_name },
          )}
          onChange={() => {
            if (!togglePair(groupSelection, course.id, kid.id))
              notify(notifications, 'error', intl.formatMessage({ id: 'form.courses.3' }))
          }}
        />
        {reason !== null && <span className={styles.reason}>{reason}</span>}
      </span>
    )
  }
}

const useStyles = makeStyles({
  skeleton: { height: '160px' },
  wide: { display: 'none', '@media (min-width: 768px)': { display: 'block' } },
  narrow: { '@media (min-width: 768px)': { display: 'none' } },
  cell: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px' },
  reason: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
})
