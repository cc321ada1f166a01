// Generated from web/lists.ts by `npm run generate`. Do not edit.
import { lists } from '#web/lists.ts'
import { createListPage } from '../createListPage.ts'

export const listPages = {
  students: createListPage('students', lists.students.file, async () => (await import('#web/features/students/students.tsx')).students),
  courseList: createListPage('courseList', lists.courseList.file, async () => (await import('#web/features/courses/courseList.tsx')).courseList),
  studentGroups: createListPage('studentGroups', lists.studentGroups.file, async () => (await import('#web/features/studentGroups/studentGroups.tsx')).studentGroups),
  groupClasses: createListPage('groupClasses', lists.groupClasses.file, async () => (await import('#web/features/groupClasses/groupClasses.tsx')).groupClasses),
  contacts: createListPage('contacts', lists.contacts.file, async () => (await import('#web/features/contact/contacts.tsx')).contacts),
  feedbacks: createListPage('feedbacks', lists.feedbacks.file, async () => (await import('#web/features/feedbacks/feedbacks.tsx')).feedbacks),
}
