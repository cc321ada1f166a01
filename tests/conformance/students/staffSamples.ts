import { NOON } from '#mocks/testClient.ts'
import { createNumbers, type Fetch, type Samples } from '../sample.ts'

const DAY = 86_400_000
const reason = { reason: 'The documents are not complete' }

/** Samples of the records that staff and tutors manage. */
export function createStaffSamples(institute: number): Samples {
  const { root, tutor, student, kid } = createNumbers(institute)
  const course = { Id: 0, code: 'XX-1', name: 'New course', description: 'Soon', type: 'adult' }
  const teaching = { course_ids: [101], language_ids: [1], country_id: 1, document_ids: [] }
  const group = { Id: 0, name: 'Readers', tutor_id: tutor, days: [1, 3], max_students: 5 }
  const groupClass = {
    Id: 0,
    name: 'Young reciters',
    course_id: 107,
    tutor_id: tutor,
    days: [2, 4],
    start_date: '2026-12-01',
    end_date: '2026-12-29',
    start_time: '16:00',
    minutes: 60,
    min_students: 2,
    max_students: 5,
    is_auto_renew: false,
    age_from: 6,
    age_to: 10,
    price: 120,
  }
  const HOUR = 3_600_000
  const webinar = {
    Id: 0,
    title: 'Morning stories',
    description: 'An hour',
    tutor_id: tutor,
    language_id: 1,
    // Early, when the tutor teaches no class
    start_date_time: new Date(NOON + DAY - 8 * HOUR).toISOString(),
    end_date_time: new Date(NOON + DAY - 7 * HOUR).toISOString(),
    capacity: 20,
  }
  let days = 0
  /** Builds a webinar on a day of its own, because its host has one at a time. */
  function buildNextWebinar(start = NOON - 8 * HOUR) {
    days += 1
    const at = start + (days + 1) * DAY
    return {
      ...webinar,
      start_date_time: new Date(at).toISOString(),
      end_date_time: new Date(at + HOUR).toISOString(),
    }
  }
  async function findWebinar(send: Fetch) {
    return (await send('operator', 'POST', '/webinar/managed/insert/', buildNextWebinar())).id
  }
  const tutors = {
    added: tutor + 72,
    second: tutor + 73,
    third: tutor + 74,
    fourth: tutor + 75,
    known: tutor + 20,
  }
  return {
    insertCourse: { as: 'operator', body: course },
    updateCourse: { as: 'operator', path: '/courses/update/101/', body: { ...course, code: 'XX-2' } },
    deleteCourse: {
      as: 'operator',
      given: async (send) => {
        const { id } = await send('operator', 'POST', '/courses/insert/', { ...course, code: 'XX-3' })
        return { path: `/courses/delete/${id}` }
      },
    },
    listCourses: {},
    listLearners: { as: 'operator' },
    listLearnerGroups: { as: 'operator' },
    listTutorStudents: { as: 'tutor' },
    readTutorStudent: { as: 'tutor', path: `/tutor/students/detail/${kid}/` },
    listManagedWebinars: { as: 'operator' },
    insertWebinar: { as: 'operator', body: webinar },
    updateWebinar: {
      as: 'operator',
      given: async (send) => ({
        path: `/webinar/managed/update/${await findWebinar(send)}/`,
        body: { ...buildNextWebinar(), capacity: 30 },
      }),
    },
    deleteWebinar: {
      as: 'operator',
      given: async (send) => ({ path: `/webinar/managed/delete/${await findWebinar(send)}` }),
    },
    listWebinarGuests: {
      as: 'operator',
      given: async (send) => ({ path: `/webinar/${await findWebinar(send)}/registrations/list/` }),
    },
    readWebinarRoom: {
      as: 'operator',
      given: async (send) => ({ path: `/webinar/${await findWebinar(send)}/room/` }),
    },
    addWebinarRecording: {
      as: 'operator',
      given: async (send) => {
        const rows = await send('operator', 'GET', '/webinar/managed/list/?state=finished')
        const [held] = rows as unknown as { id: number }[]
        return { path: `/webinar/${held?.id}/recording/`, body: { file_id: root + 1 } }
      },
    },
    decideRegistration: {
      as: 'operator',
      path: `/webinar/registrations/${root + 1}/decide/`,
      body: { status: 'cancelled' },
    },
    sendContactMessage: {
      body: {
        full_name: 'Karim Nasr',
        email: 'reader@example.test',
        topic: 'classes',
        message: 'Who can help me?',
      },
    },
    listContactMessages: { as: 'operator' },
    updateContactMessage: {
      as: 'operator',
      path: `/contact/update/${root + 1}/`,
      body: { state: 'handled' },
    },
    readTutorApplication: { as: 'operator', path: `/tutor/applications/detail/${tutor}/` },
    readTeaching: { as: 'tutor' },
    saveTeaching: { as: 'tutor', body: teaching },
    setTutorTeaching: { as: 'operator', path: `/tutor/applications/${tutor}/teaching/`, body: teaching },
    startTutorReview: { as: 'operator', path: `/tutor/applications/${tutors.added}/start_review/` },
    approveTutor: { as: 'admin', path: `/tutor/applications/${tutors.second}/approve/` },
    rejectTutor: { as: 'operator', path: `/tutor/applications/${tutors.third}/reject/`, body: reason },
    terminateTutor: { as: 'operator', path: `/tutor/applications/${tutors.known}/terminate/`, body: reason },
    previewTutorTermination: { as: 'operator', path: `/tutor/applications/${tutor}/termination/` },
    reviewTutors: { as: 'operator', body: { ids: [tutors.fourth, 1], action: 'approve' } },
    listStudents: { as: 'operator' },
    readStudent: { as: 'operator', path: `/students/detail/${student}/` },
    updateStudent: { as: 'operator', path: `/students/update/${student + 1}/`, body: { status: false } },
    updateStudents: { as: 'operator', body: { ids: [student + 2, 5], status: false } },
    listStudentGroups: { as: 'operator' },
    insertStudentGroup: { as: 'operator', body: group },
    updateStudentGroup: { as: 'operator', path: `/students-groups/update/${root + 1}/`, body: group },
    deleteStudentGroup: { as: 'operator', path: `/students-groups/delete/${root + 2}` },
    readStudentGroup: { as: 'operator', path: `/students-groups/detail/${root + 3}/` },
    assignStudentGroup: {
      as: 'operator',
      path: `/students-groups/${root + 3}/assign/`,
      body: { student_ids: [student, kid] },
    },
    listGroupClasses: { as: 'operator' },
    insertGroupClass: { as: 'operator', body: groupClass },
    updateGroupClass: {
      as: 'operator',
      path: `/group-classes/update/${root + 1}/`,
      // The group class of the sample above has the other hour
      body: { ...groupClass, start_time: '05:00' },
    },
    deleteGroupClass: { as: 'operator', path: `/group-classes/delete/${root + 2}` },
    readGroupClass: { as: 'operator', path: `/group-classes/detail/${root + 3}/` },
    previewGroupClassEnd: { as: 'operator', path: `/group-classes/${root + 3}/cancellation/` },
    previewGroupClass: { as: 'operator', body: groupClass },
    assignGroupClass: {
      as: 'operator',
      path: `/group-classes/${root + 5}/assign/`,
      body: { student_ids: [kid] },
    },
  }
}
