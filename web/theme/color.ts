/** A colour in OKLCH: lightness 0 to 1, chroma 0 to 0.4, hue in degrees. */
export interface Oklch {
  l: number
  c: number
  h: number
}

/**
 * Parses `#rgb` or `#rrggbb`.
 * @returns undefined for other texts: institute colours are untrusted
 */
export function parseHex(text: string | undefined): Oklch | undefined {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text?.trim() ?? '')?.[1]
  if (!digits) return undefined
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) =>
    linearizeChannel(Number.parseInt(full.slice(at, at + 2), 16) / 255),
  )
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: (Math.atan2(bb, a) * 180) / Math.PI,
  }
}

/** Formats a colour as `#rrggbb`; chroma is reduced until it fits sRGB. */
export function toHex(colour: Oklch): string {
  let { c } = colour
  let channels = toLinear({ ...colour, c })
  while (c > 0.002 && channels.some((channel) => channel < -0.0005 || channel > 1.0005)) {
    c *= 0.95
    channels = toLinear({ ...colour, c })
  }
  return `#${channels.map((channel) => toHexByte(encode(Math.min(1, Math.max(0, channel))))).join('')}`
}

/** Computes the contrast ratio of two hex colours, 1 to 21 (WCAG 2.2). */
export function computeContrast(one: string, other: string): number {
  const [light, dark] = [computeLuminance(one), computeLuminance(other)].toSorted((a, b) => b - a) as [
    number,
    number,
  ]
  return (light + 0.05) / (dark + 0.05)
}

/** Darkens or lightens a colour in small steps until its contrast to `against` is at least `ratio`. */
export function clampContrast(colour: Oklch, against: string, ratio: number): Oklch {
  const step = computeLuminance(against) > 0.4 ? -0.01 : 0.01
  let l = colour.l
  while (l > 0 && l < 1 && computeContrast(toHex({ ...colour, l }), against) < ratio) l += step
  return { ...colour, l }
}

function computeLuminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) =>
    linearizeChannel(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function toLinear({ l, c, h }: Oklch): [number, number, number] {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const ll = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * ll - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * ll + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * ll - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function linearizeChannel(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function encode(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
}

function toHexByte(value: number): string {
  return Math.round(value * 255)
    .toString(16)
    .padStart(2, '0')
}
