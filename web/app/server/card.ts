import { findReading, markDirections } from './markDirections.ts'

interface CardText {
  title: string
  description: string
  institute: string
  /** Hexadecimal colour of the background */
  colour: string
  /** Hexadecimal colour of text and stars on it */
  onColour: string
  isRightToLeft: boolean
}

const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 80
const TITLE_SIZE = 70
const TEXT_SIZE = 34

/** Draws the picture of a shared link: the page's title and description in the institute's colour, as SVG. */
export function renderCard({
  title,
  description,
  institute,
  colour,
  onColour,
  isRightToLeft,
}: CardText): string {
  const name = keepDrawable(institute)
  const heading = layoutLines(keepDrawable(title) || name, TITLE_SIZE, 3, isRightToLeft)
  const text = layoutLines(keepDrawable(description), TEXT_SIZE, 2, isRightToLeft, true)
  const top = 400 - heading.length * 44 - text.length * 25
  const lines = [
    ...layoutLines(name, TEXT_SIZE, 1, isRightToLeft).map((line) =>
      renderLine(line, { y: 110, size: TEXT_SIZE, weight: 400, isRightToLeft }),
    ),
    ...heading.map((line, index) =>
      renderLine(line, { y: top + index * 88, size: TITLE_SIZE, weight: 600, isRightToLeft }),
    ),
    ...text.map((line, index) =>
      renderLine(line, {
        y: top + heading.length * 88 + index * 50,
        size: TEXT_SIZE,
        weight: 400,
        isRightToLeft,
      }),
    ),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${colour}"/><g fill="${onColour}">${renderStars(isRightToLeft)}${lines.join('')}</g></svg>`
}

/** Breaks a text into lines, whose letters are then ordered. @param max lines */
function layoutLines(
  text: string,
  size: number,
  max: number,
  isRightToLeft: boolean,
  isQuoted = false,
): string[] {
  const reading = findReading(text, isRightToLeft ? 'rtl' : 'ltr', isQuoted)
  return wrap(text, size, max).map((line) => markDirections(line, reading))
}

interface LineLayout {
  y: number
  size: number
  weight: number
  isRightToLeft: boolean
}

function renderLine(text: string, { y, size, weight, isRightToLeft }: LineLayout): string {
  const place = isRightToLeft
    ? `x="${WIDTH - MARGIN}" text-anchor="end"`
    : `x="${MARGIN}" text-anchor="start"`
  return `<text ${place} y="${y}" font-family="Readex Pro" font-weight="${weight}" font-size="${size}">${escapeText(text)}</text>`
}

/** Eight-pointed stars in the far lower corner. */
function renderStars(isRightToLeft: boolean): string {
  const square = '<rect x="-90" y="-90" width="180" height="180" rx="10"/>'
  const drawStar = (x: number, y: number, scale: number, opacity: number) =>
    `<g transform="translate(${isRightToLeft ? WIDTH - x : x} ${y}) scale(${scale})" opacity="${opacity}">${square}<g transform="rotate(45)">${square}</g></g>`
  return drawStar(1090, 560, 1.3, 0.1) + drawStar(900, 610, 0.6, 0.08) + drawStar(1140, 330, 0.5, 0.06)
}

/** A letter that Readex Pro lacks: of the Arabic script it has those of Arabic and the ڤ of foreign names. */
const undrawable = /(?![\p{Script=Latin}\u0621-\u063A\u0640-\u064A\u0671\u06A1\u06A4\u06BA])\p{L}/u

/**
 * Removes pictures and control characters, which the font cannot draw, and marks of direction: lines are ordered here.
 * @returns empty for a text with letters of other scripts, or with Persian and Urdu ones: without them it would mislead
 */
function keepDrawable(text: string): string {
  const kept = text
    .replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(
      /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\p{Cc}\uFE0F\u20E3]|[\u200B-\u200D]/gu,
      ' ',
    )
  return undrawable.test(kept) ? '' : kept.trim()
}

/** Breaks a text into lines of the card's width. @param max lines; what is left becomes an ellipsis */
function wrap(text: string, size: number, max: number): string[] {
  const width = (WIDTH - 2 * MARGIN) / size
  const lines: string[] = []
  for (const word of text
    .replace(/\s+/g, ' ')
    .trim()
    .split(' ')
    .flatMap((whole) => breakWord(whole, width))) {
    const last = lines.at(-1)
    if (last !== undefined && measure(`${last} ${word}`) <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  if (lines.length <= max) return lines
  return [...lines.slice(0, max - 1), end(lines[max - 1] ?? '', width)]
}

/** Ends a line with one ellipsis. */
function end(line: string, width: number): string {
  const letters = [...segmenter.segment(line)].map(({ segment }) => segment)
  const build = () => `${letters.join('').replace(/[\s.,;:،؛…]+$/, '')}…`
  while (letters.length > 1 && measure(build()) > width) letters.pop()
  return build()
}

/** Breaks a word that is wider than a line. */
function breakWord(word: string, width: number): string[] {
  const parts = ['']
  for (const { segment } of segmenter.segment(word)) {
    const last = parts.at(-1) ?? ''
    if (measure(last + segment) <= width) parts[parts.length - 1] = last + segment
    else parts.push(segment)
  }
  return parts.filter(Boolean)
}

const segmenter = new Intl.Segmenter()

/** Widths of letters of Readex Pro in em, rounded up; the first pattern that fits counts. */
const widths: readonly (readonly [RegExp, number])[] = [
  [/\p{M}|\p{Cf}/u, 0],
  [/[WMmسشصض@%…]/, 1.14],
  [/[\s.,:;'|!ijlI()اآأإل-]/, 0.4],
  [/[rftsتثرزيئبنء]/, 0.5],
  [/[aceknxyzهوؤدذةك0-9]/, 0.64],
  [/[b-vA-CEFJ-LPR-TV-Zمعغفق]/, 0.76],
  [/[DGHNOQUwجحخطظى]/, 0.9],
  [/./su, 1.14],
]

/** Estimates the width of a text in em. */
function measure(text: string): number {
  return [...text].reduce(
    (sum, letter) => sum + (widths.find(([letters]) => letters.test(letter))?.[1] ?? 1),
    0,
  )
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
