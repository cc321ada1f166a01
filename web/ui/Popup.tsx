import { Button, type ButtonProps, makeStyles, tokens } from '@fluentui/react-components'
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down'
import type { ReactElement, ReactNode } from 'react'
import { brandTokens } from '#web/theme/tokens.ts'
import { moveByKeys } from './moveByKeys.ts'
import { Popover } from './Popover.tsx'
import { usePopover } from './usePopover.ts'

interface PopupProps {
  /** Text of the button, or its accessible name if it shows only an icon */
  label: string
  icon?: ReactElement
  isIconOnly?: boolean
  appearance?: ButtonProps['appearance']
  /** Which edge of the button the panel aligns with */
  align?: 'start' | 'end'
  /** The panel has selects or text fields, which need the arrow keys and letters themselves */
  hasFields?: boolean
  children: ReactNode | ((close: () => void) => ReactNode)
}

/**
 * A button that opens a small panel; arrow up and down open it too. Arrow keys and letters move in a panel of links,
 * buttons and checkboxes. One with fields is a dialog, where Tab moves.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/
 */
export function Popup({
  label,
  icon,
  isIconOnly,
  appearance = 'subtle',
  align = 'end',
  hasFields,
  children,
}: PopupProps) {
  const styles = useStyles()
  const { isOpen, button, panel, close } = usePopover()
  return (
    <>
      {isIconOnly ? (
        // Lists have one in every row, and a plain button costs a fifth of Fluent's
        <button type="button" {...button} className={styles.icon} aria-label={label} title={label}>
          {icon}
        </button>
      ) : (
        <Button
          {...button}
          appearance={appearance}
          {...(appearance === 'outline'
            ? { className: styles.field, icon: <ChevronDownRegular />, iconPosition: 'after' }
            : icon && { icon })}
        >
          {label}
        </Button>
      )}
      {isOpen && (
        <Popover
          {...panel}
          {...(hasFields && { role: 'dialog', 'aria-label': label, tabIndex: -1 })}
          align={align}
          onKey={moveByKeys}
          className={styles.panel}
        >
          {typeof children === 'function' ? children(close) : children}
        </Popover>
      )}
    </>
  )
}

const useStyles = makeStyles({
  icon: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '36px',
    height: '36px',
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    fontSize: '20px',
    cursor: 'pointer',
    ':hover': { color: tokens.colorBrandForeground1, backgroundColor: brandTokens.sunken },
  },
  // Looks like a `Select` beside it
  field: {
    flexShrink: 0,
    minHeight: '44px',
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    backgroundColor: tokens.colorNeutralBackground1,
    fontWeight: tokens.fontWeightRegular,
    whiteSpace: 'nowrap',
  },
  panel: {
    minWidth: '200px',
    maxWidth: 'min(320px, calc(100vw - 16px))',
    maxHeight: 'min(60vh, calc(100% - 8px))',
    ':popover-open': { display: 'flex', flexDirection: 'column' },
  },
})
