import { Button, makeStyles, MessageBar, MessageBarBody, tokens } from '@fluentui/react-components'
import type { StudentQuiz } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { KidsPicture } from '#web/domain/kid/KidsPicture.tsx'
import { KidsStage } from '#web/domain/kid/KidsStage.tsx'
import { KidsTaskFacts } from '#web/domain/kid/KidsTaskFacts.tsx'
import { countStars, KidsStars } from '#web/domain/kid/KidsStars.tsx'
import type { DetailProps } from '#web/resource/resource.ts'
import { useStartQuiz } from './useStartQuiz.ts'

/** A quiz before a kid starts it: how many questions, how long, until when, and one large button. */
export function KidsQuizStart({ row, onClose }: DetailProps<StudentQuiz>) {
  const styles = useStyles()
  const { isBusy, error, isClosed, left, mayStart, start, show } = useStartQuiz(row)
  const isUnderWay = row.open_attempt_id !== null
  const { last_attempt_id: last, best_score: best } = row
  return (
    <KidsStage
      title={row.name}
      seed={`course-${row.course.id}`}
      onClose={onClose}
      bottom={
        <>
          {last !== null && !isUnderWay && (
            <Button size="large" onClick={() => show(last)}>
              <FormattedMessage id="studentQuizzes.result" />
            </Button>
          )}
          {mayStart && (
            <Button appearance="primary" size="large" disabledFocusable={isBusy} onClick={() => void start()}>
              <FormattedMessage id={isUnderWay ? 'studentQuizzes.resume' : 'studentQuizzes.start'} />
            </Button>
          )}
        </>
      }
    >
      <div className={styles.root}>
        {best === null ? (
          <KidsPicture kind="quizzes" />
        ) : (
          <KidsStars
            count={countStars(best, row.best_total ?? row.totalScore)}
            title={
              <FormattedMessage id={row.is_passed ? 'kidsWork.quizzes.good' : 'kidsWork.quizzes.nearly'} />
            }
          >
            <FormattedMessage
              id="kidsWork.points"
              values={{ score: best, most: row.best_total ?? row.totalScore }}
            />
          </KidsStars>
        )}
        <p dir="auto" className={styles.text}>
          {row.description}
        </p>
        <KidsTaskFacts course={row.course} from={row.createdBy.name} until={row.closes_on} />
        {mayStart && (
          <p className={styles.text}>
            <strong>
              {left === undefined ? (
                <FormattedMessage
                  id="kidsWork.quizzes.size"
                  values={{ questions: row.questions_count, minutes: row.time }}
                />
              ) : (
                <FormattedMessage id="kidsWork.quizzes.left" values={{ minutes: left }} />
              )}
            </strong>
          </p>
        )}
        {!mayStart && (
          <p className={styles.text}>
            <FormattedMessage
              id={`kidsWork.quizzes.${isClosed ? 'closed' : row.is_passed ? 'done' : 'over'}`}
            />
          </p>
        )}
        {error && (
          <MessageBar intent="error" role="alert">
            <MessageBarBody>{error}</MessageBarBody>
          </MessageBar>
        )}
      </div>
    </KidsStage>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '24px', textAlign: 'center' },
  text: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
})
