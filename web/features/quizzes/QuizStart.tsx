import { Button, makeStyles, MessageBar, MessageBarBody, tokens } from '@fluentui/react-components'
import type { StudentQuiz } from '#sdk'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFormats } from '#web/resource/formats.ts'
import { PersonCell } from '#web/resource/PersonCell.tsx'
import { RecordDetail } from '#web/resource/RecordDetail.tsx'
import { PersonLink } from '#web/resource/StaffLink.tsx'
import type { DetailProps } from '#web/resource/resource.ts'
import { Facts } from '#web/ui/Facts.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { useStartQuiz } from './useStartQuiz.ts'

/** The rules of a quiz before it starts: the time starts with the button and cannot be paused. */
export function QuizStart({ row, ...panel }: DetailProps<StudentQuiz>) {
  const styles = useStyles()
  const intl = useIntl()
  const { number, dateTime } = useFormats()
  const { isBusy, error, isForKid, isClosed, left, mayStart, start, show } = useStartQuiz(row)
  const values = { name: <bdi>{row.learner.name}</bdi>, isForKid }
  return (
    <RecordDetail {...panel} title={row.name}>
      <div className={styles.root}>
        <Heading level={2}>
          <bdi>{row.name}</bdi>
        </Heading>
        <PersonCell {...row.learner} />
        <p dir="auto" className={styles.text}>
          {row.description}
        </p>
        <Facts
          facts={(
            [
              [
                left === undefined ? 'time' : 'timeLeft',
                intl.formatMessage({ id: 'studentQuizzes.minutes' }, { count: left ?? row.time }),
              ],
              ['createdBy', <PersonLink key="by" isPlain person={row.createdBy} />],
              ['questions_count', number(row.questions_count)],
              ['passScore', `${number(row.passScore)}/${number(row.totalScore)}`],
              ['trials_left', `${number(row.trials_left)}/${number(row.maximumTrials)}`],
              ...(row.best_score === null
                ? []
                : [
                    [
                      'best_score',
                      `${number(row.best_score)}/${number(row.best_total ?? row.totalScore)}`,
                    ] as const,
                  ]),
              ['closes_on', dateTime(row.closes_on)],
            ] as const
          ).map(([name, value]) => ({
            name,
            value,
            label: <FormattedMessage id={`studentQuizzes.fields.${name}`} />,
          }))}
        />
        {error && (
          <MessageBar intent="error" role="alert">
            <MessageBarBody>{error}</MessageBarBody>
          </MessageBar>
        )}
        {isForKid && mayStart && (
          <MessageBar intent="warning" layout="multiline">
            <MessageBarBody>
              <FormattedMessage id="studentQuizzes.forKid" values={values} />
            </MessageBarBody>
          </MessageBar>
        )}
        {!mayStart && (
          <MessageBar intent="info">
            <MessageBarBody>
              <FormattedMessage
                id={isClosed ? 'studentQuizzes.closed' : 'studentQuizzes.noTrials'}
                values={values}
              />
            </MessageBarBody>
          </MessageBar>
        )}
        <div className={styles.actions}>
          {mayStart && (
            <Button appearance="primary" size="large" disabledFocusable={isBusy} onClick={() => void start()}>
              <FormattedMessage
                id={row.open_attempt_id === null ? 'studentQuizzes.start' : 'studentQuizzes.resume'}
              />
            </Button>
          )}
          {row.last_attempt_id !== null && row.open_attempt_id === null && (
            <Button size="large" onClick={() => row.last_attempt_id && show(row.last_attempt_id)}>
              <FormattedMessage id="studentQuizzes.result" />
            </Button>
          )}
        </div>
      </div>
    </RecordDetail>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '20px' },
  text: { margin: 0, maxWidth: '68ch', color: tokens.colorNeutralForeground2 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '12px' },
})
