import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { FormattedMessage } from 'react-intl'
import { formatZone } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'
import { Heading } from '#web/ui/Heading.tsx'
import type { Identified, Resource } from './resource.ts'
import { toMessageId } from './toMessageId.ts'

interface ListHeadProps<Row extends Identified> {
  resource: Resource<Row>
  /** Number of records, once it is known */
  total: number | undefined
  /** Whether a column shows a time of day */
  hasTimes: boolean
  /** The page already shows the title */
  isNamed: boolean
  onCreate: (() => void) | undefined
}

/** The head of a list: title, count, time zone, and the button for a new record. */
export function ListHead<Row extends Identified>({
  resource,
  total,
  hasTimes,
  isNamed,
  onCreate,
}: ListHeadProps<Row>) {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      <div>
        {!isNamed && (
          <Heading level={1} size="section">
            <FormattedMessage id={resource.title} />
          </Heading>
        )}
        <p className={styles.lead}>
          <span role="status">
            {total !== undefined && <FormattedMessage id="resource.records" values={{ count: total }} />}
          </span>
          {total !== undefined && hasTimes && <Zone />}
        </p>
      </div>
      {onCreate && (
        <Button appearance="primary" size="large" icon={<AddRegular />} onClick={onCreate}>
          <FormattedMessage id={toMessageId(`${resource.name}.create`)} />
        </Button>
      )}
    </div>
  )
}

function Zone() {
  const { language, timeZone, clock } = useViewer()
  const zone = formatZone(timeZone, language, new Date(clock.madeAt))
  return (
    <>
      {' · '}
      <FormattedMessage id="resource.zone" values={{ zone }} />
    </>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: '16px',
    marginBottom: '24px',
  },
  lead: { margin: 0, minHeight: '26px', color: tokens.colorNeutralForeground2 },
})
