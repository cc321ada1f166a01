import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { type HTMLAttributes, type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { brandTokens, media } from '#web/theme/tokens.ts'
import { focusEdge } from './moveByKeys.ts'
import { findEdge, type PopoverPanel } from './usePopover.ts'

interface PopoverProps extends PopoverPanel, Pick<HTMLAttributes<HTMLElement>, 'aria-label' | 'tabIndex'> {
  /** Which edge of the button the panel aligns with */
  align?: 'start' | 'end'
  /** Of a panel with fields: it takes the focus when it opens, and needs a name and a `tabIndex` */
  role?: 'dialog'
  /** Handles keys that reach the panel; must be a stable function */
  onKey?: (event: KeyboardEvent) => void
  /** Own placement and size, in place of the usual ones */
  className?: string | undefined
  children: ReactNode
}

/**
 * The panel of a button, a native popover: above everything, cut off nowhere, below its button or above it, where
 * there is more room, and scrolling where that is too little. Arrow keys on the button lead into it. Escape, a click
 * outside and leaving it with the keyboard close it. A browser without anchors shows it in the middle.
 */
export function Popover({
  id,
  opensAt,
  onClose,
  align = 'end',
  onKey,
  className,
  children,
  ...dialog
}: PopoverProps) {
  const styles = useStyles()
  const root = useRef<HTMLDivElement>(null)
  const closeOutside = useEffectEvent(({ target }: FocusEvent) => {
    const button = findButton(id)
    const isInside = target instanceof Node && (root.current?.contains(target) || button?.contains(target))
    if (!isInside) root.current?.hidePopover()
  })
  useLayoutEffect(() => {
    const [panel, source] = [root.current, findButton(id)]
    if (!panel || !source) return undefined
    source.popoverTargetElement = panel
    panel.showPopover({ source })
    const enter = (event: KeyboardEvent) => {
      const edge = findEdge(event.key)
      if (!edge) return
      event.preventDefault()
      focusEdge(panel, edge)
    }
    if (opensAt || panel.role) focusEdge(panel, opensAt)
    source.addEventListener('keydown', enter)
    document.addEventListener('focusin', closeOutside)
    if (onKey) panel.addEventListener('keydown', onKey)
    return () => {
      source.popoverTargetElement = null
      source.removeEventListener('keydown', enter)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [id, opensAt, onKey])
  return (
    <div
      {...dialog}
      ref={root}
      id={id}
      popover="auto"
      className={mergeClasses(styles.root, styles[align], className)}
      onToggle={({ newState, target }) => {
        if (newState === 'closed' && target === root.current) onClose()
      }}
    >
      {children}
    </div>
  )
}

/** The button that says in `aria-controls` that it opens this panel. */
function findButton(id: string): HTMLButtonElement | null {
  return document.querySelector<HTMLButtonElement>(`button[aria-controls="${id}"]`)
}

const useStyles = makeStyles({
  root: {
    boxSizing: 'border-box',
    maxWidth: 'calc(100vw - 16px)',
    // Of the room on its side of the button; a panel with a limit of its own takes the smaller
    maxHeight: 'calc(100% - 8px)',
    overflowY: 'auto',
    padding: '8px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: brandTokens.shadowFloating,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightRegular,
    textAlign: 'start',
    '@supports (position-area: block-end)': {
      inset: 'auto',
      margin: 0,
      marginBlock: '4px',
      // Not at the edge of a narrow window
      marginInline: '8px',
      [media.tablet]: { marginInline: 0 },
      // The last two for a panel wider than the room on either side of the button's edge
      positionTryFallbacks:
        'flip-block, flip-inline, flip-block flip-inline, self-block-end span-all, self-block-start span-all',
      positionTryOrder: 'most-height',
    },
  },
  end: { positionArea: 'self-block-end span-self-inline-start' },
  start: { positionArea: 'self-block-end span-self-inline-end' },
})
