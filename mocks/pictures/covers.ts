import { courses, institutes } from '#mocks/data/catalogue.ts'
import { buildStarPath } from '#mocks/pictures/star.ts'
import { createRng } from '#mocks/world/codes/rng.ts'

const WIDTH = 640
const HEIGHT = 360

/** Motifs of the subjects, around 0 0: a speech bubble with letter dots, an open book, the sound of a voice. */
const motifs: Readonly<Record<string, string>> = {
  arabic:
    '<path d="M-64-56H64a22 22 0 0 1 22 22V22a22 22 0 0 1-22 22H-8l-34 34V44H-64a22 22 0 0 1-22-22V-34a22 22 0 0 1 22-22Z"/>',
  quran:
    '<path d="M-6-38C-30-60-66-62-96-48V50C-66 36-30 38-6 60ZM6-38C30-60 66-62 96-48V50C66 36 30 38 6 60Z"/>',
  tajweed: [26, 60, 92, 128, 92, 60, 26]
    .map(
      (height, at) => `<rect x="${at * 28 - 92}" y="${-height / 2}" width="16" height="${height}" rx="8"/>`,
    )
    .join(''),
}
const dots = [-36, 0, 36].map((x) => `<circle cx="${x}" cy="-6" r="9"/>`).join('')

/**
 * Draws a course's cover: star tiles with a scale and rotation of their own and the motif of its subject, in tints of
 * the institute's colour.
 * @param institute the main one where it is not given
 */
export function drawCourseCover(id: number, institute = 1): string {
  const subject = courses.find((candidate) => candidate.id === id)?.subject ?? 'arabic'
  const primary = institutes.find((candidate) => candidate.id === institute)?.primary ?? '#3b5b52'
  const rng = createRng('cover', id)
  const cell = rng.pick([64, 72, 80, 96])
  const turn = rng.pick([0, 15, 22.5, 30, 45])
  const depth = rng.between(0, 6)
  const paper = lighten(primary, 0.1 + depth / 100)
  const tint = lighten(primary, 0.17 + depth / 100)
  const line = lighten(primary, 0.3)
  const ink = lighten(primary, 0.72)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    `<defs><pattern id="t" width="${cell}" height="${cell}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})">`,
    `<path d="${buildStarPath(cell / 2, cell / 2, cell / 2)}" fill="${tint}"/>`,
    `<path d="${buildStarPath(cell / 2, cell / 2, cell * 0.3, Math.PI / 8)}" fill="none" stroke="${line}" stroke-width="1"/>`,
    `</pattern></defs>`,
    `<rect width="100%" height="100%" fill="${paper}"/><rect width="100%" height="100%" fill="url(#t)"/>`,
    `<path d="${buildStarPath(WIDTH / 2, HEIGHT / 2, 150)}" fill="${paper}"/>`,
    `<path d="${buildStarPath(WIDTH / 2, HEIGHT / 2, 138)}" fill="none" stroke="${line}" stroke-width="1.5"/>`,
    `<g transform="translate(${WIDTH / 2} ${HEIGHT / 2}) scale(.8)" fill="${ink}">${motifs[subject] ?? ''}`,
    subject === 'arabic' ? `<g fill="${paper}">${dots}</g>` : '',
    `</g></svg>`,
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
