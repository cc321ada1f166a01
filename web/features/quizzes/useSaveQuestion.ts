import { ApiError, type Question, unwrapData } from '#sdk'
import { useIntl } from 'react-intl'
import { useClients } from '#web/api/clients.ts'
import { useRepeatKey } from '#web/api/useRepeatKey.ts'
import { describeValue } from '#web/resource/describeValue.ts'
import { useFormats } from '#web/resource/formats.ts'
import { usePartUnchanged } from '#web/resource/usePartUnchanged.ts'
import { nameOptionFields } from './findSameOptions.ts'

/** A question as its form edits it. */
export interface QuestionValues {
  text: string
  option1: string
  option2: string
  option3: string
  option4: string
  /** Position of the right option, from 1 */
  right: string
  score: number
}

const noQuestion: Question = {
  id: 0,
  quiz_id: 0,
  position: 0,
  text: '',
  options: [],
  right_option_id: 0,
  score: 0,
}

/** Converts a question to the values of its form. */
export function toQuestionValues({ text, options, right_option_id, score }: Question): QuestionValues {
  const [option1 = '', option2 = '', option3 = '', option4 = ''] = options.map((one) => one.text)
  const right = String(options.findIndex(({ id }) => id === right_option_id) + 1)
  return { text, option1, option2, option3, option4, right, score }
}

/**
 * Returns a function that saves a question, a new one without `question`. It rejects with an `ApiError` where another
 * person has changed or deleted the question since its form began.
 * @param refresh shows the questions as they are now
 */
export function useSaveQuestion(
  quizId: number,
  question: Question | undefined,
  refresh: () => Promise<unknown>,
) {
  const intl = useIntl()
  const clients = useClients()
  const formats = useFormats()
  const repeat = useRepeatKey()
  const formatOption = (position: string) =>
    intl.formatMessage({ id: 'questions.option' }, { position: Number(position) })
  const saveUnchanged = usePartUnchanged({
    part: question ?? noQuestion,
    async load() {
      const params = { query: { quiz_id: quizId, page_size: 100 } }
      const { data } = await unwrapData(clients.api.GET('/quizzes/questions/list/', { params }))
      const current = data.find(({ id }) => id === question?.id)
      if (!current) throw new ApiError({ status: 404, code: 'not_found' })
      return current
    },
    read: (part) => ({ ...toQuestionValues(part) }),
    refresh,
    getLabel: (name) =>
      name.startsWith('option')
        ? formatOption(name.slice(-1))
        : intl.formatMessage({ id: labels[name as keyof typeof labels] }),
    describe(name, current) {
      const value = toQuestionValues(current)[name as keyof QuestionValues]
      return describeValue(name === 'right' ? formatOption(String(value)) : value, {}, clients, formats)
    },
  })
  return async (values: QuestionValues) => {
    const { text, option1, option2, option3, option4, right, score } = values
    const options = [option1, option2, option3, option4]
    const id = question?.id ?? 0
    const body = { Id: id, quiz_id: quizId, text, options, right_option: Number(right), score }
    const saved = question
      ? saveUnchanged({ ...values }, () =>
          clients.api.POST('/quizzes/questions/update/{id}/', { params: { path: { id } }, body }),
        )
      : repeat(body, (header) =>
          clients.api.POST('/quizzes/questions/insert/', { params: { header }, body }),
        ).then(refresh)
    await saved.catch((error: unknown) => {
      throw error instanceof ApiError ? nameOptionFields(error) : error
    })
  }
}

const labels = {
  text: 'questions.text',
  right: 'questions.rightOption',
  score: 'questions.score',
} as const
