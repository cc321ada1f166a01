import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { SearchRegular } from '@fluentui/react-icons/svg/search'
import { Suspense, lazy, useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useHydrated } from '#web/ui/useHydrated.ts'

const Palette = lazy(async () => ({ default: (await import('./Palette.tsx')).Palette }))

/** Opens the search over screens and people; so does Ctrl K, or Cmd K on a Mac. */
export function PaletteButton() {
  const styles = useStyles()
  const isHydrated = useHydrated()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <>
      <Button
        appearance="outline"
        className={styles.button}
        icon={<SearchRegular />}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <FormattedMessage id="palette.open" />
        <kbd className={styles.key}>{isHydrated && isMac() ? '⌘ K' : 'Ctrl K'}</kbd>
      </Button>
      <Suspense>{isOpen && <Palette onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}

function isMac(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent)
}

const useStyles = makeStyles({
  button: { justifyContent: 'flex-start', minHeight: '44px', color: tokens.colorNeutralForeground2 },
  key: {
    marginInlineStart: 'auto',
    color: tokens.colorNeutralForeground3,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    whiteSpace: 'nowrap',
  },
})
