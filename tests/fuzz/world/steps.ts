import { constantFrom, nat, record } from 'fast-check'
import { cast } from './createPlay.ts'

/** A call in a play: numbers choose the caller, the records and the values that it names. */
export interface Step<Kind extends string = string> {
  readonly kind: Kind
  readonly by: number
  readonly at: number
  readonly to: number
  readonly amount: number
}

const everyone = [undefined, 0, ...cast.tutors, ...cast.parents, cast.student, ...cast.kids]

/** Builds an arbitrary of steps. @param kinds repeated ones come more often */
export function buildStep<Kind extends string>(kinds: readonly Kind[]) {
  return record({ kind: constantFrom(...kinds), by: nat(19), at: nat(2), to: nat(5), amount: nat(9) })
}

/** Picks an element by a number, round and round. */
export function pick<Value>(values: readonly Value[], index: number): Value | undefined {
  return values[index % Math.max(1, values.length)]
}

/** Picks who calls: mostly one who usually does, sometimes any other person. */
export function pickCaller({ by, at, to }: Step, usual: readonly number[]): number | undefined {
  return by < 18 ? pick(usual, by) : pick(everyone, at + to * 6)
}

/** Picks some of the learners, by the bits of a number. */
export function pickLearners(amount: number, to: number): number[] {
  const learners = [...cast.kids, cast.student]
  return learners.filter((_, index) => ((amount * 6 + to) >> index) % 2 === 1)
}
