import { expect, it } from 'vitest'
import { markSurplus } from './markSurplus.ts'

it('marks files beyond the limit, and gives a refused file no place', () => {
  const file = { key: 'a', name: 'a.png', size: 9, type: 'image/png', progress: 0 }
  const refused = { ...file, problem: 'form.files.type' }
  const added = markSurplus([{ ...file, id: 1 }, refused], [file, refused, file, file], 3)
  expect(added.map(({ problem }) => problem)).toEqual([
    undefined,
    'form.files.type',
    undefined,
    'form.files.most',
  ])
})
