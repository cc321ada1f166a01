import { expect, test } from 'vitest'
import { createTestClient } from '#mocks/testClient.ts'

const question = { Id: 0, text: 'Which letter is lengthened?', right_option: 1, score: 2 }

test('a question with two options that say the same is refused at the second', async () => {
  const client = createTestClient()
  const { access_token: token } = await client.signIn('operator')
  const { body: list } = await client.call('GET', '/quizzes/list/', { token })
  const [quiz] = (list as { data: { id: number }[] }).data
  const save = (options: string[]) =>
    client.call('POST', '/quizzes/questions/insert/', {
      token,
      body: { ...question, quiz_id: quiz?.id, options },
    })
  expect(await save(['Alif', 'Ba', ' alif ', 'Mim'])).toMatchObject({
    status: 422,
    body: { errors: { 'options.2': [expect.any(String)] } },
  })
  expect(await save(['Alif', 'Ba', 'Sin', 'Mim'])).toMatchObject({ status: 200 })
})
