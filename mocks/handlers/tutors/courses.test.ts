import { expect, test } from 'vitest'
import { createTestClient, readRows } from '#mocks/testClient.ts'

/** Reads the courses of staff and the id of one that is taught in a group class; `save` sends a course. */
async function open() {
  const { call, signIn } = createTestClient()
  const { access_token: token } = await signIn('operator')
  const list = async (path: string) => readRows(await call('GET', `${path}?page_size=100`, { token }))
  const [group] = await list('/group-classes/list/')
  const courses = await list('/courses/list/')
  const taught = readId(group?.course)
  const save = (path: string, body: object) => call('POST', path, { token, body })
  return { courses, taught, save }
}

test('a course stays one for groups while group classes of it are held', async () => {
  const { courses, taught, save } = await open()
  const change = (course: Record<string, unknown> | undefined, is_group: boolean) =>
    save(`/courses/update/${Number(course?.id)}/`, { ...course, Id: course?.id, is_group })
  const used = courses.find(({ id }) => id === taught)
  expect(await change(used, false)).toMatchObject({
    status: 422,
    body: { errors: { is_group: [expect.any(String)] } },
  })
  expect((await change(used, true)).status).toBe(200)
})

function readId(value: unknown): number {
  return (value as { id: number }).id // The member of the schema
}
