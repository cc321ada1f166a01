import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import type { HoursException } from '#sdk'
import { Suspense, useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { DateInput } from '#web/form/DateInput.tsx'
import { isTyped } from '#web/form/typedDate.ts'
import { useFieldError } from '#web/form/useFieldError.ts'
import { useToday } from '#web/time/viewer.ts'
import { createLazy } from '#web/ui/createLazy.ts'
import { isWrongException } from './hours.ts'

// Few tutors have such dates
const BookedOnDate = createLazy(() => import('./BookedOnDate.tsx'), 'BookedOnDate')

interface ExceptionsFieldProps {
  name: string
  label: string
  /** Of the hours */
  timeZone: string
}

/** Dates that differ from the week: closed, or with other hours; with the booked classes that they do not fit. */
export function ExceptionsField({ name, label, timeZone }: ExceptionsFieldProps) {
  const styles = useStyles()
  const intl = useIntl()
  const today = useToday()
  const { input, error } = useFieldError<HoursException[] | ''>(name, label)
  const rows = input.value || []
  const formatText = (message: MessageId) => intl.formatMessage({ id: message }, { day: label })
  const id = useId()
  const isWrong = (row: HoursException) => error !== undefined && isWrongException(row, rows)
  return (
    <div role="group" aria-label={label} className={styles.root}>
      {rows.map((row, index) => (
        <div key={index} className={styles.row}>
          <DateInput
            kind="date"
            min={today}
            label={formatText('hours.date')}
            isWrong={isWrong(row)}
            errorId={id}
            value={row.date}
            onChange={(date) => change(index, { date })}
          />
          <label className={styles.choice}>
            <input
              type="checkbox"
              checked={row.is_closed}
              onChange={({ target }) =>
                change(
                  index,
                  target.checked
                    ? { is_closed: true, from: null, to: null }
                    : { is_closed: false, from: '09:00', to: '13:00' },
                )
              }
            />
            <FormattedMessage id="hours.closed" />
          </label>
          {!row.is_closed && (
            <span className={styles.choice}>
              <DateInput
                kind="time"
                label={formatText('hours.from')}
                value={row.from ?? ''}
                isWrong={isWrong(row)}
                errorId={id}
                onChange={(from) => change(index, { from })}
              />
              <span aria-hidden="true">–</span>
              <DateInput
                kind="time"
                label={formatText('hours.to')}
                value={row.to ?? ''}
                isWrong={isWrong(row)}
                errorId={id}
                onChange={(to) => change(index, { to })}
              />
            </span>
          )}
          <Button
            appearance="subtle"
            icon={<DismissRegular />}
            aria-label={intl.formatMessage({ id: 'hours.removeDate' }, { date: row.date })}
            onClick={() => input.onChange(rows.filter((_, at) => at !== index))}
          />
          {isTyped('date', row.date) && row.date >= today && (
            <Suspense>
              <BookedOnDate exception={row} timeZone={timeZone} />
            </Suspense>
          )}
        </div>
      ))}
      {error && (
        <p id={id} role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <Button
        icon={<AddRegular />}
        className={styles.add}
        onClick={() => input.onChange([...rows, { date: '', is_closed: true, from: null, to: null }])}
      >
        <FormattedMessage id="hours.addDate" />
      </Button>
    </div>
  )

  function change(index: number, part: Partial<HoursException>) {
    input.onChange(rows.map((row, at) => (at === index ? { ...row, ...part } : row)))
  }
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '12px' },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' },
  date: {
    boxSizing: 'border-box',
    minHeight: '44px',
    paddingInline: '8px',
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    '&[aria-invalid]': { border: `1px solid ${tokens.colorPaletteRedBorder2}` },
  },
  choice: { display: 'inline-flex', alignItems: 'center', gap: '8px', minHeight: '44px' },
  add: { alignSelf: 'flex-start', minHeight: '44px' },
  error: { margin: 0, color: tokens.colorPaletteRedForeground1 },
})
