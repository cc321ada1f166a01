import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ServerNotification } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { useStores } from '#web/state/stores.ts'
import { brandTokens } from '#web/theme/tokens.ts'
import { DateTime } from '#web/ui/DateTime.tsx'
import { Failure } from '#web/ui/Failure.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import type { Bell } from './useBell.ts'

interface NotificationListProps {
  bell: Bell
  isUnreadOnly: boolean
  onFollow: () => void
}

/**
 * The server's notifications and the toasts of this tab in one list, the newest first. Following a notification marks
 * it as read; a toast has closed already and can be read again.
 */
export function NotificationList({ bell, isUnreadOnly, onFollow }: NotificationListProps) {
  const styles = useStyles()
  const { history } = useSnapshot(useStores().notifications)
  const { rows, error } = bell
  if (!rows)
    return error ? (
      <Failure isBusy={bell.isValidating} onRetry={bell.retry} />
    ) : (
      <div aria-busy="true" className={styles.list}>
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} className={styles.skeleton} />
        ))}
      </div>
    )
  const shown = sortByTime(
    isUnreadOnly ? rows.filter((row) => !row.is_read) : rows,
    isUnreadOnly ? [] : history,
  )
  if (shown.length === 0)
    return (
      <p className={styles.none}>
        <FormattedMessage id={isUnreadOnly ? 'bell.noneUnread' : 'bell.none'} />
      </p>
    )
  return (
    <ul className={styles.list}>
      {shown.map(({ at, row, toast }) =>
        row ? (
          <li key={row.id}>
            <Link
              to={row.path}
              className={mergeClasses(styles.item, styles.link, !row.is_read && styles.unread)}
              onClick={() => {
                bell.readOne(row)
                onFollow()
              }}
            >
              <span className={styles.line}>
                <strong>{row.title}</strong>
                {!row.is_read && (
                  <span className={styles.mark}>
                    <FormattedMessage id="bell.new" />
                  </span>
                )}
              </span>
              <span>{row.body}</span>
              <Time at={at} />
            </Link>
          </li>
        ) : (
          <li key={`toast ${toast.id}`} className={styles.item}>
            <span className={styles.toast}>{toast.text}</span>
            <Time at={at} />
          </li>
        ),
      )}
    </ul>
  )
}

function Time({ at }: { at: number }) {
  return (
    <span className={useStyles().quiet}>
      <DateTime start={new Date(at).toISOString()} isZoneKnown />
    </span>
  )
}

type Toast = ReturnType<typeof useStores>['notifications']['history'][number]

/** Merges both kinds, the newest first. */
function sortByTime(rows: readonly ServerNotification[], toasts: readonly Toast[]) {
  return [
    ...rows.map((row) => ({ at: Date.parse(row.created_on), row, toast: undefined })),
    ...toasts.map((toast) => ({ at: toast.at, row: undefined, toast })),
  ].toSorted((one, other) => other.at - one.at)
}

const useStyles = makeStyles({
  list: { display: 'grid', gap: '4px', margin: 0, padding: 0, listStyleType: 'none' },
  skeleton: { height: '72px' },
  none: { margin: 0, paddingBlock: '24px', color: tokens.colorNeutralForeground3, textAlign: 'center' },
  item: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2px',
    padding: '12px',
    borderRadius: tokens.borderRadiusLarge,
    overflowWrap: 'anywhere',
  },
  link: {
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: brandTokens.sunken },
  },
  unread: { backgroundColor: brandTokens.brandSoft },
  line: { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: '8px' },
  // Some texts of the specification begin with a small letter
  toast: { '::first-letter': { textTransform: 'uppercase' } },
  mark: { flexShrink: 0, color: tokens.colorBrandForeground1, fontSize: tokens.fontSizeBase200 },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
})
