import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { ApiError, type Clients, type User } from '#sdk'
import { ClientsContext } from '#web/api/clients.ts'
import { emptyConfigs } from '#web/state/institute.ts'
import { createStores, StoresContext } from '#web/state/stores.ts'
import { ViewerContext } from '#web/time/viewer.ts'
import { useRoom } from './useRoom.ts'

const madeAt = Date.parse('2026-11-23T15:50:00Z')
const person = { id: 1, name: 'Amal', profile_picture_url: null }
const times = {
  start_date_time: '2026-11-23T16:00:00Z',
  end_date_time: '2026-11-23T17:00:00Z',
  join_from: '2026-11-23T15:50:00Z',
}
const bookedClass = {
  ...times,
  course: { id: 1, name: 'Letters' },
  tutor: person,
  students: [{ ...person, name: 'Yara' }],
  host_link: null,
  join_link: '/room/1',
}
const webinar = {
  ...times,
  title: 'Stories',
  tutor: person,
  link: '/room/2',
  is_host: false,
  status: 'registered',
  is_cancelled: false,
  is_removed: false,
}

beforeEach(() => sessionStorage.clear())

/** Renders the hook on a page, for a user of a category or a guest. @param answer of the API */
async function show(path: string, category: User['category'] | undefined, answer: () => Promise<unknown>) {
  const preferences = { language: 'en', timeZone: 'UTC' } as const
  const institute = { ...emptyConfigs, isMainHost: true, social: {}, scripts: [] }
  const user = category && ({ category, user_type: category } as User) // The members that the hook reads
  const stores = createStores({ user: user ?? null, institute, preferences, now: madeAt })
  const GET = vi.fn<(...call: unknown[]) => Promise<unknown>>(answer)
  const clients = { api: { GET }, passive: { api: { GET } } } as unknown as Clients
  const Providers = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[path]}>
      <StoresContext value={stores}>
        <ClientsContext value={clients}>
          <ViewerContext value={{ ...preferences, clock: { madeAt, offset: 0, respondedAt: madeAt } }}>
            <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>{children}</SWRConfig>
          </ViewerContext>
        </ClientsContext>
      </StoresContext>
    </MemoryRouter>
  )
  const { result } = await renderHook(() => useRoom(false), { wrapper: Providers })
  return { result, GET }
}
const respond = (data: object) => async () => ({ data: { data } })

test.each([
  ['student', false],
  ['kids', false],
  ['tutor', true],
  ['operator', true],
] as const)('a class has its people and times; a %s is its host: %s', async (category, isHost) => {
  const { result } = await show('/meeting?class=7', category, respond(bookedClass))
  await vi.waitFor(() => expect(result.current.room).toBeDefined())
  expect(result.current.room).toEqual({
    title: 'Letters',
    people: 'Amal · Yara',
    start: times.start_date_time,
    end: times.end_date_time,
    joinFrom: times.join_from,
    link: '/room/1',
    isHost,
  })
  expect(result.current).toMatchObject({ isRequested: true, webinarId: undefined, isUnknown: false })
})

test('the link of a host comes before that of a learner', async () => {
  const { result } = await show(
    '/meeting?class=7',
    'tutor',
    respond({ ...bookedClass, host_link: '/host/1' }),
  )
  await vi.waitFor(() => expect(result.current.room?.link).toBe('/host/1'))
})

test.each([
  [{}, undefined],
  [{ is_cancelled: true, status: 'waitlisted' }, 'cancelled'],
  [{ status: 'waitlisted' }, 'waitlisted'],
  [{ status: 'cancelled' }, 'seatless'],
  [{ status: 'cancelled', is_removed: true }, 'removed'],
])('a webinar with %j is closed because: %s', async (more, closed) => {
  const { result } = await show('/meeting?halaqa=4', 'student', respond({ ...webinar, ...more }))
  await vi.waitFor(() => expect(result.current.room).toBeDefined())
  expect(result.current.room).toMatchObject({ title: 'Stories', people: 'Amal', closed })
  expect(result.current).toMatchObject({ webinarId: 4, hasDoor: false })
})

test('a guest enters by a door, which is sent; without one nothing is asked for', async () => {
  const { result, GET } = await show('/meeting?halaqa=4&door=abc', undefined, respond(webinar))
  await vi.waitFor(() => expect(result.current.room).toBeDefined())
  expect(result.current.hasDoor).toBe(true)
  expect(JSON.stringify(GET.mock.calls)).toContain('"query":{"door":"abc"}')
  const other = await show('/meeting?halaqa=4', undefined, respond(webinar))
  expect(other.result.current).toMatchObject({
    room: undefined,
    isRequested: true,
    webinarId: 4,
    hasDoor: false,
  })
  expect(other.GET).not.toHaveBeenCalled()
})

test('a guest whose seat was taken back is remembered for the page of registration', async () => {
  const removed = { ...webinar, status: 'cancelled', is_removed: true }
  const { result } = await show('/meeting?halaqa=4&door=abc', undefined, respond(removed))
  await vi.waitFor(() => expect(result.current.room?.closed).toBe('removed'))
  expect(sessionStorage.getItem('mk.halaqa.4')).toBe('removed')
  sessionStorage.clear()
  const own = await show('/meeting?halaqa=4', 'student', respond(removed))
  await vi.waitFor(() => expect(own.result.current.room?.closed).toBe('removed'))
  expect(sessionStorage.getItem('mk.halaqa.4')).toBeNull()
})

test('a meeting that the user does not take part in is unknown, another failure is an error', async () => {
  const about = { method: 'GET', path: '/webinar/4/room/' }
  const refuse = (status: number) => async () => {
    throw new ApiError({ ...about, status, code: 'refused' })
  }
  const { result } = await show('/meeting?halaqa=4', 'student', refuse(404))
  await vi.waitFor(() => expect(result.current.isUnknown).toBe(true))
  const failed = await show('/meeting?halaqa=4', 'student', refuse(500))
  await vi.waitFor(() => expect(failed.result.current.error).toMatchObject({ status: 500 }))
  expect(failed.result.current.isUnknown).toBe(false)
})

test.each(['/meeting', '/meeting?class=0', '/meeting?class=x', '/meeting?halaqa=1.5'])(
  'the URL %s names no meeting',
  async (path) => {
    const { result, GET } = await show(path, 'student', respond(webinar))
    expect(result.current).toMatchObject({ isRequested: false, room: undefined, webinarId: undefined })
    expect(GET).not.toHaveBeenCalled()
  },
)

test('a class comes before a webinar', async () => {
  const { result } = await show('/meeting?class=7&halaqa=4', 'student', respond(bookedClass))
  await vi.waitFor(() => expect(result.current.room?.title).toBe('Letters'))
  expect(result.current.webinarId).toBeUndefined()
})
