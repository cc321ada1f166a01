import { Button, Field, Input, makeStyles, tokens } from '@fluentui/react-components'
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down'
import { useId, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { toLatinDigits, removeDirectionMarks } from '#web/form/normalize.ts'
import { toValidationProps, useFieldError } from '#web/form/useFieldError.ts'
import { CountryPicker } from './CountryPicker.tsx'
import { type DialCode, findDialCode, replaceDialCode } from './dialCodes.ts'
import { useCountryNames } from './useCountryNames.ts'
import { Hidden } from '#web/ui/Hidden.tsx'
import { usePopover } from '#web/ui/usePopover.ts'

interface PhoneFieldProps {
  name: string
  label: string
  hint?: string
  isRequired?: boolean
}

/**
 * A phone number field; the country is recognized from the number or chosen from a list.
 * See docs/decisions.md#phone.
 */
export function PhoneField({ name, label, hint, isRequired = true }: PhoneFieldProps) {
  const styles = useStyles()
  const intl = useIntl()
  const getCountryName = useCountryNames()
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const { input, error: invalid } = useFieldError(name, label)
  const [hasLetters, setHasLetters] = useState(false)
  const error = invalid ?? (hasLetters ? intl.formatMessage({ id: 'invalidPhone' }) : undefined)
  const [chosen, setChosen] = useState<DialCode>()
  const { isOpen, button, panel } = usePopover()
  const number = toLatinDigits(input.value)
    .replace(/^\s*00/, '+')
    .replace(/\s/g, '')
  const found = number.startsWith('+') ? findDialCode(number) : undefined
  // Several countries share a code: the chosen one is kept while the number has its code
  const shown = chosen && chosen.code === found?.code ? chosen : found
  const country = shown && getCountryName(shown.region)
  return (
    <div ref={root} className={styles.root}>
      <Field
        label={{ children: label, htmlFor: id }}
        required={isRequired}
        {...(hint ? { hint } : {})}
        {...toValidationProps(error)}
      >
        <Input
          id={id}
          type="tel"
          size="large"
          name={name}
          autoComplete="tel"
          inputMode="tel"
          className={styles.input}
          value={input.value}
          // In left-to-right text, groups of Arabic-Indic digits would appear in the wrong order
          onChange={(_, data) => {
            setHasLetters(false)
            input.onChange(toLatinDigits(removeDirectionMarks(data.value)))
          }}
          // A letter is reported at once, not only when the form is sent
          onBlur={() => {
            setHasLetters(/\p{L}/u.test(input.value))
            input.onBlur()
          }}
          input={{ dir: 'ltr' }}
          contentAfter={
            <Button
              appearance="transparent"
              size="small"
              className={styles.button}
              icon={<ChevronDownRegular />}
              iconPosition="after"
              aria-label={
                country && shown
                  ? intl.formatMessage({ id: 'phone.country' }, { country, region: shown.region })
                  : undefined
              }
              {...button}
            >
              {shown?.region ?? (
                <>
                  {intl.formatMessage({ id: 'phone.code' })}
                  <Hidden>{intl.formatMessage({ id: 'phone.choose' })}</Hidden>
                </>
              )}
            </Button>
          }
        />
      </Field>
      {isOpen && <CountryPicker panel={panel} chosen={shown} onChoose={choose} />}
    </div>
  )

  function choose(code: DialCode) {
    setChosen(code)
    panel.onClose()
    input.onChange(
      replaceDialCode(
        toLatinDigits(input.value)
          .replace(/^\s*00/, '+')
          .trim(),
        code.code,
      ),
    )
    root.current?.querySelector('input')?.focus()
  }
}

const useStyles = makeStyles({
  root: { position: 'relative', minWidth: 0 },
  input: { width: '100%', minWidth: 0 },
  button: {
    minWidth: '64px',
    paddingInline: '4px',
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground2,
  },
})
