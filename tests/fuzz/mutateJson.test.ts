import { sample } from 'fast-check'
import { expect, it } from 'vitest'
import { mutateJson } from './mutateJson.ts'

it('a seed gives the same mutations again, so that a finding can be shown again', () => {
  const mutated = mutateJson({ hosts: ['one.example'], limits: { calls: 1 } })
  const run = () => sample(mutated, { numRuns: 2000, seed: 1 })
  expect(run()).toEqual(run())
})
