import { expect, test } from 'vitest'
import { createTestClient, readRows } from '#mocks/testClient.ts'

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

test('correcting the text of a question keeps its options in the other language', async () => {
  const client = createTestClient()
  const { access_token: token } = await client.signIn('operator')
  const quizzes = readRows(await client.call('GET', '/quizzes/list/', { token }))
  const list = async (language: string) => {
    const path = `/quizzes/questions/list/?quiz_id=${String(quizzes[0]?.id)}`
    return readRows(await client.call('GET', path, { token, headers: { 'accept-language': language } }))
  }
  const [shown, before] = [await list('en'), await list('ar')]
  const place = shown.findIndex((row, index) => readTexts(row) !== readTexts(before[index]))
  const row = shown[place] as { id: number; options: { text: string }[]; right_option_id: number }
  const { id, right_option_id: right_option } = row
  const options = row.options.map(({ text }) => text)
  const body = { ...question, Id: id, quiz_id: quizzes[0]?.id, options, right_option }
  expect(await client.call('POST', `/quizzes/questions/update/${id}/`, { token, body })).toMatchObject({
    status: 200,
  })
  expect((await list('en'))[place]?.text).toBe(question.text)
  expect((await list('ar'))[place]?.options).toEqual(before[place]?.options)
})

function readTexts(row?: Record<string, unknown>): string {
  return JSON.stringify(row?.options)
}
