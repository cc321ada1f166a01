import { Checkbox, Field, labelClassNames, makeStyles, Radio, RadioGroup } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useField } from 'react-final-form'
import { alignedChoices } from './alignedChoices.ts'
import { ChoiceLabel } from './ChoiceLabel.tsx'
import { toValidationProps, useFieldError } from './useFieldError.ts'

interface RadioFieldProps {
  name: string
  label: string
  options: readonly { value: string; label: string }[]
}

/** A group of radio buttons side by side. */
export function RadioField({ name, label, options }: RadioFieldProps) {
  const styles = useStyles()
  const { input, error } = useFieldError(name, label)
  return (
    <Field label={label} required {...toValidationProps(error)}>
      <RadioGroup
        className={styles.radios}
        layout="horizontal"
        name={name}
        value={input.value}
        onChange={(_, data) => input.onChange(data.value)}
      >
        {options.map((option) => (
          <Radio key={option.value} value={option.value} label={<ChoiceLabel>{option.label}</ChoiceLabel>} />
        ))}
      </RadioGroup>
    </Field>
  )
}

interface CheckboxFieldProps {
  name: string
  /** The name used in error texts */
  label: string
  isRequired?: boolean
  children: ReactNode
}

/** A single checkbox with its own label. */
export function CheckboxField({ name, label, isRequired = false, children }: CheckboxFieldProps) {
  const styles = useStyles()
  const { error } = useFieldError(name, label)
  const { input } = useField<boolean>(name, { type: 'checkbox' })
  return (
    <Field {...toValidationProps(error)}>
      <Checkbox
        className={styles.choices}
        name={name}
        required={isRequired}
        checked={Boolean(input.checked)}
        onChange={(_, data) => input.onChange(data.checked === true)}
        label={{ className: styles.label, children: <ChoiceLabel>{children}</ChoiceLabel> }}
      />
    </Field>
  )
}

const useStyles = makeStyles({
  choices: alignedChoices,
  radios: { ...alignedChoices, flexWrap: 'wrap' },
  // The required mark takes no room, so that it never wraps into a line of its own
  label: { [`& > .${labelClassNames.required}`]: { marginInlineEnd: '-1em' } },
})
