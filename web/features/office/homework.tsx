import type { Homework } from '#sdk'
import { courseNames, groupNames } from '#web/domain/choices.ts'
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

/** Homework of the institute; it is given and taken back until it is due (specification section 5). */
export const homework = defineResource({
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
    fields: {
      title: text(200),
      description: longText(4000),
      course_id: record(courseNames),
      class_group_id: optional(record(groupNames)),
      score: whole(0, 1000),
      dueDate: moment(),
      file_ids: attachments({ least: 1, most: 3, accept: ['image/*', 'audio/*', '.pdf', '.docx', '.pptx'] }),
      published: checkbox(),
    },
    modelOf: (work: Homework) => ({
      ...work,
      course_id: work.course.id,
      class_group_id: work.classGroup?.id,
      file_ids: work.attachedFiles.map(storedFile),
    }),
  }),
})
