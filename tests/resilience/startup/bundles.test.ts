import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('the production bundles hold neither demo accounts nor the mock world', () => {
  for (const folder of ['dist/bff', 'dist/server', 'dist/web/assets']) {
    const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.js'),
    )
    expect(scripts.length).toBeGreaterThan(0)
    for (const file of scripts) {
      const text = readFileSync(join(folder, file), 'utf8')
      for (const trace of ['Learn#2026', 'student@example.test', 'createMockUpstream = ']) {
        expect(text.includes(trace), `${folder}/${file} contains ${trace}`).toBe(false)
      }
    }
  }
})
