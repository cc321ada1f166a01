import { Button, makeStyles, MessageBar, MessageBarBody } from '@fluentui/react-components'
import type { Homework } from '#sdk'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSWRConfig } from 'swr'
import { useClients } from '#web/api/clients.ts'
import { formatError } from '#web/api/formatError.ts'
import { repeatLostCall } from '#web/api/repeatLostCall.ts'
import { type ChosenGroups, GroupPicker } from '#web/domain/learners/GroupPicker.tsx'
import { LearnerLists } from '#web/domain/learners/LearnerLists.tsx'
import { useChosenLearners } from '#web/domain/learners/useChosenLearners.ts'
import { notify } from '#web/state/notifications.ts'
import { useStores } from '#web/state/stores.ts'
import { useNow } from '#web/time/viewer.ts'

const LEARNERS_MAX = 100

/** Assigns homework to learners and groups, and unassigns it, until it is due. */
export function HomeworkAssign({ work }: { work: Homework }) {
  const styles = useStyles()
  const intl = useIntl()
  const [chosen, setChosen, markSaved] = useChosenLearners(work.id, work.students)
  const { isBusy, save } = useAssignment(work)
  const isPast = useNow(60_000) >= Date.parse(work.dueDate)
  const isChanged =
    chosen.length !== work.students.length ||
    chosen.some(({ id }) => work.students.every((one) => one.id !== id))
  if (isPast)
    return (
      <MessageBar intent="info">
        <MessageBarBody>
          <FormattedMessage id="homeworkList.pastDue" />
        </MessageBarBody>
      </MessageBar>
    )
  return (
    <>
      {(!work.published || work.students.length === 0) && (
        <MessageBar intent="info" layout="multiline">
          <MessageBarBody>
            <FormattedMessage id={work.published ? 'homeworkList.notGiven' : 'homeworkList.draft'} />
          </MessageBarBody>
        </MessageBar>
      )}
      <GroupPicker key={work.id} isBusy={isBusy} onPick={(groups) => save(groups, [])} />
      <LearnerLists
        taken={intl.formatMessage({ id: 'homeworkList.given' })}
        chosen={chosen}
        max={LEARNERS_MAX}
        onChange={setChosen}
      />
      <Button
        appearance="primary"
        size="large"
        className={styles.save}
        disabledFocusable={isBusy || !isChanged}
        onClick={() => {
          const now = new Set(chosen.map(({ id }) => id))
          const before = new Set(work.students.map(({ id }) => id))
          void save(
            { student_ids: [...now].filter((id) => !before.has(id)) },
            [...before].filter((id) => !now.has(id)),
            markSaved,
          )
        }}
      >
        <FormattedMessage id="resource.save" />
      </Button>
    </>
  )
}

/**
 * Returns a function that assigns to some learners, unassigns others and shows a toast for each; it returns whether all was saved.
 * @see specification section 8
 */
function useAssignment(work: Homework) {
  const intl = useIntl()
  const clients = useClients()
  const { mutate } = useSWRConfig()
  const { notifications } = useStores()
  const [isBusy, setBusy] = useState(false)
  const at = { params: { path: { id: work.id } } }

  async function save(to: ChosenGroups & { student_ids?: number[] }, from: number[], onSaved?: () => void) {
    setBusy(true)
    try {
      if (Object.values(to).some((ids: number[]) => ids.length > 0)) {
        await repeatLostCall(() => clients.api.POST('/homework/{id}/assign/', { ...at, body: to }))
        notify(notifications, 'success', intl.formatMessage({ id: 'homework assigned' }))
      }
      if (from.length) {
        const body = { student_ids: from }
        await repeatLostCall(() => clients.api.POST('/homework/{id}/unassign/', { ...at, body }))
        notify(notifications, 'success', intl.formatMessage({ id: 'homework unassigned' }))
      }
      onSaved?.()
      return true
    } catch (error) {
      notify(notifications, 'error', formatError(error, intl))
      return false
    } finally {
      await mutate((key) => Array.isArray(key) && key[1] === '/homework/list/')
      setBusy(false)
    }
  }
  return { isBusy, save }
}

const useStyles = makeStyles({ save: { alignSelf: 'end' } })
