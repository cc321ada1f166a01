import { createDarkTheme } from '@fluentui/react-components'
import { clampContrast, parseHex, toHex, type Oklch } from './color.ts'
import { type Colors, createRamp, createTheme, FALLBACK } from './theme.ts'
import { nameVariables } from './variables.ts'

/** Buttons keep the brand's colour, and their text */
const onBrand = /^color(BrandBackground|NeutralForegroundOnBrand)/
/** About the lightest background of text in the dark theme */
const RAISED = '#2c2b2a'

/**
 * Creates the variables in which an institute's dark theme differs from its light one. Only the server needs it: the
 * rules stand in the document, and the browser chooses between the two.
 * @param colors hex colours of the configuration, untrusted as in `createTheme`
 */
export function createDarkVariables(colors: Colors): Record<string, string> {
  const brand = parseHex(colors.primary) ?? FALLBACK
  const accent = parseHex(colors.secondary) ?? { ...brand, h: brand.h + 60 }
  const ramp = createRamp(brand)
  const light: object = createTheme(colors, 'en')
  const base = Object.entries(createDarkTheme(ramp)).filter(
    ([name]) => name in light && /^(color|shadow)/.test(name) && !onBrand.test(name),
  )
  const dark = {
    ...Object.fromEntries(base),
    ...createDarkNeutrals(brand.h),
    ...createDarkBrand(brand),
    ...createDarkStates(),
    ...createDarkAccent(accent),
  }
  const known = new Map<string, unknown>(Object.entries(light))
  return Object.fromEntries(Object.entries(dark).filter(([name, value]) => known.get(name) !== value))
}

// Rules are cached: a server has one institute per tenant
const styles = new Map<string, string>()
const STYLES_MAX = 500

/** Returns the CSS rules of an institute's dark theme. */
export function getDarkStyles(colors: Colors): string {
  const key = `${colors.primary} ${colors.secondary}`
  const known = styles.get(key)
  if (known !== undefined) return known
  if (styles.size >= STYLES_MAX) styles.clear()
  const built = buildDarkStyles(colors)
  styles.set(key, built)
  return built
}

/**
 * Builds the CSS rules of the dark theme. Its style element has the media query of a dark system, which a visitor's choice
 * replaces.
 */
export function buildDarkStyles(colors: Colors): string {
  const variables = Object.entries(nameVariables(createDarkVariables(colors)))
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')
  // The theme's own rule has one class; those of portals have it too
  const provider = '[class*=fui-FluentProvider]'
  return `html{color-scheme:dark}html ${provider}{${variables}}`
}

function createDarkNeutrals(hue: number) {
  const createTone = (l: number, c = 0.008) => toHex({ l, c, h: hue })
  return {
    colorPage: createTone(0.2),
    colorSunken: createTone(0.17),
    colorNeutralBackground1: createTone(0.24),
    colorNeutralBackground1Hover: createTone(0.28),
    colorNeutralBackground1Pressed: createTone(0.22),
    colorNeutralBackground2: createTone(0.2),
    colorNeutralBackground3: createTone(0.17),
    colorNeutralBackground4: createTone(0.33),
    colorNeutralForeground1: createTone(0.95, 0.006),
    colorNeutralForeground2: createTone(0.86, 0.008),
    colorNeutralForeground3: createTone(0.77, 0.01),
    colorNeutralForeground4: createTone(0.72, 0.01),
    colorNeutralStroke1: createTone(0.44),
    colorNeutralStroke2: createTone(0.34),
    colorNeutralStroke3: createTone(0.31),
    colorNeutralStrokeAccessible: createTone(0.66),
    shadowRaised: '0 1px 2px rgb(0 0 0 / 30%), 0 4px 16px rgb(0 0 0 / 24%)',
    shadowFloating: '0 2px 6px rgb(0 0 0 / 36%), 0 16px 48px rgb(0 0 0 / 48%)',
  }
}

/** Buttons keep the brand's colour; text and lines get a lighter one. */
function createDarkBrand(brand: Oklch) {
  const text = toHex(clampContrast({ ...brand, l: 0.76, c: Math.min(brand.c, 0.13) }, RAISED, 5.5))
  return {
    colorBrandForeground1: text,
    colorBrandForeground2: text,
    colorBrandForegroundLink: text,
    colorBrandForegroundLinkHover: text,
    colorBrandForegroundLinkPressed: text,
    colorBrandStroke1: text,
    // Of the pattern on `colorBrandInk`
    colorBrandStroke2: text,
    colorCompoundBrandForeground1: text,
    colorBrandSoft: toHex({ l: 0.29, c: Math.min(brand.c, 0.045), h: brand.h }),
    colorBrandInk: toHex({ l: 0.27, c: Math.min(brand.c, 0.05), h: brand.h }),
  }
}

function createDarkStates() {
  return {
    colorGood: '#8fd9ac',
    colorGoodSoft: '#153524',
    colorWaiting: '#f0c47a',
    colorWaitingSoft: '#3a2a0e',
    colorBad: '#f5a79f',
    colorBadSoft: '#451d19',
    colorStar: '#f0a35a',
  }
}

function createDarkAccent(accent: Oklch) {
  const soft = toHex({ l: 0.29, c: Math.min(accent.c, 0.035), h: accent.h })
  return {
    colorAccentSoft: soft,
    colorAccent: toHex(clampContrast({ ...accent, l: 0.78, c: Math.min(accent.c, 0.12) }, soft, 4.6)),
  }
}
