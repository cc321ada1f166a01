import type { TutorApplication } from '#sdk'
import { createPageByCategory } from './createPageByCategory.tsx'
import { classTexts } from './learningPages.ts'
import { createListPage } from './createListPage.ts'
import type { PageModule } from './pageModule.ts'

/** Pages of staff; most are managed lists. */
export const officePages = {
  newTutors: createTutorListPage('new'),
  underReviewTutors: createTutorListPage('under_review'),
  approvedTutors: createTutorListPage('approved'),
  rejectedTutors: createTutorListPage('rejected'),
  terminatedTutors: createTutorListPage('terminated'),
  students: createListPage(
    'students',
    'features/office/students.tsx',
    async () => (await import('#web/features/office/students.tsx')).students,
  ),
  courseList: createListPage(
    'courseList',
    'features/office/courses.tsx',
    async () => (await import('#web/features/office/courses.tsx')).courses,
  ),
  classList: createListPage(
    'classList',
    'features/office/classes.tsx',
    async () => (await import('#web/features/office/classes.tsx')).classes,
    classTexts.filter((area) => area !== 'resource'),
  ),
  studentClasses: {
    file: 'features/office/StudentClasses.tsx',
    texts: ['classList', ...classTexts],
    load: async () => (await import('#web/features/office/StudentClasses.tsx')).StudentClasses,
  },
  quizList: {
    file: 'features/office/quizzes.tsx',
    also: ['resource/createScreen.tsx'],
    texts: ['resource', 'quizList', 'assign'],
    load: async () => {
      const [{ createScreen }, { defineQuizzes }] = await Promise.all([
        import('#web/resource/createScreen.tsx'),
        import('#web/features/office/quizzes.tsx'),
      ])
      const tutor = createScreen(defineQuizzes('tutor'))
      return createPageByCategory({ tutor }, createScreen(defineQuizzes('office')))
    },
  },
  studentGroups: createListPage(
    'studentGroups',
    'features/office/studentGroups.tsx',
    async () => (await import('#web/features/office/studentGroups.tsx')).studentGroups,
  ),
  groupClasses: createListPage(
    'groupClasses',
    'features/office/groupClasses.tsx',
    async () => (await import('#web/features/office/groupClasses.tsx')).groupClasses,
  ),
  managedWebinars: createListPage('halaqas', 'features/office/managedWebinars.tsx', async () =>
    (await import('#web/features/office/managedWebinars.tsx')).defineManagedWebinars('office'),
  ),
  homeworkList: createHomeworkPage('office'),
  tutorHomework: createHomeworkPage('tutor'),
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
  catalogs: createListPage(
    'catalogs',
    'features/office/catalogs.tsx',
    async () => (await import('#web/features/office/catalogs.tsx')).catalogs,
  ),
  rescheduleRequests: createReschedulesPage('pending'),
  acceptedRequests: createReschedulesPage('accepted'),
  refusedRequests: createReschedulesPage('refused'),
  contacts: createListPage(
    'contacts',
    'features/office/contacts.tsx',
    async () => (await import('#web/features/office/contacts.tsx')).contacts,
  ),
  feedbacks: createListPage(
    'feedbacks',
    'features/office/feedbacks.tsx',
    async () => (await import('#web/features/office/feedbacks.tsx')).feedbacks,
  ),
  assignments: {
    file: 'features/office/assignments.tsx',
    also: ['resource/createScreen.tsx'],
    texts: ['resource', 'assignments', 'studentHomework', 'kidsWork'],
    load: async () => {
      const [{ createScreen }, { defineAssignments }, { KidsHomework }] = await Promise.all([
        import('#web/resource/createScreen.tsx'),
        import('#web/features/office/assignments.tsx'),
        import('#web/features/learning/KidsHomework.tsx'),
      ])
      const staff = createScreen(defineAssignments('office'))
      return createPageByCategory(
        // A child's work is no table; the quizzes have their own place in the menu
        { operator: staff, institute_admin: staff, kids: KidsHomework },
        createScreen(defineAssignments('own')),
      )
    },
  },
} as const satisfies Record<string, PageModule>

function createTutorListPage(status: TutorApplication['status']) {
  return createListPage(
    'applications',
    'features/office/applications.tsx',
    async () => (await import('#web/features/office/applications.tsx')).defineApplications(status),
    ['teaching'],
  )
}

function createHomeworkPage(side: 'office' | 'tutor') {
  return createListPage(
    'homeworkList',
    'features/office/homework.tsx',
    async () => (await import('#web/features/office/homework.tsx')).defineHomework(side),
    ['assign'],
  )
}

function createReschedulesPage(state: 'pending' | 'accepted' | 'refused') {
  return createListPage('reschedules', 'features/office/reschedules.tsx', async () =>
    (await import('#web/features/office/reschedules.tsx')).defineReschedules(state),
  )
}
