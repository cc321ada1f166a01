import { makeStyles, tokens } from '@fluentui/react-components'
import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'

export const steps = ['account', 'person'] as const
export type Step = (typeof steps)[number]

/** Shows the current step of registering; focused when the step changes, so that it is read aloud. */
export function StepHead({ step }: { step: Step }) {
  const styles = useStyles()
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    heading.current?.scrollIntoView({ block: 'center' })
    heading.current?.focus({ preventScroll: true })
  }, [step])
  const at = steps.indexOf(step)
  return (
    <div className={styles.root} data-step={step}>
      <h3 ref={heading} tabIndex={-1} className={styles.title}>
        <FormattedMessage id={`auth.step.${step}`} />{' '}
        <span className={styles.count}>
          <FormattedMessage id="auth.step" values={{ at: at + 1, of: steps.length }} />
        </span>
      </h3>
      <div className={styles.bar} aria-hidden="true">
        {steps.map((each, index) => (
          <span key={each} className={index <= at ? styles.done : styles.open} />
        ))}
      </div>
    </div>
  )
}

const part = { flexGrow: 1, height: '4px', borderRadius: tokens.borderRadiusCircular } as const

const useStyles = makeStyles({
  root: { display: 'grid', gap: '8px' },
  title: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: '12px',
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    outlineStyle: 'none',
  },
  count: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
  },
  bar: { display: 'flex', gap: '4px' },
  done: { ...part, backgroundColor: tokens.colorBrandBackground, forcedColorAdjust: 'none' },
  open: { ...part, backgroundColor: tokens.colorNeutralStroke2, forcedColorAdjust: 'none' },
})
