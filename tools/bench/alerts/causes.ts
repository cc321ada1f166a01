import type { Stage } from './stage.ts'

/** An action that makes one alert fire, repeated until it does. */
export interface Cause {
  readonly alert: string
  readonly what: string
  begin?(stage: Stage): unknown
  /** Resolves when it may be repeated */
  repeat(stage: Stage): Promise<unknown>
  end?(stage: Stage): unknown
}

const list = '/api/classes/booked/list/'
let serial = 0

/** Headers of a new visitor, with a network address of their own. */
function inventVisitor(): Record<string, string> {
  serial += 1
  return { 'x-forwarded-for': `198.${18 + (serial >> 16)}.${(serial >> 8) & 255}.${serial & 255}` }
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const repeatAct = (count: number, act: () => Promise<unknown>) =>
  Promise.allSettled(Array.from({ length: count }, act))

async function signIn({ client }: Stage): Promise<string> {
  const cookie = await client.signIn({ username: 'student@example.test', password: 'Learn#2026' })
  if (!cookie.startsWith('session=')) throw new Error('The sign-in was refused.')
  return cookie
}

/** One after another, because an address has few places for sign-ins under way. */
async function signInOften(stage: Stage, count: number): Promise<string[]> {
  const sessions: string[] = []
  while (sessions.length < count) sessions.push(await signIn(stage))
  return sessions
}

/** A call of someone who signed in before the fault. */
function callSignedIn(stage: Stage, cookie: string) {
  return stage.client.request(list, { cookie, headers: inventVisitor() })
}

/** Signs in and makes a call. */
export async function signInAndCall(stage: Stage): Promise<void> {
  await callSignedIn(stage, await signIn(stage))
}

function report({ client }: Stage, body: unknown, type = 'application/json') {
  const headers = { ...inventVisitor(), 'content-type': type }
  return client.request('/bff/reports', { body, headers })
}

async function readPages({ client }: Stage, end: number) {
  const headers = { ...inventVisitor(), accept: 'text/html' }
  while (performance.now() < end) await client.request(`/tutors?q=search${(serial += 1)}`, { headers })
}

/** Signs in, then makes a call whose token the API no longer accepts. */
function callWithInvalidToken(fault: 'refused' | 'unrenewed') {
  return async (stage: Stage) => {
    stage.setFault(undefined)
    const cookie = await signIn(stage)
    stage.setFault(fault)
    await callSignedIn(stage, cookie)
  }
}

let cookies: string[] = []
const callInTurn = (stage: Stage, count: number) =>
  repeatAct(count, () => callSignedIn(stage, cookies[(serial += 1) % cookies.length] ?? ''))
const recover = (stage: Stage) => stage.setFault(undefined)

/** One cause of each alert in `docs/operations/alerts.yaml`. */
export const causes: readonly Cause[] = [
  {
    alert: 'ApiSlow',
    what: 'answers after 2.5 s',
    async begin(stage) {
      cookies = [await signIn(stage)]
      stage.setFault('late')
    },
    repeat: (stage) => repeatAct(4, () => callSignedIn(stage, cookies[0] ?? '')),
    end: recover,
  },
  {
    alert: 'RequestsShed',
    what: 'more calls than connections',
    async begin(stage) {
      cookies = await signInOften(stage, 32)
      stage.setFault('late')
    },
    repeat: (stage) => callInTurn(stage, 64),
    end: recover,
  },
  {
    alert: 'RendersWait',
    what: 'ever new searches',
    // Each visitor asks for one page after another, so that the line never empties
    repeat: (stage) => repeatAct(64, () => readPages(stage, performance.now() + 3000)),
  },
  { alert: 'RefreshRefused', what: 'refused tokens', repeat: callWithInvalidToken('refused'), end: recover },
  {
    alert: 'RefreshOutage',
    what: 'refreshes without a response',
    repeat: callWithInvalidToken('unrenewed'),
    end: recover,
  },
  {
    alert: 'StoreFails',
    what: 'Redis is gone',
    async begin(stage) {
      cookies = [await signIn(stage)]
      await stage.redis.kill()
    },
    repeat: (stage) => callSignedIn(stage, cookies[0] ?? ''),
    end: ({ redis }) => redis.start(),
  },
  {
    alert: 'EventLoopBlocked',
    what: 'a stopped process',
    async repeat({ bff }) {
      bff.process.kill('SIGSTOP')
      await wait(1600)
      bff.process.kill('SIGCONT')
      await wait(2000)
    },
  },
  {
    alert: 'BrowserErrors',
    what: 'errors of many visitors',
    repeat: (stage) => repeatAct(4, () => report(stage, { type: 'error', name: 'TypeError' })),
  },
  {
    alert: 'PolicyViolations',
    what: 'violations of many visitors',
    repeat: (stage) =>
      repeatAct(10, () =>
        report(
          stage,
          { 'csp-report': { 'effective-directive': 'script-src-elem' } },
          'application/csp-report',
        ),
      ),
  },
  {
    alert: 'PagesSlow',
    what: 'LCP of 4 s',
    repeat: (stage) => report(stage, { type: 'vital', name: 'LCP', value: 4000 }),
  },
  createDownCause('broken', 'broken connections'),
  createDownCause('hanging', 'no responses'),
]

function createDownCause(fault: 'broken' | 'hanging', what: string): Cause {
  return {
    alert: 'ApiDown',
    what,
    async begin(stage) {
      cookies = await signInOften(stage, 8)
      stage.setFault(fault)
    },
    repeat: (stage) => callInTurn(stage, 16),
    end: recover,
  }
}
