import { Button, makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { DirectionIcon } from '#web/ui/DirectionIcon.tsx'

interface PeriodStepperProps {
  /** Name of the shown period */
  label: string
  /** Labels of the two buttons */
  names: { previous: MessageId; next: MessageId }
  /** There is no earlier period */
  isFirst?: boolean
  onStep: (direction: 'previous' | 'next') => void
  /** Shown after the buttons, such as a button for today */
  children?: ReactNode
}

/** The name of the shown period between buttons to the previous and the next one. */
export function PeriodStepper({ label, names, isFirst = false, onStep, children }: PeriodStepperProps) {
  const styles = useStyles()
  const intl = useIntl()
  return (
    <div className={styles.root}>
      <div className={styles.steps}>
        <Button
          appearance="subtle"
          size="large"
          icon={<DirectionIcon kind="previous" />}
          aria-label={intl.formatMessage({ id: names.previous })}
          disabledFocusable={isFirst}
          onClick={() => onStep('previous')}
        />
        <strong aria-live="polite" className={styles.label}>
          {label}
        </strong>
        <Button
          appearance="subtle"
          size="large"
          icon={<DirectionIcon kind="next" />}
          aria-label={intl.formatMessage({ id: names.next })}
          onClick={() => onStep('next')}
        />
      </div>
      {children}
    </div>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px' },
  // On a narrow screen the label takes two lines, and the buttons stay beside it
  steps: { display: 'flex', alignItems: 'center', gap: '4px', minWidth: 0 },
  label: { paddingInline: '4px', fontSize: tokens.fontSizeBase500, fontVariantNumeric: 'tabular-nums' },
})
