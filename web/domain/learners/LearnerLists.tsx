import { makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type DualListItem, DualList } from '#web/ui/DualList.tsx'
import { SearchField } from '#web/ui/SearchField.tsx'
import { useStudentOffer } from './useStudentOffer.ts'

interface LearnerListsProps {
  /** Title of the chosen learners */
  taken: string
  chosen: readonly DualListItem[]
  max: number
  onChange: (chosen: readonly DualListItem[]) => void
}

/**
 * Learners to choose from, with a search, and those who are chosen. Says so when there is no learner yet.
 * See docs/decisions.md#learners.
 */
export function LearnerLists({ taken, chosen, max, onChange }: LearnerListsProps) {
  const styles = useStyles()
  const intl = useIntl()
  const [search, setSearch] = useState('')
  const { learners, isEmpty } = useStudentOffer(search)
  return (
    <>
      {isEmpty && chosen.length === 0 && (
        <p role="status" className={styles.text}>
          <FormattedMessage id="assign.nobody" />
        </p>
      )}
      <DualList
        offered={intl.formatMessage({ id: 'assign.offered' })}
        taken={taken}
        offer={learners}
        chosen={chosen}
        max={max}
        onChange={onChange}
        tools={
          <SearchField
            label={intl.formatMessage({ id: 'resource.search' })}
            value={search}
            onSearch={setSearch}
          />
        }
      />
    </>
  )
}

const useStyles = makeStyles({ text: { margin: 0, color: tokens.colorNeutralForeground2 } })
