import { tokens } from '@fluentui/react-components'

/**
 * Container queries: a list wider than `wide` is a table, a narrower one shows cards; from `roomy` on, all columns fit
 * beside whole names, from `widest` on beside e-mail addresses. Not media queries, because the side menu takes part of
 * the window.
 */
export const table = {
  place: 'list',
  wide: '@container list (min-width: 880px)',
  roomy: '@container list (min-width: 900px)',
  widest: '@container list (min-width: 1100px)',
} as const

/** The box that chooses a row, or all of them. */
export const tickBox = {
  display: 'block',
  width: '18px',
  height: '18px',
  margin: '3px',
  accentColor: tokens.colorBrandBackground,
} as const
