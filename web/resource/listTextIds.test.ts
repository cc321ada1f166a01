import { expect, test } from 'vitest'
import { listTextIds } from './listTextIds.ts'
import { type BulkQuestion, defineResource } from './resource.ts'

// @ts-expect-error no such text: the compiler refuses what no language has
export const misspelt: BulkQuestion['title'] = 'students.ask.bulk.activte'

test('the texts of a list include those of the questions of its bulk actions', () => {
  const students = defineResource({
    name: 'students',
    list: '/students/list/',
    columns: [],
    bulkActions: [
      { name: 'activate', run: () => Promise.resolve({}) },
      {
        name: 'deactivate',
        question: {
          confirm: 'yes',
          title: 'students.ask.bulk.deactivate',
          text: 'students.ask.bulk.deactivate.text',
        },
        run: () => Promise.resolve({}),
      },
    ],
  })
  expect(listTextIds(students).filter((id) => id.includes('.ask.'))).toEqual([
    'students.ask.bulk.deactivate',
    'students.ask.bulk.deactivate.text',
  ])
})
