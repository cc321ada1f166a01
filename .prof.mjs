import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawn } from 'node:child_process'
import { request } from 'node:http'
import { freePort, headOf, measure, startApi, untilOpen } from './.scripts/benchBffLoad.mjs'
const list = '/api/classes/booked/list/',
  terms = '/api/institutes/terms/'
const api = await startApi()
const folder = mkdtempSync(join(tmpdir(), 'prof-'))
const port = await freePort()
const child = spawn(
  'taskset',
  [
    '-c',
    '0',
    process.execPath,
    ...(process.env.FLAGS || '').split(' ').filter(Boolean),
    'node_modules/.cache/bench/bff/main.js',
  ],
  {
    env: {
      PATH: process.env.PATH,
      PORT: `${port}`,
      ADMIN_PORT: `${await freePort()}`,
      API_BASE_URL: `http://127.0.0.1:${api.port}/api/`,
      API_CLIENT_ID: 'b',
      API_CLIENT_SECRET: 'b',
      DATA_DIR: join(folder, 'd'),
      NODE_ENV: 'test',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  },
)
spawn('taskset', ['-cp', '1', `${process.pid}`])
await untilOpen(port)
const cookie = await new Promise((done) => {
  const body = JSON.stringify({ user_type: 'student', username: 'a', password: 'b', remember: true })
  request(
    {
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/api/auth/token/',
      headers: { 'x-csrf': '1', 'content-type': 'application/json', host: `localhost:${port}` },
    },
    (r) => {
      r.resume()
      done(r.headers['set-cookie'][0].split(';')[0])
    },
  ).end(body)
})
const which = process.argv[2]
for (let i = 0; i < 6; i++)
  console.log(
    await measure(
      which === 'f' ? { port, head: headOf(terms, port) } : { port, head: headOf(list, port, cookie) },
      1,
    ),
  )
child.kill('SIGTERM')
api.close()
