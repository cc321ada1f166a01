import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { FormattedMessage, useIntl } from 'react-intl'
import { formIds } from '#web/state/serverForms.ts'
import { brandTokens, fixedColors, media } from '#web/theme/tokens.ts'
import type { HeaderLink } from './headerLinks.ts'
import { LanguageButton } from './LanguageButton.tsx'

export const MENU_ID = 'menu'

interface PlainMenuProps {
  links: readonly HeaderLink[]
  isGuest: boolean
}

/**
 * The menu of a phone until the app has started, and without script: a native popover with the header's links. From
 * then on the button opens the drawer.
 */
export function PlainMenu({ links, isGuest }: PlainMenuProps) {
  const styles = useStyles()
  const intl = useIntl()
  return (
    <nav
      id={MENU_ID}
      popover="auto"
      aria-label={intl.formatMessage({ id: 'shell.menu' })}
      className={styles.root}
    >
      <LanguageButton />
      {links.map(({ id, to, isExternal }) => (
        <a
          key={id}
          href={to}
          className={styles.link}
          {...(isExternal && { target: '_blank', rel: 'noreferrer' })}
        >
          <FormattedMessage id={id} />
        </a>
      ))}
      {isGuest &&
        (['login', 'register'] as const).map((name) => (
          <Button key={name} type="submit" form={formIds.login} name={name} size="large">
            <FormattedMessage id={`shell.${name}`} />
          </Button>
        ))}
    </nav>
  )
}

const useStyles = makeStyles({
  root: {
    insetBlock: 0,
    insetInlineStart: 'auto',
    insetInlineEnd: 0,
    boxSizing: 'border-box',
    width: 'min(360px, 88vw)',
    height: '100dvh',
    maxHeight: '100dvh',
    margin: 0,
    padding: '24px',
    border: 'none',
    backgroundColor: brandTokens.page,
    color: tokens.colorNeutralForeground1,
    boxShadow: brandTokens.shadowFloating,
    ':popover-open': { display: 'flex', flexDirection: 'column', gap: '8px' },
    '::backdrop': { backgroundColor: fixedColors.backdrop },
    [media.desktop]: { display: 'none' },
  },
  link: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '48px',
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase500,
    textDecorationLine: 'none',
  },
})
