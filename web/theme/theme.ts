import type { Language } from '#sdk/language.ts'
import { createLightTheme, type BrandVariants, type Theme } from '@fluentui/react-components'
import { clampContrast, computeContrast, parseHex, toHex, type Oklch } from './color.ts'
import fixed from './fixedTokens.json' with { type: 'json' }
import { fontFamily, createTypeScale } from './createTypeScale.ts'
import unneeded from './unneeded.json' with { type: 'json' }
import { nameVariables } from './variables.ts'

/** The part of Fluent's theme that is in use, and the app's own values. */
export interface InstituteTheme extends Theme {
  /** Text of states, and their backgrounds */
  colorGood: string
  colorGoodSoft: string
  colorWaiting: string
  colorWaitingSoft: string
  colorBad: string
  colorBadSoft: string
  colorStar: string
  colorAccent: string
  colorAccentSoft: string
  colorBrandSoft: string
  colorBrandInk: string
  colorPage: string
  colorSunken: string
  shadowRaised: string
  shadowFloating: string
}

export interface Colors {
  primary?: string
  secondary?: string
}

// Every value is a CSS variable in each page; `npm run check` verifies that none of these is used
const isUnneeded = new RegExp(unneeded.join('|'))

export const FALLBACK: Oklch = { l: 0.48, c: 0.08, h: 195 }
const INK = '#1c1b1a'
/** About the darkest background of brand-coloured text */
const SUNKEN = '#f1f0ee'

/** Lightness of Fluent's sixteen brand steps, from 10 (darkest) to 160 (lightest). */
const LIGHTNESS = [
  0.19, 0.23, 0.27, 0.31, 0.35, 0.4, 0.45, 0.5, 0.56, 0.62, 0.68, 0.74, 0.8, 0.86, 0.92, 0.965,
]

interface Known {
  theme: InstituteTheme
  variables: InstituteTheme
}

// Themes are cached: a browser needs one or two, a server one per tenant and language.
const themes = new Map<string, Known>()
const THEMES_MAX = 500

/** Returns the theme of an institute's colours in a language. */
export function getTheme(colors: Colors, language: Language): InstituteTheme {
  return findTheme(colors, language).theme
}

/** Returns the same by the names of its CSS variables; the same object for equal colours. */
export function getThemeVariables(colors: Colors, language: Language): InstituteTheme {
  return findTheme(colors, language).variables
}

function findTheme(colors: Colors, language: Language): Known {
  const key = `${colors.primary} ${colors.secondary} ${language}`
  const known = themes.get(key)
  if (known) return known
  if (themes.size >= THEMES_MAX) themes.clear()
  const theme = createTheme(colors, language)
  const created = { theme, variables: nameVariables(dropFixed(theme)) }
  themes.set(key, created)
  return created
}

/**
 * Creates the theme of an institute. Its colours are untrusted: invalid ones become the product's own, and text
 * contrast is at least 4.5:1. A bright brand colour stays bright on buttons and gets dark text.
 * @param colors hex colours of the configuration
 */
export function createTheme(
  colors: { primary?: string; secondary?: string },
  language: Language,
): InstituteTheme {
  const brand = parseHex(colors.primary) ?? FALLBACK
  const accent = parseHex(colors.secondary) ?? { ...brand, h: brand.h + 60 }
  const accentSoft = toHex({ l: 0.945, c: Math.min(accent.c, 0.035), h: accent.h })
  const ramp = createRamp(brand)
  return {
    ...dropUnneeded(createLightTheme(ramp)),
    ...createNeutrals(brand.h),
    ...createBrandColors(brand, ramp),
    ...fixed,
    ...createTypeScale(language),
    fontFamilyBase: fontFamily,
    colorGood: '#135c34',
    colorGoodSoft: '#e5f3ea',
    colorWaiting: '#7a4a05',
    colorWaitingSoft: '#fdf1dc',
    colorBad: '#94231a',
    colorBadSoft: '#fbe9e7',
    colorStar: '#b45309',
    colorAccent: toHex(clampContrast(accent, accentSoft, 4.6)),
    colorAccentSoft: accentSoft,
    colorBrandSoft: ramp[160],
    colorBrandInk: toHex({ l: 0.27, c: Math.min(brand.c, 0.06), h: brand.h }),
    shadowRaised: '0 1px 2px rgb(40 30 20 / 6%), 0 4px 16px rgb(40 30 20 / 5%)',
    shadowFloating: '0 2px 6px rgb(40 30 20 / 8%), 0 16px 48px rgb(40 30 20 / 14%)',
  }
}

