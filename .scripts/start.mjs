// npm start: the whole product on one address; with the embedded mock API unless the environment says otherwise.
import { makeReady } from './ready.mjs'

await makeReady()
await import('../dist/bff/main.js')
