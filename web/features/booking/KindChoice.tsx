import { makeStyles, tokens } from '@fluentui/react-components'
import type { TutorProfile } from '#sdk'
import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { useQuery } from '#web/api/query.ts'
import { ChoiceCard } from '#web/domain/booking/ChoiceCard.tsx'
import { chooseKind } from '#web/state/bookingChoices.ts'
import { useSelection, useStores } from '#web/state/stores.ts'
import { media } from '#web/theme/tokens.ts'
import { trialsQuery } from './queries.ts'

/** The choice between regular classes and a free trial, which is limited to one per tutor and four tutors in all. */
export function KindChoice({ tutor }: { tutor: TutorProfile }) {
  const styles = useStyles()
  const { selection } = useStores()
  const { isTrial } = useSelection()
  const { used, allowed, isOver } = useTrials(tutor.id)
  // A link from the tutor's card may have chosen it
  useEffect(() => {
    if (isOver && isTrial) chooseKind(selection, false)
  }, [isOver, isTrial, selection])
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>
        <FormattedMessage id="booking.kind" />
      </legend>
      <ChoiceCard type="radio" name="kind" isChosen={!isTrial} onChoose={() => chooseKind(selection, false)}>
        <strong>
          <FormattedMessage id="booking.kind.classes" />
        </strong>
        <span className={styles.quiet}>
          <FormattedMessage id="booking.kind.classes.text" />
        </span>
      </ChoiceCard>
      <ChoiceCard
        type="radio"
        name="kind"
        isChosen={isTrial}
        isRefused={isOver}
        onChoose={() => !isOver && chooseKind(selection, true)}
      >
        <strong>
          <FormattedMessage id="booking.trial" />
        </strong>
        <span className={styles.quiet}>
          {isOver ? (
            <FormattedMessage id="booking.trial.exceeded" />
          ) : (
            <FormattedMessage id="booking.trial.count" values={{ used, allowed }} />
          )}
        </span>
      </ChoiceCard>
    </fieldset>
  )
}

/** Returns how many free trials are used, and whether none is left or this tutor was tried. */
function useTrials(tutor: number) {
  const { data } = useQuery(trialsQuery)
  const used = data?.data.used ?? 0
  const allowed = data?.data.allowed ?? 4
  return {
    used,
    allowed,
    isOver: used >= allowed || data?.data.tutors.some(({ id }) => id === tutor) === true,
  }
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: '12px',
    margin: 0,
    padding: 0,
    border: 'none',
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  legend: {
    padding: 0,
    marginBottom: '12px',
    fontSize: tokens.fontSizeBase300,
    color: tokens.colorNeutralForeground2,
  },
  quiet: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
})
