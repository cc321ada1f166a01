import type { Browser, Page } from '@playwright/test'
import { getCalmHeader } from './chaos/chaos.ts'
import { makeStudentOnScreens, makeTutorOnScreens, openWindow } from './people.ts'
import { type NewKid, type NewPerson, PASSWORD } from './registration.ts'

/**
 * People that a journey needs and is not about: made by the calls that the screens send, in a tenth of the time.
 * The full suite makes them on the screens; journeys about registering always do.
 */
const isFull = process.env.LOOKS === 'all'

type Role = 'student' | 'tutor'

/** Registers a student with kids and signs in, in a window of their own. */
export async function makeStudent(
  browser: Browser,
  world: string,
  person: NewPerson,
  kids: readonly NewKid[] = [],
): Promise<Page> {
  if (isFull) return makeStudentOnScreens(browser, world, person, kids)
  const page = await openWindow(browser, world)
  const children = kids.map(({ name, birthday }) => ({
    first_name: name,
    last_name: person.last,
    gender: 'Female',
    date_of_birth: birthday,
    register_type: 'kid',
  }))
  await register(page, 'student', person, { kids: children })
  return page
}

/**
 * Makes a tutor with courses, hours on every day from 8 to 20 o'clock, a price and a free trial, approved by staff.
 * @param staff a window of staff in the same world
 */
export async function makeTutor(
  browser: Browser,
  world: string,
  staff: Page,
  tutor: NewPerson & { courses: readonly string[] },
): Promise<Page> {
  if (isFull) return makeTutorOnScreens(browser, world, staff, tutor)
  const page = await openWindow(browser, world)
  await register(page, 'tutor', tutor)
  await call(page, '/tutor/hours/update/', {
    time_zone: 'Africa/Cairo',
    week: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '08:00', to: '20:00' })),
    exceptions: [],
  })
  const [courses, languages, countries] = await Promise.all([
    findIds(page, '/courses/list/', tutor.courses),
    findIds(page, '/languages/list/', ['Arabic']),
    findIds(page, '/countries/list/', ['Egypt']),
  ])
  await call(page, '/tutor/teaching/update/', {
    course_ids: courses,
    language_ids: languages,
    country_id: countries[0],
    price: 150,
    has_trial: true,
    document_ids: [await uploadDiploma(page)],
  })
  const path = `/tutor/applications/list/?status=new&search=${tutor.last}`
  const [application] = await call<{ id: number }[]>(staff, path)
  await call(staff, `/tutor/applications/${application?.id}/approve/`, {})
  return page
}

async function register(page: Page, role: Role, person: NewPerson, more: object = {}) {
  await call(page, '/auth/signup/user/', {
    first_name: person.first,
    last_name: person.last,
    email: person.email,
    phone_number: '+201000000000',
    date_of_birth: '1990-05-04',
    password: PASSWORD,
    confirm_password: PASSWORD,
    gender: 'Female',
    is_terms_and_conditions_accepted: true,
    register_type: role,
    ...more,
  })
  await call(page, '/auth/token/', {
    user_type: role,
    username: person.email,
    password: PASSWORD,
    remember: false,
  })
}

/** Finds the rows with the given names in a list. */
async function findIds(page: Page, path: string, names: readonly string[]): Promise<number[]> {
  return Promise.all(
    names.map(async (name) => {
      const rows = await call<{ id: number; name: string }[]>(page, `${path}?search=${name}`)
      return rows.find((row) => row.name === name)?.id ?? Number.NaN
    }),
  )
}

async function uploadDiploma(page: Page): Promise<number> {
  const { id } = await page.evaluate(async (calm) => {
    const body = new FormData()
    body.append('file', new File(['%PDF-1.4'], 'diploma.pdf', { type: 'application/pdf' }))
    const response = await fetch('/api/files/upload/', {
      method: 'POST',
      headers: { 'X-CSRF': '1', ...calm },
      body,
    })
    return ((await response.json()) as { data: { id: number } }).data // According to the OpenAPI documents
  }, getCalmHeader())
  return id
}

/** Calls the API inside the window, whose host Node need not know; POST when there is a body. */
async function call<Data>(page: Page, path: string, body?: object): Promise<Data> {
  if (page.url() === 'about:blank') await page.goto('/robots.txt')
  const { data, error } = await page.evaluate(
    async ([url, json, calm]) => {
      const headers = { 'X-CSRF': '1', 'Content-Type': 'application/json', ...calm }
      const response = await fetch(`/api${url}`, { headers, ...(json && { method: 'POST', body: json }) })
      const text = await response.text()
      return response.ok ? { data: JSON.parse(text).data } : { error: `${url}: ${text}` }
    },
    [path, body && JSON.stringify(body), getCalmHeader()] as const,
  )
  if (error) throw new Error(error)
  return data as Data // According to the OpenAPI documents
}
