// npm run mocks: the mock API alone, as an HTTP server.
import { makeReady } from './ready.mjs'

await makeReady()
await import('../dist/mocks/server.js')
