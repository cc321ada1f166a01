import { expect, test, vi } from 'vitest'
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
  for (const code of ['aERR', 'ERR-1', 'ERR_a', '', 7, undefined])
    expect(describeError(Object.assign(new Error('x'), { code })).error).toBe('Error')
  expect(describeError(Object.assign(new Error('x'), { code: 'E2BIG_1' })).error).toBe('Error E2BIG_1')
  expect(describeError('secret')).toEqual({ error: 'string' })
})

test('an error of Node alone is described by its first frame, one without frames by its class', () => {
  const error = new Error('secret')
  error.stack = 'Error: secret at home\n    at read (node:fs:1:2)\n    at <anonymous>'
  expect(describeError(error).at).toBe('at read (node:fs:1:2)')
  error.stack = 'Error: secret'
  expect(describeError(error)).toEqual({ error: 'Error', at: undefined })
  Object.assign(error, { stack: undefined })
  expect(describeError(error)).toEqual({ error: 'Error', at: undefined })
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

const collect = (level: Parameters<typeof createLog>[0]) => {
  const lines: string[] = []
  return { log: createLog(level, (line) => lines.push(line)), lines }
}

test.each(['plain/route.{id}:1-2', 'a "quote"', 'a \\ backslash', 'two\nlines', '\u0000', 'عربي', ''])(
  'the text %j of a request is one line of JSON that reads as it was written',
  (text) => {
    const { log, lines } = collect('info')
    log('info', { event: 'request', tenant: text, status: 200, code: undefined })
    expect(lines.join('')).toMatch(/^[^\n]+\n$/)
    expect(JSON.parse(lines.join(''))).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      event: 'request',
      tenant: text,
      status: 200,
    })
  },
)

test('a request is written as every other event is, in the same order', () => {
  const { log, lines } = collect('info')
  const fields = { request_id: 'a', tenant: 'b', method: 'GET', route: 'c', status: 500, code: 'd', ms: 1 }
  log('error', { ...fields, event: 'request' })
  log('error', { ...fields, event: 'failed' })
  const [first, second] = lines.map((line) =>
    line.replace(/"time":"[^"]+"/, '').replace('"failed"', '"request"'),
  )
  expect(first).toBe(second)
})

test('fields that are not listed and events below the level are not written', () => {
  const { log, lines } = collect('warn')
  const fields = { event: 'stop', password: 'secret' } as const
  log('warn', fields)
  log('error', { ...fields, event: 'request' })
  log('info', fields)
  log('info', { ...fields, event: 'request' })
  expect(lines).toHaveLength(2)
  expect(lines.join('')).not.toContain('secret')
})

test('the time of a line is that of its event', () => {
  vi.useFakeTimers({ now: Date.parse('2027-01-11T12:00:00Z') })
  const { log, lines } = collect('info')
  for (let index = 0; index < 3; index += 1) {
    log('info', { event: 'request' })
    vi.advanceTimersByTime(index)
  }
  vi.useRealTimers()
  expect(lines.map((line) => JSON.parse(line).time)).toEqual([
    '2027-01-11T12:00:00.000Z',
    '2027-01-11T12:00:00.000Z',
    '2027-01-11T12:00:00.001Z',
  ])
})
