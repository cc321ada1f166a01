import { makeStyles, MessageBar, MessageBarBody, tokens } from '@fluentui/react-components'
import type { GroupClassModel } from '#sdk'
import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { GroupClassPreview as Preview } from '#sdk'
import { useClients } from '#web/api/clients.ts'
import { useFormats } from '#web/resource/formats.ts'
import { brandTokens } from '#web/theme/tokens.ts'
import { Status } from '#web/ui/Status.tsx'
import { parseModel } from './parseModel.ts'

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
        {preview.sessions.map(({ start_date_time, is_clash: isClash }) => (
          <li key={start_date_time}>
            {dateTime(start_date_time)}
            {isClash && (
              <>
                {' '}
                <Status tone="bad">
                  <FormattedMessage id="groupClasses.clash" />
                </Status>
              </>
            )}
          </li>
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
