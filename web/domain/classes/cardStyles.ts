import { tokens } from '@fluentui/react-components'
import { brandTokens, media, motion } from '#web/theme/tokens.ts'

/** Styles of a card in a list of classes and of webinars that a tutor hosts: time, title and state. */
export const cardStyles = {
  root: {
    position: 'relative',
    display: 'grid',
    // On a phone the states stand beside the time
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '8px 12px',
    padding: '16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    transitionProperty: 'box-shadow',
    transitionDuration: motion.quick.split(' ')[0],
    ':hover': { boxShadow: brandTokens.shadowRaised },
    [media.tablet]: {
      gridTemplateColumns: '176px minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: '24px',
      padding: '16px 20px',
    },
  },
  time: { display: 'flex', flexDirection: 'column' },
  hour: {
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  quiet: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  what: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    minWidth: 0,
    gridRow: '2',
    gridColumn: '1 / -1',
    [media.tablet]: {
      gridRow: 'auto',
      gridColumn: 'auto',
      paddingInlineStart: '24px',
      borderInlineStartWidth: '2px',
      borderInlineStartStyle: 'solid',
      borderInlineStartColor: brandTokens.brandSoft,
    },
  },
  states: {
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'start',
    justifyContent: 'flex-end',
    gap: '8px',
  },
} as const
