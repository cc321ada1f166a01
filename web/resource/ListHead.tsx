import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { isStaff } from '#web/state/session.ts'
import { useSession } from '#web/state/stores.ts'
import { formatZone } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'
import { Heading } from '#web/ui/Heading.tsx'
import { Hidden } from '#web/ui/Hidden.tsx'
import type { Identified, Resource } from './resource.ts'
import { toMessageId } from './toMessageId.ts'

interface ListHeadProps<Row extends Identified> {
  resource: Resource<Row>
  /** Number of records, once it is known; null: there is nothing to count */
  total: number | null | undefined
  /** Whether a column shows a time of day */
  hasTimes: boolean
  /** The page already shows the title: the count would stand in a line of its own, so it is only announced */
  isNamed: boolean
  /** Links to frequently used filters */
  shortcuts: ReactNode
  onCreate: (() => void) | undefined
}

/** The head of a list in one line: title, count, time zone, shortcuts, and the button for a new record. */
export function ListHead<Row extends Identified>({
  resource,
  total,
  hasTimes,
  isNamed,
  shortcuts,
  onCreate,
}: ListHeadProps<Row>) {
  const styles = useStyles()
  const { user } = useSession()
  const count = total !== null && (
    <p className={styles.lead}>
      <span role="status">
        {total !== undefined && (
          <FormattedMessage
            id={isStaff(user) ? 'resource.records' : 'resource.total'}
            values={{ count: total }}
          />
        )}
      </span>
      {total !== undefined && hasTimes && <Zone />}
    </p>
  )
  return (
    <div className={mergeClasses(styles.root, isNamed && !onCreate && styles.named)}>
      <div className={styles.title}>
        {!isNamed && (
          <Heading level={1} size="section">
            <FormattedMessage id={resource.title} />
          </Heading>
        )}
        {isNamed ? <Hidden as="div">{count}</Hidden> : count}
      </div>
      {shortcuts}
      {onCreate && (
        <Button appearance="primary" icon={<AddRegular />} onClick={onCreate}>
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
    alignItems: 'center',
    gap: '8px 16px',
    minHeight: '44px',
    marginBottom: '12px',
  },
  named: { minHeight: 0, marginBottom: 0 },
  title: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', flexGrow: 1, columnGap: '12px' },
  lead: { margin: 0, minHeight: '26px', color: tokens.colorNeutralForeground2 },
})
