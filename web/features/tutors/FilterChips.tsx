import { makeStyles, tokens } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { FormattedMessage, useIntl } from 'react-intl'
import { useQuery } from '#web/api/query.ts'
import { filtersQuery } from '#web/domain/institute/reads.ts'
import { brandTokens } from '#web/theme/tokens.ts'
import { type TutorSearch, cleared, filterNames, toggled } from './search.ts'

interface FilterChipsProps {
  search: TutorSearch
  onChange: (search: TutorSearch) => void
}

/** What is chosen, each removable by a click or the Delete key. */
export function FilterChips({ search, onChange }: FilterChipsProps) {
  const styles = useStyles()
  const intl = useIntl()
  const { data } = useQuery(filtersQuery)
  const chips = filterNames.flatMap((name) => (search.filters[name] ?? []).map((value) => ({ name, value })))
  if (chips.length === 0) return null
  return (
    <ul className={styles.root} aria-label={intl.formatMessage({ id: 'tutors.chosen' })}>
      {chips.map(({ name, value }) => {
        const options = data?.data.find((filter) => filter.api_param_name === name)?.options
        const title = options?.find((option) => option.value === value)?.title ?? value
        const remove = () => onChange(toggled(search, name, value))
        return (
          <li key={`${name} ${value}`}>
            <button
              type="button"
              className={styles.chip}
              aria-label={intl.formatMessage({ id: 'tutors.removeFilter' }, { title })}
              onClick={remove}
              onKeyDown={({ key }) => key === 'Delete' && remove()}
            >
              <bdi>{title}</bdi>
              <DismissRegular aria-hidden="true" className={styles.icon} />
            </button>
          </li>
        )
      })}
      <li>
        <button type="button" className={styles.clear} onClick={() => onChange(cleared(search))}>
          <FormattedMessage id="tutors.clear" />
        </button>
      </li>
    </ul>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
  chip: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: '36px',
    paddingInline: '14px 10px',
    border: 'none',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: brandTokens.brandSoft,
    color: tokens.colorBrandForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorBrandBackground2Hover },
  },
  icon: { width: '16px', height: '16px' },
  clear: {
    minHeight: '36px',
    paddingInline: '8px',
    border: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    cursor: 'pointer',
    textDecorationLine: 'underline',
  },
})
