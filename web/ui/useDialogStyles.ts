import { makeStyles, tokens } from '@fluentui/react-components'
import { brandTokens, fixedColors, media } from '#web/theme/tokens.ts'

/** The shared styles of dialogs, questions and alerts. */
export const useDialogStyles = makeStyles({
  surface: {
    boxSizing: 'border-box',
    border: 'none',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: brandTokens.shadowFloating,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    // Names may be long
    overflowWrap: 'anywhere',
    animationName: { from: { opacity: 0 }, to: { opacity: 1 } },
    animationDuration: '120ms',
    '::backdrop': { backgroundColor: fixedColors.backdrop },
    [media.calm]: { animationName: 'none' },
  },
})
