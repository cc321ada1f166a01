import { expect, test } from 'vitest'
import { createLog, describeError } from '#bff/operations/log.ts'

test('an error is described by class, code and own stack frame, without its message', () => {
  const error = Object.assign(new RangeError('secret of the visitor'), { code: 'ERR_BUFFER' })
  error.stack = [
    'RangeError: secret of the visitor',
    '    at genericNodeError (node:internal/errors:986:15)',
    '    at compress (/bff/pages/page.js:3:7)',
  ].join('\n')
  expect(describeError(error)).toEqual({
    error: 'RangeError ERR_BUFFER',
    at: 'at compress (/bff/pages/page.js:3:7)',
  })
})

test('a code that may be data is left out', () => {
  expect(describeError(Object.assign(new Error('x'), { code: 'jane@example.test' })).error).toBe('Error')
  expect(describeError('secret')).toEqual({ error: 'string' })
})

test("a browser's error is logged with the first place in our own sources", () => {
  const lines: string[] = []
  const log = createLog('info', (line) => lines.push(line))
  log('warn', { event: 'browser_error', at: 'node_modules/a/b.js:1:2', source: 'web/app/main.ts:3:4' })
  expect(JSON.parse(lines.join(''))).toMatchObject({
    at: 'node_modules/a/b.js:1:2',
    source: 'web/app/main.ts:3:4',
  })
})
