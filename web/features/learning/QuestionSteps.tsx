import { Button, makeStyles } from '@fluentui/react-components'
import { FormattedMessage } from 'react-intl'
import { DirectionIcon } from '#web/ui/DirectionIcon.tsx'

interface QuestionStepsProps {
  /** From 1 */
  position: number
  count: number
  onStep: (position: number) => void
}

/** The question before and the one after, within the thumb's reach. */
export function QuestionSteps({ position, count, onStep }: QuestionStepsProps) {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      <Button
        size="large"
        icon={<DirectionIcon kind="previous" />}
        disabledFocusable={position <= 1}
        onClick={() => onStep(position - 1)}
      >
        <FormattedMessage id="studentQuizzes.previous" />
      </Button>
      <span role="status">
        <FormattedMessage id="studentQuizzes.of" values={{ position, count }} />
      </span>
      <Button
        size="large"
        icon={<DirectionIcon kind="next" />}
        iconPosition="after"
        disabledFocusable={position >= count}
        onClick={() => onStep(position + 1)}
      >
        <FormattedMessage id="studentQuizzes.next" />
      </Button>
    </div>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '8px' },
})
