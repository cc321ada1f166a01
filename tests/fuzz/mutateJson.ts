import { isObject } from '#sdk/isRecord.ts'
import { array, constantFrom, nat, oneof, string, tuple, type Arbitrary } from 'fast-check'

/** Values that a reader of JSON may not expect. */
const odd: Arbitrary<unknown> = oneof(
  constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1e308,
    2 ** 53,
    '',
    ' ',
    [],
    {},
    [[]],
    '</script><script>evil()</script>',
    '"><img src=x onerror=evil()>',
    'javascript:evil()',
    'https://evil.example/\r\nx: y',
    '//evil.example',
    '\u0000',
    '\ud800',
    '\u202eevil',
    '٣',
    '__proto__',
    '#12',
    'url(evil)',
    'x'.repeat(5000),
  ),
  string({ unit: 'binary', maxLength: 20 }),
)

/** Copies of some JSON in which members are replaced, added or left out. @param sample valid JSON */
export function mutateJson(sample: unknown): Arbitrary<string> {
  const change = tuple(nat(), odd, constantFrom('replace', 'remove', 'add'))
  return array(change, { minLength: 1, maxLength: 4 }).map((changes) => {
    let value: unknown = structuredClone(sample)
    // A copy: put into itself, a shared value would be a circle; changed, it would no longer follow from the seed
    for (const [at, content, kind] of changes) value = applyChange(value, at, structuredClone(content), kind)
    return JSON.stringify(value)
  })
}

function applyChange(value: unknown, at: number, content: unknown, kind: string): unknown {
  const places = listMembers(value)
  const place = places[at % Math.max(1, places.length)]
  if (!place) return content
  const [holder, key] = place
  if (kind === 'remove') Reflect.deleteProperty(holder, key)
  else Reflect.set(holder, kind === 'add' ? `${key}_evil` : key, content)
  return value
}

/** Every member of every object and list, with what holds it. */
function listMembers(value: unknown): [object, string][] {
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => [
    [value, key] satisfies [object, string],
    ...listMembers(inner),
  ])
}
