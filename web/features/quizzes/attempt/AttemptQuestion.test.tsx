import type { ReactNode } from 'react'
import { RawIntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Attempt } from '#sdk'
import { loadTexts } from '#web/i18n/catalog.ts'
import { getIntl } from '#web/i18n/intl.ts'
import { QuestionCard } from '../QuestionCard.tsx'
import { AnswerReview } from './AnswerReview.tsx'
import { AttemptQuestion } from './AttemptQuestion.tsx'

const longWord = `https://example.test/${'letter'.repeat(20)}`
const question = {
  id: 7,
  quiz_id: 1,
  position: 1,
  text: `Which word is in ${longWord}?`,
  score: 2,
  right_option_id: 1,
  options: ['Alif', 'Ba', 'Sin', longWord].map((text, index) => ({ id: index + 1, text })),
}
const attempt = {
  questions: [question],
  answers: [],
  review: [{ question_id: 7, right_option_id: 4, is_right: false }],
} as unknown as Attempt // The review reads only these
const ignore = () => undefined

async function findExcess(shown: ReactNode): Promise<number> {
  await loadTexts('en', ['shell', 'studentQuizzes', 'questions'])
  const { container } = await render(
    <RawIntlProvider value={getIntl('en')}>
      <div style={{ width: 328 }}>{shown}</div>
    </RawIntlProvider>,
  )
  const place = container.querySelector('div')
  return place ? place.scrollWidth - place.clientWidth : Number.NaN
}

test.each(
  Object.entries({
    'a learner answers': <AttemptQuestion question={question} answer={undefined} onAnswer={ignore} />,
    'a kid answers': <AttemptQuestion isForKid question={question} answer={undefined} onAnswer={ignore} />,
    'a learner reads again': <AnswerReview attempt={attempt} />,
    'staff write': (
      <QuestionCard
        question={question}
        number={1}
        onUp={undefined}
        onDown={undefined}
        onEdit={ignore}
        onRemove={ignore}
      />
    ),
  }),
)('a word longer than the phone is broken in the question that %s', async (_, shown) => {
  expect(await findExcess(shown)).toBe(0)
})
