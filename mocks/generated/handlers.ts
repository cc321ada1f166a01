// Generated from mocks/handlers/ by `npm run generate`. Do not edit.
import type { Handler, OperationId } from '#mocks/handlers/responses.ts'
import { listNotifications, readNotifications, readMenuCounts, listCountries, listLanguages } from '#mocks/handlers/account/notifications.ts'
import { readProfile, updateProfile, uploadPicture, deletePicture, changePassword } from '#mocks/handlers/account/profile.ts'
import { listTutorApplications } from '#mocks/handlers/applications/applications.ts'
import { startTutorReview, approveTutor, rejectTutor, terminateTutor, previewTutorTermination, reviewTutors, readTutorApplication } from '#mocks/handlers/applications/review.ts'
import { readTeaching, saveTeaching, setTutorTeaching } from '#mocks/handlers/applications/teaching.ts'
import { forgotPassword, resendVerification, checkResetLink, resetPassword, verifyEmail } from '#mocks/handlers/auth/links.ts'
import { signUp, signUpWithSignIn, addKid } from '#mocks/handlers/auth/registration.ts'
import { signIn, refreshToken, signOut } from '#mocks/handlers/auth/session.ts'
import { socialSignIn } from '#mocks/handlers/auth/socialSignIn.ts'
import { readAvailability, listTutorReviews, readHours, saveHours } from '#mocks/handlers/booking/availability.ts'
import { chooseInterview } from '#mocks/handlers/booking/chooseInterview.ts'
import { listGroupPrograms } from '#mocks/handlers/booking/groupPrograms.ts'
import { listGroupOffers, checkMatrix, listInterviewSessions, createGroupQuote, createGroupReservation } from '#mocks/handlers/booking/groups.ts'
import { holdSlots, extendHold, releaseHold, previewSchedule } from '#mocks/handlers/booking/holds.ts'
import { listPrograms, createQuote } from '#mocks/handlers/booking/quotes.ts'
import { saveAttendance, saveClassNotes, placeClass, offerHours } from '#mocks/handlers/classes/classActions.ts'
import { cancelClass, previewClassCancellation } from '#mocks/handlers/classes/classCancellations.ts'
import { listArchivedClasses, listCalendar, listClasses, listStudentClasses, readClass, readRecording } from '#mocks/handlers/classes/classes.ts'
import { listBookedClasses, listCurrentClasses } from '#mocks/handlers/classes/comingClasses.ts'
import { addFeedback, updateFeedback, listFeedback } from '#mocks/handlers/classes/feedback.ts'
import { previewGroupClassEnd, previewGroupClass } from '#mocks/handlers/classes/groupClassPreview.ts'
import { listGroupClasses, readGroupClass, insertGroupClass, updateGroupClass, deleteGroupClass, assignGroupClass } from '#mocks/handlers/classes/groupClasses.ts'
import { requestReschedule, listRescheduleRequests, acceptReschedule, refuseReschedule, cancelReschedule, answerReschedules } from '#mocks/handlers/classes/requests.ts'
import { uploadFile, readFile, deleteFile } from '#mocks/handlers/files.ts'
import { listAssignments } from '#mocks/handlers/homework/assignments.ts'
import { listHomework, insertHomework, updateHomework, deleteHomework, assignHomework, unassignHomework, listSubmissions, reviewSubmission } from '#mocks/handlers/homework/homework.ts'
import { listStudentHomework, readStudentHomework, submitHomework } from '#mocks/handlers/homework/submissions.ts'
import { listCatalogs, insertCatalog, updateCatalog, deleteCatalog, shareCatalog } from '#mocks/handlers/institutes/catalogs.ts'
import { listCities, insertCity, updateCity, deleteCity } from '#mocks/handlers/institutes/cities.ts'
import { sendContactMessage, listContactMessages, updateContactMessage } from '#mocks/handlers/institutes/contact.ts'
import { readTerms, readVersion, readConfigs, subscribe } from '#mocks/handlers/institutes/institutes.ts'
import { listKids, updateKid, readPasscode, regeneratePasscode, deleteKid } from '#mocks/handlers/kids/kids.ts'
import { listLearners, listLearnerGroups } from '#mocks/handlers/kids/learners.ts'
import { startAttempt, readAttempt, saveAnswers, submitAttempt, listQuizAttempts, extendAttempt, listQuizResults } from '#mocks/handlers/quizzes/attempts.ts'
import { listQuestions, insertQuestion, updateQuestion, deleteQuestion, reorderQuestions } from '#mocks/handlers/quizzes/questions.ts'
import { listQuizzes, insertQuiz, updateQuiz, deleteQuiz, assignQuiz, grantAttempt } from '#mocks/handlers/quizzes/quizzes.ts'
import { listStudentQuizzes } from '#mocks/handlers/quizzes/studentQuizzes.ts'
import { assignReservation } from '#mocks/handlers/reservations/assignReservation.ts'
import { cancelReservation, previewReservationCancellation } from '#mocks/handlers/reservations/cancellations.ts'
import { changeRenewal } from '#mocks/handlers/reservations/changeRenewal.ts'
import { startPayment, readPayment, listPayments, readReceipt } from '#mocks/handlers/reservations/payments.ts'
import { createReservation, readTrialAllowance, createTrial, listReservations, readReservation } from '#mocks/handlers/reservations/reservations.ts'
import { giveBackSeat, previewSeatCancellation } from '#mocks/handlers/reservations/seatCancellations.ts'
import { listStudentGroups, readStudentGroup, insertStudentGroup, updateStudentGroup, deleteStudentGroup, assignStudentGroup } from '#mocks/handlers/students/studentGroups.ts'
import { listStudents, readStudent, updateStudent, updateStudents } from '#mocks/handlers/students/students.ts'
import { listTutorStudents, readTutorStudent } from '#mocks/handlers/students/tutorStudents.ts'
import { listCourses, insertCourse, updateCourse, deleteCourse } from '#mocks/handlers/tutors/courses.ts'
import { listHighlights } from '#mocks/handlers/tutors/highlights.ts'
import { listTutors } from '#mocks/handlers/tutors/listTutors.ts'
import { readTutor, listFilters, listGroupCourses } from '#mocks/handlers/tutors/tutors.ts'
import { listEvents, readEvent, registerEvent, listMyEvents, cancelEvent } from '#mocks/handlers/webinars/events.ts'
import { listManagedWebinars, insertWebinar, updateWebinar, deleteWebinar } from '#mocks/handlers/webinars/managedWebinars.ts'
import { listWebinarGuests, decideRegistration } from '#mocks/handlers/webinars/webinarGuests.ts'
import { readWebinarRoom, addWebinarRecording } from '#mocks/handlers/webinars/webinarRooms.ts'
import { readWebinar, listBookedWebinars, registerWebinar, registerWebinarGuest, cancelWebinar } from '#mocks/handlers/webinars/webinarSeats.ts'
import { listWebinars } from '#mocks/handlers/webinars/webinars.ts'

