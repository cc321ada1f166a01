import { Field, makeStyles, Textarea, tokens } from '@fluentui/react-components'
import { FormattedMessage } from 'react-intl'
import { toValidationProps, useFieldError } from './useFieldError.ts'

interface TextAreaFieldProps {
  name: string
  label: string
  hint?: string
  rows?: number
  isRequired?: boolean
  /** Shows how many characters are left; the rule enforces the limit */
  max?: number
}

/** A multi-line text field; direction follows the text. */
export function TextAreaField({ name, label, hint, rows = 5, isRequired = true, max }: TextAreaFieldProps) {
  const styles = useStyles()
  const { input, error } = useFieldError(name, label)
  return (
    <div className={styles.root}>
      <Field label={label} required={isRequired} {...(hint ? { hint } : {})} {...toValidationProps(error)}>
        <Textarea
          name={name}
          size="large"
          resize="vertical"
          value={input.value}
          textarea={{ rows, dir: 'auto' }}
          onChange={(_, data) => input.onChange(data.value)}
          onBlur={() => input.onBlur()}
        />
      </Field>
      {max !== undefined && (
        <span className={styles.count}>
          <FormattedMessage id="form.left" values={{ count: Math.max(0, max - [...input.value].length) }} />
        </span>
      )}
    </div>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '4px' },
  count: {
    alignSelf: 'flex-end',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
})
