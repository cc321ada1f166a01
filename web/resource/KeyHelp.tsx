import { makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { brandTokens } from '#web/theme/tokens.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { areShortcutsEnabled, enableShortcuts } from './keys.ts'

interface ListParts {
  readonly isSearched: boolean
  readonly Form?: unknown
  readonly Detail?: unknown
  readonly actions: readonly unknown[]
  readonly deletePath?: unknown
}

/** Each key, and whether it does something in a list. */
const keys = [
  ['?', 'help', () => true],
  ['/', 'search', ({ isSearched }: ListParts) => isSearched],
  ['N', 'create', ({ Form }: ListParts) => Form !== undefined],
  ['↓ ↑', 'rows', hasDetail],
  ['J K', 'records', hasDetail],
  [
    '1 … 9',
    'acts',
    (list: ListParts) => hasDetail(list) && (list.actions.length > 0 || list.deletePath !== undefined),
  ],
  ['Esc', 'close', hasDetail],
] as const

function hasDetail({ Detail }: ListParts): boolean {
  return Detail !== undefined
}

interface KeyHelpProps {
  resource: ListParts
  onClose: () => void
}

/** The keys that do something in a list, and the switch that turns them off. */
export function KeyHelp({ resource, onClose }: KeyHelpProps) {
  const styles = useStyles()
  const intl = useIntl()
  const [isOn, setOn] = useState(areShortcutsEnabled)
  return (
    <Dialog isOpen title={intl.formatMessage({ id: 'resource.keys' })} onClose={onClose}>
      <dl className={styles.list}>
        {keys
          .filter(([, , isUsed]) => isUsed(resource))
          .map(([key, text]) => (
            <div key={key} className={styles.row}>
              <dt>
                <kbd dir="ltr" className={styles.key}>
                  {key}
                </kbd>
              </dt>
              <dd className={styles.text}>
                <FormattedMessage id={`resource.keys.${text}`} />
              </dd>
            </div>
          ))}
      </dl>
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => {
            enableShortcuts(target.checked)
            setOn(target.checked)
          }}
        />
        <FormattedMessage id="resource.keys.on" />
      </label>
    </Dialog>
  )
}

const useStyles = makeStyles({
  list: { display: 'grid', gap: '8px', margin: 0 },
  row: { display: 'grid', gridTemplateColumns: '88px minmax(0, 1fr)', alignItems: 'center', gap: '16px' },
  key: {
    paddingBlock: '2px',
    paddingInline: '8px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: brandTokens.sunken,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    whiteSpace: 'nowrap',
  },
  text: { margin: 0 },
  switch: { display: 'flex', alignItems: 'center', gap: '10px', minHeight: '44px', marginTop: '16px' },
})
