import { Checkbox, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { Answer, AttemptQuestion as Question } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { brandTokens } from '#web/theme/tokens.ts'
import { findDirection } from '#web/i18n/findDirection.ts'

interface AttemptQuestionProps {
  question: Question
  answer: Answer | undefined
  /** Large, without its number, its points and the mark */
  isForKid?: boolean
  /** The time is over: answers are shown, and no more are taken */
  isOver?: boolean
  onAnswer: (answer: Answer) => void
}

/** A question with its options; can be marked for later. */
export function AttemptQuestion({
  question,
  answer,
  isForKid = false,
  isOver = false,
  onAnswer,
}: AttemptQuestionProps) {
  const styles = useStyles()
  const is_marked = answer?.is_marked ?? false
  return (
    <fieldset
      id={`question-${question.id}`}
      disabled={isOver}
      className={mergeClasses(styles.root, isForKid && styles.large)}
    >
      <legend className={styles.legend}>
        {!isForKid && (
          <span className={styles.number}>
            <FormattedMessage
              id="studentQuizzes.question"
              values={{ number: question.position, points: question.score }}
            />
          </span>
        )}
        <span dir="auto" className={mergeClasses(styles.text, isForKid && styles.largeText)}>
          {question.text}
        </span>
      </legend>
      {question.options.map((option) => {
        const isChosen = answer?.option_id === option.id
        return (
          <label
            key={option.id}
            className={mergeClasses(styles.option, isForKid && styles.largeOption, isChosen && styles.chosen)}
          >
            <input
              type="radio"
              name={`question-${question.id}`}
              className={styles.radio}
              checked={isChosen}
              onChange={() => onAnswer({ question_id: question.id, option_id: option.id, is_marked })}
            />
            <span dir={findDirection(question.text)}>{option.text}</span>
          </label>
        )
      })}
      {!isForKid && (
        <Checkbox
          checked={is_marked}
          disabled={isOver}
          label={<FormattedMessage id="studentQuizzes.mark" />}
          onChange={(_, { checked }) =>
            onAnswer({
              question_id: question.id,
              option_id: answer?.option_id ?? null,
              is_marked: checked === true,
            })
          }
        />
      )}
    </fieldset>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    minWidth: 0,
    margin: 0,
    padding: '20px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    overflowWrap: 'anywhere',
    scrollMarginTop: '160px',
  },
  large: { gap: '12px', padding: 0, border: 'none', backgroundColor: 'transparent' },
  largeText: { fontSize: tokens.fontSizeHero700, lineHeight: '44px', fontWeight: tokens.fontWeightSemibold },
  largeOption: {
    minHeight: '72px',
    borderRadius: '20px',
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: `inset 0 0 0 2px ${tokens.colorNeutralStroke1}`,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
  },
  legend: { display: 'contents' },
  number: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  text: { marginBottom: '8px', fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  option: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: '48px',
    boxSizing: 'border-box',
    paddingBlock: '8px',
    paddingInline: '16px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: brandTokens.sunken,
    cursor: 'pointer',
    ':has(:focus-visible)': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  chosen: { backgroundColor: brandTokens.brandSoft, fontWeight: tokens.fontWeightSemibold },
  radio: {
    flexShrink: 0,
    width: '20px',
    height: '20px',
    margin: 0,
    accentColor: tokens.colorBrandBackground,
  },
})
