import { makeStyles } from '@fluentui/react-components'
import { Suspense, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Select } from '#web/ui/Select.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { createLazy } from '#web/ui/createLazy.ts'

// Fields are a tenth of a calendar's script, and few search
const ZoneSearch = createLazy(() => import('./ZoneSearch.tsx'), 'ZoneSearch')

interface ZoneChoiceProps {
  label: string
  value: string
  /** The usual choices; others can be searched */
  options: readonly { value: string; label: string }[]
  onChoose: (zone: string) => void
}

/** A select for a time zone, with a search for all other zones. */
export function ZoneChoice({ label, value, options, onChoose }: ZoneChoiceProps) {
  const styles = useStyles()
  const intl = useIntl()
  const [isSearching, setSearching] = useState(false)
  const root = useRef<HTMLSpanElement>(null)
  return (
    <span ref={root} className={styles.root}>
      <Select
        label={label}
        value={isSearching ? OTHER : value}
        options={[...options, { value: OTHER, label: intl.formatMessage({ id: 'calendar.zone.other' }) }]}
        onChange={(chosen) => {
          setSearching(chosen === OTHER)
          if (chosen !== OTHER) onChoose(chosen)
        }}
      />
      {isSearching && (
        <Suspense fallback={<Skeleton className={styles.loading} />}>
          <ZoneSearch
            onFound={(zone) => {
              setSearching(false)
              onChoose(zone)
              root.current?.querySelector('select')?.focus()
            }}
          />
        </Suspense>
      )}
    </span>
  )
}

const OTHER = 'other'

const useStyles = makeStyles({
  // The label, the field and the gap between
  loading: { width: '100%', height: '56px' },
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '8px',
    minWidth: 0,
    '& > span': { maxWidth: '100%' },
    '& select': { maxWidth: 'calc(100vw - 32px)', textOverflow: 'ellipsis' },
  },
})
