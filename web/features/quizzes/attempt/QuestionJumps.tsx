import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { Attempt } from '#sdk'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { brandTokens, media } from '#web/theme/tokens.ts'
import type { Answers } from './attempt.ts'

interface QuestionJumpsProps {
  questions: Attempt['questions']
  answers: Answers
  /** The only question shown, on a phone */
  current: number | undefined
  getPath: (position: number, id: number) => string
}

/** Links to the questions by number; show whether each is answered, open or marked. */
export function QuestionJumps({ questions, answers, current, getPath }: QuestionJumpsProps) {
  const styles = useStyles()
  const intl = useIntl()
  return (
    <nav aria-label={intl.formatMessage({ id: 'studentQuizzes.jump' })} className={styles.root}>
      {questions.map(({ id, position }) => {
        const given = answers.get(id)
        const state = given?.is_marked ? 'marked' : given?.option_id == null ? 'open' : 'answered'
        return (
          <Link
            key={id}
            to={getPath(position, id)}
            replace
            preventScrollReset={current !== undefined}
            className={mergeClasses(styles.jump, id === current && styles.current)}
            data-state={state}
            aria-current={id === current ? 'step' : undefined}
            aria-label={intl.formatMessage({ id: `studentQuizzes.jump.${state}` }, { number: position })}
          >
            {intl.formatNumber(position)}
          </Link>
        )
      })}
    </nav>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  jump: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '40px',
    height: '40px',
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusLarge,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    '&[data-state=answered]': { backgroundColor: brandTokens.brandSoft, color: tokens.colorBrandForeground1 },
    '&[data-state=marked]': { backgroundColor: brandTokens.accentSoft, color: brandTokens.accent },
    [media.forced]: {
      '&[data-state=answered]': {
        backgroundColor: 'CanvasText',
        color: 'Canvas',
        forcedColorAdjust: 'none',
      },
      // The outline of the current one covers two of them
      '&[data-state=marked]': { borderBottomWidth: '6px' },
    },
  },
  current: { outline: `3px solid ${tokens.colorBrandStroke1}`, outlineOffset: '1px', fontWeight: 600 },
})
