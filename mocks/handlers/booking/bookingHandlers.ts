import {
  cancelReservation,
  previewReservationCancellation,
} from '#mocks/handlers/reservations/cancellations.ts'
import {
  listTutorReviews,
  readAvailability,
  readHours,
  saveHours,
} from '#mocks/handlers/booking/availability.ts'
import {
  cancelEvent,
  listEvents,
  listMyEvents,
  readEvent,
  registerEvent,
} from '#mocks/handlers/webinars/events.ts'
import {
  checkMatrix,
  createGroupQuote,
  createGroupReservation,
  listGroupOffers,
  listGroupPrograms,
  listInterviewSessions,
} from '#mocks/handlers/booking/groups.ts'
import {
  cancelWebinar,
  listBookedWebinars,
  readWebinar,
  registerWebinar,
  registerWebinarGuest,
} from '#mocks/handlers/webinars/webinarSeats.ts'
import { extendHold, holdSlots, previewSchedule, releaseHold } from '#mocks/handlers/booking/holds.ts'
import {
  listKids,
  readPasscode,
  deleteKid,
  regeneratePasscode,
  updateKid,
} from '#mocks/handlers/kids/kids.ts'
import {
  checkResetLink,
  forgotPassword,
  resendVerification,
  resetPassword,
  verifyEmail,
} from '#mocks/handlers/auth/links.ts'
import {
  decideRegistration,
  deleteWebinar,
  insertWebinar,
  listManagedWebinars,
  listWebinarGuests,
  updateWebinar,
} from '#mocks/handlers/webinars/managedWebinars.ts'
import {
  listCountries,
  listLanguages,
  listNotifications,
  readMenuCounts,
  readNotifications,
} from '#mocks/handlers/account/notifications.ts'
import {
  listPayments,
  readPayment,
  readReceipt,
  startPayment,
} from '#mocks/handlers/reservations/payments.ts'
import {
  changePassword,
  deletePicture,
  readProfile,
  updateProfile,
  uploadPicture,
} from '#mocks/handlers/account/profile.ts'
import { addWebinarRecording, readWebinarRoom } from '#mocks/handlers/webinars/webinarRooms.ts'
import { createQuote, listPrograms } from '#mocks/handlers/booking/quotes.ts'
import {
  assignReservation,
  createReservation,
  createTrial,
  listReservations,
  readReservation,
  readTrialAllowance,
} from '#mocks/handlers/reservations/reservations.ts'

/** Handlers of bookings, payments, webinars and the account. */
export const bookingHandlers = {
  readAvailability,
  listTutorReviews,
  readHours,
  saveHours,
  listEvents,
  readEvent,
  listMyEvents,
  registerEvent,
  cancelEvent,
  listGroupOffers,
  listGroupPrograms,
  checkMatrix,
  listInterviewSessions,
  createGroupQuote,
  createGroupReservation,
  readWebinar,
  listBookedWebinars,
  registerWebinar,
  registerWebinarGuest,
  cancelWebinar,
  holdSlots,
  extendHold,
  releaseHold,
  previewSchedule,
  listKids,
  updateKid,
  readPasscode,
  regeneratePasscode,
  deleteKid,
  forgotPassword,
  resendVerification,
  checkResetLink,
  resetPassword,
  verifyEmail,
  listManagedWebinars,
  insertWebinar,
  updateWebinar,
  deleteWebinar,
  listWebinarGuests,
  decideRegistration,
  readWebinarRoom,
  addWebinarRecording,
  listNotifications,
  readNotifications,
  readMenuCounts,
  listCountries,
  listLanguages,
  startPayment,
  readPayment,
  listPayments,
  readReceipt,
  readProfile,
  updateProfile,
  uploadPicture,
  deletePicture,
  changePassword,
  listPrograms,
  createQuote,
  createReservation,
  readTrialAllowance,
  createTrial,
  listReservations,
  readReservation,
  assignReservation,
  cancelReservation,
  previewReservationCancellation,
}
