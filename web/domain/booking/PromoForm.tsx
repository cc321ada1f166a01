import { Button, Field, Input, makeStyles, tokens } from '@fluentui/react-components'
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark'
import { type FormEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

interface PromoFormProps {
  /** The applied code */
  code: string | undefined
  /** Applies a code; rejects with the translated refusal */
  onApply: (code: string) => Promise<void>
  onRemove: () => void
}

/** The promo code in a form of its own, so that Enter applies it instead of paying. */
export function PromoForm({ code, onApply, onRemove }: PromoFormProps) {
  const styles = useStyles()
  const intl = useIntl()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  if (code)
    return (
      <p className={styles.applied}>
        <CheckmarkRegular aria-hidden="true" className={styles.icon} />
        <span>
          <FormattedMessage id="booking.promo.applied" values={{ code: <bdi>{code}</bdi> }} />
        </span>
        <Button size="small" onClick={onRemove}>
          <FormattedMessage id="booking.promo.remove" />
        </Button>
      </p>
    )
  return (
    <form method="post" noValidate className={styles.form} onSubmit={(event) => void apply(event)}>
      <Field
        className={styles.field}
        label={intl.formatMessage({ id: 'booking.promo' })}
        {...(problem ? { validationMessage: problem, validationState: 'error' as const } : {})}
      >
        <Input
          size="large"
          className={styles.input}
          name="promo"
          value={typed}
          autoComplete="off"
          input={{ dir: 'ltr', maxLength: 40 }}
          onChange={(_, data) => setTyped(data.value)}
        />
      </Field>
      <Button type="submit" size="large" disabledFocusable={isBusy}>
        <FormattedMessage id="booking.promo.apply" />
      </Button>
    </form>
  )

  async function apply(event: FormEvent) {
    event.preventDefault()
    const typedCode = typed.trim().toUpperCase()
    if (isBusy || !typedCode) return
    setBusy(true)
    setProblem(undefined)
    try {
      await onApply(typedCode)
      setTyped('')
    } catch (error) {
      setProblem(error instanceof Error ? error.message : '')
    } finally {
      setBusy(false)
    }
  }
}

const useStyles = makeStyles({
  form: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: '8px',
    // Aligned with the input, below the label's height
    '& > button': { height: '40px', marginTop: `calc(${tokens.lineHeightBase300} + 6px)` },
  },
  field: { flex: '1 1 120px', minWidth: 0 },
  input: { minWidth: 0, width: '100%' },
  applied: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px', margin: 0 },
  icon: { width: '20px', height: '20px' },
})
