import { makeStyles } from '@fluentui/react-components'
import type { GroupClass, GroupClassModel, GroupClassPreview } from '#sdk'
import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useClients } from '#web/api/clients.ts'
import { isolateText } from '#web/i18n/isolateText.ts'
import type { SaveQuestionProps } from '#web/resource/RecordFormBody.tsx'
import { Confirm } from '#web/ui/Confirm.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { parseModel } from './parseModel.ts'

type Handover = NonNullable<GroupClassPreview['handover']>

/** Asks before a group class is given to another tutor: who is told, and what the former tutor and families lose. */
export function HandoverQuestion({
  row,
  values,
  onAnswer,
}: SaveQuestionProps<GroupClass, Partial<GroupClassModel>>) {
  const styles = useStyles()
  const intl = useIntl()
  const { handover, isKnown } = useHandover(row.id, values)
  const name = isolateText(row.name)
  return (
    <Confirm
      title={intl.formatMessage({ id: 'groupClasses.handover' }, { name })}
      text={
        <>
          <p className={styles.text}>
            <FormattedMessage
              id="groupClasses.handover.told"
              values={{ former: <bdi>{row.tutor.name}</bdi>, learners: row.size }}
            />
          </p>
          {!isKnown && <Skeleton className={styles.skeleton} />}
          {handover && <Losses handover={handover} />}
        </>
      }
      action={intl.formatMessage({ id: 'groupClasses.handover.give' })}
      isBusy={!isKnown}
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    />
  )
}

/** The classes that move to the new tutor, and the interviews and unpaid bookings that are concerned. */
function Losses({ handover }: { handover: Handover }) {
  const styles = useStyles()
  const { former, tutor, sessions, interviews, unpaid } = handover
  const people = { former: <bdi>{former.name}</bdi>, tutor: <bdi>{tutor.name}</bdi> }
  return (
    <ul className={styles.list}>
      <li>
        <FormattedMessage id="groupClasses.handover.classes" values={{ ...people, count: sessions }} />
      </li>
      {interviews > 0 && (
        <li>
          <FormattedMessage id="groupClasses.handover.interviews" values={{ ...people, count: interviews }} />
        </li>
      )}
      {unpaid > 0 && (
        <li>
          <FormattedMessage id="groupClasses.handover.unpaid" values={{ count: unpaid }} />
        </li>
      )}
    </ul>
  )
}

/** Reads what saving would change; known without numbers where that fails. */
function useHandover(id: number, values: Partial<GroupClassModel>) {
  const { api } = useClients()
  const [read, setRead] = useState<{ handover: Handover | null }>()
  const model = parseModel(values)
  const key = model && JSON.stringify({ ...model, Id: id })
  useEffect(() => {
    let isCurrent = true
    const load = async () => {
      if (!key) return null
      const body = JSON.parse(key) as GroupClassModel // Made by `parseModel`
      const { data } = await api.POST('/group-classes/preview/', { body })
      return data?.data.handover ?? null
    }
    const show = (handover: Handover | null) => isCurrent && setRead({ handover })
    load().then(show, () => show(null))
    return () => {
      isCurrent = false
    }
  }, [api, key])
  return { handover: read?.handover, isKnown: read !== undefined }
}

const useStyles = makeStyles({
  text: { margin: 0 },
  skeleton: { height: '72px', marginTop: '12px' },
  list: { display: 'grid', gap: '6px', marginBlock: '12px 0', marginInline: 0, paddingInlineStart: '20px' },
})
