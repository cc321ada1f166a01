import { Field, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { StarFilled, StarRegular } from '@fluentui/react-icons/svg/star'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { toValidationProps, useFieldError } from './useFieldError.ts'
import { brandTokens, media } from '#web/theme/tokens.ts'

interface RatingFieldProps {
  name: string
  label: string
  /** Larger stars for kids */
  isLarge?: boolean
}

const values = [1, 2, 3, 4, 5] as const

/** One to five stars as a radio group. */
export function RatingField({ name, label, isLarge }: RatingFieldProps) {
  const styles = useStyles()
  const intl = useIntl()
  const id = useId()
  const { input, error } = useFieldError<number | ''>(name, label)
  return (
    <Field label={label} required {...toValidationProps(error)}>
      <div role="radiogroup" aria-label={label} className={styles.root}>
        {values.map((value) => {
          const isLit = value <= Number(input.value || 0)
          // An outline until it is chosen: filled stars, even grey ones, look like a rating
          const Star = isLit ? StarFilled : StarRegular
          return (
            <label key={value} className={styles.star}>
              <input
                type="radio"
                className={styles.input}
                name={`${id}-${name}`}
                value={value}
                checked={input.value === value}
                aria-label={intl.formatMessage({ id: 'form.stars' }, { count: value })}
                onChange={() => input.onChange(value)}
              />
              <Star
                aria-hidden="true"
                className={mergeClasses(styles.icon, isLarge && styles.large, isLit && styles.lit)}
              />
            </label>
          )
        })}
      </div>
    </Field>
  )
}

const useStyles = makeStyles({
  root: { display: 'inline-flex' },
  star: {
    position: 'relative',
    display: 'inline-flex',
    padding: '8px',
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    ':has(:focus-visible)': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  input: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
  icon: {
    width: '28px',
    height: '28px',
    color: tokens.colorNeutralForeground3,
    [media.forced]: { color: 'GrayText' },
  },
  large: { width: '40px', height: '40px' },
  lit: { color: brandTokens.star, [media.forced]: { color: 'Highlight' } },
})
