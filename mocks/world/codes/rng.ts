/** A seeded random number generator. */
export interface Rng {
  /** From 0 (inclusive) to 1 (exclusive) */
  next(): number
  /** A whole number from `low` to `high`, both inclusive */
  between(low: number, high: number): number
  chance(probability: number): boolean
  pick<Item>(items: readonly Item[]): Item
  /** `count` different items, or all of them when there are fewer */
  sample<Item>(items: readonly Item[], count: number): Item[]
}

/** Creates a generator. @param parts the seed: the same parts give the same numbers */
export function createRng(...parts: readonly (string | number)[]): Rng {
  let state = hash(parts.join('/'))

  function drawNext() {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  function drawBetween(low: number, high: number) {
    return low + Math.floor(drawNext() * (high - low + 1))
  }
  function pick<Item>(items: readonly Item[]): Item {
    const item = items[drawBetween(0, items.length - 1)]
    if (item === undefined) throw new Error('Nothing to pick from')
    return item
  }
  function sample<Item>(items: readonly Item[], count: number) {
    const left = [...items]
    return Array.from({ length: Math.min(count, left.length) }, () => {
      const item = pick(left)
      left.splice(left.indexOf(item), 1)
      return item
    })
  }
  return {
    next: drawNext,
    between: drawBetween,
    chance: (probability) => drawNext() < probability,
    pick,
    sample,
  }
}

function hash(text: string): number {
  let value = 2_166_136_261
  for (let index = 0; index < text.length; index++)
    value = Math.imul(value ^ text.charCodeAt(index), 16_777_619)
  return value >>> 0
}
