import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { CopyRegular } from '@fluentui/react-icons/svg/copy'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import type { HoursRange } from '#sdk'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { DateInput } from '#web/form/DateInput.tsx'
import { Popup } from '#web/ui/Popup.tsx'
import { formatDayName, suggestRange, weekdays } from './hours.ts'

interface DayRowProps {
  day: number
  ranges: readonly HoursRange[]
  isWrong: boolean
  /** Element with the error text */
  errorId: string
  onChange: (ranges: HoursRange[]) => void
  onCopy: (days: number[]) => void
}

/** The hours of a weekday: none, one or several ranges, and a menu to copy them to other days. */
export function DayRow({ day, ranges, isWrong, errorId, onChange, onCopy }: DayRowProps) {
  const styles = useStyles()
  const intl = useIntl()
  const name = formatDayName(day, intl)
  const formatText = (id: MessageId) => intl.formatMessage({ id }, { day: name })
  return (
    <div role="group" aria-label={name} className={styles.root}>
      <span className={styles.day}>{name}</span>
      <div className={styles.ranges}>
        {ranges.length === 0 && (
          <span className={styles.none}>
            <FormattedMessage id="hours.none" />
          </span>
        )}
        {ranges.map((range, index) => (
          <span key={index} className={styles.range}>
            <DateInput
              kind="time"
              label={formatText('hours.from')}
              value={range.from}
              isWrong={isWrong}
              errorId={errorId}
              onChange={(from) => change(index, { from })}
            />
            <span aria-hidden="true">–</span>
            <DateInput
              kind="time"
              label={formatText('hours.to')}
              value={range.to}
              isWrong={isWrong}
              errorId={errorId}
              onChange={(to) => change(index, { to })}
            />
            <Button
              appearance="subtle"
              icon={<DismissRegular />}
              aria-label={formatText('hours.remove')}
              onClick={() => onChange(ranges.filter((_, at) => at !== index))}
            />
          </span>
        ))}
      </div>
      <div className={styles.tools}>
        <Button
          appearance="subtle"
          icon={<AddRegular />}
          aria-label={formatText('hours.add')}
          onClick={() => onChange([...ranges, suggestRange(ranges, day)])}
        />
        <Popup label={formatText('hours.copy')} icon={<CopyRegular />} isIconOnly>
          {(close) => (
            <CopyDays
              day={day}
              onCopy={(days) => {
                onCopy(days)
                close()
              }}
            />
          )}
        </Popup>
      </div>
    </div>
  )

  function change(index: number, part: Partial<HoursRange>) {
    onChange(ranges.map((range, at) => (at === index ? { ...range, ...part } : range)))
  }
}

function CopyDays({ day, onCopy }: { day: number; onCopy: (days: number[]) => void }) {
  const styles = useStyles()
  const intl = useIntl()
  const [chosen, setChosen] = useState<readonly number[]>([])
  return (
    <div className={styles.copy}>
      <strong>
        <FormattedMessage id="hours.copyTo" />
      </strong>
      {weekdays
        .filter((other) => other !== day)
        .map((other) => (
          <label key={other} className={styles.choice}>
            <input
              type="checkbox"
              checked={chosen.includes(other)}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, other] : chosen.filter((each) => each !== other))
              }
            />
            {formatDayName(other, intl)}
          </label>
        ))}
      <Button
        appearance="primary"
        disabledFocusable={chosen.length === 0}
        onClick={() => onCopy([...chosen])}
      >
        <FormattedMessage id="hours.copyAction" />
      </Button>
    </div>
  )
}

/** @param day 1 is Monday */
const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gridTemplateAreas: '"day tools" "ranges ranges"',
    alignItems: 'center',
    gap: '8px 16px',
    paddingBlock: '12px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    '@media (min-width: 640px)': {
      gridTemplateColumns: '112px minmax(0, 1fr) auto',
      gridTemplateAreas: '"day ranges tools"',
    },
  },
  day: { gridArea: 'day', fontWeight: tokens.fontWeightSemibold },
  ranges: { gridArea: 'ranges', display: 'flex', flexWrap: 'wrap', gap: '8px 16px' },
  none: { color: tokens.colorNeutralForeground3 },
  range: { display: 'inline-flex', alignItems: 'center', gap: '4px' },
  tools: { gridArea: 'tools', display: 'flex' },
  copy: { display: 'flex', flexDirection: 'column', gap: '4px', padding: '8px' },
  choice: { display: 'flex', alignItems: 'center', gap: '8px', minHeight: '36px' },
})
