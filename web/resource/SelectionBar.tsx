import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { FormattedMessage } from 'react-intl'
import { brandTokens } from '#web/theme/tokens.ts'
import type { BulkAction } from './resource.ts'
import { toMessageId } from './toMessageId.ts'

interface SelectionBarProps {
  name: string
  count: number
  actions: readonly BulkAction[]
  isBusy: boolean
  onAction: (action: BulkAction) => void
  onClear: () => void
}

/** The bulk actions for the selected records; stays visible while the list scrolls. */
export function SelectionBar({ name, count, actions, isBusy, onAction, onClear }: SelectionBarProps) {
  const styles = useStyles()
  if (count === 0) return null
  return (
    <div className={styles.root} role="region">
      <span role="status" className={styles.count}>
        <FormattedMessage id="resource.selected" values={{ count }} />
      </span>
      {actions.map((action) => (
        <Button
          key={action.name}
          className={mergeClasses(action.isDanger && styles.danger)}
          disabledFocusable={isBusy}
          onClick={() => onAction(action)}
        >
          <FormattedMessage id={toMessageId(`${name}.actions.${action.name}`)} />
        </Button>
      ))}
      <Button appearance="subtle" onClick={onClear}>
        <FormattedMessage id="resource.clearSelection" />
      </Button>
    </div>
  )
}

const useStyles = makeStyles({
  root: {
    position: 'sticky',
    bottom: '12px',
    zIndex: 10,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    marginTop: '12px',
    padding: '10px 16px',
    border: `1px solid ${tokens.colorBrandStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: brandTokens.shadowFloating,
  },
  count: { flexGrow: 1, fontWeight: tokens.fontWeightSemibold },
  danger: { color: brandTokens.bad },
})
