import { Button, makeStyles, MessageBar, tokens } from '@fluentui/react-components'
import type { Homework } from '#sdk'
import { Suspense, lazy, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSWRConfig } from 'swr'
import { useClients } from '#web/api/clients.ts'
import { formatError } from '#web/api/formatError.ts'
import { FileLinks } from '#web/domain/files/FileLinks.tsx'
import { useFormats } from '#web/resource/formats.ts'
import { PersonCell } from '#web/resource/PersonCell.tsx'
import { RecordDetail } from '#web/resource/RecordDetail.tsx'
import type { DetailProps } from '#web/resource/resource.ts'
import { notify } from '#web/state/notifications.ts'
import { useStores } from '#web/state/stores.ts'
import { useNow } from '#web/time/viewer.ts'
import { Facts } from '#web/ui/Facts.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { type ChosenGroups, GroupPicker } from './GroupPicker.tsx'
import { LearnerLists } from './LearnerLists.tsx'
import { useChosenLearners } from './useChosenLearners.ts'

const Submissions = lazy(async () => ({ default: (await import('./Submissions.tsx')).Submissions }))

const LEARNERS_MAX = 100

/**
 * Homework with its learners; it can be assigned and unassigned until it is due.
 * @see specification section 5
 */
export function HomeworkDetail({ row, ...panel }: DetailProps<Homework>) {
  const styles = useStyles()
  const { dateTime } = useFormats()
  return (
    <RecordDetail {...panel} title={row.title}>
      <div className={styles.root}>
        <Heading level={2}>
          <bdi>{row.title}</bdi>
        </Heading>
        <p dir="auto" className={styles.text}>
          {row.description}
        </p>
        <Facts
          facts={[
            {
              name: 'due',
              label: <FormattedMessage id="homeworkList.fields.dueDate" />,
              value: dateTime(row.dueDate),
            },
            {
              name: 'course',
              label: <FormattedMessage id="homeworkList.fields.course" />,
              value: row.course.name,
            },
            ...(row.classGroup
              ? [
                  {
                    name: 'group',
                    label: <FormattedMessage id="homeworkList.fields.classGroup" />,
                    value: row.classGroup.name,
                  },
                ]
              : []),
            {
              name: 'createdBy',
              label: <FormattedMessage id="homeworkList.fields.createdBy" />,
              value: <PersonCell {...row.createdBy} />,
            },
            {
              name: 'files',
              label: <FormattedMessage id="homeworkList.fields.file_ids" />,
              value: <FileLinks files={row.attachedFiles} />,
            },
            {
              name: 'waiting',
              label: <FormattedMessage id="homeworkList.fields.review_count" />,
              value: row.review_count,
            },
          ]}
        />
        <Suspense fallback={<Skeleton />}>
          <Submissions work={row} />
        </Suspense>
        <Assign key={row.id} work={row} />
      </div>
    </RecordDetail>
  )
}

function Assign({ work }: { work: Homework }) {
  const styles = useStyles()
  const intl = useIntl()
  const [chosen, setChosen] = useChosenLearners(work.students)
  const { isBusy, save } = useAssignment(work)
  const isPast = useNow(60_000) >= Date.parse(work.dueDate)
  const isChanged =
    chosen.length !== work.students.length ||
    chosen.some(({ id }) => work.students.every((one) => one.id !== id))
  if (isPast)
    return (
      <MessageBar intent="info">
        <FormattedMessage id="homeworkList.pastDue" />
      </MessageBar>
    )
  return (
    <>
      <GroupPicker onPick={(groups) => void save(groups, [])} />
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
          )
        }}
      >
        <FormattedMessage id="resource.save" />
      </Button>
    </>
  )
}

/**
 * Returns a function that assigns to some learners, unassigns others and shows a toast for each.
 * @see specification section 8
 */
function useAssignment(work: Homework) {
  const intl = useIntl()
  const clients = useClients()
  const { mutate } = useSWRConfig()
  const { notifications } = useStores()
  const [isBusy, setBusy] = useState(false)
  const at = { params: { path: { id: work.id } } }

  async function save(to: ChosenGroups & { student_ids?: number[] }, from: number[]) {
    setBusy(true)
    try {
      if (Object.values(to).some((ids: number[]) => ids.length > 0)) {
        await clients.api.POST('/homework/{id}/assign/', { ...at, body: to })
        notify(notifications, 'success', intl.formatMessage({ id: 'homework assigned' }))
      }
      if (from.length) {
        await clients.api.POST('/homework/{id}/unassign/', { ...at, body: { student_ids: from } })
        notify(notifications, 'success', intl.formatMessage({ id: 'homework unassigned' }))
      }
    } catch (error) {
      notify(notifications, 'error', formatError(error, intl))
    } finally {
      setBusy(false)
      await mutate((key) => Array.isArray(key) && key[1] === '/homework/list/')
    }
  }
  return { isBusy, save }
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '20px' },
  text: { margin: 0, maxWidth: '68ch', color: tokens.colorNeutralForeground2 },
  save: { alignSelf: 'end' },
})
