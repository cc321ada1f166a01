import { expect, test } from 'vitest'
import { JoinedCallers } from '#bff/upstream/joinedCallers.ts'

test('each caller is announced once, whether it joined before or joins later', () => {
  const callers = new JoinedCallers()
  callers.add('a')
  const first: string[] = []
  callers.listen((address) => first.push(address))
  callers.add('b')
  expect(first).toEqual(['a', 'b'])
})

test('a second attempt takes the place of the first', () => {
  const callers = new JoinedCallers()
  const [first, second]: string[][] = [[], []]
  callers.add('a')
  callers.listen((address) => first?.push(address))
  callers.listen((address) => second?.push(address))
  callers.add('b')
  expect([first, second]).toEqual([['a'], ['a', 'b']])
})
