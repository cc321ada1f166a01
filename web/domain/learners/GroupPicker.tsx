import { Button, makeStyles, tokens } from '@fluentui/react-components'
import type { LearnerGroup } from '#sdk'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { query, useQuery } from '#web/api/query.ts'
import { Select } from '#web/ui/Select.tsx'

/** Groups and group classes whose members are assigned to. */
export interface ChosenGroups {
  group_ids?: number[]
  group_class_ids?: number[]
}

const groups = query('/learners/groups/list/', { query: { page_size: 100 } })

interface GroupPickerProps {
  /** The call of an earlier press has no response yet */
  isBusy?: boolean
  /** Returns whether the group was assigned; the choice is then cleared, so that another press assigns nothing twice. */
  onPick: (chosen: ChosenGroups) => Promise<boolean>
}

/** Assigns something to all members of a group or group class. */
export function GroupPicker({ isBusy = false, onPick }: GroupPickerProps) {
  const styles = useStyles()
  const intl = useIntl()
  const { data } = useQuery(groups)
  const [chosen, setChosen] = useState('')
  const label = intl.formatMessage({ id: 'assign.wholeGroup' })
  const group = data?.data.find((one) => toKey(one) === chosen)

  async function give() {
    if (group && (await onPick(toChosen(group)))) setChosen('')
  }

  if (data?.data.length === 0)
    return (
      <p className={styles.text}>
        <FormattedMessage id="assign.noGroups" />
      </p>
    )
  return (
    <div className={styles.root}>
      <Select
        label={label}
        value={chosen}
        options={[
          { value: '', label },
          ...(data?.data ?? []).map((one) => ({
            value: toKey(one),
            label: intl.formatMessage({ id: `assign.${one.kind}` }, { name: one.name, count: one.size }),
          })),
        ]}
        onChange={setChosen}
      />
      <Button size="large" disabledFocusable={!group || isBusy} onClick={() => void give()}>
        <FormattedMessage id="assign.give" />
      </Button>
    </div>
  )
}

function toChosen({ kind, id }: LearnerGroup): ChosenGroups {
  return kind === 'group' ? { group_ids: [id] } : { group_class_ids: [id] }
}

function toKey({ kind, id }: LearnerGroup): string {
  return `${kind}-${id}`
}

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
})
