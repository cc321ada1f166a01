import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { FormattedMessage } from 'react-intl'
import { brandTokens, media } from '#web/theme/tokens.ts'
import { formatZone } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'
import { Hidden } from '#web/ui/Hidden.tsx'
import { getDayNames } from './dayNames.ts'
import { formatItemKey } from './useGridNavigation.ts'
import type { CalendarItem } from './moveInCalendar.ts'
import type { Day } from './week.ts'

interface TimeGridHeadProps {
  days: readonly Day[]
  zone: string
  /** Second zone shown beside the hours */
  second: string | undefined
  /** YYYY-MM-DD */
  today: string
  stop: CalendarItem
  onDay: (date: string) => void
}

/** The day headings of a time grid; each opens that day. */
export function TimeGridHead({ days, zone, second, today, stop, onDay }: TimeGridHeadProps) {
  const styles = useStyles()
  const { language } = useViewer()
  return (
    <thead>
      <tr>
        <th scope="col" className={mergeClasses(styles.corner, second && styles.wide)}>
          <Hidden>
            <FormattedMessage id="calendar.time" />
          </Hidden>
          {second && (
            <span className={styles.zones}>
              {[second, zone].map((name) => (
                <span key={name} className={styles.zone}>
                  {formatZone(name, language, new Date(days[0]?.from ?? 0))}
                </span>
              ))}
            </span>
          )}
        </th>
        {days.map(({ date }, day) => {
          const names = getDayNames(date, language)
          return (
            <th key={date} scope="col" className={styles.head}>
              <button
                type="button"
                data-item={formatItemKey(day, 0)}
                tabIndex={stop.day === day && stop.item === 0 ? 0 : -1}
                aria-current={date === today ? 'date' : undefined}
                className={mergeClasses(
                  styles.day,
                  date < today && styles.over,
                  date === today && styles.today,
                )}
                onClick={() => onDay(date)}
              >
                <Hidden>{names.full()}</Hidden>
                <span aria-hidden="true" className={styles.weekday}>
                  {names.weekday()}
                </span>
                <span aria-hidden="true">{names.date()}</span>
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
  wide: { width: '144px', verticalAlign: 'bottom' },
  zones: { display: 'flex', paddingBlock: '8px' },
  zone: {
    flexGrow: 1,
    flexBasis: 0,
    minWidth: 0,
    paddingInline: '2px 8px',
    color: tokens.colorNeutralForeground3,
    fontSize: '11px',
    lineHeight: '14px',
    fontWeight: tokens.fontWeightRegular,
    textAlign: 'end',
    overflowWrap: 'break-word',
  },
  head: { padding: '8px 2px', textAlign: 'center', borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  day: {
    position: 'relative',
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
  over: { color: tokens.colorNeutralForeground3 },
  today: {
    [media.forced]: { outline: '2px solid Highlight' },
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    ':hover': { backgroundColor: tokens.colorBrandBackgroundHover },
  },
  weekday: { fontSize: tokens.fontSizeBase200, fontWeight: tokens.fontWeightRegular },
})
