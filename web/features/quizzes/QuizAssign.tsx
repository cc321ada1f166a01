import { Button, makeStyles, MessageBar, MessageBarBody } from '@fluentui/react-components'
import type { Quiz } from '#sdk'
import { FormattedMessage, useIntl } from 'react-intl'
import { query } from '#web/api/query.ts'
import { repeatLostCall } from '#web/api/repeatLostCall.ts'
import { applyChanges } from '#web/domain/learners/applyChanges.ts'
import { type ChosenGroups, GroupPicker } from '#web/domain/learners/GroupPicker.tsx'
import { LearnerLists } from '#web/domain/learners/LearnerLists.tsx'
import { useChosenLearners } from '#web/domain/learners/useChosenLearners.ts'
import { useNow } from '#web/time/viewer.ts'
import { useQuizAction } from './useQuizAction.ts'

const LEARNERS_MAX = 100

/** Assigns a quiz to learners and groups until it closes. */
export function QuizAssign({ quiz }: { quiz: Quiz }) {
  const styles = useStyles()
  const intl = useIntl()
  const [chosen, setChosen, markSaved] = useChosenLearners(quiz.id, quiz.students)
  const { isBusy, run } = useQuizAction()
  const isClosed = useNow(60_000) >= Date.parse(quiz.closes_on)
  const student_ids = chosen.map(({ id }) => id)
  const isChanged =
    chosen.length !== quiz.students.length || quiz.students.some(({ id }) => !student_ids.includes(id))
  const assign = (groups: ChosenGroups = {}) =>
    run(async (clients) => {
      const { data } = await query('/quizzes/list/', {
        query: { id: quiz.id, page: 1, page_size: 1 },
      }).load(clients)
      const [shown, now] = [quiz, data[0] ?? quiz].map(({ students }) => students.map(({ id }) => id))
      const body = { student_ids: applyChanges(shown ?? [], student_ids, now ?? []), ...groups }
      const response = await repeatLostCall(() =>
        clients.api.POST('/quizzes/{id}/assign/', { params: { path: { id: quiz.id } }, body }),
      )
      markSaved()
      return response
    })
  // The details say that questions come first
  if (quiz.questions_count === 0 && quiz.students.length === 0) return null
  if (isClosed)
    return (
      <MessageBar intent="info" layout="multiline">
        <MessageBarBody>
          <FormattedMessage id="quizList.closed" />
        </MessageBarBody>
      </MessageBar>
    )
  return (
    <>
      <GroupPicker key={quiz.id} isBusy={isBusy} onPick={assign} />
      <LearnerLists
        taken={intl.formatMessage({ id: 'quizList.given' })}
        chosen={chosen}
        max={LEARNERS_MAX}
        onChange={setChosen}
      />
      <Button
        appearance="primary"
        size="large"
        className={styles.save}
        disabledFocusable={isBusy || !isChanged}
        onClick={() => isChanged && void assign()}
      >
        <FormattedMessage id="resource.save" />
      </Button>
    </>
  )
}

const useStyles = makeStyles({ save: { alignSelf: 'end' } })
