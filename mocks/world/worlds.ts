import { createClock, type Clock } from '#mocks/world/clock.ts'
import { createWorld, type World } from '#mocks/world/world.ts'

export interface WorldOptions {
  seed?: number | undefined
  /** Milliseconds since the epoch at which the world's clock stands still */
  now?: number | undefined
  /** A clock of the caller's own, which may be moved */
  clock?: Clock | undefined
  scenario?: string | undefined
  accessTtlSeconds?: number | undefined
}

export interface Worlds {
  /** The world of a name, made when nobody was there yet; without a name the one that all visitors share. */
  get(name?: string): World
  /** Begins a world anew and signs everybody in it out. */
  reset(name: string | undefined, options: WorldOptions): World
  /** Lets a world go on in another scenario, whose limits count anew. @param scenario undefined for none */
  play(name: string | undefined, scenario: string | undefined): World
}

export const SHARED = 'shared'
const MAX_WORLDS = 200
const IDLE = 60 * 60_000

/** Worlds by name, least recently used first; the shared one never goes. */
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
    play(name, scenario) {
      const world = get(name)
      for (const counter of world.counters.keys())
        if (counter.startsWith('scenario/')) world.counters.delete(counter)
      return keep({ ...world, scenario })
    },
  }
}
