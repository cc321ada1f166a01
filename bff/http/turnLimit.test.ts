import { setImmediate as turn } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
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

test('work that comes while other work waits begins after it, and an idle limit schedules nothing', async () => {
  const turns = createTurnLimit(2)
  const begun: string[] = []
  const enter = (name: string) => {
    const wait = turns.wait()
    if (wait) void wait.then(() => begun.push(name))
    else begun.push(name)
  }
  for (const name of ['a', 'b', 'c']) enter(name)
  await turn()
  for (const name of ['d', 'e']) enter(name)
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
  await turn()
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'e'])
  await turn()
  const schedule = vi.spyOn(globalThis, 'setImmediate')
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(schedule).not.toHaveBeenCalled()
  schedule.mockRestore()
})
