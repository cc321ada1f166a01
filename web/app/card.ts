import { fixedColors } from '#web/theme/tokens.ts'

interface CardText {
  title: string
  description: string
  institute: string
  /** Hexadecimal colour of the background */
  colour: string
  isRightToLeft: boolean
}

const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 80

/** Draws the picture of a shared link: the page's title and description in the institute's colour, as SVG. */
export function renderCard({ title, description, institute, colour, isRightToLeft }: CardText): string {
  const heading = wrap(title, 24, 3)
  const text = wrap(description, 52, 2)
  const top = 400 - heading.length * 44 - text.length * 25
  const lines = [
    renderLine(institute, { y: 110, size: 34, weight: 400, isRightToLeft }),
    ...heading.map((line, index) =>
      renderLine(line, { y: top + index * 88, size: 70, weight: 600, isRightToLeft }),
    ),
    ...text.map((line, index) =>
      renderLine(line, { y: top + heading.length * 88 + index * 50, size: 34, weight: 400, isRightToLeft }),
    ),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${colour}"/>${renderStars(isRightToLeft)}${lines.join('')}</svg>`
}

interface LinePlace {
  y: number
  size: number
  weight: number
  isRightToLeft: boolean
}

function renderLine(text: string, { y, size, weight, isRightToLeft }: LinePlace): string {
  const place = isRightToLeft
    ? `x="${WIDTH - MARGIN}" text-anchor="end"`
    : `x="${MARGIN}" text-anchor="start"`
  return `<text ${place} y="${y}" font-family="Readex Pro" font-weight="${weight}" font-size="${size}" fill="${fixedColors.white}">${escapeText(isRightToLeft ? `${MARK}${text}${MARK}` : text)}</text>`
}

/** Keeps punctuation at the ends of a line right to left. */
const MARK = '\u200f'

/** Eight-pointed stars in the far lower corner. */
function renderStars(isRightToLeft: boolean): string {
  const square = '<rect x="-90" y="-90" width="180" height="180" rx="10"/>'
  const star = (x: number, y: number, scale: number, opacity: number) =>
    `<g transform="translate(${isRightToLeft ? WIDTH - x : x} ${y}) scale(${scale})" fill="${fixedColors.white}" opacity="${opacity}">${square}<g transform="rotate(45)">${square}</g></g>`
  return star(1090, 560, 1.3, 0.1) + star(900, 610, 0.6, 0.08) + star(1140, 330, 0.5, 0.06)
}

/** Breaks a text between words. @param width characters a line @param most lines; what is left becomes an ellipsis */
function wrap(text: string, width: number, most: number): string[] {
  const lines: string[] = []
  for (const word of text.replace(/\s+/g, ' ').trim().split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  const shown = lines.slice(0, most).map((line) => line.slice(0, width * 2))
  if (lines.length > most) shown[most - 1] = `${shown[most - 1]}…`
  return shown
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
