import { createBff, type Bff, type Dependencies } from '#bff/createBff.ts'
import { readConfig } from '#bff/config/config.ts'
import { startFixture } from '#bff/fixtures/startFixture.ts'
import { createLog } from '#bff/operations/log.ts'
import { createProxyTest } from '#bff/middleware/tenant.ts'
import { createPublicServer, drain, listen } from '#bff/http/server.ts'
import { createHttpClient, type HttpClient } from './httpClient.ts'
import type { HostileApi } from './hostileApi.ts'
import { createTemporaryFolder } from './temporaryFolder.ts'

export interface RunningBff extends HttpClient {
  readonly port: number
  readonly log: string[]
  /** Output of recorder and replayer to the terminal */
  readonly said: string[]
  readonly bff: Bff
  stop(): Promise<void>
}

/** Starts the real listener on a free port, in front of `api`. */
export async function startRunningBff(
  api: Pick<HostileApi, 'base'>,
  env: Record<string, string> = {},
  dependencies: Dependencies = {},
): Promise<RunningBff> {
  const outcome = readConfig({
    API_BASE_URL: api.base,
    API_CLIENT_ID: 'CANARY-id',
    API_CLIENT_SECRET: 'CANARY-secret',
    LIMIT_SIGN_IN: '1000/1m',
    DATA_DIR: createTemporaryFolder(),
    ...env,
  })
  if ('problems' in outcome) throw new Error(outcome.problems.join('\n'))
  const log: string[] = []
  const said: string[] = []
  const { UPSTREAM } = outcome.config
  const isFixtureMode = UPSTREAM === 'record' || UPSTREAM === 'replay'
  const fixtureMode = isFixtureMode
    ? await startFixture(outcome.config, (line) => said.push(line))
    : undefined
  const bff = createBff(outcome.config, {
    fixture: fixtureMode?.upstream,
    fixtureTools: fixtureMode?.tools,
    log: createLog('info', (line) => log.push(line)),
    ...dependencies,
  })
  const server = createPublicServer(bff.listener, { isProxy: createProxyTest(outcome.config) })
  const port = await listen(server, 0, '127.0.0.1')

  return {
    port,
    log,
    said,
    bff,
    ...createHttpClient(port),
    async stop() {
      server.closeAllConnections()
      await drain(server)
      await bff.close()
    },
  }
}
