import { NOON } from '#mocks/testClient.ts'
import { freeSlots, buildMultipart, createNumbers, type Fetch, type Samples } from '../sample.ts'

const reason = { reason: 'The hour does not suit' }
const DAY = 86_400_000

/** Samples of classes, homework, quizzes and files. */
export function createLearningSamples(institute: number): Samples {
  const { root, tutor, student } = createNumbers(institute)
  const soon = new Date(NOON + 5 * DAY).toISOString()
  const range = `from=${new Date(NOON - 20 * DAY).toISOString()}&to=${new Date(NOON + 20 * DAY).toISOString()}`
  const homework = {
    Id: 0,
    title: 'Read the page',
    description: 'Aloud and slowly',
    course_id: 101,
    score: 10,
    dueDate: soon,
    file_ids: [root + 1],
    published: true,
  }
  const catalog = { Id: 0, title: 'Cards', description: 'To print', file_ids: [] }
  const upload = buildMultipart('voice.mp3', 'audio/mpeg', new Uint8Array(2000))

  /** Cancels the last coming class, which is owed then. */
  async function makeOwed(send: Fetch) {
    const { id } = await findClass(send, 'coming', -1)
    await send('operator', 'POST', `/classes/${id}/cancel/`, reason)
    return id
  }
  async function findClass(send: Fetch, when: 'past' | 'coming', index = 0) {
    const path =
      when === 'past'
        ? '/classes/archived/list/?outcome=completed&page_size=100'
        : '/classes/current/list/?page_size=100'
    const rows = (await send('tutor', 'GET', path)) as unknown as {
      id: number
      recording_url?: string | null
      students: { id: number }[]
      start_date_time: string
    }[]
    const fitting = rows.filter((row) =>
      when === 'past'
        ? row.recording_url
        : Date.parse(row.start_date_time) > NOON + DAY && row.students[0]?.id === student,
    )
    return fitting.at(index) ?? { id: 0, students: [] }
  }
  return {
    listArchivedClasses: { as: 'student' },
    listCalendar: { as: 'tutor', path: `/classes/calendar/?${range}` },
    readClass: {
      as: 'tutor',
      given: async (send) => ({ path: `/classes/detail/${(await findClass(send, 'past')).id}/` }),
    },
    listClasses: { as: 'operator' },
    listStudentClasses: { as: 'operator', path: `/classes/student/${student}/list/` },
    saveAttendance: {
      as: 'tutor',
      given: async (send) => {
        const { id, students } = await findClass(send, 'past')
        const attendance = students.map((one) => ({ student_id: one.id, status: 'late' }))
        return { path: `/classes/${id}/attendance/`, body: { attendance } }
      },
    },
    saveClassNotes: {
      as: 'tutor',
      body: { notes: 'Two pages' },
      given: async (send) => ({ path: `/classes/${(await findClass(send, 'past')).id}/notes/` }),
    },
    cancelClass: {
      as: 'operator',
      body: reason,
      given: async (send) => ({ path: `/classes/${(await findClass(send, 'coming', -1)).id}/cancel/` }),
    },
    previewClassCancellation: {
      as: 'operator',
      given: async (send) => ({ path: `/classes/${(await findClass(send, 'coming', -1)).id}/cancellation/` }),
    },
    offerHours: {
      as: 'operator',
      given: async (send) => ({
        path: `/classes/${await makeOwed(send)}/offers/`,
        body: { slot_ids: (await freeSlots(send, tutor, NOON)).slice(0, 2) },
      }),
    },
    placeClass: {
      as: 'student',
      given: async (send) => {
        const [slot_id] = await freeSlots(send, tutor, NOON)
        return { path: `/classes/${await makeOwed(send)}/place/`, body: { slot_id } }
      },
    },
    readRecording: {
      as: 'tutor',
      given: async (send) => ({ path: `/classes/${(await findClass(send, 'past')).id}/recording/` }),
    },
    requestReschedule: {
      as: 'tutor',
      given: async (send) => {
        const { id } = await findClass(send, 'coming', -1)
        const [slot_id] = await freeSlots(send, tutor, NOON)
        return { path: `/classes/${id}/reschedule/`, body: { slot_id, ...reason } }
      },
    },
    listRescheduleRequests: { as: 'operator' },
    acceptReschedule: { as: 'operator', path: `/reschedule/${root + 1}/accept/` },
    refuseReschedule: { as: 'operator', path: `/reschedule/${root + 4}/refuse/`, body: reason },
    cancelReschedule: {
      as: 'tutor',
      given: async (send) => {
        const rows = (await send(
          'tutor',
          'GET',
          '/reschedule/list/?state=pending&page_size=50',
        )) as unknown as {
          id: number
          asked_by: string
        }[]
        const mine = rows.find(({ asked_by }) => asked_by === 'tutor')
        return { path: `/reschedule/${mine?.id ?? 0}/cancel/` }
      },
    },
    answerReschedules: { as: 'operator', body: { ids: [root + 5, root + 2], action: 'accept' } },
    listHomework: { as: 'tutor' },
    insertHomework: { as: 'tutor', body: homework },
    updateHomework: {
      as: 'tutor',
      path: `/homework/update/${root + 2}/`,
      body: { ...homework, Id: root + 2, score: 100 },
    },
    deleteHomework: { as: 'operator', path: `/homework/delete/${root + 6}` },
    assignHomework: { as: 'tutor', path: `/homework/${root + 1}/assign/`, body: { student_ids: [student] } },
    unassignHomework: {
      as: 'tutor',
      path: `/homework/${root + 2}/unassign/`,
      body: { student_ids: [student] },
    },
    listSubmissions: { as: 'tutor', path: `/homework/${root + 1}/submissions/list/` },
    reviewSubmission: {
      as: 'tutor',
      path: `/homework/submissions/${root + 1}/review/`,
      body: { score: 8, comment: 'Well read', is_returned: false },
    },
    listStudentHomework: { as: 'student' },
    readStudentHomework: { as: 'student', path: `/homework/mine/detail/${root + 1}/` },
    submitHomework: {
      as: 'student',
      given: async (send) => {
        const { id } = await send('student', 'UPLOAD', '/files/upload/')
        return { path: `/homework/${root + 1}/submit/`, body: { file_ids: [id] } }
      },
    },
    listAssignments: { as: 'operator' },
    addFeedback: { as: 'student', body: { platform: 5, service: 4, comment: 'Clear and kind' } },
    updateFeedback: {
      as: 'student',
      body: { platform: 3, service: 4 },
      given: async (send) => {
        const { id } = await send('student', 'POST', '/feedback/add/', { platform: 5, service: 5 })
        return { path: `/feedback/update/${id}/` }
      },
    },
    listFeedback: { as: 'operator' },
    listCatalogs: { as: 'tutor' },
    insertCatalog: { as: 'tutor', body: catalog },
    updateCatalog: { as: 'tutor', path: `/catalogs/update/${root + 1}/`, body: catalog },
    deleteCatalog: { as: 'operator', path: `/catalogs/delete/${root + 4}` },
    shareCatalog: { as: 'tutor', path: `/catalogs/${root + 2}/share/`, body: { shared: true } },
    uploadFile: { as: 'student', ...upload },
    readFile: { as: 'tutor', path: `/files/detail/${root + 1}/` },
    deleteFile: {
      as: 'student',
      given: async (send) => ({
        path: `/files/delete/${(await send('student', 'UPLOAD', '/files/upload/')).id}`,
      }),
    },
  }
}
