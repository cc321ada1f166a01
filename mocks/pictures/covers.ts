import { courses } from '#mocks/data/catalogue.ts'
import { buildStarPath } from '#mocks/pictures/star.ts'
import { createRng } from '#mocks/world/rng.ts'

const hues = new Map([
  ['arabic', 172],
  ['quran', 36],
  ['tajweed', 256],
])
const WIDTH = 640
const HEIGHT = 360

/**
 * Draws a course's cover: star tiles in two tints of its subject's colour, with a scale and rotation of its
 * own.
 */
export function drawCourseCover(id: number): string {
  const subject = courses.find((candidate) => candidate.id === id)?.subject ?? 'arabic'
  const rng = createRng('cover', id)
  const hue = (hues.get(subject) ?? 172) + rng.between(-10, 10)
  const cell = rng.pick([64, 72, 80, 96])
  const turn = rng.pick([0, 15, 22.5, 30, 45])
  const paper = `hsl(${hue} 30% 91%)`
  const tint = `hsl(${hue} 28% 84%)`
  const line = `hsl(${hue} 24% 74%)`
  const x = rng.between(160, WIDTH - 160)
  const y = rng.between(120, HEIGHT - 120)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    `<defs><pattern id="t" width="${cell}" height="${cell}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})">`,
    `<path d="${buildStarPath(cell / 2, cell / 2, cell / 2)}" fill="${tint}"/>`,
    `<path d="${buildStarPath(cell / 2, cell / 2, cell * 0.3, Math.PI / 8)}" fill="none" stroke="${line}" stroke-width="1"/>`,
    `</pattern></defs>`,
    `<rect width="100%" height="100%" fill="${paper}"/><rect width="100%" height="100%" fill="url(#t)"/>`,
    `<path d="${buildStarPath(x, y, 118)}" fill="${paper}"/>`,
    `<path d="${buildStarPath(x, y, 100)}" fill="${tint}"/>`,
    `<path d="${buildStarPath(x, y, 66, Math.PI / 8)}" fill="${paper}" stroke="${line}" stroke-width="1.5"/>`,
    `<path d="${buildStarPath(x, y, 36)}" fill="${line}"/>`,
    `</svg>`,
  ].join('')
}
