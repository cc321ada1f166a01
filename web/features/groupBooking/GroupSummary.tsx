import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { FormattedMessage, useIntl } from 'react-intl'
import { useVat } from '#web/state/stores.ts'
import { useSteadyQuery } from '#web/api/useSteadyQuery.ts'
import { formatBookingError } from '#web/domain/booking/formatBookingError.ts'
import { Money } from '#web/ui/Money.tsx'
import { GroupClassLine } from './GroupClassLine.tsx'
import { groupQuoteQuery } from './queries.ts'
import { useGroupChoice } from './useGroupChoice.ts'

/** Seats by kid, and the total price. */
export function GroupSummary() {
  const styles = useStyles()
  const intl = useIntl()
  const vat = useVat()
  const { matrix, chosen, findCourse, listOffers, kidOf, courses, isNewFlow } = useGroupChoice()
  const isPriced = isNewFlow || chosen.program !== undefined
  const quote = useSteadyQuery(isPriced ? groupQuoteQuery(matrix, chosen.program, undefined) : null)
  const { error } = quote
  const kids = [...new Set(matrix.map(({ user_id }) => user_id))]
  return (
    <dl className={styles.root}>
      {kids.length === 0 && (
        <div>
          <dt className={styles.term}>
            <FormattedMessage id="booking.step.courses" />
          </dt>
          <dd className={styles.value}>
            {intl.formatList(
              courses.flatMap((id) => findCourse(id)?.name ?? []),
              { type: 'conjunction' },
            )}
          </dd>
        </div>
      )}
      {kids.map((id) => (
        <div key={id}>
          <dt className={styles.term}>
            <bdi>{kidOf(id)?.first_name}</bdi>
          </dt>
          <dd className={styles.value}>
            {matrix
              .filter(({ user_id }) => user_id === id)
              .map(({ course_id, group_class_id }) => (
                <span key={course_id} className={styles.line}>
                  {findCourse(course_id)?.name}
                  {listOffers(course_id).length > 1 && <GroupClassLine id={group_class_id} />}
                </span>
              ))}
          </dd>
        </div>
      ))}
      {(quote.data || error) && matrix.length > 0 && (
        <div>
          <dt className={styles.term}>
            <FormattedMessage id="booking.price.inclVat" values={{ vat }} />
          </dt>
          <dd className={styles.value}>
            {quote.data ? (
              <strong>
                <Money amount={quote.data.total_cost} currency={quote.data.currency} />
              </strong>
            ) : (
              <span role="alert" className={styles.failure}>
                {error && formatBookingError(error, intl)}
                <Button
                  size="small"
                  disabledFocusable={quote.isValidating}
                  onClick={() => void quote.mutate()}
                >
                  <FormattedMessage id="ui.retry" />
                </Button>
              </span>
            )}
          </dd>
        </div>
      )}
    </dl>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    margin: 0,
    fontSize: tokens.fontSizeBase300,
  },
  term: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  value: { margin: 0 },
  line: { display: 'block' },
  failure: { display: 'grid', gap: '8px', justifyItems: 'start' },
})
