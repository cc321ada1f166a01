import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { RecordDetail } from '#web/resource/RecordDetail.tsx'
import type { DetailProps } from '#web/resource/resource.ts'
import { toMessageId } from '#web/resource/toMessageId.ts'
import { Facts } from '#web/ui/Facts.tsx'
import { Heading } from '#web/ui/Heading.tsx'

/** Names of the fields that a resource has texts for. */
type FieldName<Texts extends string> = MessageId extends infer Id
  ? Id extends `${Texts}.fields.${infer Name}`
    ? Name
    : never
  : never

interface FactsDetailProps<Texts extends string> {
  panel: Omit<DetailProps<never>, 'row'>
  title: string
  /** Shown above the facts */
  description?: string | null
  /** Name of the resource: labels are `<texts>.fields.<name>` */
  texts: Texts
  /** Names of fields with what they show; a field without a text is a compile error */
  facts: readonly (readonly [name: FieldName<Texts>, value: ReactNode])[]
  /** Shown below, such as members and links */
  children?: ReactNode
}

/** The details of a record: its description, its facts, then what belongs to it. */
export function FactsDetail<const Texts extends string>({
  panel,
  title,
  description,
  texts,
  facts,
  children,
}: FactsDetailProps<Texts>) {
  const styles = useStyles()
  return (
    <RecordDetail {...panel} title={title}>
      <div className={styles.root}>
        <Heading level={2}>
          <bdi>{title}</bdi>
        </Heading>
        {description && (
          <p dir="auto" className={styles.text}>
            {description}
          </p>
        )}
        <Facts
          facts={facts.map(([name, value]) => ({
            name,
            value,
            label: <FormattedMessage id={toMessageId(`${texts}.fields.${name}`)} />,
          }))}
        />
        {children}
      </div>
    </RecordDetail>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: '20px' },
  text: { margin: 0, maxWidth: '68ch', color: tokens.colorNeutralForeground2 },
})
