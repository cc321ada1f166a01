import type { Homework } from '#sdk'
import { courseNames, groupClassNames } from '#web/domain/choices.ts'
import { storedFile } from '#web/form/files.ts'
import { figure, flag, moment as momentColumn, named, person, plain } from '#web/resource/columns.tsx'
import {
  attachments,
  checkbox,
  longText,
  moment,
  optional,
  record,
  text,
  whole,
} from '#web/resource/fields.tsx'
import { recordForm } from '#web/resource/recordForm.tsx'
import { defineResource } from '#web/resource/resource.ts'
import { HomeworkDetail } from './HomeworkDetail.tsx'

const fields = {
  title: text(200),
  description: longText(4000),
  course_id: record(courseNames),
  score: whole(0, 1000),
  dueDate: moment(),
  file_ids: attachments({ least: 1, most: 3, accept: ['image/*', 'audio/*', '.pdf', '.docx', '.pptx'] }),
  published: checkbox(),
}

/** Only the office may list group classes and choose one; tutors give homework to their own students. */
const classGroup = { class_group_id: optional(record(groupClassNames)) }

/** Homework of the institute or of a tutor; it is given and taken back until it is due (specification section 5). */
export function homework(side: 'office' | 'tutor') {
  return defineResource({
    name: 'homeworkList',
    list: '/homework/list/',
    columns: [
      plain('title', { sort: true }),
      named('course'),
      momentColumn('dueDate', { sort: true }),
      figure('score'),
      flag('published', 'homeworkList.options.published'),
      figure('assigned_count'),
      figure('review_count'),
      person('createdBy', { isExtra: true }),
      momentColumn('createdOn', { sort: true, isExtra: true }),
    ],
    filters: [
      { name: 'course_id', kind: 'record', read: courseNames },
      { name: 'published', kind: 'choice', options: ['true', 'false'] },
    ],
    Detail: HomeworkDetail,
    remove: '/homework/delete/{id}',
    Form: recordForm({
      texts: 'homeworkList',
      insert: '/homework/insert/',
      update: '/homework/update/{id}/',
      fields: side === 'office' ? { ...fields, ...classGroup } : fields,
      modelOf: (work: Homework) => ({
        ...work,
        course_id: work.course.id,
        class_group_id: work.classGroup?.id,
        file_ids: work.attachedFiles.map(storedFile),
      }),
    }),
  })
}