/** A build has these values in its styles. */
function dropFixed(theme: InstituteTheme): InstituteTheme {
  if (!import.meta.env?.SHORT_VARIABLES) return theme
  return Object.fromEntries(
    Object.entries(theme).filter(([name]) => !(name in fixed)),
  ) as unknown as InstituteTheme
}

function dropUnneeded(theme: Theme): Theme {
  const entries = Object.entries(theme).filter(([name]) => !isUnneeded.test(name))
  return Object.fromEntries(entries) as unknown as Theme // Values left out are not used anywhere
}

/** Creates the sixteen steps of a brand colour; step 80 is readable on every background, and so is white on it. */
export function createRamp(brand: Oklch): BrandVariants {
  const key = clampContrast(brand, SUNKEN, 4.55)
  const steps = LIGHTNESS.map((lightness, index) => {
    const l = index === 7 ? key.l : index < 7 ? Math.min(lightness, key.l - (7 - index) * 0.035) : lightness
    const fade = l > 0.85 ? 0.35 : 1
    return [(index + 1) * 10, toHex({ l: Math.max(0.12, l), c: brand.c * fade, h: brand.h })] as const
  })
  return Object.fromEntries(steps) as unknown as BrandVariants // Sixteen steps, 10 to 160, by construction
}

function createBrandColors(brand: Oklch, ramp: BrandVariants) {
  const bright = toHex(brand)
  if (computeContrast(bright, '#ffffff') >= 4.5 || computeContrast(bright, INK) < 7)
    return { colorBrandForegroundLink: ramp[70] }
  return {
    colorBrandBackground: bright,
    colorBrandBackgroundHover: toHex({ ...brand, l: brand.l - 0.04 }),
    colorBrandBackgroundPressed: toHex({ ...brand, l: brand.l - 0.1 }),
    colorBrandBackgroundSelected: toHex({ ...brand, l: brand.l - 0.06 }),
    colorNeutralForegroundOnBrand: INK,
    colorBrandForegroundLink: ramp[70],
  }
}

/** Creates neutral colours with a slight tint of the brand's hue. */
function createNeutrals(hue: number) {
  const createTone = (l: number, c = 0.006) => toHex({ l, c, h: hue })
  return {
    colorPage: createTone(0.988, 0.004),
    colorSunken: createTone(0.962, 0.008),
    colorNeutralBackground1: '#ffffff',
    colorNeutralBackground1Hover: createTone(0.975),
    colorNeutralBackground1Pressed: createTone(0.945),
    colorNeutralBackground2: createTone(0.988, 0.004),
    colorNeutralBackground3: createTone(0.962, 0.008),
    colorNeutralBackground4: createTone(0.94, 0.008),
    colorNeutralForeground1: createTone(0.25, 0.014),
    colorNeutralForeground2: createTone(0.4, 0.014),
    colorNeutralForeground3: createTone(0.49, 0.014),
    colorNeutralForeground4: createTone(0.53, 0.012),
    colorNeutralStroke1: createTone(0.83, 0.008),
    colorNeutralStroke2: createTone(0.905, 0.008),
    colorNeutralStroke3: createTone(0.93, 0.008),
    colorNeutralStrokeAccessible: createTone(0.62, 0.012),
  }
}
