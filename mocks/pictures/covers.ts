import { courses, institutes } from '#mocks/data/catalogue.ts'
import { drawMotif } from '#mocks/pictures/motifs.ts'
import { buildStarPath } from '#mocks/pictures/star.ts'
import { createRng } from '#mocks/world/codes/rng.ts'

const WIDTH = 640
const HEIGHT = 360

/** Shares of the institute's colour in the tints of a cover: dark on light, or light on a middle tint. */
const tones = [
  { paper: 0.12, tint: 0.19, line: 0.32, ink: 0.72 },
  { paper: 0.58, tint: 0.5, line: 0.34, ink: 0.06 },
  { paper: 0.24, tint: 0.32, line: 0.46, ink: 0.86 },
] as const

/** Frames around the motif: a star, a circle, a square. */
const frames = [drawStarFrame, drawCircleFrame, drawTileFrame] as const

/**
 * Draws a course's cover: star tiles with a scale and rotation of their own, and one of its subject's motifs in a frame,
 * in tints of the institute's colour. Courses that follow each other in a subject have other motifs, frames and tints.
 * @param institute the main one where it is not given
 */
export function drawCourseCover(id: number, institute = 1): string {
  const subject = courses.find((candidate) => candidate.id === id)?.subject ?? 'arabic'
  const place = listSubject(subject).findIndex((one) => one.id === id)
  const index = place < 0 ? id : place
  const primary = institutes.find((candidate) => candidate.id === institute)?.primary ?? '#3b5b52'
  const rng = createRng('cover', id)
  const cell = rng.pick([64, 72, 80, 96])
  const turn = rng.pick([0, 15, 22.5, 30, 45])
  const tone = tones[index % tones.length] ?? tones[0]
  const drawFrame = frames[(index + Math.floor(index / 3)) % frames.length] ?? drawStarFrame
  const paper = lighten(primary, tone.paper)
  const line = lighten(primary, tone.line)
  const ink = lighten(primary, tone.ink)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    `<defs><pattern id="t" width="${cell}" height="${cell}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})">`,
    `<path d="${buildStarPath(cell / 2, cell / 2, cell / 2)}" fill="${lighten(primary, tone.tint)}"/>`,
    `<path d="${buildStarPath(cell / 2, cell / 2, cell * 0.3, Math.PI / 8)}" fill="none" stroke="${line}" stroke-width="1"/>`,
    `</pattern></defs>`,
    `<rect width="100%" height="100%" fill="${paper}"/><rect width="100%" height="100%" fill="url(#t)"/>`,
    `<g transform="translate(${WIDTH / 2} ${HEIGHT / 2})">${drawFrame(paper, line)}</g>`,
    `<g transform="translate(${WIDTH / 2} ${HEIGHT / 2}) scale(.8)" fill="${ink}" color="${ink}">`,
    drawMotif(subject, index, paper),
    `</g></svg>`,
  ].join('')
}

/** Lists the courses of a subject in the order of the catalogue, by code. */
function listSubject(subject: string) {
  const own = courses.filter((candidate) => candidate.subject === subject)
  return own.toSorted((one, other) => one.code.localeCompare(other.code))
}

function drawStarFrame(paper: string, line: string): string {
  return `<path d="${buildStarPath(0, 0, 150)}" fill="${paper}"/><path d="${buildStarPath(0, 0, 138)}" fill="none" stroke="${line}" stroke-width="1.5"/>`
}

function drawCircleFrame(paper: string, line: string): string {
  return `<circle r="132" fill="${paper}"/><circle r="122" fill="none" stroke="${line}" stroke-width="1.5"/>`
}

function drawTileFrame(paper: string, line: string): string {
  return [
    `<rect x="-112" y="-112" width="224" height="224" rx="28" fill="${paper}"/>`,
    `<rect x="-102" y="-102" width="204" height="204" rx="20" fill="none" stroke="${line}" stroke-width="1.5"/>`,
  ].join('')
}

/**
 * Mixes a colour into white.
 * @param color #rrggbb
 * @param share of the colour, 0 to 1
 */
function lighten(color: string, share: number): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  const mixed = parts.map((part) =>
    Math.round(255 - (255 - part) * share)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${mixed.join('')}`
}
