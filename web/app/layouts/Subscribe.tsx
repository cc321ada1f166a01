import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useClients } from '#web/api/clients.ts'
import { formatError } from '#web/api/formatError.ts'
import { findSubscriptionProblem } from '#web/domain/institute/subscription.ts'
import { notify } from '#web/state/notifications.ts'
import { useInstitute, useStores } from '#web/state/stores.ts'
import { useHydrated } from '#web/ui/useHydrated.ts'
import { Heading } from '#web/ui/Heading.tsx'
import { brandTokens } from '#web/theme/tokens.ts'

/**
 * The newsletter subscription form. Kept small because every page includes it.
 * @see specification section 5
 */
export function Subscribe() {
  const styles = useStyles()
  const intl = useIntl()
  const id = useId()
  const { api } = useClients()
  const { notifications } = useStores()
  const { configurations } = useInstitute()
  const [problem, setProblem] = useState<MessageId>()
  const [isBusy, setBusy] = useState(false)
  const isReady = useHydrated()
  const field = useRef<HTMLInputElement>(null)

  return (
    <section className={styles.root} aria-labelledby={`${id}-title`}>
      <Heading level={2} size="card" id={`${id}-title`}>
        <FormattedMessage id="shell.subscribe.title" />
      </Heading>
      <p className={styles.text}>{configurations.subscribe_text?.config_value}</p>
      <form method="post" noValidate className={styles.form} onSubmit={(event) => void send(event)}>
        <label htmlFor={id} className={styles.label}>
          <FormattedMessage id="shell.subscribe.email" />
        </label>
        <div className={styles.row}>
          <input
            ref={field}
            id={id}
            name="email"
            type="email"
            dir="ltr"
            autoComplete="email"
            spellCheck={false}
            className={mergeClasses(styles.input, problem && styles.wrong)}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `${id}-problem` : undefined}
            onChange={(event) => problem && setProblem(findSubscriptionProblem(event.target.value))}
          />
          <Button
            type="submit"
            appearance="primary"
            size="large"
            disabled={!isReady}
            disabledFocusable={isBusy}
          >
            <FormattedMessage id="shell.subscribe.send" />
          </Button>
        </div>
        {problem && (
          <p id={`${id}-problem`} role="alert" className={styles.problem}>
            {intl.formatMessage({ id: problem })}
          </p>
        )}
      </form>
    </section>
  )

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const email = (field.current?.value ?? '').trim()
    const found = findSubscriptionProblem(email)
    setProblem(found)
    if (found) return field.current?.focus()
    setBusy(true)
    try {
      await api.POST('/institutes/subscription/add/', { body: { email } })
      form.reset()
      notify(notifications, 'success', intl.formatMessage({ id: 'subscribed' }))
    } catch (error) {
      notify(notifications, 'error', formatError(error, intl))
    } finally {
      setBusy(false)
    }
  }
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '8px' },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  form: { display: 'flex', flexDirection: 'column', gap: '8px', marginTop: '8px' },
  label: { fontSize: tokens.fontSizeBase300 },
  row: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  input: {
    flex: '1 1 200px',
    boxSizing: 'border-box',
    minWidth: 0,
    minHeight: '44px',
    paddingInline: '12px',
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase400,
    textAlign: 'match-parent' as 'start',
  },
  wrong: { border: `1px solid ${brandTokens.bad}` },
  problem: { margin: 0, color: brandTokens.bad, fontSize: tokens.fontSizeBase300 },
})
