import { cancelReservation, previewReservationCancellation } from '#mocks/handlers/cancellations.ts'
import { listTutorReviews, readAvailability, readHours, saveHours } from '#mocks/handlers/availability.ts'
import { cancelEvent, listEvents, listMyEvents, readEvent, registerEvent } from '#mocks/handlers/events.ts'
import {
  checkMatrix,
  createGroupQuote,
  createGroupReservation,
  listGroupOffers,
  listGroupPrograms,
  listInterviewSessions,
} from '#mocks/handlers/groups.ts'
import {
  cancelWebinar,
  listBookedWebinars,
  readWebinar,
  registerWebinar,
  registerWebinarGuest,
} from '#mocks/handlers/webinarSeats.ts'
import { extendHold, holdSlots, previewSchedule, releaseHold } from '#mocks/handlers/holds.ts'
import { listKids, readPasscode, deleteKid, regeneratePasscode, updateKid } from '#mocks/handlers/kids.ts'
import {
  checkResetLink,
  forgotPassword,
  resendVerification,
  resetPassword,
  verifyEmail,
} from '#mocks/handlers/links.ts'
import {
  decideRegistration,
  deleteWebinar,
  insertWebinar,
  listManagedWebinars,
  listWebinarGuests,
  updateWebinar,
} from '#mocks/handlers/managedWebinars.ts'
import {
  listCountries,
  listLanguages,
  listNotifications,
  readMenuCounts,
  readNotifications,
} from '#mocks/handlers/notifications.ts'
import { listPayments, readPayment, readReceipt, startPayment } from '#mocks/handlers/payments.ts'
import {
  changePassword,
  deletePicture,
  readProfile,
  updateProfile,
  uploadPicture,
} from '#mocks/handlers/profile.ts'
import { addWebinarRecording, readWebinarRoom } from '#mocks/handlers/webinarRooms.ts'
import { createQuote, listPrograms } from '#mocks/handlers/quotes.ts'
import {
  assignReservation,
  createReservation,
  createTrial,
  listReservations,
  readReservation,
  readTrialAllowance,
} from '#mocks/handlers/reservations.ts'

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
