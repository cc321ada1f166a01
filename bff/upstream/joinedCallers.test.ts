import { expect, test } from 'vitest'
import { JoinedCallers } from '#bff/upstream/joinedCallers.ts'

test('callers are told once, those who came before and those who come later', () => {
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
