/** The dimensions of a pattern, derived from a seed. */
export interface Tiling {
  /** Side of a tile in px */
  size: number
  /** SVG paths in a tile of 100 by 100: the outline, and the figure inside it */
  star: string
  figure: string
  /** The quarters of stars around the corners, which tiles side by side complete */
  corners: string
  rotation: number
}

/** Creates the pattern of a seed: eight-pointed stars and crosses with varying size, rotation and inner figure. */
export function createTiling(seed: string): Tiling {
  const random = createRandom(seed)
  const inner = [0.42, 0.5, 0.58][Math.floor(random() * 3)] ?? 0.5
  const depth = [0.7654, 0.62, 0.54][Math.floor(random() * 3)] ?? 0.7654
  return {
    size: 84 + Math.floor(random() * 4) * 12,
    star: outline,
    figure: drawStar(50, 50, 50 * inner, depth, 22.5),
    corners: corners.map(([x, y], quarter) => drawStar(x, y, 21 * inner, 0.62, quarter * 90, 5)).join(''),
    rotation: [0, 22.5, 45][Math.floor(random() * 3)] ?? 0,
  }
}

/**
 * Draws the path of an eight-pointed star.
 * @param depth radius of the inner points, relative to the outer ones
 * @param count of the points, outer and inner; fewer than all leave the path open
 */
export function drawStar(
  x: number,
  y: number,
  radius: number,
  depth: number,
  turn: number,
  count = 16,
): string {
  const points = Array.from({ length: count }, (_, index) => {
    const angle = ((turn + index * 22.5) * Math.PI) / 180
    const distance = index % 2 === 0 ? radius : radius * depth
    return `${round(x + distance * Math.cos(angle))} ${round(y + distance * Math.sin(angle))}`
  })
  return `M${points.join(' ').replaceAll(' -', '-')}${count < 16 ? '' : 'Z'}`
}

/** Clockwise, as the quarters follow each other */
const corners = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
] as const

const outline = drawStar(50, 50, 50, 0.7654, 0)

/** To a tenth of a pixel */
function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** Creates a deterministic random generator (mulberry32), so that server and browser draw the same. */
function createRandom(seed: string): () => number {
  let state = 0x9e3779b9
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x85ebca6b) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
