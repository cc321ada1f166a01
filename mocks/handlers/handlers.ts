import type { Handler, OperationId } from '#mocks/handlers/responses.ts'
import { listTutorApplications } from '#mocks/handlers/applications/applications.ts'
import { bookingHandlers } from '#mocks/handlers/booking/bookingHandlers.ts'
import { deleteCity, insertCity, listCities, updateCity } from '#mocks/handlers/institutes/cities.ts'
import { listBookedClasses, listCurrentClasses } from '#mocks/handlers/classes/comingClasses.ts'
import { listHighlights } from '#mocks/handlers/tutors/highlights.ts'
import { readConfigs, readTerms, readVersion, subscribe } from '#mocks/handlers/institutes/institutes.ts'
import { learningHandlers } from '#mocks/handlers/learningHandlers.ts'
import { listTutors } from '#mocks/handlers/tutors/listTutors.ts'
import { staffHandlers } from '#mocks/handlers/staffHandlers.ts'
import { addKid, signUp, signUpWithSignIn } from '#mocks/handlers/auth/registration.ts'
import { refreshToken, signIn, signOut, socialSignIn } from '#mocks/handlers/auth/session.ts'
import { readTeaching, saveTeaching, setTutorTeaching } from '#mocks/handlers/applications/teaching.ts'
import { listFilters, listGroupCourses, readTutor } from '#mocks/handlers/tutors/tutors.ts'
import { listWebinars } from '#mocks/handlers/webinars/webinars.ts'

/** One handler for each operation; a missing one is a compile error. */
export const handlers: { readonly [Id in OperationId]: Handler<Id> } = {
  signIn,
  signUp,
  signUpWithSignIn,
  socialSignIn,
  addKid,
  refreshToken,
  signOut,
  readTerms,
  readVersion,
  readConfigs,
  subscribe,
  listGroupCourses,
  listCities,
  insertCity,
  updateCity,
  deleteCity,
  listTutors,
  readTutor,
  listFilters,
  listWebinars,
  listHighlights,
  listBookedClasses,
  listCurrentClasses,
  listTutorApplications,
  readTeaching,
  saveTeaching,
  setTutorTeaching,
  ...bookingHandlers,
  ...learningHandlers,
  ...staffHandlers,
}
