/** Accounts that exist in each institute of the mock world. */
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
 * Lists the institutes and demo accounts of the mock world for the terminal.
 * @param port where the product listens
 */
export function describeDemo(port: number): string {
  return [
    'Institutes',
    ...institutes.map(([name, what]) => `  http://${name}:${port}`.padEnd(32) + what),
    '',
    'Demo accounts',
    ...accounts.map(
      ([person = '', name = '', password]) => `  ${person.padEnd(20)}${name.padEnd(24)}${password}`,
    ),
  ].join('\n')
}
