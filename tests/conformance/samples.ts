import { people } from '#mocks/testClient.ts'
import { createBookingSamples } from './booking/bookingSamples.ts'
import { createLearningSamples } from './learning/learningSamples.ts'
import { createQuizSamples } from './learning/quizSamples.ts'
import { createNumbers, type Sample, type Samples } from './sample.ts'
import { sampleOperations } from './sampleFromRules.ts'
import { createStaffSamples } from './students/staffSamples.ts'

const adult = {
  register_type: 'student',
  first_name: 'Sara',
  last_name: 'Kamal',
  phone_number: '+12025550100',
  password: 'Aa1!aaaa',
  confirm_password: 'Aa1!aaaa',
  gender: 'Female',
  date_of_birth: '1990-01-01',
  is_terms_and_conditions_accepted: true,
}
const kid = { first_name: 'Nur', last_name: 'Kamal', gender: 'Female', date_of_birth: '2018-05-04' }

/** Returns a successful call of each operation in the default world. */
export function createSamples(institute: number): Samples {
  return {
    ...sampleOperations(),
    ...firstSamples,
    readTutor: { path: `/tutor/profile/${createNumbers(institute).tutor}/` },
    ...createBookingSamples(institute),
    ...createLearningSamples(institute),
    ...createQuizSamples(institute),
    ...createStaffSamples(institute),
  }
}

const firstSamples: Samples = {
  signIn: { body: people.student },
  signUp: { body: { ...adult, email: 'one@example.test' } },
  signUpWithSignIn: { body: { ...adult, email: 'two@example.test' } },
  socialSignIn: { body: { code: 'x', register_type: 'google_student', plugin_name: 'google' } },
  addKid: { body: kid, as: 'student' },
  refreshToken: {},
  signOut: { as: 'student' },
  readTerms: {},
  readVersion: {},
  readConfigs: {},
  subscribe: { body: { email: 'reader@example.test' } },
  listGroupCourses: { body: { institute: 1, is_group: true } },
  listCities: { as: 'student' },
  insertCity: { body: { Id: 0, name: 'Wadi Nur' }, as: 'operator' },
  updateCity: { path: '/City/Update/2/', body: { Id: 2, name: 'Wadi Nur' }, as: 'operator' },
  deleteCity: { path: '/City/Delete/3', as: 'operator' },
  listTutors: { path: '/tutor/list/?page_size=100' },
  listFilters: {},
  listWebinars: { path: '/webinar/list/?page_size=100' },
  listHighlights: {},
  listBookedClasses: { path: '/classes/booked/list/?page_size=100', as: 'student' },
  listCurrentClasses: { path: '/classes/current/list/?page_size=100', as: 'tutor' },
  listTutorApplications: { path: '/tutor/applications/list/?page_size=100', as: 'admin' },
}

/** Calls that fail, for each declared status beside 200. */
export const refusals: readonly (Sample & { id: string; status: number })[] = [
  { id: 'signIn', body: '{', status: 400 },
  { id: 'signIn', body: { ...people.student, password: 'x' }, status: 200 },
  { id: 'signUp', body: '{', status: 400 },
  { id: 'signUp', body: {}, status: 200 },
  { id: 'signUpWithSignIn', body: { kids: [{}] }, status: 200 },
  { id: 'socialSignIn', body: {}, status: 200 },
  { id: 'socialSignIn', body: { code: 'x', register_type: 'google_student', plugin_name: 5 }, status: 200 },
  { id: 'addKid', body: { ...kid, register_type: ['kid'] }, as: 'student', status: 200 },
  { id: 'listGroupCourses', body: { institute: 99, is_group: true }, status: 400 },
  { id: 'insertCity', body: { Id: 'x', name: 'Wadi Nur' }, as: 'operator', status: 200 },
  { id: 'addKid', body: {}, as: 'student', status: 200 },
  { id: 'addKid', body: kid, as: 'tutor', status: 403 },
  { id: 'addKid', body: kid, status: 401 },
  { id: 'refreshToken', body: { refresh_token: 'x' }, status: 400 },
  { id: 'signOut', status: 401 },
  { id: 'subscribe', body: {}, status: 200 },
  { id: 'subscribe', body: '[', status: 400 },
  { id: 'listGroupCourses', body: {}, status: 400 },
  { id: 'listCities', status: 401 },
  { id: 'insertCity', body: {}, as: 'operator', status: 200 },
  { id: 'updateCity', path: '/City/Update/999/', body: { name: 'x' }, as: 'operator', status: 404 },
  { id: 'deleteCity', path: '/City/Delete/x', as: 'operator', status: 404 },
  { id: 'listTutors', path: '/tutor/list/?page=abc', status: 400 },
  { id: 'readTutor', path: '/tutor/profile/x/', status: 404 },
  { id: 'listWebinars', path: '/webinar/list/?page=0', status: 400 },
  { id: 'listHighlights', path: '/feedback/highlights/list/?page_size=101', status: 400 },
  { id: 'listBookedClasses', path: '/classes/booked/list/?page=0', as: 'kid', status: 400 },
  { id: 'listCurrentClasses', as: 'student', status: 403 },
  { id: 'listTutorApplications', path: '/tutor/applications/list/?ordering=x', as: 'operator', status: 400 },
]
