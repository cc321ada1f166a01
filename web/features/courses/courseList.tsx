import type { CourseRow } from '#sdk'
import { toChosenFile } from '#web/form/files.ts'
import { figure, plain, status } from '#web/resource/columns.tsx'
import { attachments, checkbox, choice, longText, nameText, optional, text } from '#web/resource/fields.ts'
import { recordForm } from '#web/resource/recordForm.tsx'
import { defineResource } from '#web/resource/resource.ts'
import { CourseDetail } from './CourseDetail.tsx'

/**
 * The institute's courses.
 * @see specification section 3, course
 */
export const courseList = defineResource({
  name: 'courseList',
  list: '/courses/list/',
  columns: [
    plain('name', { sort: true }),
    plain('code', { sort: true }),
    status('type', 'courseList.options.type', { adult: 'neutral', kids: 'good' }),
    plain('description', { isExtra: true }),
    { name: 'file_ids', isFigure: true, show: formatFileCount, text: ({ files }) => files.length },
    figure('tutors_count'),
  ],
  filters: [
    { name: 'type', kind: 'choice', options: ['adult', 'kids'] },
    { name: 'subject', kind: 'choice', options: ['arabic', 'quran', 'tajweed'] },
  ],
  Detail: CourseDetail,
  deletePath: '/courses/delete/{id}',
  Form: recordForm({
    texts: 'courseList',
    insert: '/courses/insert/',
    update: '/courses/update/{id}/',
    fields: {
      code: text({ max: 40 }),
      name: nameText(),
      description: longText(2000),
      type: choice(['adult', 'kids']),
      subject: choice(['arabic', 'quran', 'tajweed']),
      is_group: checkbox(),
      file_ids: optional(attachments({ max: 2, accept: ['image/*', 'audio/*', '.pdf', '.docx', '.pptx'] })),
    },
    toModel: (course: CourseRow) => ({ ...course, file_ids: course.files.map(toChosenFile) }),
  }),
})

function formatFileCount({ files }: CourseRow, { number }: { number: (value: number) => string }) {
  return `${number(files.length)}/${number(2)}`
}
