import type { Quiz } from '#sdk'
import { courseNames, learnerNames, tutorNames } from '#web/domain/nameQueries.ts'
import { toQuestions } from '#web/paths.ts'
import { dateTime as dateTimeColumn, figure, flag, named, person, plain } from '#web/resource/columns.tsx'
import {
  checkbox,
  dateTime,
  longText,
  nameText,
  optional,
  record,
  wholeNumber,
} from '#web/resource/fields.ts'
import { recordForm } from '#web/resource/recordForm.tsx'
import { defineResource } from '#web/resource/resource.ts'
import { QuizDetail } from './QuizDetail.tsx'

/** Declares the quizzes of the institute, or of a tutor. */
export function defineQuizzes(side: 'staff' | 'tutor') {
  return defineResource({
    name: 'quizList',
    list: '/quizzes/list/',
    columns: [
      plain('name', { sort: true }),
      named('course'),
      figure('questions_count'),
      figure('totalScore'),
      figure('passScore', { isExtra: true }),
      figure('time', { sort: true }),
      figure('maximumTrials', { isExtra: true }),
      dateTimeColumn('closes_on'),
      flag('availability', 'quizList.options.availability'),
      person('createdBy', { isExtra: true }),
    ],
    filters: [
      { name: 'course_id', kind: 'record', read: courseNames },
      ...(side === 'staff' ? [{ name: 'tutor_id', kind: 'record', read: tutorNames } as const] : []),
      { name: 'learner_id', kind: 'record', read: learnerNames },
      { name: 'availability', kind: 'choice', options: ['true', 'false'] },
    ],
    links: [{ name: 'questions', to: ({ id, name }) => toQuestions(id, name) }],
    Detail: QuizDetail,
    deletePath: '/quizzes/delete/{id}',
    Form: recordForm({
      texts: 'quizList',
      insert: '/quizzes/insert/',
      update: '/quizzes/update/{id}/',
      fields: {
        name: nameText(),
        description: optional(longText(2000)),
        course_id: record(courseNames),
        totalScore: wholeNumber(1, 1000),
        passScore: wholeNumber(0, 1000),
        time: wholeNumber(1, 300),
        maximumTrials: wholeNumber(1, 10),
        closes_on: dateTime(),
        availability: checkbox(),
      },
      timesToCome: ['closes_on'],
      toModel: (quiz: Quiz) => ({ ...quiz, course_id: quiz.course.id }),
      check: ({ totalScore, passScore }): { [field: string]: string } =>
        Number(passScore) > Number(totalScore) ? { passScore: 'quizList.passAboveTotal' } : {},
    }),
  })
}
