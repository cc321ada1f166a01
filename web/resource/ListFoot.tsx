import { makeStyles } from '@fluentui/react-components'
import { useIntl } from 'react-intl'
import { Pager } from '#web/ui/Pager.tsx'
import { Select } from '#web/ui/Select.tsx'
import { type ListState, PAGE_SIZES } from './listState.ts'

interface ListFootProps {
  page: number
  /** Records on a page */
  size: number
  /** The list's own number of records on a page, which the URL does not name */
  ownSize: number
  pages: number
  /** Builds the URL of a page */
  getHref: (page: number) => string
  onChange: (next: Pick<ListState, 'size'>) => void
}

/** The foot of a list: links to its pages, and the number of records on a page. */
export function ListFoot({ page, size, ownSize, pages, getHref, onChange }: ListFootProps) {
  const styles = useStyles()
  const intl = useIntl()
  return (
    <div className={styles.root}>
      <Pager page={page} pages={pages} getHref={getHref} />
      {(pages > 1 || size !== ownSize) && (
        <Select
          label={intl.formatMessage({ id: 'resource.size' })}
          value={String(size)}
          options={PAGE_SIZES.map((count) => ({
            value: String(count),
            label: intl.formatMessage({ id: 'resource.sizeOf' }, { count }),
          }))}
          onChange={(next) => onChange({ size: Number(next) === ownSize ? undefined : Number(next) })}
        />
      )}
    </div>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px',
    marginTop: '12px',
    '& > nav': { paddingBlock: 0 },
    '& > :only-child': { marginInlineStart: 'auto' },
  },
})
