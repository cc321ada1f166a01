import { makeStyles, MessageBar, MessageBarBody, tokens } from '@fluentui/react-components'
import type { GroupClassModel } from '#sdk'
import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { GroupClassPreview as Preview } from '#sdk'
import { useClients } from '#web/api/clients.ts'
import { toLatinDigits } from '#web/form/normalize.ts'
import { useFormats } from '#web/resource/formats.ts'
import { brandTokens } from '#web/theme/tokens.ts'

const WAIT_MS = 400

interface GroupClassPreviewProps {
  /** Of the edited group class, whose own classes are no clashes; undefined for a new one */
  id: number | undefined
  values: Partial<GroupClassModel>
}

/** The dates of a group class and its clashes; updated when the form changes. */
export function GroupClassPreview({ id, values }: GroupClassPreviewProps) {
  const styles = useStyles()
  const { dateTime } = useFormats()
  const preview = usePreview(id, values)
  if (!preview) return null
  return (
    <section className={styles.root}>
      <h3 className={styles.title}>
        <FormattedMessage id="groupClasses.preview" values={{ count: preview.sessions.length }} />
      </h3>
      {preview.problems.map((problem) => (
        <MessageBar key={problem} intent="warning">
          <MessageBarBody>{problem}</MessageBarBody>
        </MessageBar>
      ))}
      <ol className={styles.list}>
        {preview.sessions.map(({ start_date_time }) => (
          <li key={start_date_time}>{dateTime(start_date_time)}</li>
        ))}
      </ol>
    </section>
  )
}

/** Fetches the preview of a complete form; undefined until it is complete. */
function usePreview(id: number | undefined, values: Partial<GroupClassModel>): Preview | undefined {
  const clients = useClients()
  const [preview, setPreview] = useState<Preview>()
  const body = parseModel(values)
  const key = body && JSON.stringify({ ...body, Id: id ?? 0 })
  useEffect(() => {
    if (!key) return undefined
    let isCurrent = true
    const fetchPreview = async () => {
      const { data } = await clients.api.POST('/group-classes/preview/', {
        body: JSON.parse(key) as GroupClassModel, // Made by `parseModel`
      })
      if (isCurrent) setPreview(data?.data)
    }
    const timer = setTimeout(
      () => void fetchPreview().catch(() => isCurrent && setPreview(undefined)),
      WAIT_MS,
    )
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [clients, key])
  return key ? preview : undefined
}

function parseModel(values: Partial<GroupClassModel>): GroupClassModel | undefined {
  const { name, course_id, tutor_id, days, start_date, end_date, start_time, minutes } = values
  const { min_students, max_students } = values
  if (!course_id || !tutor_id || !days?.length || !start_date || !end_date || !start_time) return undefined
  if (end_date < start_date || !(parseNumber(minutes) >= 15)) return undefined
  return {
    Id: 0,
    name: name || '–',
    course_id: Number(course_id),
    tutor_id: Number(tutor_id),
    days: days.map(Number),
    start_date,
    end_date,
    start_time,
    minutes: parseNumber(minutes),
    min_students: parseNumber(min_students) || 1,
    max_students: parseNumber(max_students) || 5,
    is_auto_renew: values.is_auto_renew ?? false,
    age_from: parseNumber(values.age_from) || 4,
    age_to: parseNumber(values.age_to) || 99,
    price: parseNumber(values.price) || 0,
  }
}

/** Parses a number typed with Latin or Arabic-Indic digits. */
function parseNumber(typed: unknown): number {
  return Number(toLatinDigits(String(typed ?? '')))
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    padding: '16px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: brandTokens.sunken,
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase400 },
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
    gap: '6px 16px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    fontSize: tokens.fontSizeBase300,
    fontVariantNumeric: 'tabular-nums',
  },
})
