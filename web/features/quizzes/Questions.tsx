import { Button, makeStyles, MessageBar, MessageBarBody, tokens } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import type { Question, Quiz } from '#sdk'
import { use, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { formatError } from '#web/api/formatError.ts'
import { HydratedKeys, query, useQuery } from '#web/api/query.ts'
import { paths, withSearch } from '#web/paths.ts'
import { RecordNotFound } from '#web/resource/RecordNotFound.tsx'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { Confirm } from '#web/ui/Confirm.tsx'
import { findFirstField } from '#web/ui/useModal.tsx'
import { Failure } from '#web/ui/Failure.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { QuestionCard } from './QuestionCard.tsx'
import { QuestionForm } from './QuestionForm.tsx'
import { useQuestionActions } from './useQuestionActions.ts'

const quizList = paths.questions.slice(0, paths.questions.indexOf('/:'))

/** The questions of a quiz in their order; a link leads on to its learners. */
export function Questions() {
  const styles = useStyles()
  const intl = useIntl()
  const { id, name = '' } = useParams()
  const quiz_id = Number(id) || 0
  const response = useQuery(query('/quizzes/questions/list/', { query: { quiz_id, page_size: 100 } }))
  const [form, setForm] = useState<{ question?: Question }>()
  const [leaving, setLeaving] = useState<Question>()
  const { data, error, isValidating } = response
  const hydratedKeys = use(HydratedKeys)
  const { mutate: revalidate } = useSWRConfig()
  const mutate = () => {
    // The list of quizzes counts their questions
    hydratedKeys.clear()
    return revalidate((key) => Array.isArray(key) && String(key[1]).startsWith('/quizzes/'))
  }
  const questions = data?.data ?? []
  const quiz = useQuizRow(quiz_id)
  const { move, remove } = useQuestionActions(quiz_id, questions, () => mutate())
  // Deleted by another person, while a list or a bookmark still leads here
  if (quiz === null) return <RecordNotFound />
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <div>
          <Heading level={1} size="section">
            <bdi>{name}</bdi>
          </Heading>
          <p className={styles.lead} role="status">
            {data && (
              <FormattedMessage
                id="questions.lead"
                values={{ count: data.total, points: questions.reduce((sum, { score }) => sum + score, 0) }}
              />
            )}
          </p>
        </div>
        <div className={styles.actions}>
          {quiz && (
            <ButtonLink to={withSearch(quizList, { id: quiz.id })}>
              <FormattedMessage id="questions.assign" />
            </ButtonLink>
          )}
          <Button appearance="primary" size="large" icon={<AddRegular />} onClick={() => setForm({})}>
            <FormattedMessage id="questions.create" />
          </Button>
        </div>
      </div>
      <Points
        total={quiz?.totalScore}
        points={data && questions.reduce((sum, { score }) => sum + score, 0)}
      />
      {!data && !error && <Skeleton className={styles.skeleton} />}
      {!data && error && (
        <Failure text={formatError(error, intl)} isBusy={isValidating} onRetry={() => void mutate()} />
      )}
      {data && questions.length === 0 && (
        <Notice seed="questions" title={intl.formatMessage({ id: 'questions.empty' })} />
      )}
      <ol className={styles.list}>
        {questions.map((question, index) => (
          <QuestionCard
            key={question.id}
            question={question}
            number={index + 1}
            onUp={index > 0 ? () => void move(index, index - 1) : undefined}
            onDown={index < questions.length - 1 ? () => void move(index, index + 1) : undefined}
            onEdit={() => setForm({ question })}
            onRemove={() => setLeaving(question)}
          />
        ))}
      </ol>
      {form && (
        <Panel
          isWide
          getInitialFocus={findFirstField}
          label={intl.formatMessage({ id: form.question ? 'questions.edit' : 'questions.create' })}
          top={
            <Heading level={2} size="card">
              <FormattedMessage id={form.question ? 'questions.edit' : 'questions.create'} />
            </Heading>
          }
          onClose={() => setForm(undefined)}
        >
          <QuestionForm
            quizId={quiz_id}
            {...(form.question && { question: findCurrent(questions, form.question) })}
            onChanged={mutate}
            onClose={() => setForm(undefined)}
            onSaved={() => setForm(undefined)}
          />
        </Panel>
      )}
      {leaving && (
        <Confirm
          isDanger
          title={intl.formatMessage({ id: 'questions.ask.delete' })}
          text={<span dir="auto">{leaving.text}</span>}
          action={intl.formatMessage({ id: 'resource.delete' })}
          onCancel={() => setLeaving(undefined)}
          onConfirm={() => {
            setLeaving(undefined)
            void remove(leaving)
          }}
        />
      )}
    </div>
  )
}

/** Finds a question as it is now; one that was deleted stays as it was. */
function findCurrent(questions: readonly Question[], opened: Question): Question {
  return questions.find(({ id }) => id === opened.id) ?? opened
}

/** Returns the quiz, null when it does not exist, undefined while loading. */
function useQuizRow(id: number): Quiz | null | undefined {
  const { data } = useQuery(query('/quizzes/list/', { query: { id } }))
  return data && (data.data.find((quiz) => quiz.id === id) ?? null)
}

/** Shows when the points do not add up to the quiz's total; not an error, because the quiz may be incomplete. */
function Points({ total, points }: { total: number | undefined; points: number | undefined }) {
  if (points === undefined || total === undefined || points === total) return null
  return (
    <MessageBar intent="warning">
      <MessageBarBody>
        <FormattedMessage id="questions.pointsDiffer" values={{ points, total }} />
      </MessageBarBody>
    </MessageBar>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '20px' },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: '16px',
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '12px' },
  lead: { margin: 0, minHeight: '26px', color: tokens.colorNeutralForeground2 },
  skeleton: { height: '320px' },
  list: { display: 'grid', gap: '16px', margin: 0, padding: 0, listStyleType: 'none' },
})
