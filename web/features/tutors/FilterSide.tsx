import { makeStyles, tokens } from '@fluentui/react-components'
import { useIntl } from 'react-intl'
import { brandTokens, fixedColors, media } from '#web/theme/tokens.ts'
import { ApplyButton } from '#web/ui/SearchForm.tsx'
import { FilterGroups } from './FilterGroups.tsx'
import { SEARCH_FORM, type TutorSearch } from './search.ts'

/** For the button that opens the filters before the app has started. */
export const FILTERS_ID = 'filters'

interface FilterSideProps {
  search: TutorSearch
  onChange: (search: TutorSearch) => void
}

/** The filters beside the list; on a phone a native popover, which the drawer replaces once the app has started. */
export function FilterSide({ search, onChange }: FilterSideProps) {
  const styles = useStyles()
  const intl = useIntl()
  return (
    <aside
      id={FILTERS_ID}
      popover="auto"
      className={styles.root}
      aria-label={intl.formatMessage({ id: 'tutorSearch.filters' })}
    >
      <FilterGroups search={search} onChange={onChange} />
      <noscript>
        <ApplyButton form={SEARCH_FORM} />
      </noscript>
    </aside>
  )
}

const useStyles = makeStyles({
  root: {
    boxSizing: 'border-box',
    insetBlock: 0,
    insetInlineStart: 'auto',
    insetInlineEnd: 0,
    width: 'min(360px, 88vw)',
    height: '100dvh',
    maxHeight: '100dvh',
    margin: 0,
    padding: '24px',
    border: 'none',
    backgroundColor: brandTokens.page,
    color: tokens.colorNeutralForeground1,
    ':popover-open': { display: 'block' },
    '::backdrop': { backgroundColor: fixedColors.backdrop },
    [media.desktop]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: '88px',
      insetBlockEnd: 'auto',
      insetInlineEnd: 'auto',
      width: 'auto',
      height: 'auto',
      padding: 0,
      alignSelf: 'start',
      maxHeight: 'calc(100vh - 104px)',
      overflowY: 'auto',
      paddingInlineEnd: '8px',
    },
  },
})
