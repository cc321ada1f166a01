import type { TutorApplication } from '#sdk'
import { list } from './listPage.ts'
import type { PageModule } from './pageModule.ts'

/** Pages of the office: most are managed lists. */
export const officePages = {
  newTutors: tutorList('new'),
  underReviewTutors: tutorList('under_review'),
  approvedTutors: tutorList('approved'),
  rejectedTutors: tutorList('rejected'),
  terminatedTutors: tutorList('terminated'),
  students: list(
    'students',
    'features/office/students.tsx',
    async () => (await import('#web/features/office/students.tsx')).students,
  ),
  courseList: list(
    'courseList',
    'features/office/courses.tsx',
    async () => (await import('#web/features/office/courses.tsx')).courses,
  ),
  classList: list(
    'classList',
    'features/office/classes.tsx',
    async () => (await import('#web/features/office/classes.tsx')).classes,
  ),
  studentClasses: {
    file: 'features/office/StudentClasses.tsx',
    texts: ['resource', 'classList'],
    load: async () => (await import('#web/features/office/StudentClasses.tsx')).StudentClasses,
  },
  quizList: list(
    'quizList',
    'features/office/quizzes.tsx',
    async () => (await import('#web/features/office/quizzes.tsx')).quizzes,
  ),
  studentGroups: list(
    'studentGroups',
    'features/office/studentGroups.tsx',
    async () => (await import('#web/features/office/studentGroups.tsx')).studentGroups,
  ),
  groupClasses: list(
    'groupClasses',
    'features/office/groupClasses.tsx',
    async () => (await import('#web/features/office/groupClasses.tsx')).groupClasses,
  ),
  halaqas: list(
    'halaqas',
    'features/office/halaqas.tsx',
    async () => (await import('#web/features/office/halaqas.tsx')).halaqas,
  ),
  homeworkList: homeworkList('office'),
  tutorHomework: homeworkList('tutor'),
  studentGroup: {
    file: 'features/office/StudentGroupPage.tsx',
    texts: ['resource', 'studentGroups'],
    load: async () => (await import('#web/features/office/StudentGroupPage.tsx')).StudentGroupPage,
  },
  assignGroup: {
    file: 'features/office/AssignGroup.tsx',
    texts: ['resource', 'assign'],
    load: async () => (await import('#web/features/office/AssignGroup.tsx')).AssignGroup,
  },
  assignGroupClass: {
    file: 'features/office/AssignGroupClass.tsx',
    texts: ['resource', 'assign'],
    load: async () => (await import('#web/features/office/AssignGroupClass.tsx')).AssignGroupClass,
  },
  questions: {
    file: 'features/office/Questions.tsx',
    texts: ['resource', 'questions'],
    load: async () => (await import('#web/features/office/Questions.tsx')).Questions,
  },
  catalogs: list(
    'catalogs',
    'features/office/catalogs.tsx',
    async () => (await import('#web/features/office/catalogs.tsx')).catalogs,
  ),
  rescheduleRequests: requests('pending'),
  acceptedRequests: requests('accepted'),
  refusedRequests: requests('refused'),
  contacts: list(
    'contacts',
    'features/office/contacts.tsx',
    async () => (await import('#web/features/office/contacts.tsx')).contacts,
  ),
  feedbacks: list(
    'feedbacks',
    'features/office/feedbacks.tsx',
    async () => (await import('#web/features/office/feedbacks.tsx')).feedbacks,
  ),
  assignments: list(
    'assignments',
    'features/office/assignments.tsx',
    async () => (await import('#web/features/office/assignments.tsx')).assignments,
  ),
} as const satisfies Record<string, PageModule>

function tutorList(status: TutorApplication['status']) {
  return list('applications', 'features/office/applications.tsx', async () =>
    (await import('#web/features/office/applications.tsx')).applications(status),
  )
}

function homeworkList(side: 'office' | 'tutor') {
  return list(
    'homeworkList',
    'features/office/homework.tsx',
    async () => (await import('#web/features/office/homework.tsx')).homework(side),
    ['assign'],
  )
}

function requests(state: 'pending' | 'accepted' | 'refused') {
  return list('reschedules', 'features/office/reschedules.tsx', async () =>
    (await import('#web/features/office/reschedules.tsx')).reschedules(state),
  )
}
