import { expect, test } from 'vitest'
import { api, bff, failOnUnhandledRejections, startBffPerTest } from '../../fakes/bffPerTest.ts'
import { sendJson } from '../../fakes/hostileApi.ts'

startBffPerTest()
failOnUnhandledRejections()

const groupOffers = '/api/group/courses/list/'
const webinars = '/api/webinar/list/'
const both = [groupOffers, webinars]

test.each([
  ['a tutor who is terminated', '/tutor/applications/7/terminate/', { reason: 'Leaves the institute' }, both],
  ['a tutor who is approved again', '/tutor/applications/7/approve/', {}, both],
  ['a bulk decision about tutors', '/tutor/applications/bulk/', { ids: [7], action: 'approve' }, both],
  ['a cancelled reservation', '/reservations/7/cancel/', {}, [groupOffers]],
])('%s changes at once what guests see', async (_, path, body, lists) => {
  const rows = { success: true, data: [], total: 0, page: 1, page_size: 10 }
  api.on('/group/courses/list/', (_request, response) => sendJson(response, 200, rows))
  api.on('/webinar/list/', (_request, response) => sendJson(response, 200, rows))
  api.on(path, (_request, response) => sendJson(response, 200, { success: true, data: {} }))
  const cookie = await bff.signIn()
  for (const list of lists) await bff.request(list)
  expect((await bff.request(`/api${path}`, { cookie, body })).status).toBe(200)
  for (const list of lists) expect((await bff.request(list)).headers['cache-status']).toBe('bff; fwd=miss')
})
