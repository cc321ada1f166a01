import { makeStyles, tokens } from '@fluentui/react-components'
import type { Quote } from '#sdk'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSteadyQuery } from '#web/api/useSteadyQuery.ts'
import { paths } from '#web/paths.ts'
import { formatBookingError } from '#web/domain/booking/formatBookingError.ts'
import { ChoiceCard } from '#web/domain/booking/ChoiceCard.tsx'
import { NextButton } from '#web/domain/booking/NextButton.tsx'
import { chooseGroupProgram } from '#web/state/groupChoices.ts'
import { useStores, useVat } from '#web/state/stores.ts'
import { media } from '#web/theme/tokens.ts'
import { Failure } from '#web/ui/Failure.tsx'
import { Money } from '#web/ui/Money.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Tag } from '#web/ui/Tag.tsx'
import { GroupGate, GroupPage } from './GroupStep.tsx'
import { Matrix } from './Matrix.tsx'
import { hasOnePrice } from './hasOnePrice.ts'
import { groupProgramsQuery, seatsPricesQuery } from './queries.ts'
import { useGroupChoice } from './useGroupChoice.ts'
import { useMatrixChecks } from './useMatrixChecks.ts'

/** The classic flow's second step: a program and the kids that join. */
export function GroupPrograms() {
  return (
    <GroupGate step="programs">
      <ProgramsStep />
    </GroupGate>
  )
}

function ProgramsStep() {
  const { isInterviewKept, chosen } = useGroupChoice()
  const { missing: missingSeat } = useMatrixChecks()
  const missing = chosen.program === undefined ? 'form.program' : missingSeat
  return (
    <GroupPage
      step="programs"
      title="booking.groupPrograms.title"
      lead={<FormattedMessage id="booking.groupPrograms.lead" />}
      action={
        <NextButton to={isInterviewKept ? paths.groupReservation : paths.groupInterview} missing={missing} />
      }
    >
      <Cards />
      <Matrix />
    </GroupPage>
  )
}

function Cards() {
  const styles = useStyles()
  const intl = useIntl()
  const { groupSelection } = useStores()
  const { courses, chosen, matrix, listOffers } = useGroupChoice()
  const vat = useVat()
  const isOnePrice = hasOnePrice(matrix, courses)
  // The prices are for one kid: one group class of each course
  const groups = courses.flatMap(
    (id) =>
      matrix.find(({ course_id }) => course_id === id)?.group_class_id ??
      listOffers(id)[0]?.group_class_id ??
      [],
  )
  const programs = useSteadyQuery(groupProgramsQuery({ courses, groups }))
  const rows = programs.data?.data
  const prices = useSteadyQuery(isOnePrice || !rows ? null : seatsPricesQuery(matrix, listIds(rows)))
  const failed = [programs, prices].find((one) => one.error && !one.data)
  if (failed?.error)
    return (
      <Failure
        text={formatBookingError(failed.error, intl)}
        isBusy={failed.isValidating}
        onRetry={() => void failed.mutate()}
      />
    )
  if (!rows) return <Skeleton className={styles.skeleton} />
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>
        <FormattedMessage id="booking.program" />
      </legend>
      {rows.map((program) => (
        <ChoiceCard
          key={program.id}
          type="radio"
          name="program"
          isChosen={chosen.program === program.id}
          onChoose={() => chooseGroupProgram(groupSelection, program.id)}
        >
          <span>
            <Tag tone={program.payment_type === 'monthly' ? 'brand' : 'accent'}>
              <FormattedMessage
                id={program.payment_type === 'monthly' ? 'booking.monthly' : 'booking.payAsYouGo'}
              />
            </Tag>
          </span>
          <strong>{program.name}</strong>
          <span className={styles.quiet}>{program.description}</span>
          <span className={styles.price}>
            {isOnePrice ? (
              <FormattedMessage
                id="booking.perSeat"
                values={{
                  price: <Money amount={program.price} currency={program.currency} />,
                  count: program.sessions_count,
                  vat,
                }}
              />
            ) : (
              <SeatsPrice quote={prices.data?.get(program.id)} />
            )}
          </span>
        </ChoiceCard>
      ))}
    </fieldset>
  )
}

/** The price of a program for all chosen seats, where kids join different group classes. */
function SeatsPrice({ quote }: { quote: Quote | undefined }) {
  const vat = useVat()
  if (!quote) return null
  const { total_cost, currency, sessions_count: count } = quote
  return (
    <FormattedMessage
      id="booking.seatsPrice"
      values={{ price: <Money amount={total_cost} currency={currency} />, count, vat }}
    />
  )
}

const listIds = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: '12px',
    margin: 0,
    padding: 0,
    border: 'none',
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  legend: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  skeleton: { height: '160px' },
  quiet: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  price: { marginTop: 'auto', fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
})
