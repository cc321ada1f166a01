import { media } from '#web/theme/tokens.ts'

/** Cards side by side: on a phone in a line that is swiped, from a tablet on in the columns of the grid. */
export const carousel = {
  display: 'flex',
  gap: '12px',
  margin: 0,
  // Cards are cut at the edge of the screen, not at its gutter
  marginInline: '-16px',
  paddingBlock: '4px',
  paddingInline: '16px',
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: '16px',
  listStyleType: 'none',
  [media.tablet]: { display: 'grid', marginInline: 0, padding: 0, overflowX: 'visible', gap: '24px' },
} as const

/** A card of a carousel: narrower than a phone, so that the next one shows. */
export const carouselCard = {
  flexShrink: 0,
  boxSizing: 'border-box',
  width: 'min(288px, 82vw)',
  scrollSnapAlign: 'start',
  [media.tablet]: { width: 'auto' },
} as const
