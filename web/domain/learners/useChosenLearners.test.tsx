import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useChosenLearners } from './useChosenLearners.ts'

const salma = { id: 7, name: 'Salma', profile_picture_url: null }
const omar = { id: 8, name: 'Omar', profile_picture_url: null }

test('choices that were not saved are dropped with the next record, even if the same learners are saved there', async () => {
  const { result, rerender, act } = await renderHook(
    (props) => useChosenLearners(props?.record ?? 1, [salma]),
    { initialProps: { record: 1 } },
  )
  await act(() => result.current[1]([salma, omar]))
  expect(result.current[0].map(({ name }) => name)).toEqual(['Salma', 'Omar'])
  await rerender({ record: 1 })
  expect(result.current[0]).toHaveLength(2)
  await rerender({ record: 2 })
  expect(result.current[0].map(({ name }) => name)).toEqual(['Salma'])
})

test('a choice that was not saved stays when another person saves another learner', async () => {
  const sara = { id: 9, name: 'Sara', profile_picture_url: null }
  const { result, rerender, act } = await renderHook((props) => useChosenLearners(1, props?.saved ?? []), {
    initialProps: { saved: [salma] },
  })
  await act(() => result.current[1]([omar]))
  await rerender({ saved: [salma, sara] })
  expect(result.current[0].map(({ name }) => name)).toEqual(['Sara', 'Omar'])
})

test('a learner who is removed after saving, before the saved ones are read again, stays removed', async () => {
  const { result, rerender, act } = await renderHook((props) => useChosenLearners(1, props?.saved ?? []), {
    initialProps: { saved: [] as (typeof salma)[] },
  })
  await act(() => result.current[1]([salma]))
  await act(() => result.current[2]())
  await act(() => result.current[1]([]))
  await rerender({ saved: [salma] })
  expect(result.current[0]).toEqual([])
})
