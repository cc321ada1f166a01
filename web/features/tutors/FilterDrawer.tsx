import { Button, makeStyles } from '@fluentui/react-components'
import { FormattedMessage, useIntl } from 'react-intl'
import { Heading } from '#web/ui/Heading.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { FilterGroups } from './FilterGroups.tsx'
import type { TutorSearch } from './search.ts'

interface FilterDrawerProps {
  search: TutorSearch
  /** Unknown while the first list loads, and after a failure */
  total: number | undefined
  onChange: (search: TutorSearch) => void
  onClose: () => void
}

/** The filters on a phone; they apply at once, and the button shows the number of results. */
export function FilterDrawer({ search, total, onChange, onClose }: FilterDrawerProps) {
  const styles = useStyles()
  const intl = useIntl()
  const title = intl.formatMessage({ id: 'tutorSearch.filters' })
  return (
    <Panel
      label={title}
      top={
        <Heading level={2} size="card">
          {title}
        </Heading>
      }
      bottom={
        <Button appearance="primary" size="large" className={styles.show} onClick={onClose}>
          {total === undefined ? (
            <FormattedMessage id="ui.close" />
          ) : (
            <FormattedMessage id="tutorSearch.show" values={{ count: total }} />
          )}
        </Button>
      }
      onClose={onClose}
    >
      <FilterGroups search={search} onChange={onChange} />
    </Panel>
  )
}

const useStyles = makeStyles({ show: { width: '100%' } })
