import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createTurnLimit } from '#bff/http/turnLimit.ts'

test('no more than a few pieces of work begin in one turn, in their order', async () => {
  const turns = createTurnLimit(2)
  const begun: number[] = []
  for (let index = 0; index < 5; index += 1) {
    const wait = turns.wait()
    if (wait) void wait.then(() => begun.push(index))
    else begun.push(index)
  }
  expect(begun).toEqual([0, 1])
  await turn()
  expect(begun).toEqual([0, 1, 2, 3])
  await turn()
  expect(begun).toEqual([0, 1, 2, 3, 4])
})
