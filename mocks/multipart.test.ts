import { expect, test } from 'vitest'
import { parseUpload } from '#mocks/multipart.ts'

const type = 'multipart/form-data; boundary=B'

/** Builds a body of these parts. */
function buildBody(...parts: readonly (readonly [head: string, content: Uint8Array])[]): Uint8Array {
  return Buffer.concat([
    ...parts.flatMap(([head, content]) => [
      Buffer.from(`--B\r\n${head}\r\n\r\n`),
      content,
      Buffer.from('\r\n'),
    ]),
    Buffer.from('--B--\r\n'),
  ])
}

const file = 'Content-Disposition: form-data; name="file"; filename="ملف.png"\r\nContent-Type: image/PNG'
const bytes = Uint8Array.from([0, 255, 13, 10, 13, 10, 128])

test('the first file is found behind other fields, with its bytes as they are', () => {
  const field = ['Content-Disposition: form-data; name="title"', Buffer.from('text')] as const
  const upload = parseUpload(buildBody(field, [file, bytes], [file, Buffer.from('second')]), type)
  expect(upload).toMatchObject({ name: 'ملف.png', content_type: 'image/png' })
  expect([...(upload?.bytes ?? [])]).toEqual([...bytes])
})

test('a boundary may stand in quotes', () => {
  expect(parseUpload(buildBody([file, bytes]), 'Multipart/Form-Data; boundary="B"')?.name).toBe('ملف.png')
})

const parseNamed = (name: string) =>
  parseUpload(buildBody([`Content-Disposition: form-data; filename="${name}"`, bytes]), type)

test('a file without a type is bytes, without a name a file, and a long name is cut', () => {
  expect(parseNamed('')).toMatchObject({ name: 'file', content_type: 'application/octet-stream' })
  expect(parseNamed('a'.repeat(201))?.name).toHaveLength(200)
})

test.each<[string, Uint8Array, string | undefined]>([
  ['another media type', buildBody([file, bytes]), 'text/plain; boundary=B'],
  ['no boundary', buildBody([file, bytes]), 'multipart/form-data'],
  ['no content type', buildBody([file, bytes]), undefined],
  ['no file', buildBody(['Content-Disposition: form-data; name="a"', bytes]), type],
  ['a part without an end', buildBody([file, bytes]).subarray(0, 90), type],
  ['a part without a head', Buffer.from('--B\r\nnothing\r\n--B--'), type],
  ['nothing', new Uint8Array(), type],
])('a body with %s has no file', (_, body, contentType) => {
  expect(parseUpload(body, contentType)).toBeUndefined()
})
