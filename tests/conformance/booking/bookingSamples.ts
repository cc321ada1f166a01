import { NOON } from '#mocks/testClient.ts'
import { freeSlots, buildMultipart, createNumbers, type Fetch, type Samples } from '../sample.ts'
import {
  addKid,
  bookFreeSeats,
  findFittingSeats,
  findInterview,
  findWebinar,
  seatSamples,
} from './groupSamples.ts'

const png = new Uint8Array([137, 80, 78, 71])
const reason = { reason: 'The hour does not suit' }

/** Samples of bookings, payments, webinars and the account. */
export function createBookingSamples(institute: number): Samples {
  const { root, tutor, kid } = createNumbers(institute)
  const other = tutor + 8
  const week = `from=${new Date(NOON).toISOString()}&to=${new Date(NOON + 7 * 86_400_000).toISOString()}`
  const matrix = [{ course_id: 107, user_id: kid }]

  async function createHold(send: Fetch) {
    const [slot = 0] = await freeSlots(send, tutor, NOON)
    const hold = await send('student', 'POST', '/slots/hold/', { tutor_id: tutor, slot_ids: [slot] })
    return { slot, hold: hold.id }
  }
  async function createBooking(send: Fetch) {
    const { slot, hold } = await createHold(send)
    const choice = { tutor_id: tutor, course_ids: [await createTaughtClass(send)], program_id: 1 }
    const { total_cost } = await send('student', 'POST', '/reservation/quote/', {
      ...choice,
      slot_ids: [slot],
    })
    return { ...choice, hold_id: hold, total_cost }
  }
  async function createReservation(send: Fetch) {
    return send('student', 'POST', '/reservation/add/', await createBooking(send))
  }
  async function createTaughtClass(send: Fetch, id = tutor) {
    const { courses } = (await send('student', 'GET', `/tutor/profile/${id}/`)) as unknown as {
      courses: { id: number }[]
    }
    return courses[0]?.id ?? 0
  }
  const password = { password: 'Better#2026', confirm_password: 'Better#2026' }
  return {
    listTutorReviews: { path: `/tutor/profile/${tutor}/reviews/list/` },
    readAvailability: { path: `/tutor/profile/${tutor}/slots/?${week}` },
    readHours: { as: 'tutor' },
    saveHours: {
      as: 'tutor',
      body: { time_zone: 'Africa/Cairo', week: [{ day: 1, from: '09:00', to: '22:00' }], exceptions: [] },
    },
    listPrograms: { path: `/programs/list/?tutor_id=${tutor}` },
    createQuote: { as: 'student', body: { tutor_id: tutor, course_ids: [101], program_id: 1 } },
    previewSchedule: {
      as: 'student',
      given: async (send) => ({
        body: { tutor_id: tutor, program_id: 1, slot_ids: (await freeSlots(send, tutor, NOON)).slice(0, 1) },
      }),
    },
    holdSlots: {
      as: 'student',
      given: async (send) => ({
        body: { tutor_id: tutor, slot_ids: (await freeSlots(send, tutor, NOON)).slice(0, 2) },
      }),
    },
    extendHold: {
      as: 'student',
      given: async (send) => ({ path: `/slots/hold/${(await createHold(send)).hold}/extend/` }),
    },
    releaseHold: {
      as: 'student',
      given: async (send) => ({ path: `/slots/hold/${(await createHold(send)).hold}` }),
    },
    createReservation: { as: 'student', given: async (send) => ({ body: await createBooking(send) }) },
    readTrialAllowance: { as: 'student' },
    createTrial: {
      as: 'student',
      given: async (send) => {
        const [slot_id] = await freeSlots(send, other, NOON)
        return { body: { tutor_id: other, course_id: await createTaughtClass(send, other), slot_id } }
      },
    },
    listReservations: { as: 'student' },
    readReservation: { as: 'student', path: `/reservations/detail/${root + 1}/` },
    assignReservation: { as: 'student', path: `/reservations/${root + 1}/assign/`, body: { kid_id: kid } },
    cancelReservation: { as: 'student', path: `/reservations/${root + 2}/cancel/`, body: reason },
    previewReservationCancellation: { as: 'student', path: `/reservations/${root + 1}/cancellation/` },
    changeRenewal: {
      as: 'student',
      path: `/reservations/${root + 1}/renewal/`,
      body: { is_renewing: false },
    },
    ...seatSamples,
    chooseInterview: {
      as: 'student',
      given: async (send) => {
        const { id, webinar_id } = await bookFreeSeats(send, kid)
        await send('student', 'POST', `/webinar/${webinar_id}/cancel/`, {})
        return { path: `/reservations/${id}/interview/`, body: { webinar_id } }
      },
    },
    startPayment: {
      as: 'student',
      given: async (send) => ({
        body: { reservation_id: (await createReservation(send)).id, return_url: '/checkout' },
      }),
    },
    readPayment: { as: 'student', path: `/payments/detail/${root + 1}/` },
    listPayments: { as: 'student' },
    readReceipt: { as: 'student', path: `/payments/${root + 1}/receipt/` },
    listKids: { as: 'student' },
    updateKid: {
      as: 'student',
      path: `/kids/update/${kid}/`,
      body: { first_name: 'Nur', last_name: 'Kamal', gender: 'Female', date_of_birth: '2018-05-04' },
    },
    readPasscode: { as: 'student', path: `/kids/${kid}/passcode/` },
    // These end the sessions of the kid and of the social student, which no other sample uses
    deleteKid: {
      as: 'student',
      given: async (send) => {
        const { id } = await addKid(send)
        return { path: `/kids/delete/${id}` }
      },
    },
    regeneratePasscode: { as: 'student', path: `/kids/${kid + 1}/passcode/regenerate/` },
    readProfile: { as: 'student' },
    updateProfile: { as: 'tutor', body: { biography: 'I teach with patience.', time_zone: 'Africa/Cairo' } },
    uploadPicture: { as: 'student', ...buildMultipart('me.png', 'image/png', png) },
    deletePicture: { as: 'student' },
    changePassword: { as: 'admin', body: { current_password: 'Admin#2026', ...password } },
    forgotPassword: { body: { email: 'student@example.test' } },
    checkResetLink: { body: { token: 'ok-student' } },
    resetPassword: { body: { token: 'ok-social', ...password } },
    verifyEmail: { body: { token: 'ok-student' } },
    resendVerification: { body: { email: 'student@example.test' } },
    readMenuCounts: { as: 'student' },
    listNotifications: { as: 'student' },
    readNotifications: { as: 'student', body: {} },
    listCountries: {},
    listLanguages: {},
    listGroupOffers: {},
    listGroupPrograms: {},
    checkMatrix: { as: 'student', body: { matrix } },
    listInterviewSessions: { as: 'student' },
    createGroupQuote: {
      as: 'student',
      given: async (send) => ({ body: { matrix: await findFittingSeats(send, kid) } }),
    },
    createGroupReservation: {
      as: 'student',
      given: async (send) => {
        // Another sample books the seats of the other kids
        const chosen = await findFittingSeats(send, (await addKid(send)).id)
        const quote = await send('student', 'POST', '/group/reservation/quote/', { matrix: chosen })
        return {
          body: {
            matrix: chosen,
            webinar_id: await findInterview(send, chosen[0]?.course_id),
            total_cost: quote.total_cost,
          },
        }
      },
    },
    readWebinar: { given: async (send) => ({ path: `/webinar/detail/${await findWebinar(send)}/` }) },
    listBookedWebinars: { as: 'student' },
    registerWebinar: {
      as: 'student',
      body: {},
      given: async (send) => ({ path: `/webinar/${await findWebinar(send)}/register/` }),
    },
    registerWebinarGuest: {
      body: { full_name: 'Karim Nasr', email: 'guest@example.test' },
      given: async (send) => ({ path: `/webinar/${await findWebinar(send)}/register/guest/` }),
    },
    cancelWebinar: {
      as: 'kid',
      body: {},
      given: async (send) => {
        const id = await findWebinar(send)
        await send('kid', 'POST', `/webinar/${id}/register/`, {})
        return { path: `/webinar/${id}/cancel/` }
      },
    },
    listEvents: {},
    readEvent: { path: `/events/detail/${root + 1}/` },
    registerEvent: { as: 'student', path: `/events/${root + 1}/register/` },
    listMyEvents: { as: 'student' },
    cancelEvent: {
      as: 'student',
      given: async (send) => {
        await send('student', 'POST', `/events/${root + 2}/register/`, {})
        return { path: `/events/${root + 2}/cancel/` }
      },
    },
  }
}
