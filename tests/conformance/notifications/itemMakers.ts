import { DAY } from '#mocks/world/hours/clock.ts'
import { createNumbers } from '../sample.ts'
import { assertOk, planWebinar, readGroup, send, type StepResult, type World } from './notificationSteps.ts'

const { root, tutor, kid } = createNumbers(1)

/** Makes the events happen that add something to read or watch, and that set a tutor's teaching data. */
export const itemMakers = {
  webinarRecorded: async (world: World): Promise<StepResult> => {
    const id = await planWebinar(world)
    await send(world, 'kid', `/webinar/${id}/register/`, {})
    const { rows } = await world.as('operator', 'GET', `/webinar/managed/list/?id=${id}`)
    world.move((Date.parse(String(rows[0]?.end_date_time)) - world.now()) / 60_000)
    await send(world, 'operator', `/webinar/${id}/recording/`, { file_id: root + 1 })
    return undefined
  },
  groupClassSmall: async (world: World): Promise<StepResult> => {
    const start_date = new Date(world.now() + 1.5 * DAY).toISOString().slice(0, 10)
    const end_date = new Date(world.now() + 30 * DAY).toISOString().slice(0, 10)
    const days = [1, 2, 3, 4, 5, 6, 7]
    const body = { ...(await readGroup(world)), Id: 0, days, start_date, end_date, min_students: 3 }
    const { id } = await send(world, 'operator', '/group-classes/insert/', body)
    await send(world, 'operator', `/group-classes/${Number(id)}/assign/`, { student_ids: [kid] })
    await world.as('operator', 'GET', '/notifications/list/')
    return undefined
  },
  catalogShared: async (world: World): Promise<StepResult> => {
    await shareCatalog(world)
    return undefined
  },
  catalogUnshared: async (world: World): Promise<StepResult> => {
    const id = await shareCatalog(world)
    await send(world, 'operator', `/catalogs/${id}/share/`, { shared: false })
    return undefined
  },
  catalogDeleted: async (world: World): Promise<StepResult> => {
    const catalog = { Id: 0, title: 'Own sheets', shared: true, file_ids: [] }
    const { id } = await send(world, 'tutor', '/catalogs/insert/', catalog)
    const path = `/catalogs/delete/${Number(id)}`
    assertOk(path, (await world.as('operator', 'DELETE', path)).status)
    return undefined
  },
  teachingSet: async (world: World): Promise<StepResult> => {
    const teaching = { course_ids: [101], language_ids: [1], country_id: 1, document_ids: [], price: 200 }
    await send(world, 'operator', `/tutor/applications/${tutor}/teaching/`, teaching)
    return undefined
  },
  classNotesSaved: async (world: World): Promise<StepResult> => {
    const { rows } = await world.as('tutor', 'GET', '/classes/archived/list/?page_size=100')
    const { rows: own } = await world.as('kid', 'GET', '/classes/archived/list/?page_size=100')
    const past = rows.find(({ id }) => own.some((row) => row.id === id))
    await send(world, 'tutor', `/classes/${past?.id}/notes/`, { notes: 'Two pages, well read' })
    return undefined
  },
}

/** Creates a catalog that is shared with tutors; returns its id. */
async function shareCatalog(world: World): Promise<number> {
  const catalog = { Id: 0, title: 'Reader for beginners', shared: true, file_ids: [] }
  return Number((await send(world, 'operator', '/catalogs/insert/', catalog)).id)
}
