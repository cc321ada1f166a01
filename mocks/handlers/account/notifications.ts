import type { MenuCounts } from '#sdk'
import { languages } from '#mocks/data/catalogue.ts'
import { countriesByName, type Country } from '#mocks/data/countries.ts'
import { respondMessage, respondData, type Handler } from '#mocks/handlers/responses.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { computeOutcomeNow } from '#mocks/handlers/classes/classViews.ts'
import { countDueHomework } from '#mocks/handlers/kids/kids.ts'
import { countDueQuizzes } from '#mocks/handlers/quizzes/studentQuizzes.ts'
import { respondPage } from '#mocks/handlers/paging.ts'
import { isToReview } from '#mocks/handlers/homework/homework.ts'
import { isStaff, listOwnLearners } from '#mocks/handlers/caller.ts'
import { requireAccount } from '#mocks/handlers/callValues.ts'
import { isPayable } from '#mocks/handlers/reservations/reservationView.ts'
import { toNamed } from '#mocks/handlers/views.ts'
import { computeEnd } from '#mocks/world/hours/classTime.ts'
import { DAY, formatIso } from '#mocks/world/hours/clock.ts'
import type { NotificationRecord } from '#mocks/world/staffRecords.ts'
import { normalize } from '#mocks/world/search.ts'
import { closeRequests } from '#mocks/world/booking/closeRequests.ts'
import { computeState } from '#mocks/world/booking/renewals.ts'
import { expirePayments } from '#mocks/world/booking/expirePayments.ts'
import { notifyOfUpcoming } from '#mocks/world/booking/notifyOfBooking.ts'

/** Notifies of what follows from the time alone, so that nothing has to be opened first. */
function notifyOfPassedTime({ state, world }: Call): void {
  notifyOfUpcoming(state, world.clock())
  closeRequests(state, world.clock())
  expirePayments(state, world.clock())
}

export const listNotifications: Handler<'listNotifications'> = (call) => {
  notifyOfPassedTime(call)
  const asked = call.query.get('is_read')
  const rows = listOwnNotifications(call).filter(({ isRead }) => asked === null || String(isRead) === asked)
  const newest = rows.toSorted((a, b) => b.created - a.created || b.id - a.id)
  return respondPage(call, newest, (row) => ({
    id: row.id,
    kind: row.kind,
    title: row.title[call.language],
    body: row.body[call.language],
    path: row.path,
    is_read: row.isRead,
    created_on: formatIso(row.created),
  }))
}

export const readNotifications: Handler<'readNotifications'> = (call, { ids }) => {
  for (const row of listOwnNotifications(call))
    if (!row.isRead && (!ids || ids.includes(row.id)))
      call.state.notifications.update({ ...row, isRead: true })
  return respondMessage(call, 'saved')
}

export const readMenuCounts: Handler<'readMenuCounts'> = (call) => {
  notifyOfPassedTime(call)
  const notifications = listOwnNotifications(call).filter(({ isRead }) => !isRead).length
  const { category } = requireAccount(call)
  const more = isStaff(call)
    ? countForStaff(call)
    : category === 'tutor'
      ? countForTutor(call)
      : countForLearner(call)
  return respondData({ notifications, ...more })
}

export const listCountries: Handler<'listCountries'> = (call) => {
  const toCountryView = ({ id, name, phone }: Country) => ({
    id,
    name: name[call.language],
    name_ascii: name.en.normalize('NFKD').replace(/\p{M}/gu, '').replace(/’/g, "'"),
    phone,
  })
  return respondPage(call, countriesByName[call.language], toCountryView, {
    getSearchText: ({ name, phone }) => normalize(`${name.en} ${name.ar} ${phone}`),
  })
}

export const listLanguages: Handler<'listLanguages'> = (call) =>
  respondPage(call, languages, (row) => toNamed(row, call), {
    getSearchText: ({ name }) => normalize(`${name.en} ${name.ar}`),
  })

function listOwnNotifications(call: Call): readonly NotificationRecord[] {
  const { id } = requireAccount(call)
  return call.state.notifications.list().filter(({ owner }) => owner === id)
}

function countForStaff({ state, world }: Call): Partial<MenuCounts> {
  const tutors = state.tutors.list()
  const now = world.clock()
  return {
    new_tutors: tutors.filter(({ status }) => status === 'new').length,
    under_review_tutors: tutors.filter(({ status }) => status === 'under_review').length,
    reschedule_requests: state.requests.list().filter((row) => row.state === 'pending').length,
    contact_messages: state.messages.list().filter((row) => row.state === 'unread').length,
    waitlisted: state.registrations.list().filter(({ webinar: id, status }) => {
      const webinar = state.webinars.get(id)
      return status === 'waitlisted' && webinar && !webinar.isCancelled && webinar.end > now
    }).length,
    payments: state.payments.list().filter((row) => computeState(row, now) === 'overdue').length,
  }
}

function countForTutor(call: Call): Partial<MenuCounts> {
  const { id } = requireAccount(call)
  const { homework, submissions, requests, classes } = call.state
  const now = call.world.clock()
  const own = classes.list().filter(({ tutor }) => tutor === id)
  return {
    unrecorded: own.filter(
      (row) => row.start > now - 30 * DAY && computeOutcomeNow(row, call) === 'unrecorded',
    ).length,
    submissions: submissions.list().filter((row) => {
      const work = homework.get(row.homework)
      return work?.owner === id && isToReview(row, work, call)
    }).length,
    reschedule_requests: requests.list().filter((row) => row.tutor === id && row.state === 'pending').length,
    classes_today: own.filter((row) => computeEnd(row) > now && row.start < now + DAY).length,
  }
}

function countForLearner(call: Call): Partial<MenuCounts> {
  const { id } = requireAccount(call)
  const own = listOwnLearners(call)
  return {
    homework: [...own].reduce((sum, learner) => sum + countDueHomework(learner, call), 0),
    quizzes: countDueQuizzes(own, call),
    payments: call.state.reservations.list().filter((row) => row.student === id && isPayable(row, call))
      .length,
  }
}
