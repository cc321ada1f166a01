import { Button, makeStyles, MessageBar, MessageBarBody } from '@fluentui/react-components'
import { ApiError, type Clients, type Person } from '#sdk'
import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { useClients } from '#web/api/clients.ts'
import { formatError } from '#web/api/formatError.ts'
import { useFailure } from '#web/api/useFailure.ts'
import type { Query } from '#web/api/query.ts'
import { LeaveQuestion } from '#web/form/LeaveQuestion.tsx'
import { notify } from '#web/state/notifications.ts'
import { useStores } from '#web/state/stores.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import type { DualListItem } from '#web/ui/DualList.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { applyChanges } from './applyChanges.ts'
import { LearnerLists } from './LearnerLists.tsx'
import { toDualListItem } from './useStudentOffer.ts'

interface AssignStudentsProps {
  title: ReactNode
  /** A sentence below the title */
  lead?: ReactNode
  /** The members as they are shown */
  students: readonly Person[]
  /** Reads the members, which another person may have changed meanwhile */
  read: Query<{ data: { students: readonly Person[] } }>
  max: number
  /** Path prefix of the queries that contain the group */
  area: string
  back: string
  save: (clients: Clients, ids: number[]) => Promise<unknown>
  /** Shows below a refusal of this choice what stands in the way of those who were taken away */
  explain?: (removed: readonly Person[]) => ReactNode
}

/** Chooses the members of a group and shows the changes before saving. */
export function AssignStudents(props: AssignStudentsProps) {
  const { title, lead, students: saved, read, max, area, back, save, explain } = props
  const styles = useStyles()
  const intl = useIntl()
  const clients = useClients()
  const navigate = useNavigate()
  const { notifications } = useStores()
  const { mutate } = useSWRConfig()
  // Those that the choice began with: a revalidation may bring others, who were not taken away here
  const [students] = useState(saved)
  const [chosen, setChosen] = useState<readonly DualListItem[]>(() => students.map(toDualListItem))
  const [failure, setFailure] = useFailure()
  const [isBusy, setBusy] = useState(false)
  const added = chosen.filter(({ id }) => students.every((one) => one.id !== id)).length
  const gone = students.filter(({ id }) => chosen.every((one) => one.id !== id))
  const removed = gone.length

  async function send() {
    setBusy(true)
    try {
      const now = await read.load(clients)
      const [before, after, current] = [students, chosen, now.data.students].map((list) =>
        list.map(({ id }) => id),
      )
      await save(clients, applyChanges(before ?? [], after ?? [], current ?? []))
      // Revalidates all queries that contain the group
      await mutate((key) => Array.isArray(key) && String(key[1]).startsWith(area))
      notify(notifications, 'success', intl.formatMessage({ id: 'Saved successfully' }))
      await navigate(back)
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className={styles.root}>
      <Heading level={1} size="section">
        {title}
      </Heading>
      {lead && <p className={styles.lead}>{lead}</p>}
      <LeaveQuestion isAtRisk={added + removed > 0 && !isBusy} />
      <LearnerLists
        taken={intl.formatMessage({ id: 'assign.taken' })}
        chosen={chosen}
        max={max}
        onChange={setChosen}
      />
      {failure !== undefined && (
        <MessageBar intent="error" layout="multiline" role="alert">
          <MessageBarBody>
            {formatError(failure, intl)}
            {failure instanceof ApiError && failure.fields.student_ids && explain?.(gone)}
          </MessageBarBody>
        </MessageBar>
      )}
      <div className={styles.actions}>
        <span role="status" className={styles.summary}>
          {added + removed > 0 && <FormattedMessage id="assign.changes" values={{ added, removed }} />}
        </span>
        <ButtonLink to={back}>
          <FormattedMessage id="ui.cancel" />
        </ButtonLink>
        <Button
          appearance="primary"
          size="large"
          disabledFocusable={isBusy || added + removed === 0}
          onClick={() => void send()}
        >
          <FormattedMessage id={isBusy ? 'resource.saving' : 'resource.save'} />
        </Button>
      </div>
    </div>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '24px' },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '12px',
  },
  summary: { flexGrow: 1 },
  lead: { margin: 0 },
})