/** One handler for each operation; a missing one is a compile error. */
export const handlers: { readonly [Id in OperationId]: Handler<Id> } = {
  listNotifications,
  readNotifications,
  readMenuCounts,
  listCountries,
  listLanguages,
  readProfile,
  updateProfile,
  uploadPicture,
  deletePicture,
  changePassword,
  listTutorApplications,
  startTutorReview,
  approveTutor,
  rejectTutor,
  terminateTutor,
  previewTutorTermination,
  reviewTutors,
  readTutorApplication,
  readTeaching,
  saveTeaching,
  setTutorTeaching,
  forgotPassword,
  resendVerification,
  checkResetLink,
  resetPassword,
  verifyEmail,
  signUp,
  signUpWithSignIn,
  addKid,
  signIn,
  refreshToken,
  signOut,
  socialSignIn,
  readAvailability,
  listTutorReviews,
  readHours,
  saveHours,
  chooseInterview,
  listGroupPrograms,
  listGroupOffers,
  checkMatrix,
  listInterviewSessions,
  createGroupQuote,
  createGroupReservation,
  holdSlots,
  extendHold,
  releaseHold,
  previewSchedule,
  listPrograms,
  createQuote,
  saveAttendance,
  saveClassNotes,
  placeClass,
  offerHours,
  cancelClass,
  previewClassCancellation,
  listArchivedClasses,
  listCalendar,
  listClasses,
  listStudentClasses,
  readClass,
  readRecording,
  listBookedClasses,
  listCurrentClasses,
  addFeedback,
  updateFeedback,
  listFeedback,
  previewGroupClassEnd,
  previewGroupClass,
  listGroupClasses,
  readGroupClass,
  insertGroupClass,
  updateGroupClass,
  deleteGroupClass,
  assignGroupClass,
  requestReschedule,
  listRescheduleRequests,
  acceptReschedule,
  refuseReschedule,
  cancelReschedule,
  answerReschedules,
  uploadFile,
  readFile,
  deleteFile,
  listAssignments,
  listHomework,
  insertHomework,
  updateHomework,
  deleteHomework,
  assignHomework,
  unassignHomework,
  listSubmissions,
  reviewSubmission,
  listStudentHomework,
  readStudentHomework,
  submitHomework,
  listCatalogs,
  insertCatalog,
  updateCatalog,
  deleteCatalog,
  shareCatalog,
  listCities,
  insertCity,
  updateCity,
  deleteCity,
  sendContactMessage,
  listContactMessages,
  updateContactMessage,
  readTerms,
  readVersion,
  readConfigs,
  subscribe,
  listKids,
  updateKid,
  readPasscode,
  regeneratePasscode,
  deleteKid,
  listLearners,
  listLearnerGroups,
  startAttempt,
  readAttempt,
  saveAnswers,
  submitAttempt,
  listQuizAttempts,
  extendAttempt,
  listQuizResults,
  listQuestions,
  insertQuestion,
  updateQuestion,
  deleteQuestion,
  reorderQuestions,
  listQuizzes,
  insertQuiz,
  updateQuiz,
  deleteQuiz,
  assignQuiz,
  grantAttempt,
  listStudentQuizzes,
  assignReservation,
  cancelReservation,
  previewReservationCancellation,
  changeRenewal,
  startPayment,
  readPayment,
  listPayments,
  readReceipt,
  createReservation,
  readTrialAllowance,
  createTrial,
  listReservations,
  readReservation,
  giveBackSeat,
  previewSeatCancellation,
  listStudentGroups,
  readStudentGroup,
  insertStudentGroup,
  updateStudentGroup,
  deleteStudentGroup,
  assignStudentGroup,
  listStudents,
  readStudent,
  updateStudent,
  updateStudents,
  listTutorStudents,
  readTutorStudent,
  listCourses,
  insertCourse,
  updateCourse,
  deleteCourse,
  listHighlights,
  listTutors,
  readTutor,
  listFilters,
  listGroupCourses,
  listEvents,
  readEvent,
  registerEvent,
  listMyEvents,
  cancelEvent,
  listManagedWebinars,
  insertWebinar,
  updateWebinar,
  deleteWebinar,
  listWebinarGuests,
  decideRegistration,
  readWebinarRoom,
  addWebinarRecording,
  readWebinar,
  listBookedWebinars,
  registerWebinar,
  registerWebinarGuest,
  cancelWebinar,
  listWebinars,
}
