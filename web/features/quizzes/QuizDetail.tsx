import { makeStyles, MessageBar, MessageBarBody } from '@fluentui/react-components'
import type { Quiz } from '#sdk'
import { Suspense } from 'react'
import { FormattedMessage } from 'react-intl'
import { useQuery } from '#web/api/query.ts'
import { toQuestions } from '#web/paths.ts'
import { useFormats } from '#web/resource/formats.ts'
import { FactsDetail } from '#web/resource/FactsDetail.tsx'
import { RecordNotFound } from '#web/resource/RecordNotFound.tsx'
import type { DetailProps } from '#web/resource/resource.ts'
import { CourseLink, PersonLink } from '#web/resource/StaffLink.tsx'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { resultsQuery } from './queries.ts'
import { createLazy } from '#web/ui/createLazy.ts'

const QuizAssign = createLazy(() => import('./QuizAssign.tsx'), 'QuizAssign')
const QuizResults = createLazy(() => import('./QuizResults.tsx'), 'QuizResults')

/** A quiz with its rules, its results and its learners. */
export function QuizDetail({ row, ...panel }: DetailProps<Quiz>) {
  const styles = useStyles()
  const { dateTime, number, text } = useFormats()
  const { error } = useQuery(resultsQuery(row.id))
  return (
    <FactsDetail
      panel={panel}
      title={row.name}
      description={row.description}
      texts="quizList"
      facts={[
        ['course', <CourseLink key="course" course={row.course} />],
        ['createdBy', <PersonLink key="by" person={row.createdBy} />],
        ['closes_on', dateTime(row.closes_on)],
        ['availability', text(`quizList.options.availability.${row.availability}`)],
        ['questions_count', number(row.questions_count)],
        ['time', number(row.time)],
        ['passScore', `${number(row.passScore)}/${number(row.totalScore)}`],
        ['maximumTrials', number(row.maximumTrials)],
      ]}
    >
      {listWarnings(row).map((id) => (
        <MessageBar key={id} intent="warning" layout="multiline">
          <MessageBarBody>
            <FormattedMessage id={id} values={{ points: row.questions_score, total: row.totalScore }} />
          </MessageBarBody>
        </MessageBar>
      ))}
      {error?.status === 404 ? (
        <RecordNotFound />
      ) : (
        <>
          <ButtonLink to={toQuestions(row.id, row.name)} className={styles.link}>
            <FormattedMessage id="quizList.links.questions" />
          </ButtonLink>
          <Suspense fallback={<Skeleton />}>
            <QuizResults quiz={row} />
            <QuizAssign quiz={row} />
          </Suspense>
        </>
      )}
    </FactsDetail>
  )
}

/** Lists what keeps learners from the quiz, or from its total score. */
function listWarnings(quiz: Quiz): MessageId[] {
  const warnings: (MessageId | false)[] = [
    quiz.questions_count === 0 && 'quizList.noQuestions',
    quiz.questions_count > 0 && quiz.questions_score !== quiz.totalScore && 'quizList.points',
    !quiz.availability && 'quizList.hidden',
  ]
  return warnings.filter((id) => id !== false)
}

const useStyles = makeStyles({
  link: { alignSelf: 'flex-start' },
})
