import { makeStyles, tokens } from '@fluentui/react-components'
import { use } from 'react'
import { useFormState } from 'react-final-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { formatFieldError } from './formatFieldError.ts'
import { focusField } from './focus.ts'
import { Labels } from './labels.ts'

/** Lists all errors of a long form; focused after a failed submit; each line links to its field. */
export function ErrorSummary() {
  const styles = useStyles()
  const intl = useIntl()
  const labels = use(Labels)
  const { errors, submitErrors, submitFailed, dirtySinceLastSubmit } = useFormState({
    subscription: { errors: true, submitErrors: true, submitFailed: true, dirtySinceLastSubmit: true },
  })
  const messages: Record<string, unknown> = { ...(dirtySinceLastSubmit ? {} : submitErrors), ...errors }
  const lines = [...(labels ?? [])].filter(([name]) => typeof messages[name] === 'string')
  if (!submitFailed || lines.length === 0) return null
  return (
    <section className={styles.root}>
      <h2 className={styles.title} tabIndex={-1} data-summary="">
        <FormattedMessage id="form.summary" values={{ count: lines.length }} />
      </h2>
      <ul className={styles.list}>
        {lines.map(([name, label]) => (
          <li key={name}>
            <a
              href={`#${name}`}
              className={styles.link}
              onClick={(event) => {
                const form = event.currentTarget.closest('form')
                event.preventDefault()
                if (form) focusField(form, name)
              }}
            >
              {formatLine(label, formatFieldError(intl, String(messages[name]), label))}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function formatLine(label: string, text: string): string {
  return text.includes(label) ? text : `${label}: ${text}`
}

const useStyles = makeStyles({
  root: {
    padding: '16px 20px',
    marginBottom: '24px',
    border: `1px solid ${tokens.colorPaletteRedBorder2}`,
    borderInlineStartWidth: '4px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorPaletteRedBackground1,
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  list: { margin: 0, marginTop: '8px', paddingInlineStart: '20px' },
  link: { color: tokens.colorPaletteRedForeground1, lineHeight: tokens.lineHeightBase500 },
})
