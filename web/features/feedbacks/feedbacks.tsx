import type { FeedbackAverages as Averages } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { learnerNames, tutorNames } from '#web/domain/nameQueries.ts'
import { figure, dateTime, person, plain } from '#web/resource/columns.tsx'
import { defineResource } from '#web/resource/resource.ts'
import { Figures } from '#web/ui/Figures.tsx'
import { Rating } from '#web/ui/Rating.tsx'
import { FeedbackDetail } from './FeedbackDetail.tsx'

const averaged = ['platform', 'service', 'tutor', 'student'] as const

/** Feedback on the platform, the service and people. */
export const feedbacks = defineResource({
  name: 'feedbacks',
  list: '/feedback/list/',
  getName: ({ author }) => author.name,
  columns: [
    person('author'),
    person('about'),
    figure('platform', { sort: true }),
    figure('service', { sort: true }),
    figure('tutor', { sort: true }),
    figure('student', { isExtra: true }),
    plain('comment'),
    dateTime('created_on', { sort: true }),
  ],
  filters: [
    { name: 'tutor_id', kind: 'record', read: tutorNames },
    { name: 'learner_id', kind: 'record', read: learnerNames },
    { name: 'rating', kind: 'choice', options: ['1', '2', '3', '4', '5'] },
    { name: 'from', kind: 'day' },
    { name: 'to', kind: 'day' },
  ],
  Detail: FeedbackDetail,
  Header: FeedbackAverages,
})

/** Counts the ratings of an average: each row rates platform and service, and either a tutor or a student. */
function countRatings(averages: Averages, name: (typeof averaged)[number]): number {
  if (name === 'tutor') return averages.tutor_count
  return name === 'student' ? averages.student_count : averages.count
}

/** The averages of the filtered feedback. */
function FeedbackAverages({ page: { averages } }: { page: { averages: Averages } }) {
  return (
    <Figures
      figures={averaged.map((name) => ({
        name,
        label: <FormattedMessage id={`feedbacks.fields.${name}`} />,
        value: <Rating value={averages[name]} count={countRatings(averages, name)} />,
      }))}
    />
  )
}
