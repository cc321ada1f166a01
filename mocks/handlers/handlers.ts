import type { Handler, OperationId } from '#mocks/handlers/answer.ts'
import { listTutorApplications } from '#mocks/handlers/applications.ts'
import { deleteCity, insertCity, listCities, updateCity } from '#mocks/handlers/cities.ts'
import { listBookedClasses, listCurrentClasses } from '#mocks/handlers/classes.ts'
import { listHighlights } from '#mocks/handlers/highlights.ts'
import { readConfigs, readTerms, readVersion, subscribe } from '#mocks/handlers/institutes.ts'
import { listTutors } from '#mocks/handlers/listTutors.ts'
import { addKid, signUp, signUpWithSignIn } from '#mocks/handlers/registration.ts'
import { refreshToken, signIn, signOut, socialSignIn } from '#mocks/handlers/session.ts'
import { listFilters, listGroupCourses, readTutor } from '#mocks/handlers/tutors.ts'
import { listWebinars } from '#mocks/handlers/webinars.ts'
import type { Category } from '#mocks/world/records.ts'

/** Handlers by operation. */
export const handlers: { readonly [Id in OperationId]?: Handler<Id> } = {
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
}

/** Who may call what; everybody who is signed in where nothing is said. */
export const roles: { readonly [Id in OperationId]?: readonly Category[] } = {
  addKid: ['student'],
  listBookedClasses: ['student', 'kids'],
  listCurrentClasses: ['tutor'],
  listTutorApplications: ['operator', 'institute_admin'],
}
