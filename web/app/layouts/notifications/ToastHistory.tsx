import { makeStyles, tokens } from '@fluentui/react-components'
import { FormattedMessage } from 'react-intl'
import { useSnapshot } from 'valtio'
import { useStores } from '#web/state/stores.ts'
import { DateTime } from '#web/ui/DateTime.tsx'

/** The toasts of this tab, newest first, for reading one that has closed already. */
export function ToastHistory() {
  const styles = useStyles()
  const { history } = useSnapshot(useStores().notifications)
  if (history.length === 0)
    return (
      <p className={styles.none}>
        <FormattedMessage id="bell.noneVisit" />
      </p>
    )
  return (
    <ul className={styles.list}>
      {history.toReversed().map(({ id, text, at }) => (
        <li key={id} className={styles.item}>
          <span dir="auto">{text}</span>
          <span className={styles.quiet}>
            <DateTime start={new Date(at).toISOString()} isZoneKnown />
          </span>
        </li>
      ))}
    </ul>
  )
}

const useStyles = makeStyles({
  list: { display: 'grid', margin: 0, padding: 0, listStyleType: 'none' },
  none: { margin: 0, paddingBlock: '24px', color: tokens.colorNeutralForeground3, textAlign: 'center' },
  item: {
    display: 'flex',
    flexDirection: 'column',
    paddingBlock: '10px',
    paddingInline: '12px',
    overflowWrap: 'anywhere',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    ':last-child': { borderBottom: 'none' },
  },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
})
