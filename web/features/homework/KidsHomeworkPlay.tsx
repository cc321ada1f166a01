import { Button, makeStyles, tokens } from '@fluentui/react-components'
import type { StudentHomework, Submission } from '#sdk'
import { Suspense, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { FileLinks } from '#web/domain/files/FileLinks.tsx'
import { KidsStage } from '#web/domain/kid/KidsStage.tsx'
import { KidsTaskFacts } from '#web/domain/kid/KidsTaskFacts.tsx'
import { countStars, KidsStars } from '#web/domain/kid/KidsStars.tsx'
import type { DetailProps } from '#web/resource/resource.ts'
import { brandTokens } from '#web/theme/tokens.ts'
import { Heading } from '#web/ui/Heading.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useHandIn } from './useHandIn.ts'
import { createLazy } from '#web/ui/createLazy.ts'

// With the recorder and the drawing sheet, which reading the task does not need
const KidsAnswerForm = createLazy(() => import('./KidsAnswerForm.tsx'), 'KidsAnswerForm')

type Step = 'task' | 'answer' | 'sent'

/** A piece of homework as a kid does it: the task, the answer, both with the date when it is due, then the stars. */
export function KidsHomeworkPlay({ row, onClose }: DetailProps<StudentHomework>) {
  const styles = useStyles()
  const [step, setStep] = useState<Step>('task')
  const [hasAnswer, setHasAnswer] = useState(false)
  const { refresh } = useHandIn(row)
  const [last] = row.submissions
  const mayAnswer = last?.state !== 'reviewed'
  const close = () => {
    onClose()
    // Revalidated only now, because the list would drop the task while the stars are shown
    if (step === 'sent') void refresh()
  }
  return (
    <KidsStage
      title={row.title}
      seed={`course-${row.course.id}`}
      onClose={close}
      bottom={
        step !== 'answer' && (
          <StepButtons
            step={step}
            mayAnswer={mayAnswer}
            isAgain={last !== undefined}
            onAnswer={() => {
              setHasAnswer(true)
              setStep('answer')
            }}
            close={close}
          />
        )
      }
    >
      {step !== 'sent' && <KidsTaskFacts course={row.course} from={row.createdBy.name} until={row.dueDate} />}
      {step === 'task' && (
        <>
          {last && <Feedback submission={last} max={row.score} />}
          <p dir="auto" className={styles.task}>
            {row.description}
          </p>
          <FileLinks files={row.attachedFiles} />
        </>
      )}
      {hasAnswer && step !== 'sent' && (
        // Stays while the task is read again: a recording goes on, and a drawing is kept
        <div hidden={step !== 'answer'}>
          <Suspense fallback={<Skeleton className={styles.form} />}>
            <KidsAnswerForm
              homework={row}
              isReviewed={!mayAnswer}
              onSent={() => setStep('sent')}
              onStale={() => void refresh()}
              onBack={() => setStep('task')}
            />
          </Suspense>
        </div>
      )}
      {step === 'sent' && (
        <KidsStars count={3} title={<FormattedMessage id="kidsWork.sent" />}>
          <FormattedMessage id="kidsWork.sent.text" />
        </KidsStars>
      )}
    </KidsStage>
  )
}

interface StepButtonsProps {
  step: Step
  mayAnswer: boolean
  isAgain: boolean
  onAnswer: () => void
  close: () => void
}

/** The large buttons of a step; the answer's own form has its own. */
function StepButtons({ step, mayAnswer, isAgain, onAnswer, close }: StepButtonsProps) {
  if (step === 'sent' || !mayAnswer)
    return (
      <Button size="large" appearance="primary" onClick={close}>
        <FormattedMessage id="kidsWork.homework.back" />
      </Button>
    )
  return (
    <Button size="large" appearance="primary" onClick={onAnswer}>
      <FormattedMessage id={isAgain ? 'kidsWork.answer.again' : 'kidsWork.answer'} />
    </Button>
  )
}

/** The tutor's review of the last answer, and the answer itself. */
function Feedback({ submission, max }: { submission: Submission; max: number }) {
  const styles = useStyles()
  const { state, score, comment } = submission
  return (
    <section className={styles.feedback}>
      {state === 'reviewed' && score !== null && (
        <KidsStars count={countStars(score, max)} title={<FormattedMessage id="kidsWork.homework.good" />}>
          <FormattedMessage id="kidsWork.points" values={{ score, most: max }} />
        </KidsStars>
      )}
      {state !== 'reviewed' && (
        <strong>
          <FormattedMessage id={`kidsWork.homework.${state === 'returned' ? 'again' : 'waiting'}`} />
        </strong>
      )}
      {(comment || submission.review_files.length > 0) && (
        <div className={styles.bubble}>
          <Heading level={2} size="card">
            <FormattedMessage id="kidsWork.teacher" />
          </Heading>
          {comment && (
            <p dir="auto" className={styles.text}>
              {comment}
            </p>
          )}
          <FileLinks files={submission.review_files} />
        </div>
      )}
      <div className={styles.own}>
        <Heading level={2} size="card">
          <FormattedMessage id="kidsWork.mine" />
        </Heading>
        {submission.text && (
          <p dir="auto" className={styles.text}>
            {submission.text}
          </p>
        )}
        <FileLinks files={submission.files} />
      </div>
    </section>
  )
}

const useStyles = makeStyles({
  task: { margin: 0, fontSize: tokens.fontSizeBase600, lineHeight: '40px' },
  form: { height: '320px', borderRadius: '20px' },
  feedback: { display: 'flex', flexDirection: 'column', gap: '20px' },
  bubble: {
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    padding: '20px',
    borderRadius: '20px',
    borderEndStartRadius: '4px',
    backgroundColor: brandTokens.accentSoft,
  },
  own: {
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    padding: '20px',
    borderRadius: '20px',
    backgroundColor: brandTokens.sunken,
  },
  text: { margin: 0 },
})
