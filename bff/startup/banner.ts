import type { Config } from '#bff/config/config.ts'

/** The demo accounts of the mock API. */
const accounts = [
  ['student and parent', 'student@example.test', 'Learn#2026'],
  ['social student', 'social@example.test', 'Learn#2026'],
  ['tutor', 'tutor@example.test', 'Teach#2026'],
  ['operator', 'operator@example.test', 'Operate#2026'],
  ['institute admin', 'admin@example.test', 'Admin#2026'],
  ['kid of the student', 'passcode 246810', ''],
]

const institutes = [
  ['localhost', 'the main institute'],
  ['noor.localhost', 'institute 2, Arabic first'],
  ['iqra.localhost', 'institute 3, in dollars'],
]

/**
 * Formats what the terminal shows when the server is ready.
 * @param port the server listens on
 */
export function formatBanner({ UPSTREAM, HOST }: Config, port: number): string {
  if (UPSTREAM !== 'mock') return `Serving on http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${port}\n`
  const addresses = institutes.map(([name, what]) => `  http://${name}:${port}`.padEnd(32) + what)
  const people = accounts.map(
    ([who = '', name = '', password]) => `  ${who.padEnd(20)}${name.padEnd(24)}${password}`,
  )
  return [
    '',
    `Ready: http://localhost:${port}`,
    '',
    'Institutes',
    ...addresses,
    '',
    'Demo accounts',
    ...people,
    '',
    '',
  ].join('\n')
}
