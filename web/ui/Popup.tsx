import { Button, type ButtonProps, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down'
import { type ReactElement, type ReactNode, type RefObject, useId, useRef, useState } from 'react'
import { brandTokens } from '#web/theme/tokens.ts'
import { useDismiss } from './useDismiss.ts'

interface PopupProps {
  /** Text of the button, or its accessible name if it shows only an icon */
  label: string
  icon?: ReactElement
  isIconOnly?: boolean
  appearance?: ButtonProps['appearance']
  /** Which edge of the button the panel aligns with */
  align?: 'start' | 'end'
  children: ReactNode | ((close: () => void) => ReactNode)
}

/**
 * A button that opens a small panel below it; closed by Escape, a click outside, and by leaving it with the keyboard.
 */
export function Popup({
  label,
  icon,
  isIconOnly,
  appearance = 'subtle',
  align = 'end',
  children,
}: PopupProps) {
  const styles = useStyles()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const root = useRef<HTMLDivElement>(null)

  const close = () => {
    setOpen(false)
    document.getElementById(id)?.focus()
  }
  return (
    <div ref={root} className={styles.root}>
      {isIconOnly ? (
        // Lists have one in every row, and a plain button costs a fifth of Fluent's
        <button
          type="button"
          id={id}
          className={styles.icon}
          aria-expanded={isOpen}
          aria-label={label}
          title={label}
          onClick={() => setOpen(!isOpen)}
        >
          {icon}
        </button>
      ) : (
        <Button
          id={id}
          appearance={appearance}
          className={mergeClasses(appearance === 'outline' && styles.field)}
          {...(icon ? { icon } : {})}
          {...(appearance === 'outline' ? { icon: <ChevronDownRegular />, iconPosition: 'after' } : {})}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {label}
        </Button>
      )}
      {isOpen && (
        <div
          ref={keepInside}
          className={mergeClasses(styles.panel, align === 'end' ? styles.end : styles.start)}
        >
          <Dismissal root={root} onClose={(isByKey) => (isByKey ? close() : setOpen(false))} />
          {typeof children === 'function' ? children(close) : children}
        </div>
      )}
    </div>
  )
}

/** Moves a panel that would extend beyond the window back inside. */
function keepInside(panel: HTMLElement | null) {
  if (!panel) return
  const { left, right } = panel.getBoundingClientRect()
  const beyond = Math.min(left - 8, 0) || Math.max(right + 8 - document.documentElement.clientWidth, 0)
  panel.style.translate = `${-beyond}px`
}

/** Listens only while the panel is open. */
function Dismissal(props: { root: RefObject<HTMLElement | null>; onClose: (isByKey: boolean) => void }) {
  useDismiss(props.root, props.onClose)
  return null
}

const useStyles = makeStyles({
  root: { position: 'relative', display: 'inline-flex' },
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
    minHeight: '44px',
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    backgroundColor: tokens.colorNeutralBackground1,
    fontWeight: tokens.fontWeightRegular,
    whiteSpace: 'nowrap',
  },
  panel: {
    position: 'absolute',
    top: 'calc(100% + 4px)',
    zIndex: 20,
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    minWidth: '200px',
    maxWidth: 'min(320px, calc(100vw - 32px))',
    maxHeight: '60vh',
    overflowY: 'auto',
    padding: '8px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: brandTokens.shadowFloating,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightRegular,
    textAlign: 'start',
  },
  end: { insetInlineEnd: 0 },
  start: { insetInlineStart: 0 },
})
