import { createClock, type Clock } from '#mocks/world/hours/clock.ts'
import { createWorld, type World } from '#mocks/world/world.ts'

export interface WorldOptions {
  seed?: number | undefined
  /** Fixed time of the world's clock, milliseconds since the epoch */
  now?: number | undefined
  /** A clock of the caller */
  clock?: Clock | undefined
  scenario?: string | undefined
  accessTtlSeconds?: number | undefined
  /** Begins with staff and nothing else */
  isEmpty?: boolean | undefined
}

export interface Worlds {
  /** Returns the world of a name, creating it at first use; without a name the shared one. */
  get(name?: string): World
  /** Recreates a world; all its sessions become invalid. */
  reset(name: string | undefined, options: WorldOptions): World
  /** Moves the clock of a world ahead; data and sessions stay. */
  advance(name: string | undefined, milliseconds: number): World
  /** Changes the scenario of a world and resets its limits. @param scenario undefined for none */
  play(name: string | undefined, scenario: string | undefined): World
}

export const SHARED = 'shared'
const MAX_WORLDS = 200
const IDLE = 60 * 60_000

/** Creates the store of worlds; it drops the least recently used ones, but never the shared one. */
export function createWorlds(defaults: WorldOptions): Worlds {
  const worlds = new Map<string, { world: World; usedAt: number }>()
  const machine = createClock()

  function make(name: string, options: WorldOptions, generation: number): World {
    return createWorld({
      name,
      seed: options.seed ?? defaults.seed ?? 1,
      clock:
        options.clock ??
        (options.now === undefined ? defaults.clock : undefined) ??
        createClock(options.now ?? defaults.now),
      scenario: options.scenario ?? defaults.scenario,
      accessTtlSeconds: options.accessTtlSeconds ?? defaults.accessTtlSeconds ?? 300,
      generation,
      isEmpty: options.isEmpty ?? defaults.isEmpty ?? false,
    })
  }
  function keep(world: World): World {
    worlds.delete(world.name)
    worlds.set(world.name, { world, usedAt: machine() })
    return world
  }
  function tidy() {
    for (const [name, { usedAt }] of worlds) {
      if (worlds.size <= MAX_WORLDS && machine() - usedAt < IDLE) return
      if (name !== SHARED) worlds.delete(name)
    }
  }
  function get(name = SHARED): World {
    const known = worlds.get(name)
    if (known) return keep(known.world)
    const world = keep(make(name, {}, 0))
    tidy()
    return world
  }
  return {
    get,
    reset(name = SHARED, options) {
      const generation = (worlds.get(name)?.world.generation ?? 0) + 1
      const world = keep(make(name, options, generation))
      tidy()
      return world
    },
    advance(name, milliseconds) {
      const world = get(name)
      return keep({ ...world, clock: () => world.clock() + milliseconds })
    },
    play(name, scenario) {
      const world = get(name)
      for (const counter of world.counters.keys())
        if (counter.startsWith('scenario/')) world.counters.delete(counter)
      return keep({ ...world, scenario })
    },
  }
}
