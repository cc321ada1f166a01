import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from '#bff/config/config.ts'
import { findWarnings } from '#bff/config/warnings.ts'
import { createHttpClient, type HttpClient } from '../../fakes/httpClient.ts'
import { startFleet, countValues, type Fleet } from '../../fakes/fleet.ts'
import { startHostileApi, type HostileApi } from '../../fakes/hostileApi.ts'
import { freePort, startRedis, waitUntilOpen, type RedisServer } from '../../fakes/redisServer.ts'
import { createTemporaryFolder } from '../../fakes/temporaryFolder.ts'

interface Service {
  image?: string
  command?: string[]
  environment: Record<string, string>
  networks: { inside?: { ipv4_address: string } }
}

const compose: {
  services: Record<string, Service>
  configs: { nginx: { content: string } }
  networks: { inside: { ipam: { config: { gateway: string }[] } } }
} = parse(readFileSync('compose.yaml', 'utf8'), { merge: true })
const dockerfile = readFileSync('Dockerfile', 'utf8')
const conf = compose.configs.nginx.content.replaceAll('$$', '$')

test('ports, variables and commands of the image, the compose file and the BFF agree', () => {
  const { bff1, bff2, redis } = compose.services
  expect(bff1).toEqual(bff2)
  const env = bff1?.environment ?? {}
  const folder = createTemporaryFolder()
  const files: Record<string, string> = {
    api_client_id: 'id',
    api_client_secret: 'secret',
    session_keys: `k:${Buffer.from('an example of thirty-two bytes!!').toString('base64')}`,
    tenants: '[{"hosts":["a.example"],"customHost":"a.example","origin":"https://a.example"}]',
  }
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  const here = Object.entries(env).map(([name, value]) => [name, value.replace('/run/secrets', folder)])
  const outcome = readConfig({ ...Object.fromEntries(here), API_BASE_URL: 'https://api.example/' })
  expect(outcome).not.toHaveProperty('problems')
  const config = 'config' in outcome ? outcome.config : undefined
  expect(config).toMatchObject({ isProduction: true, SESSION_STORE: 'redis', UPSTREAM: 'live' })
  for (const name of ['bff1', 'bff2']) expect(conf).toContain(`server ${name}:${config?.PORT} `)
  expect(dockerfile).toContain(`EXPOSE ${config?.PORT} ${config?.ADMIN_PORT}`)
  expect(dockerfile).toContain('127.0.0.1:${process.env.ADMIN_PORT || 9464}/livez')
  expect(dockerfile).toContain('CMD ["node", "dist/bff/main.js"]')
  expect(dockerfile.match(/^FROM node:24\.\d+\.\d+-/gm)).toHaveLength(2)
  expect(dockerfile).toContain('npm ci --omit=dev')
  expect(config?.REDIS_URL).toEqual(['redis://redis:6379'])
  expect(redis?.command?.[0]).toBe('redis-server')
  const nginxAddress = compose.services.nginx?.networks.inside?.ipv4_address
  expect(config?.TRUSTED_PROXIES).toEqual([nginxAddress, compose.networks.inside.ipam.config[0]?.gateway])
  expect(config && findWarnings(config)).toEqual([])
})

let api: HostileApi
let redis: RedisServer
let fleet: Fleet
let nginx: ChildProcess
let front: HttpClient

beforeAll(async () => {
  api = await startHostileApi()
  redis = await startRedis()
  fleet = await startFleet(api, 2, {
    REDIS_URL: redis.url,
    TRUSTED_PROXIES: '127.0.0.1',
    DRAIN_DELAY_MS: '300',
  })
  const port = await freePort()
  const folder = createTemporaryFolder()
  const [one, two] = fleet.members.map((member) => member.port)
  const file = join(folder, 'nginx.conf')
  const local = conf
    .replace('bff1:3000', `127.0.0.1:${one}`)
    .replace('bff2:3000', `127.0.0.1:${two}`)
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replaceAll('/tmp/', `${folder}/`)
    .replace('worker_processes auto', 'daemon off; worker_processes 1')
  writeFileSync(file, local)
  const binary = '/usr/sbin/nginx'
  if (!existsSync(binary)) {
    throw new Error('nginx is missing. Install it: apt-get install -y --no-install-recommends nginx-light')
  }
  nginx = spawn(binary, ['-c', file, '-p', folder], { stdio: 'ignore' })
  await waitUntilOpen(port)
  front = createHttpClient(port)
}, 30_000)
afterAll(async () => {
  nginx?.kill('SIGTERM')
  await fleet?.stop()
  await redis?.kill()
  await api?.close()
})

const list = '/api/classes/booked/list/'

test("behind nginx a session is valid on both replicas, and the client's IP address is known", async () => {
  const cookie = await front.signIn()
  const responses = await Promise.all(Array.from({ length: 20 }, () => front.request(list, { cookie })))
  expect(countValues(responses.map(({ status }) => status))).toEqual({ 200: 20 })
  const calls = api.findCalls('/classes/')
  expect(new Set(calls.map(({ headers }) => headers['client-id']))).toEqual(new Set(['member-0', 'member-1']))
  expect(new Set(calls.map(({ headers }) => headers['x-forwarded-for']))).toEqual(new Set(['127.0.0.1']))
})

test('an expired token causes one refresh behind nginx too', async () => {
  const cookie = await front.signIn()
  api.expireTokens()
  const before = api.findCalls('/auth/refresh_token/').length
  const responses = await Promise.all(Array.from({ length: 60 }, () => front.request(list, { cookie })))
  expect(countValues(responses.map(({ status }) => status))).toEqual({ 200: 60 })
  expect(api.findCalls('/auth/refresh_token/')).toHaveLength(before + 1)
})

test('stopping a replica fails no call', async () => {
  const cookie = await front.signIn()
  const statuses: Promise<number>[] = []
  const [first] = fleet.members
  for (let step = 0; step < 200; step += 1) {
    statuses.push(front.request(list, { cookie }).then(({ status }) => status))
    if (step === 50) first?.process.kill('SIGTERM')
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  expect(countValues(await Promise.all(statuses))).toEqual({ 200: 200 })
  expect(await first?.ended).toBe(0)
})
