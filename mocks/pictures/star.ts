/** Builds the SVG path of an eight-pointed star: two squares, one rotated by 45 degrees. */
export function buildStarPath(x: number, y: number, radius: number, turn = 0): string {
  const inner = radius * (Math.SQRT1_2 / Math.cos(Math.PI / 8))
  const corners = Array.from({ length: 16 }, (_, index) => {
    const reach = index % 2 ? inner : radius
    const angle = turn + (index * Math.PI) / 8
    return `${round(x + reach * Math.cos(angle))} ${round(y + reach * Math.sin(angle))}`
  })
  return `M${corners.join('L')}Z`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
