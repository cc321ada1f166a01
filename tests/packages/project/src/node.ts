import { createHandlers } from '@tutoring-marketplace/mocks'
import { setupServer } from 'msw/node'
import { walk } from './walk.js'

const server = setupServer(...createHandlers({ now: '2026-11-21T12:20:00Z' }))
server.listen()
console.log(
  JSON.stringify(await walk('https://api.example.test/v1', (...handlers) => server.use(...handlers))),
)
server.close()
