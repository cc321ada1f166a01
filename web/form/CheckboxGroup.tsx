import { Checkbox, Field, FieldContextProvider, makeStyles, mergeClasses } from '@fluentui/react-components'
import { alignedChoices } from './alignedChoices.ts'
import { ChoiceLabel } from './ChoiceLabel.tsx'
import { toValidationProps, useFieldError } from './useFieldError.ts'

/** Up to this many options stand in one line where it is wide enough. */
const FEW = 4

interface CheckboxGroupProps {
  name: string
  label: string
  hint?: string
  options: readonly { value: string; label: string; isDisabled?: boolean }[]
  isRequired?: boolean
}

/** A group of checkboxes; the value is the list of chosen options, in their order. */
export function CheckboxGroup({ name, label, hint, options, isRequired = true }: CheckboxGroupProps) {
  const styles = useStyles()
  const { input, error } = useFieldError<readonly string[] | ''>(name, label)
  const chosen = input.value || []
  return (
    <Field label={label} required={isRequired} {...(hint ? { hint } : {})} {...toValidationProps(error)}>
      {({ id, 'aria-labelledby': labelledBy, 'aria-describedby': describedBy }) => (
        <div
          role="group"
          id={id}
          aria-labelledby={labelledBy}
          aria-describedby={describedBy}
          className={mergeClasses(styles.options, options.length > FEW && styles.columns)}
        >
          {/* Field's id, required mark and state belong to the group: several boxes cannot share one id */}
          <FieldContextProvider value={undefined}>
            {options.map(({ value, label: text, isDisabled = false }) => (
              <Checkbox
                key={value}
                name={name}
                value={value}
                label={isDisabled ? text : <ChoiceLabel>{text}</ChoiceLabel>}
                disabled={isDisabled}
                checked={chosen.includes(value)}
                aria-invalid={error !== undefined}
                onChange={(_, { checked }) => toggle(value, checked === true)}
              />
            ))}
          </FieldContextProvider>
        </div>
      )}
    </Field>
  )

  function toggle(value: string, isChosen: boolean) {
    const next = new Set(isChosen ? [...chosen, value] : chosen.filter((other) => other !== value))
    input.onChange(options.map((option) => option.value).filter((option) => next.has(option)))
  }
}

const useStyles = makeStyles({
  options: { ...alignedChoices, display: 'flex', flexWrap: 'wrap', gap: '0 16px' },
  // Many options are found faster in columns than in ragged lines
  columns: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(152px, 1fr))',
    alignItems: 'start',
  },
})
