import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { ApiError } from '#sdk'
import { useClients } from '#web/api/clients.ts'
import { formatError } from '#web/api/formatError.ts'
import { findSubscriptionProblem } from './subscription.ts'
import { notify } from '#web/state/notifications.ts'
import { useInstitute, useStores } from '#web/state/stores.ts'
import { brandTokens } from '#web/theme/tokens.ts'
import { Heading } from '#web/ui/Heading.tsx'
import { ServerForm } from '#web/ui/ServerForm.tsx'

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
  const { refusedForm } = useStores()
  const refused = refusedForm?.name === 'subscribe' ? refusedForm : undefined
  const [problem, setProblem] = useState(refused?.errors.email)
  const [failure, setFailure] = useState(refused?.error)
  const [params] = useSearchParams()
  const [isBusy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const sentAt = useRef(-Infinity)

  return (
    <section className={styles.root} aria-labelledby={`${id}-title`}>
      <Heading level={2} size="card" id={`${id}-title`}>
        <FormattedMessage id="shell.subscribe.title" />
      </Heading>
      <p className={styles.text}>{configurations.subscribe_text?.config_value}</p>
      <form
        id="form-subscribe"
        method="post"
        action="#form-subscribe"
        noValidate
        className={styles.form}
        onSubmit={(event) => void send(event)}
      >
        <ServerForm name="subscribe" />
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
            defaultValue={refused?.values.email}
            autoComplete="email"
            spellCheck={false}
            className={mergeClasses(styles.input, problem && styles.wrong)}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `${id}-problem` : undefined}
            onChange={(event) => problem && setProblem(findSubscriptionProblem(event.target.value))}
          />
          <Button type="submit" appearance="primary" size="large" disabledFocusable={isBusy}>
            <FormattedMessage id="shell.subscribe.send" />
          </Button>
        </div>
        {problem && (
          <p id={`${id}-problem`} role="alert" className={styles.problem}>
            {formatFailure(problem)}
          </p>
        )}
        {failure && (
          <p role="alert" className={styles.problem}>
            {formatFailure(failure)}
          </p>
        )}
        {params.has('subscribed') && !refused && (
          <p role="status" className={styles.text}>
            <FormattedMessage id="subscribed" />
          </p>
        )}
      </form>
    </section>
  )

  /** @param text a message id, a code, or a text of the API */
  function formatFailure(text: string) {
    const messages = /^\w+$/.test(text) && !(text in intl.messages) ? [] : [text]
    return formatError(new ApiError({ status: 0, code: text, messages }), intl)
  }

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // The second press of a double click finds the field empty
    if (isBusy || event.timeStamp - sentAt.current < 1000) return
    const form = event.currentTarget
    const email = (field.current?.value ?? '').trim()
    const found = findSubscriptionProblem(email)
    setProblem(found)
    setFailure(undefined)
    if (found) return field.current?.focus()
    setBusy(true)
    try {
      await api.POST('/institutes/subscription/add/', { body: { email } })
      form.reset()
      sentAt.current = performance.now()
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
  },
  wrong: { border: `1px solid ${brandTokens.bad}` },
  problem: { margin: 0, color: brandTokens.bad, fontSize: tokens.fontSizeBase300 },
})
