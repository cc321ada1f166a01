import { tokens } from '@fluentui/react-components'

/** Styles of a button that looks like the text of its cell. The edge that forced colours draw stands off the text. */
export const textButton = {
  minHeight: '32px',
  padding: '0 4px',
  margin: '0 -4px',
  border: 'none',
  borderRadius: tokens.borderRadiusMedium,
  backgroundColor: 'transparent',
  color: 'inherit',
  fontFamily: 'inherit',
  fontSize: 'inherit',
  cursor: 'pointer',
} as const
