import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { SearchRegular } from '@fluentui/react-icons/svg/search'
import { FormattedMessage } from 'react-intl'
import { media } from '#web/theme/tokens.ts'
import { useHydrated } from '#web/ui/useHydrated.ts'

/** Opens the palette: shows the shortcut where there is a keyboard, an icon on a phone. */
export function PaletteButton({ onOpen }: { onOpen: () => void }) {
  const styles = useStyles()
  const isHydrated = useHydrated()
  return (
    <Button
      appearance="outline"
      className={styles.button}
      icon={<SearchRegular />}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onOpen}
    >
      <span className={styles.words}>
        <FormattedMessage id="palette.open" />
      </span>
      <kbd className={styles.key}>{isHydrated && isMac() ? '⌘ K' : 'Ctrl K'}</kbd>
    </Button>
  )
}

function isMac(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent)
}

const useStyles = makeStyles({
  button: {
    minWidth: '44px',
    paddingInline: '14px 8px',
    minHeight: '44px',
    color: tokens.colorNeutralForeground2,
    [media.desktop]: { justifyContent: 'flex-start', paddingInline: '12px' },
  },
  // On a phone the icon alone is visible; the words stay the button's name
  words: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    [media.desktop]: { position: 'static', width: 'auto', height: 'auto', clipPath: 'none' },
  },
  key: {
    display: 'none',
    marginInlineStart: 'auto',
    color: tokens.colorNeutralForeground3,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    whiteSpace: 'nowrap',
    [media.desktop]: { display: 'inline' },
  },
})
