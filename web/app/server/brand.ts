import type { Language } from '#sdk/language.ts'
import type { Configs } from '#web/state/institute.ts'
import { getDirection } from '#web/state/preferences.ts'
import { getTheme } from '#web/theme/theme.ts'
import { fixedColors } from '#web/theme/tokens.ts'
import { getInstituteName } from './instituteName.ts'

/** The name and colours of an institute for icons, bookmarks and installed apps. */
export interface Brand {
  readonly name: string
  readonly description: string
  readonly language: Language
  readonly direction: 'ltr' | 'rtl'
  /** Hexadecimal, as CSS writes it */
  readonly colour: string
  /** Readable colour on it: white, or ink on a bright colour */
  readonly onColour: string
  readonly background: string
  /** SVG of the star in the institute's colour, transparent around it */
  readonly icon: string
  /** SVG of the star on the institute's colour, without transparent parts, the star inside the safe zone of masks */
  readonly tile: string
}

const FALLBACK_COLOUR = fixedColors.brand

/** Builds the brand of an institute from its configuration. */
export function buildBrand(configs: Configs, language: Language, origin: string): Brand {
  const { configurations } = configs
  const theme = getTheme(configurations.colors?.config_value ?? {}, language)
  const colour = toHexColour(theme.colorBrandBackground)
  const onColour = toHexColour(theme.colorNeutralForegroundOnBrand)
  return {
    name: getInstituteName(configs, origin),
    description: configurations.about?.config_value ?? '',
    language,
    direction: getDirection(language),
    colour,
    onColour,
    background: fixedColors.white,
    icon: renderStar(colour, fixedColors.white),
    tile: renderStar(onColour, colour, colour),
  }
}

/**
 * Builds the favicon as a data URL for an attribute in double quotes: an eight-pointed star in the institute's colour.
 * Nothing of it but the sign before a colour has a meaning in a URL.
 */
export function buildFavicon(colour: string): string {
  return `data:image/svg+xml,${renderStar(toHexColour(colour), fixedColors.white).replaceAll('#', '%23')}`
}

/** An institute's colour may be any text of its configuration. */
function toHexColour(text: string): string {
  return /^#[0-9a-f]{3,8}$/i.test(text) ? text : FALLBACK_COLOUR
}

/** @param background fills the whole picture; the star shrinks to 60 % of it */
function renderStar(colour: string, middle: string, background?: string): string {
  const square = `<rect x='6' y='6' width='20' height='20' rx='2'`
  const star = `<g fill='${colour}'>${square}/>${square} transform='rotate(45 16 16)'/></g><circle cx='16' cy='16' r='5' fill='${middle}'/>`
  const content = background
    ? `<rect width='32' height='32' fill='${background}'/><g transform='translate(6.4 6.4) scale(.6)'>${star}</g>`
    : star
  return `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'>${content}</svg>`
}
