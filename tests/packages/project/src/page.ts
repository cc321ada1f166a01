import { createHandlers } from '@tutoring-marketplace/mocks'
import { setupWorker } from 'msw/browser'
import { walk } from './walk.js'

const worker = setupWorker(...createHandlers({ now: '2026-11-21T12:20:00Z', signedInAs: 'student' }))
await worker.start({ quiet: true })
const begin = performance.now()
await fetch('/api/institutes/version/')
const first = performance.now() - begin
const session = await (await fetch('/bff/session', { headers: { 'X-CSRF': '1' } })).json()
const result = await walk('/api', (...handlers) => worker.use(...handlers))
document.querySelector('main')?.append(JSON.stringify({ ...result, first, person: session.user.category }))
