import { expect, test } from 'vitest'
import type { Clients, TutorApplication } from '#sdk'
import { defineApplications } from './applications.tsx'

test('a terminated tutor is taken back, which is an approval to the API', async () => {
  const { actions, bulkActions } = defineApplications('terminated')
  expect([actions, bulkActions].map((all) => all.map(({ name }) => name))).toEqual([
    ['take_back'],
    ['take_back'],
  ])
  const sent: unknown[] = []
  const POST = async (path: string, init: object) => void sent.push(path, init)
  const clients = { api: { POST } } as unknown as Clients
  await bulkActions[0]?.run(clients, [1600], '')
  const body = { ids: [1600], action: 'approve', seen_status: 'terminated' }
  expect(sent).toEqual(['/tutor/applications/bulk/', { body }])
  const tutor = { id: 1600, status: 'terminated' } as TutorApplication // Reads only these
  await actions[0]?.run(clients, tutor, '', () => undefined, undefined)
  expect(sent[2]).toBe('/tutor/applications/{id}/approve/')
})
