import { describe, expect, it } from 'vitest'
import { computeContrast, parseHex, toHex } from './color.ts'
import { buildDarkStyles, createDarkVariables } from './dark.ts'
import { createTheme } from './theme.ts'

const brands = ['#0f766e', '#4338ca', '#FFD400', '#25D366', '#000000', '#ffffff', '#ff0000', 'rgb(1,2,3)', '']

describe('the theme of an institute', () => {
  it.each(brands)('keeps text readable on the brand %s', (primary) => {
    const theme = createTheme({ primary }, 'en')
    expect(
      computeContrast(theme.colorBrandBackground, theme.colorNeutralForegroundOnBrand),
    ).toBeGreaterThanOrEqual(4.5)
    expect(
      computeContrast(theme.colorBrandBackgroundHover, theme.colorNeutralForegroundOnBrand),
    ).toBeGreaterThanOrEqual(4.5)
    for (const surface of [theme.colorPage, theme.colorSunken, theme.colorNeutralBackground1]) {
      expect(computeContrast(theme.colorBrandForeground1, surface)).toBeGreaterThanOrEqual(4.5)
      expect(computeContrast(theme.colorBrandForegroundLink, surface)).toBeGreaterThanOrEqual(4.5)
      expect(computeContrast(theme.colorNeutralForeground3, surface)).toBeGreaterThanOrEqual(4.5)
    }
    expect(computeContrast(theme.colorAccent, theme.colorAccentSoft)).toBeGreaterThanOrEqual(4.5)
  })

  it('round-trips hex colours', () => {
    for (const hex of ['#0f766e', '#ffd400', '#123456'])
      expect(toHex(parseHex(hex) ?? { l: 0, c: 0, h: 0 })).toBe(hex)
  })

  it('keeps a bright brand bright', () => {
    expect(createTheme({ primary: '#FFD400' }, 'en').colorBrandBackground).toBe('#ffd400')
  })
})

describe('the dark theme of an institute', () => {
  it.each(brands)('keeps text readable on the brand %s', (primary) => {
    const theme = { ...createTheme({ primary }, 'en'), ...createDarkVariables({ primary }) }
    const text = [
      theme.colorNeutralForeground1,
      theme.colorNeutralForeground2,
      theme.colorNeutralForeground3,
      theme.colorBrandForeground1,
      theme.colorBrandForegroundLink,
    ]
    const surfaces = [
      theme.colorPage,
      theme.colorSunken,
      theme.colorNeutralBackground1,
      theme.colorNeutralBackground1Hover,
      theme.colorBrandSoft,
      theme.colorAccentSoft,
    ]
    for (const surface of surfaces)
      for (const colour of text) expect(computeContrast(colour, surface)).toBeGreaterThanOrEqual(4.5)
    for (const state of ['Good', 'Waiting', 'Bad'] as const)
      expect(computeContrast(theme[`color${state}`], theme[`color${state}Soft`])).toBeGreaterThanOrEqual(4.5)
    expect(computeContrast(theme.colorAccent, theme.colorAccentSoft)).toBeGreaterThanOrEqual(4.5)
    expect(
      computeContrast(theme.colorBrandBackground, theme.colorNeutralForegroundOnBrand),
    ).toBeGreaterThanOrEqual(4.5)
  })

  it('copies nothing of an untrusted colour into its rules', () => {
    expect(buildDarkStyles({ primary: 'red}</style><script>' })).not.toMatch(/script|<|red/)
  })
})
