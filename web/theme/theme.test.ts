import { describe, expect, it } from 'vitest'
import { computeContrast, parseHex, toHex } from './color.ts'
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
