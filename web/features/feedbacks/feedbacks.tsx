import { tutorNames } from '#web/domain/nameQueries.ts'
import { figure, dateTime, person, plain } from '#web/resource/columns.tsx'
import { defineResource } from '#web/resource/resource.ts'
import { FeedbackAverages } from './FeedbackAverages.tsx'
import { FeedbackDetail } from './FeedbackDetail.tsx'

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
    { name: 'rating', kind: 'choice', options: ['1', '2', '3', '4', '5'] },
    { name: 'from', kind: 'day' },
    { name: 'to', kind: 'day' },
  ],
  Detail: FeedbackDetail,
  Header: FeedbackAverages,
})
