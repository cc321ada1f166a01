import { Button, makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useQuery } from '#web/api/query.ts'
import { groupNames } from '#web/domain/nameQueries.ts'
import { Select } from '#web/ui/Select.tsx'

/** Assigns something to all members of a group. */
export function GroupPicker({ onPick }: { onPick: (id: number) => void }) {
  const styles = useStyles()
  const intl = useIntl()
  const { data } = useQuery(groupNames)
  const [chosen, setChosen] = useState('')
  const label = intl.formatMessage({ id: 'assign.wholeGroup' })
  return (
    <div className={styles.root}>
      <Select
        label={label}
        value={chosen}
        options={[
          { value: '', label },
          ...(data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={setChosen}
      />
      <Button size="large" disabledFocusable={!chosen} onClick={() => chosen && onPick(Number(chosen))}>
        <FormattedMessage id="assign.give" />
      </Button>
    </div>
  )
}

const useStyles = makeStyles({ root: { display: 'flex', flexWrap: 'wrap', gap: '8px' } })
