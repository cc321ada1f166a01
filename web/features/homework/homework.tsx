import type { Homework } from '#sdk'
import { courseNames, groupClassNames, learnerNames, tutorNames } from '#web/domain/nameQueries.ts'
import { toChosenFile } from '#web/form/files.ts'
import { figure, flag, dateTime as dateTimeColumn, named, person, plain } from '#web/resource/columns.tsx'
import {
  attachments,
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
import { HomeworkDetail } from './HomeworkDetail.tsx'

const fields = {
  title: nameText(),
  description: longText(4000),
  course_id: record(courseNames),
  score: wholeNumber(0, 1000),
  dueDate: dateTime(),
  file_ids: attachments({ min: 1, max: 3, accept: ['image/*', 'audio/*', '.pdf', '.docx', '.pptx'] }),
  published: checkbox(),
}

/** Only staff may list group classes; tutors assign homework to their own students */
const classGroup = { class_group_id: optional(record(groupClassNames)) }

/**
 * Declares the homework list of the institute or of a tutor.
 * @see specification section 5
 */
export function defineHomework(side: 'staff' | 'tutor') {
  return defineResource({
    name: 'homeworkList',
    list: '/homework/list/',
    columns: [
      plain('title', { sort: true }),
      named('course'),
      dateTimeColumn('dueDate', { sort: true }),
      figure('score'),
      flag('published', 'homeworkList.options.published'),
      figure('assigned_count'),
      figure('review_count'),
      person('createdBy', { isExtra: true }),
      dateTimeColumn('createdOn', { sort: true, isExtra: true }),
    ],
    filters: [
      { name: 'course_id', kind: 'record', read: courseNames },
      ...(side === 'staff' ? [{ name: 'tutor_id', kind: 'record', read: tutorNames } as const] : []),
      { name: 'learner_id', kind: 'record', read: learnerNames },
      { name: 'published', kind: 'choice', options: ['true', 'false'] },
    ],
    Detail: HomeworkDetail,
    deletePath: '/homework/delete/{id}',
    Form: recordForm({
      texts: 'homeworkList',
      insert: '/homework/insert/',
      update: '/homework/update/{id}/',
      fields: side === 'staff' ? { ...fields, ...classGroup } : fields,
      timesToCome: ['dueDate'],
      toModel: (work: Homework) => ({
        ...work,
        course_id: work.course.id,
        class_group_id: work.classGroup?.id,
        file_ids: work.attachedFiles.map(toChosenFile),
      }),
    }),
  })
}
