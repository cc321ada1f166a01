import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { HeartFilled } from '@fluentui/react-icons/svg/heart'
import { FormattedMessage, useIntl } from 'react-intl'
import { getTabStorage, writeStored } from '#web/storage/storage.ts'
import { fixedColors, brandTokens, media } from '#web/theme/tokens.ts'

/**
 * The Palestine-support banner for guests. Dismissing it sets an attribute of the document, which is restored before
 * the first paint to avoid a layout shift.
 * @see specification section 2
 */
export function Banner() {
  const styles = useStyles()
  const intl = useIntl()
  return (
    <aside
      className={styles.root}
      aria-label={intl.formatMessage({ id: 'shell.banner.label' })}
      data-banner=""
    >
      <HeartFilled aria-hidden="true" className={styles.heart} />
      <span>
        <FormattedMessage id="shell.banner" />
      </span>
      <Button
        appearance="transparent"
        size="small"
        className={styles.close}
        icon={<DismissRegular />}
        aria-label={intl.formatMessage({ id: 'shell.banner.close' })}
        onClick={({ currentTarget }) => {
          writeStored('mk.banner', 'off', getTabStorage)
          document.documentElement.dataset.banner = 'off'
          // Hiding the focused button would lose the focus
          currentTarget.closest('aside')?.nextElementSibling?.querySelector('a')?.focus()
        }}
      />
    </aside>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8px',
    minHeight: '40px',
    paddingBlock: '8px',
    boxSizing: 'border-box',
    paddingInline: '16px 48px',
    [media.tablet]: { paddingInline: '48px' },
    position: 'relative',
    backgroundColor: brandTokens.brandInk,
    color: fixedColors.white,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    textAlign: 'start',
  },
  heart: { flexShrink: 0, width: '16px', height: '16px', color: fixedColors.heart },
  close: {
    position: 'absolute',
    insetInlineEnd: '8px',
    minWidth: '32px',
    color: fixedColors.white,
    ':hover': { color: fixedColors.white },
    '& .fui-Button__icon': { color: fixedColors.white },
  },
})
