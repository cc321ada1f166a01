import { Button, Field, Input, makeStyles } from '@fluentui/react-components'
import { useId, useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useViewer } from '#web/time/viewer.ts'
import { findZone, listZoneOptions } from '#web/time/zones.ts'

/**
 * Searches all time zones by city: suggestions of a datalist, or Enter for the best match. Not a form, because it is
 * also used inside forms.
 */
export function ZoneSearch({ onFound }: { onFound: (zone: string) => void }) {
  const styles = useStyles()
  const intl = useIntl()
  const { language, timeZone, clock } = useViewer()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [isUnknown, setUnknown] = useState(false)
  const options = useMemo(
    () => listZoneOptions(timeZone, language, clock.madeAt),
    [timeZone, language, clock.madeAt],
  )
  return (
    <div className={styles.root}>
      <Field
        label={intl.formatMessage({ id: 'calendar.zone.search' })}
        className={styles.field}
        {...(isUnknown
          ? {
              validationMessage: intl.formatMessage({ id: 'calendar.zone.unknown' }),
              validationState: 'error' as const,
            }
          : {})}
      >
        <Input
          list={id}
          value={typed}
          autoComplete="off"
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            find()
          }}
          onChange={(_, { value }) => {
            setTyped(value)
            setUnknown(false)
            const picked = options.find(({ label }) => label === value)
            if (picked) onFound(picked.value)
          }}
        />
      </Field>
      <datalist id={id}>
        {options.map(({ value, label }) => (
          <option key={value} value={label}>
            {value.replaceAll('_', ' ')}
          </option>
        ))}
      </datalist>
      <Button className={styles.button} onClick={find}>
        <FormattedMessage id="calendar.zone.show" />
      </Button>
    </div>
  )

  function find() {
    const zone = findZone(options, typed)
    if (zone) onFound(zone.value)
    else setUnknown(true)
  }
}

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '8px', minWidth: 0 },
  field: { flex: '1 1 180px', minWidth: 0 },
  button: { marginTop: '26px', minHeight: '32px' },
})
