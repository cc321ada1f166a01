import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { FormattedMessage } from 'react-intl'
import { brandTokens } from '#web/theme/tokens.ts'
import { DirectionIcon } from '#web/ui/DirectionIcon.tsx'
import { useActionBar } from '#web/ui/useActionBar.ts'

interface QuestionStepsProps {
  /** 1-based */
  position: number
  count: number
  onStep: (position: number) => void
}

/** Buttons for the previous and next question at the bottom of the window. */
export function QuestionSteps({ position, count, onStep }: QuestionStepsProps) {
  const styles = useStyles()
  const bar = useActionBar()
  return (
    <div ref={bar} className={styles.root}>
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
  root: {
    position: 'sticky',
    bottom: 0,
    zIndex: 5,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px',
    paddingBlock: '12px',
    backgroundColor: brandTokens.page,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
})
