import assert from 'node:assert/strict'
import { loadPages } from '#bff/startup/loadBuilds.ts'
import { createTestClient } from '#mocks/testClient.ts'
import { sendJson, startHostileApi } from '../../fakes/hostileApi.ts'
import { startRunningBff } from '../../fakes/runningBff.ts'
import { mutateJson } from '../mutateJson.ts'
import type { FuzzTarget } from '../target.ts'

const configs = '/institutes/configs/'
const pages = ['/', '/tutors', '/terms']
const sample = (await createTestClient().call('POST', configs, { body: { custom_host: 'localhost' } })).body

/**
 * Configurations of an institute into pages: each page is rendered or shows an error, and runs no script of the
 * configuration.
 */
export const institute: FuzzTarget = {
  inputs: mutateJson(sample),
  async start() {
    const api = await startHostileApi()
    const built = await loadPages('dist')
    const bff = await startRunningBff(api, {}, { pages: built, webFolder: 'dist/web' })
    let serial = 0
    return {
      async check(input) {
        const body: unknown = JSON.parse(input)
        api.on(configs, (_, response) => sendJson(response, 200, body))
        // An institute for each input: what is cached belongs to one
        serial += 1
        const host = `institute${serial}.localhost:${bff.port}`
        for (const path of pages) {
          const page = await bff.request(path, {
            host,
            headers: { accept: 'text/html', 'x-csrf': undefined },
          })
          assert.ok(page.status < 500, `${path} has the status ${page.status}: ${bff.log.at(-2)}`)
          assert.doesNotMatch(
            page.text,
            /<script[^>]*>evil|<img[^>]+onerror|href="javascript:/i,
            `${path} runs what is theirs`,
          )
          assert.doesNotMatch(JSON.stringify(page.headers), /evil\.example\\r/, 'no value adds a header')
        }
      },
      async stop() {
        await bff.stop()
        await api.close()
      },
    }
  },
}
