import { createClient, type RefusedError } from '@tutoring-marketplace/sdk'
import { createHandlers, mock } from '@tutoring-marketplace/mocks'

// Each mistake must be an error on its own line that says what is wrong: the words behind the mark.
const api = createClient({ baseUrl: 'https://api.example.test' })
const page = { success: true as const, data: [], total: 0, page: 1, page_size: 10 }
declare const error: RefusedError

void api.GET('/tutors/list/') // expect: "/tutors/list/"
void api.POST('/tutor/list/') // expect: "/tutor/list/"
void api.GET('/tutor/list/', { params: { query: { gender: ['Female'] } } }) // expect: 'gender' does not exist
void api.GET('/tutor/list/', { params: { query: { page: 'two' } } }) // expect: 'string' is not assignable to type 'number'
void api.POST('/auth/token/', { body: { user_type: 'tutor', username: 'a' } }) // expect: 'password' is missing
void api.GET('/tutor/profile/{id}/') // expect: Expected 2
void api.GET('/tutor/list/').then(({ data }) => data.data[0]?.firstName) // expect: 'firstName' does not exist
void mock('listTutor', 200, page) // expect: "listTutor"
void mock('listTutors', 299, page) // expect: 299
void mock('listTutors', 200, { ...page, total: 'none' }) // expect: 'string' is not assignable to type 'number'
void createHandlers({ signedInAs: 'parent' }) // expect: "parent"
void error.retryafter // expect: 'retryAfter'
