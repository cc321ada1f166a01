import { makeStyles, tokens } from '@fluentui/react-components'
import type { Program, TutorProfile } from '#sdk'
import { FormattedMessage, useIntl } from 'react-intl'
import { toReservation } from '#web/paths.ts'
import { formatBookingError } from '#web/domain/booking/formatBookingError.ts'
import { ChoiceCard } from '#web/domain/booking/ChoiceCard.tsx'
import { NextButton } from '#web/domain/booking/NextButton.tsx'
import { chooseKind, chooseProgram } from '#web/state/bookingChoices.ts'
import { notify } from '#web/state/notifications.ts'
import { useSelection, useStores, useVat } from '#web/state/stores.ts'
import { brandTokens, media } from '#web/theme/tokens.ts'
import { Failure } from '#web/ui/Failure.tsx'
import { Money } from '#web/ui/Money.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Tag } from '#web/ui/Tag.tsx'
import { ReservationStep } from './ReservationStep.tsx'
import { StepPage } from './StepPage.tsx'
import { useProgramPrefill } from './usePrefill.ts'
import { useProgram } from './useProgram.ts'

/** The second step: the program, and how it is paid. See docs/decisions.md#program-maximum. */
export function Programs() {
  return <ReservationStep step="programs">{(tutor) => <ProgramStep tutor={tutor} />}</ReservationStep>
}

function ProgramStep({ tutor }: { tutor: TutorProfile }) {
  const { program } = useSelection()
  const { isTooSmall } = useProgram(tutor.id)
  return (
    <StepPage
      step="programs"
      tutor={tutor}
      title="booking.programs.title"
      lead={<FormattedMessage id="booking.programs.lead" />}
      action={
        <NextButton
          to={toReservation(tutor.id, 'sessions')}
          missing={
            isTooSmall ? 'booking.programs.oneCourse' : program === undefined ? 'form.program' : undefined
          }
        />
      }
    >
      <ProgramCards tutor={tutor} />
    </StepPage>
  )
}

function ProgramCards({ tutor }: { tutor: TutorProfile }) {
  const styles = useStyles()
  const intl = useIntl()
  const { selection, notifications } = useStores()
  const { program: chosen, courses } = useSelection()
  const { list } = useProgram(tutor.id)
  const isTooSmall = (program: Program) => program.sessions_per_week < courses.length
  useProgramPrefill(list.data?.data.filter((program) => !isTooSmall(program)))
  if (list.error && !list.data)
    return (
      <Failure
        text={formatBookingError(list.error, intl)}
        isBusy={list.isValidating}
        onRetry={() => void list.mutate()}
      />
    )
  if (!list.data)
    return (
      <div aria-busy="true" className={styles.cards}>
        {[1, 2, 3, 4].map((card) => (
          <Skeleton key={card} className={styles.skeleton} />
        ))}
      </div>
    )
  if (list.data.data.length === 0)
    return <Notice seed="no-programs" title={intl.formatMessage({ id: 'booking.programs.none' })} />
  return (
    <fieldset className={styles.cards}>
      <legend className={styles.legend}>
        <FormattedMessage id="booking.program" />
      </legend>
      {list.data.data.map((program) => (
        <ChoiceCard
          key={program.id}
          type="radio"
          name="program"
          isChosen={program.id === chosen}
          isRefused={isTooSmall(program)}
          onChoose={() => choose(program)}
        >
          <ProgramFacts program={program} />
          {isTooSmall(program) && (
            <span className={styles.refused}>
              <FormattedMessage id="booking.programs.oneCourse" />
            </span>
          )}
        </ChoiceCard>
      ))}
    </fieldset>
  )

  function choose(program: Program) {
    if (isTooSmall(program))
      return notify(notifications, 'error', intl.formatMessage({ id: 'booking.programs.oneCourse' }))
    chooseKind(selection, false)
    return chooseProgram(selection, program.id, program.sessions_per_week)
  }
}

function ProgramFacts({ program }: { program: Program }) {
  const styles = useStyles()
  const vat = useVat()
  const isMonthly = program.payment_type === 'monthly'
  return (
    <>
      <span>
        <Tag tone={isMonthly ? 'brand' : 'accent'}>
          <FormattedMessage id={isMonthly ? 'booking.monthly' : 'booking.payAsYouGo'} />
        </Tag>
      </span>
      <strong className={styles.name}>{program.name}</strong>
      <span className={styles.quiet}>{program.description}</span>
      <span className={styles.price}>
        <Money
          amount={isMonthly ? program.total_cost : program.price_per_session}
          currency={program.currency}
        />{' '}
        <span className={styles.quiet}>
          <FormattedMessage id={isMonthly ? 'booking.aMonth' : 'booking.aClass'} values={{ vat }} />
        </span>
      </span>
      <span className={styles.quiet}>
        {isMonthly ? (
          <FormattedMessage
            id="booking.program.monthly"
            values={{
              count: program.sessions_count,
              price: <Money amount={program.price_per_session} currency={program.currency} />,
            }}
          />
        ) : (
          <FormattedMessage id="booking.program.payAsYouGo" values={{ most: program.sessions_per_week }} />
        )}
      </span>
    </>
  )
}

const useStyles = makeStyles({
  cards: {
    display: 'grid',
    gap: '16px',
    margin: 0,
    padding: 0,
    border: 'none',
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  legend: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  skeleton: { height: '196px', borderRadius: '10px' },
  name: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  price: {
    marginTop: '8px',
    fontSize: tokens.fontSizeBase500,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  refused: { marginTop: '8px', color: brandTokens.waiting, fontSize: tokens.fontSizeBase300 },
  quiet: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: 400,
  },
})
