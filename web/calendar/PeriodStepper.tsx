import { Button, makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { DirectionIcon } from '#web/ui/DirectionIcon.tsx'

interface PeriodStepperProps {
  /** The time that is shown, in words */
  label: string
  /** What the two ways are called */
  names: { previous: MessageId; next: MessageId }
  /** There is nothing before */
  isFirst?: boolean
  onStep: (direction: 'previous' | 'next') => void
  /** After them, such as the way back to today */
  children?: ReactNode
}

/** The time that is shown, between the ways to the one before and the one after. */
export function PeriodStepper({ label, names, isFirst = false, onStep, children }: PeriodStepperProps) {
  const styles = useStyles()
  const intl = useIntl()
  return (
    <div className={styles.root}>
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
      {children}
    </div>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px' },
  label: { paddingInline: '4px', fontSize: tokens.fontSizeBase500, fontVariantNumeric: 'tabular-nums' },
})
