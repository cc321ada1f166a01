import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { type Ref, useEffect, useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useQuery } from '#web/api/query.ts'
import { ChoiceCard } from '#web/domain/booking/ChoiceCard.tsx'
import { kidsQuery } from '#web/domain/booking/queries.ts'
import { chooseLearner, setUsualLearner } from '#web/state/bookingChoices.ts'
import { useSelection, useStores } from '#web/state/stores.ts'
import { brandTokens } from '#web/theme/tokens.ts'
import { isolateText } from '#web/i18n/isolateText.ts'
import { noRevalidation } from './queries.ts'
import { useIsLearnerGone } from './useIsLearnerGone.ts'
import { useLearnerPrefill } from './useLearnerPrefill.ts'

interface LearnerChoiceProps {
  /** Called after another learner was chosen */
  onChoose?: () => void
  ref?: Ref<HTMLFieldSetElement>
}

/**
 * The choice of the learner: the student or a kid; hidden without kids, whose student is the learner. A course for
 * adults is named where a kid is chosen. A chosen kid who was removed in another window is an error until another
 * learner is chosen. See docs/decisions.md#courses-for-whom.
 */
export function LearnerChoice({ onChoose, ref }: LearnerChoiceProps) {
  const styles = useStyles()
  const intl = useIntl()
  const { selection } = useStores()
  const { learner } = useSelection()
  const { data } = useQuery(kidsQuery, noRevalidation)
  const adult = useLearnerPrefill(data?.data)?.filter(({ type }) => type === 'adult')
  useEffect(() => setUsualLearner(selection), [selection])
  const isGone = useIsLearnerGone()
  // The choice stays for the student whose only kid was removed, also once it was made
  const [wasGone, setWasGone] = useState(isGone)
  if (isGone && !wasGone) setWasGone(true)
  const noteId = useId()
  if (!data || (data.data.length === 0 && !wasGone)) return null
  return (
    <fieldset
      ref={ref}
      role="radiogroup"
      aria-invalid={isGone}
      aria-describedby={noteId}
      className={styles.root}
    >
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
      <p id={noteId} role="status" className={mergeClasses(styles.note, isGone && styles.error)}>
        {isGone && <FormattedMessage id="booking.learnerGone" />}
        {learner && !isGone && adult && adult.length > 0 && (
          <FormattedMessage
            id="booking.forAdults"
            values={{
              count: adult.length,
              courses: intl.formatList(adult.map(({ name }) => isolateText(name))),
            }}
          />
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
  error: { color: tokens.colorStatusDangerForeground1, fontWeight: tokens.fontWeightSemibold },
  legend: {
    padding: 0,
    marginBottom: '12px',
    fontSize: tokens.fontSizeBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
})
