import { expect, test } from 'vitest'
import { createJourneyWorld, read } from '../journey.ts'
import { createNumbers } from '../sample.ts'

const { root } = createNumbers(1)

test('homework of a group class reaches its members of the day', async () => {
  const { as } = await createJourneyWorld()
  const classes = await as('operator', 'GET', '/group-classes/list/?page_size=100')
  const group = classes.rows.find(({ size }) => Number(size) > 0)
  const members = read<{ id: number }[]>(group?.students).map(({ id }) => id)
  const { data } = await as('operator', 'POST', '/homework/insert/', {
    Id: 0,
    title: 'Read aloud',
    description: 'The first page',
    course_id: 101,
    class_group_id: group?.id,
    score: 10,
    dueDate: '2030-01-01T10:00:00Z',
    file_ids: [root + 1],
    published: true,
  })
  const listAssigned = async () => {
    const { rows } = await as('operator', 'GET', '/homework/list/?search=Read%20aloud')
    return read<{ id: number }[]>(rows.find(({ id }) => id === data.id)?.students).map(({ id }) => id)
  }
  expect(await listAssigned()).toEqual(members)
  await as('operator', 'POST', `/homework/${data.id}/unassign/`, { group_class_ids: [group?.id] })
  expect(await listAssigned()).toEqual([])
})
