import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { Attempt } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { brandTokens } from '#web/theme/tokens.ts'
import { findDirection } from '#web/i18n/findDirection.ts'

/** The questions of a finished attempt with the given answers, and with the right ones if they are shown already. */
export function AnswerReview({ attempt }: { attempt: Attempt }) {
  const styles = useStyles()
  return (
    <ol className={styles.list}>
      {attempt.questions.map((question) => {
        const review = attempt.review.find(({ question_id }) => question_id === question.id)
        const given = attempt.answers.find(({ question_id }) => question_id === question.id)?.option_id
        return (
          <li key={question.id} className={styles.question}>
            <p dir="auto" className={styles.text}>
              {question.text}
            </p>
            {question.options.map((option) => (
              <span
                key={option.id}
                className={mergeClasses(
                  styles.option,
                  review && option.id === given && styles.wrong,
                  option.id === review?.right_option_id && styles.right,
                )}
              >
                <span dir={findDirection(question.text)}>{option.text}</span>
                {option.id === review?.right_option_id && <FormattedMessage id="studentQuizzes.right" />}
                {option.id === given && option.id !== review?.right_option_id && (
                  <FormattedMessage id="studentQuizzes.yours" />
                )}
              </span>
            ))}
          </li>
        )
      })}
    </ol>
  )
}

const useStyles = makeStyles({
  list: { display: 'grid', gap: '16px', width: '100%', margin: 0, padding: 0, listStyleType: 'none' },
  question: {
    display: 'grid',
    gap: '8px',
    padding: '20px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    overflowWrap: 'anywhere',
  },
  text: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  option: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '12px',
    padding: '10px 16px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: brandTokens.sunken,
  },
  wrong: { backgroundColor: brandTokens.badSoft, color: brandTokens.bad },
  right: { backgroundColor: brandTokens.goodSoft, color: brandTokens.good },
})
