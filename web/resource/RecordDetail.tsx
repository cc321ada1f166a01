import { Button, makeStyles } from '@fluentui/react-components'
import { Children, type KeyboardEvent, type ReactNode, useLayoutEffect } from 'react'
import { useIntl } from 'react-intl'
import { DirectionIcon } from '#web/ui/DirectionIcon.tsx'
import { Panel } from '#web/ui/Panel.tsx'

interface RecordDetailProps {
  title: string
  onPrevious?: (() => void) | undefined
  onNext?: (() => void) | undefined
  onClose: () => void
  /** The record's actions, always visible */
  actions: ReactNode
  children: ReactNode
}

/** A record's details beside its list; J and K open the next and previous record. */
export function RecordDetail({ title, onPrevious, onNext, onClose, actions, children }: RecordDetailProps) {
  const styles = useStyles()
  const intl = useIntl()
  // Registered before the first paint, so that no key is missed
  useLayoutEffect(() => {
    const move = (event: globalThis.KeyboardEvent) => {
      if (isTyping(event)) return
      if (event.code === 'KeyJ') onNext?.()
      if (event.code === 'KeyK') onPrevious?.()
    }
    document.addEventListener('keydown', move)
    return () => document.removeEventListener('keydown', move)
  }, [onNext, onPrevious])
  return (
    <Panel
      isWide
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

function isTyping({ target, ctrlKey, metaKey, altKey }: globalThis.KeyboardEvent | KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true
  return target instanceof Element && target.closest('input, textarea, select, [role=alertdialog]') !== null
}

const useStyles = makeStyles({
  neighbours: { display: 'flex', gap: '4px' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
})
