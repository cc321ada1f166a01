import { expect, it } from 'vitest'
import { admitSurplus, markSurplus } from './markSurplus.ts'

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

it('admits the first file beyond the limit that can still be sent once another one was removed', () => {
  const file = { key: 'a', name: 'a.png', size: 9, type: 'image/png', progress: 0 }
  const surplus = { ...file, problem: 'form.files.most' }
  const files = [
    { ...file, id: 1 },
    { ...surplus, key: 'lost' },
    { ...file, problem: 'form.files.type' },
    { ...surplus, key: 'b' },
    { ...surplus, key: 'c' },
  ]
  const admitted = admitSurplus(files, 2, (key) => key !== 'lost')
  expect(admitted.map(({ problem }) => problem)).toEqual([
    undefined,
    'form.files.most',
    'form.files.type',
    undefined,
    'form.files.most',
  ])
})
