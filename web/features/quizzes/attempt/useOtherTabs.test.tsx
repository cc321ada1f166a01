import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useOtherTabs } from './useOtherTabs.ts'

test('a tab tells the others that it is new, and gets their replies', async () => {
  const replies: unknown[] = []
  await renderHook(() => useOtherTabs(3, (_, reply) => reply({ answer: { question_id: 1, option_id: 2 } })))
  await renderHook(() => useOtherTabs(3, (message) => replies.push(message)))
  await expect.poll(() => replies).toEqual([{ answer: { question_id: 1, option_id: 2 } }])
})

test('a tab of another attempt hears nothing', async () => {
  const [same, other]: [unknown[], unknown[]] = [[], []]
  await renderHook(() => useOtherTabs(5, (message) => same.push(message)))
  await renderHook(() => useOtherTabs(6, (message) => other.push(message)))
  const { result } = await renderHook(() => useOtherTabs(5, () => undefined))
  result.current({ isOver: true })
  await expect.poll(() => same).toContainEqual({ isOver: true })
  expect(other).toEqual([])
})
