import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { FormattedMessage } from 'react-intl'
import { brandTokens } from '#web/theme/tokens.ts'
import { useViewer } from '#web/time/viewer.ts'
import { Hidden } from '#web/ui/Hidden.tsx'
import { dayNames } from './dayNames.ts'
import { placeOf } from './useWalk.ts'
import type { Place } from './walkKeys.ts'
import type { Day } from './week.ts'

interface TimeGridHeadProps {
  days: readonly Day[]
  /** Which of them is today; -1 when none is */
  today: number
  stop: Place
  onDay: (date: string) => void
}

/** The days above a time grid; each leads to itself alone. */
export function TimeGridHead({ days, today, stop, onDay }: TimeGridHeadProps) {
  const styles = useStyles()
  const { language } = useViewer()
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.corner}>
          <Hidden>
            <FormattedMessage id="calendar.time" />
          </Hidden>
        </th>
        {days.map(({ date }, day) => {
          const names = dayNames(date, language)
          return (
            <th key={date} scope="col" className={styles.head}>
              <button
                type="button"
                data-place={placeOf(day, 0)}
                tabIndex={stop.day === day && stop.item === 0 ? 0 : -1}
                aria-label={names.full()}
                aria-current={day === today ? 'date' : undefined}
                className={mergeClasses(styles.day, day === today && styles.today)}
                onClick={() => onDay(date)}
              >
                <span className={styles.weekday}>{names.weekday()}</span>
                <span>{names.date()}</span>
              </button>
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

const useStyles = makeStyles({
  corner: {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 3,
    width: '56px',
    padding: 0,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  head: { padding: '8px 2px', textAlign: 'center', borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  day: {
    display: 'inline-flex',
    flexDirection: 'column',
    alignItems: 'center',
    minWidth: '56px',
    padding: '4px 8px',
    border: 'none',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightSemibold,
    cursor: 'pointer',
    ':hover': { backgroundColor: brandTokens.sunken },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  today: {
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    ':hover': { backgroundColor: tokens.colorBrandBackgroundHover },
  },
  weekday: { fontSize: tokens.fontSizeBase200, fontWeight: tokens.fontWeightRegular },
})
