/** CSS variables of `InstituteTheme` that Fluent's `tokens` does not list. */
export const brandTokens = {
  accent: 'var(--colorAccent)',
  accentSoft: 'var(--colorAccentSoft)',
  brandSoft: 'var(--colorBrandSoft)',
  brandInk: 'var(--colorBrandInk)',
  good: 'var(--colorGood)',
  goodSoft: 'var(--colorGoodSoft)',
  waiting: 'var(--colorWaiting)',
  waitingSoft: 'var(--colorWaitingSoft)',
  bad: 'var(--colorBad)',
  badSoft: 'var(--colorBadSoft)',
  star: 'var(--colorStar)',
  page: 'var(--colorPage)',
  sunken: 'var(--colorSunken)',
  shadowRaised: 'var(--shadowRaised)',
  shadowFloating: 'var(--shadowFloating)',
} as const

/** Colours that are the same in every institute's brand and in both themes. */
export const fixedColors = {
  white: '#ffffff',
  black: '#000000',
  danger: '#b3261e',
  dangerHover: '#94231a',
  dangerPressed: '#7a1d16',
  whatsApp: '#0b7a3e',
  whatsAppHover: '#096634',
  heart: '#7fd6a4',
  /** Of an institute without colours */
  brand: '#3b5b52',
  /** Behind videos and cameras */
  stage: '#141210',
  /** Over the page, below a dialog */
  backdrop: 'rgb(20 18 16 / 45%)',
  /** Over pictures, which are too bright for a dark page */
  dimmed: 'light-dark(transparent, rgb(20 18 16 / 35%))',
  /** Of a page without styles, which says that scripts are disabled */
  note: '#fff4ce',
  noteInk: '#3b2f00',
} as const

/** Colours to draw with; the same in every theme, since they are part of the picture. */
export const crayons = {
  black: '#1f1f1f',
  blue: '#1565c0',
  green: '#2e7d32',
  red: '#c62828',
  orange: '#ef6c00',
} as const

/** Media queries of the three widths, and of what people ask for. */
export const media = {
  phone: '@media (max-width: 639px)',
  tablet: '@media (min-width: 640px)',
  desktop: '@media (min-width: 1024px)',
  calm: '@media (prefers-reduced-motion: reduce)',
  forced: '@media (forced-colors: active)',
} as const

export const motion = {
  quick: '120ms cubic-bezier(0.2, 0, 0, 1)',
  steady: '200ms cubic-bezier(0.2, 0, 0, 1)',
} as const

/** Fades older content while newer is loading; delayed, so that fast responses cause no flicker. */
export const stale = {
  opacity: 0.6,
  transitionProperty: 'opacity',
  transitionDuration: '200ms',
  transitionDelay: '150ms',
} as const
