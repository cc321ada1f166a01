import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { Filter } from '#sdk'
import { memo, useDeferredValue, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { useQuery } from '#web/api/query.ts'
import { filtersQuery } from '#web/domain/institute/queries.ts'
import { formatNumber, formatZone } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useEvent } from '#web/ui/useEvent.ts'
import { useHydrated } from '#web/ui/useHydrated.ts'
import { countsQuery } from './queries.ts'
import {
  type FilterName,
  type TutorSearch,
  SEARCH_FORM,
  countChosen,
  filterNames,
  toggleOption,
} from './search.ts'

interface FilterGroupsProps {
  search: TutorSearch
  onChange: (search: TutorSearch) => void
}

const OPEN_AT_FIRST = 5

/** The filters as groups of check boxes with counts. The list works without them. */
export function FilterGroups({ search, onChange }: FilterGroupsProps) {
  const styles = useStyles()
  const { timeZone } = useViewer()
  const isHydrated = useHydrated()
  const { data: offers, error, mutate } = useQuery(filtersQuery)
  const settled = useDeferredValue(search)
  // The counts of a list without choices come with the page
  const isNarrowed = countChosen(settled) > 0 || settled.q !== ''
  const counted = useQuery(isHydrated && isNarrowed ? countsQuery(settled, timeZone) : null, {
    keepPreviousData: true,
  })
  const data = (isNarrowed && counted.data) || offers
  const toggle = useEvent((name: FilterName, value: string) =>
    onChange(toggleOption(search, name, value, timeZone)),
  )
  if (error && !data)
    return (
      <div role="alert">
        <FormattedMessage id="tutorSearch.filtersFailed" />{' '}
        <Button appearance="transparent" onClick={() => void mutate()}>
          <FormattedMessage id="ui.retry" />
        </Button>
      </div>
    )
  if (!data)
    return (
      <div aria-busy="true" className={styles.root}>
        {filterNames.map((name) => (
          <Skeleton key={name} className={styles.skeleton} />
        ))}
      </div>
    )
  // Times of day are offered without tutors too; there is nothing to filter then
  if (data.data.every((filter) => filter.api_param_name === 'day_times' || !filter.options.length))
    return null
  return (
    <div className={styles.root}>
      {filterNames.flatMap((name) => {
        const filter = data.data.find((candidate) => candidate.api_param_name === name)
        return filter?.options.length
          ? [
              <Group
                key={name}
                filter={filter}
                chosen={search.filters[name]}
                zone={name === 'day_times' ? (search.zone ?? timeZone) : undefined}
                onToggle={toggle}
              />,
            ]
          : []
      })}
    </div>
  )
}

/** Name of the parameter for filters whose options are all shown */
const ALL = 'all'

interface GroupProps {
  filter: Filter
  chosen: readonly string[] | undefined
  /** The zone of the options */
  zone: string | undefined
  onToggle: (name: FilterName, value: string) => void
}

/** A filter; memoized. */
const Group = memo(function Group({ filter, chosen = [], zone, onToggle }: GroupProps) {
  const styles = useStyles()
  const { language, clock } = useViewer()
  const isHydrated = useHydrated()
  const [params] = useSearchParams()
  // Without script the button asks the server for all options
  const [isWhole, setWhole] = useState(params.getAll(ALL).includes(filter.api_param_name))
  const shown = filter.options.filter(
    ({ value }, index) => isWhole || index < OPEN_AT_FIRST || chosen.includes(value),
  )
  const more = filter.options.length - shown.length
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        {filter.title}
        {zone && (
          <span className={styles.zone}>
            <FormattedMessage
              id="ui.zone"
              values={{ zone: formatZone(zone, language, new Date(clock.madeAt)) }}
            />
          </span>
        )}
      </legend>
      {shown.map(({ title, value, count }) => (
        <label key={value} className={mergeClasses(styles.option, count === 0 && styles.empty)}>
          <input
            type="checkbox"
            form={SEARCH_FORM}
            name={filter.api_param_name}
            value={value}
            className={styles.box}
            checked={chosen.includes(value)}
            onChange={() => onToggle(filter.api_param_name, value)}
          />
          <span className={styles.title}>{title}</span>
          {count !== undefined && <span className={styles.count}>{formatNumber(count, language)}</span>}
        </label>
      ))}
      {(more > 0 || isWhole) && filter.options.length > OPEN_AT_FIRST && (
        <button
          {...(isHydrated
            ? { type: 'button' }
            : { type: 'submit', form: SEARCH_FORM, name: ALL, value: isWhole ? '' : filter.api_param_name })}
          className={styles.more}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          <FormattedMessage
            id={isWhole ? 'tutorSearch.showLess' : 'tutorSearch.showMore'}
            values={{ count: more }}
          />
        </button>
      )}
    </fieldset>
  )
})

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '24px' },
  skeleton: { height: '160px' },
  group: { margin: 0, padding: 0, border: 'none', minWidth: 0 },
  legend: {
    padding: 0,
    marginBottom: '4px',
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  option: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: '36px',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    cursor: 'pointer',
  },
  box: { flexShrink: 0, width: '18px', height: '18px', margin: 0, accentColor: tokens.colorBrandForeground1 },
  zone: {
    display: 'block',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
  },
  title: { flexGrow: 1, minWidth: 0 },
  empty: { color: tokens.colorNeutralForeground3 },
  count: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
  more: {
    minHeight: '36px',
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorBrandForegroundLink,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    cursor: 'pointer',
    ':hover': { textDecorationLine: 'underline' },
  },
})
