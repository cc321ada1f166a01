import type { Area } from './area.ts'

/** Files of `mocks/world/booking` whose rules are tested beside them; the others are tested through the API's calls. */
const bookingRules = 'cancellation,closeRequests,finishBookings,outcome,prices,promos'

/** Files of `mocks/world/classes` with the rules of group classes. */
const groupRules =
  'groupClassSessions,groupSeats,notifyOfEndingSeats,notifyOfSmallGroups,offeredGroups,releaseUsedSeats'

/** The areas of the mock world. */
export const worldAreas: readonly Area[] = [
  {
    name: 'world',
    sources: [
      `mocks/world/booking/{${bookingRules}}.ts`,
      'mocks/world/codes/*.ts',
      'mocks/world/hours/{clock,hostedTimes,hours,zones}.ts',
      'mocks/world/webinars/{countTakenSeats,doors}.ts',
      'mocks/world/{collection,countRecords,listMissing,search,worlds}.ts',
    ],
    tests: [
      `mocks/world/booking/{${bookingRules}}*.test.ts`,
      'mocks/world/codes/*.test.ts',
      'mocks/world/hours/{clock,hours,zones}.test.ts',
      'mocks/world/webinars/*.test.ts',
      'mocks/world/{collection,countRecords,listMissing,search,worlds}.test.ts',
    ],
    threshold: 89,
  },
  {
    name: 'bookings',
    sources: ['mocks/world/booking/{dropLostPromo,endBooking,notifyOfBooking,renewals,settlePayment}.ts'],
    tests: ['mocks/world/booking/{dropLostPromo,endBooking,notifyOf*,renewals,settle*}.test.ts'],
    testTimeout: 5000,
    threshold: 96,
  },
  {
    name: 'groups',
    sources: [
      `mocks/world/classes/{${groupRules}}.ts`,
      'mocks/world/webinars/{interviewSeats,notifyOfWebinarTimes}.ts',
    ],
    tests: [
      `mocks/world/classes/{bookedSeats,nextSessions,${groupRules}}.test.ts`,
      'mocks/world/webinars/{cancelInterviewSeats,interviewSeats,notifyOfWebinarTimes}.test.ts',
    ],
    testTimeout: 5000,
    threshold: 97,
  },
  {
    name: 'slots',
    sources: [
      'mocks/world/hours/{classTime,dayTimes,findOtherClass,isLearnerBusy,plannedTimes,schedule,slots}.ts',
    ],
    tests: [
      'mocks/world/hours/{classTime,dayTimes,findOtherClass,heldSlots,plannedTimes,schedule,slots}.test.ts',
    ],
    testTimeout: 5000,
    threshold: 90,
  },
  {
    name: 'notifications',
    sources: ['mocks/world/notify.ts', 'mocks/world/learning/notifyOf*.ts'],
    tests: ['mocks/world/notify.test.ts', 'mocks/world/learning/notifyOf*.test.ts'],
    testTimeout: 5000,
    threshold: 95,
  },
  {
    name: 'people',
    sources: ['mocks/world/people/*.ts'],
    tests: ['mocks/world/people/*.test.ts'],
    testTimeout: 5000,
    threshold: 89,
  },
  {
    name: 'webinars',
    sources: [
      'mocks/world/classes/{interviews,reviews}.ts',
      'mocks/world/webinars/{addRecordings,registrations,webinars}.ts',
    ],
    tests: [
      'mocks/world/classes/{interviews,reviews}.test.ts',
      'mocks/world/webinars/{addRecordings,registrations,webinars}.test.ts',
    ],
    testTimeout: 5000,
    threshold: 85,
  },
  {
    name: 'learning',
    sources: ['mocks/world/learning/learning.ts'],
    tests: ['mocks/world/learning/{learning,quizzes}.test.ts'],
    testTimeout: 5000,
    threshold: 89,
  },
  {
    name: 'weeks',
    sources: ['mocks/world/classes/{classes,feedback,groupClasses}.ts', 'mocks/world/hours/timetable.ts'],
    tests: [
      'mocks/world/classes/{givenFeedback,plannedGroups,weeklyClasses}.test.ts',
      'mocks/world/hours/timetable.test.ts',
    ],
    testTimeout: 5000,
    threshold: 86,
  },
  {
    name: 'seededBookings',
    sources: ['mocks/world/booking/{bookedClasses,bookings,createRequests,openBookings}.ts'],
    tests: ['mocks/world/booking/{paidClasses,recentBookings,seededBookings}.test.ts'],
    testTimeout: 5000,
    threshold: 90,
  },
  {
    name: 'initialData',
    sources: ['mocks/world/{audits,createStaffRecords,documents,initialData,world}.ts'],
    tests: ['mocks/world/{createStaffRecords,documents,emptyData,world}.test.ts'],
    testTimeout: 5000,
    threshold: 91,
  },
]
