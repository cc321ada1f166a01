import { createHandlers } from '@tutoring-marketplace/mocks'
import { setupWorker } from 'msw/browser'
import { walk } from './walk.js'

const worker = setupWorker(...createHandlers({ now: '2026-11-21T12:20:00Z', signedInAs: 'student' }))
await worker.start({ quiet: true })
const session = await (await fetch('/bff/session', { headers: { 'X-CSRF': '1' } })).json()
const result = await walk('/api', (...handlers) => worker.use(...handlers))
document.querySelector('main')?.append(JSON.stringify({ ...result, person: session.user.category }))
