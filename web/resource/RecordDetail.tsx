import { Button, makeStyles } from '@fluentui/react-components'
import { Children, type KeyboardEvent, type ReactNode, useLayoutEffect } from 'react'
import { useIntl } from 'react-intl'
import { DirectionIcon } from '#web/ui/DirectionIcon.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { useWide } from '#web/calendar/useWide.ts'
import { isStaff } from '#web/state/session.ts'
import { useSession } from '#web/state/stores.ts'
import { areShortcutsEnabled } from './keys.ts'

interface RecordDetailProps {
  title: string
  onPrevious?: (() => void) | undefined
  onNext?: (() => void) | undefined
  onClose: () => void
  /** The record's actions, always visible */
  actions: ReactNode
  children: ReactNode
}

/**
 * A record's details. Staff see them beside the list, which stays usable. J and K, or the arrow keys outside the
 * scrolled content, open the next and previous record.
 */
export function RecordDetail({ title, onPrevious, onNext, onClose, actions, children }: RecordDetailProps) {
  const styles = useStyles()
  const intl = useIntl()
  const { user } = useSession()
  const isWide = useWide()
  // Registered before the first paint, so that no key is missed
  useLayoutEffect(() => {
    const move = (event: globalThis.KeyboardEvent) => {
      const go = isTyping(event) ? undefined : getMove(event)
      if (!go) return
      // The arrow keys would scroll the page as well
      event.preventDefault()
      if (go === 'next') onNext?.()
      else onPrevious?.()
    }
    document.addEventListener('keydown', move)
    return () => document.removeEventListener('keydown', move)
  }, [onNext, onPrevious])
  return (
    <Panel
      isWide
      isBeside={isWide && isStaff(user)}
      label={title}
      top={
        <div className={styles.neighbours}>
          <Button
            appearance="subtle"
            icon={<DirectionIcon kind="previous" />}
            aria-label={intl.formatMessage({ id: 'resource.previous' })}
            aria-keyshortcuts="k"
            disabled={!onPrevious}
            onClick={onPrevious}
          />
          <Button
            appearance="subtle"
            icon={<DirectionIcon kind="next" />}
            aria-label={intl.formatMessage({ id: 'resource.next' })}
            aria-keyshortcuts="j"
            disabled={!onNext}
            onClick={onNext}
          />
        </div>
      }
      {...(Children.count(actions) > 0 && { bottom: <div className={styles.actions}>{actions}</div> })}
      onClose={onClose}
    >
      {children}
    </Panel>
  )
}

/** The list moves by arrow keys itself, and the content is scrolled by them. */
function getMove({ code, target }: globalThis.KeyboardEvent): 'next' | 'previous' | undefined {
  const keys = areShortcutsEnabled() ? ({ KeyJ: 'next', KeyK: 'previous' } as const) : {}
  const isElsewhere =
    target instanceof Element && target.closest('dialog') && !target.closest('section[tabindex]')
  const arrows = isElsewhere ? ({ ArrowDown: 'next', ArrowUp: 'previous' } as const) : {}
  const moves: Partial<Record<string, 'next' | 'previous'>> = { ...keys, ...arrows }
  return moves[code]
}

/** Whether a key belongs to a field or a question, or is part of a browser's shortcut. */
export function isTyping({
  target,
  ctrlKey,
  metaKey,
  altKey,
}: globalThis.KeyboardEvent | KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true
  return target instanceof Element && target.closest('input, textarea, select, [role=alertdialog]') !== null
}

const useStyles = makeStyles({
  neighbours: { display: 'flex', gap: '4px' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
})
