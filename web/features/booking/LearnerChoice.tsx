import { makeStyles, tokens } from '@fluentui/react-components'
import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { useQuery } from '#web/api/query.ts'
import { ChoiceCard } from '#web/domain/booking/ChoiceCard.tsx'
import { kidsQuery } from '#web/domain/booking/queries.ts'
import { chooseLearner, setUsualLearner } from '#web/state/bookingChoices.ts'
import { useSelection, useStores } from '#web/state/stores.ts'
import { brandTokens } from '#web/theme/tokens.ts'
import { noRevalidation } from './queries.ts'
import { useLearnerPrefill } from './useLearnerPrefill.ts'

/**
 * The choice of the learner: the student or a kid; hidden without kids, whose student is the learner. A course for
 * adults is named where a kid is chosen. See docs/decisions.md#courses-for-whom.
 * @param onChoose called after another learner was chosen
 */
export function LearnerChoice({ onChoose }: { onChoose?: () => void }) {
  const styles = useStyles()
  const { selection } = useStores()
  const { learner } = useSelection()
  const { data } = useQuery(kidsQuery, noRevalidation)
  const adult = useLearnerPrefill(data?.data)?.find(({ type }) => type === 'adult')
  useEffect(() => setUsualLearner(selection), [selection])
  // Removed in another window
  const isGone = Boolean(learner) && data !== undefined && data.data.every(({ id }) => id !== learner)
  const isAlone = isGone && data?.data.length === 0
  useEffect(() => {
    if (isAlone) chooseLearner(selection, null)
  }, [isAlone, selection])
  if (!data || data.data.length === 0) return null
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>
        <FormattedMessage id="booking.forWhom" />
      </legend>
      <ChoiceCard type="radio" name="learner" isChosen={!learner} onChoose={() => choose(null)}>
        <FormattedMessage id="booking.forMe" />
      </ChoiceCard>
      {data.data.map((kid) => (
        <ChoiceCard
          key={kid.id}
          type="radio"
          name="learner"
          isChosen={learner === kid.id}
          onChoose={() => choose(kid.id)}
        >
          <span>
            <FormattedMessage
              id="booking.forKid"
              values={{ name: <bdi>{kid.first_name}</bdi>, age: kid.age }}
            />
          </span>
        </ChoiceCard>
      ))}
      <p role="status" className={styles.note}>
        {isGone && <FormattedMessage id="booking.learnerGone" />}
        {learner && !isGone && adult && (
          <FormattedMessage id="booking.forAdults" values={{ course: <bdi>{adult.name}</bdi> }} />
        )}
      </p>
    </fieldset>
  )

  function choose(id: number | null) {
    chooseLearner(selection, id)
    onChoose?.()
  }
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: '12px',
    margin: 0,
    padding: 0,
    border: 'none',
    // Two in a row on most phones too: the hours follow
    gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  },
  note: { margin: 0, gridColumn: '1 / -1', color: brandTokens.waiting, ':empty': { display: 'none' } },
  legend: {
    padding: 0,
    marginBottom: '12px',
    fontSize: tokens.fontSizeBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
})
