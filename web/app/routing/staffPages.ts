import type { TutorApplication } from '#sdk'
import { createListPage } from './createListPage.ts'
import { createPageByCategory } from './createPageByCategory.tsx'
import { listPages } from './generated/listPages.ts'
import { classTexts } from './learningPages.ts'
import type { PageModule } from './pageModule.ts'

/** Pages of staff; most are managed lists. */
export const staffPages = {
  ...listPages,
  newTutors: createTutorListPage('new'),
  underReviewTutors: createTutorListPage('under_review'),
  approvedTutors: createTutorListPage('approved'),
  rejectedTutors: createTutorListPage('rejected'),
  terminatedTutors: createTutorListPage('terminated'),
  classes: createListPage(
    'classList',
    'features/classes/classes.tsx',
    async () => (await import('#web/features/classes/classes.tsx')).classes,
    classTexts.filter((area) => area !== 'resource'),
  ),
  studentClasses: {
    file: 'features/classes/StudentClasses.tsx',
    texts: ['classList', ...classTexts],
    load: async () => (await import('#web/features/classes/StudentClasses.tsx')).StudentClasses,
  },
  quizzes: {
    file: 'features/quizzes/quizzes.tsx',
    also: ['resource/createScreen.tsx'],
    texts: ['resource', 'quizList', 'assign'],
    load: async () => {
      const [{ createScreen }, { defineQuizzes }] = await Promise.all([
        import('#web/resource/createScreen.tsx'),
        import('#web/features/quizzes/quizzes.tsx'),
      ])
      const tutor = createScreen(defineQuizzes('tutor'))
      return createPageByCategory({ tutor }, createScreen(defineQuizzes('staff')))
    },
  },
  manageWebinars: createListPage('halaqas', 'features/webinars/managedWebinars.tsx', async () =>
    (await import('#web/features/webinars/managedWebinars.tsx')).defineManagedWebinars('staff'),
  ),
  homework: createHomeworkPage('staff'),
  tutorHomework: createHomeworkPage('tutor'),
  studentGroup: {
    file: 'features/studentGroups/StudentGroupPage.tsx',
    texts: ['resource', 'studentGroups'],
    load: async () => (await import('#web/features/studentGroups/StudentGroupPage.tsx')).StudentGroupPage,
  },
  assignGroup: {
    file: 'features/studentGroups/AssignGroup.tsx',
    texts: ['resource', 'assign'],
    load: async () => (await import('#web/features/studentGroups/AssignGroup.tsx')).AssignGroup,
  },
  assignGroupClass: {
    file: 'features/groupClasses/AssignGroupClass.tsx',
    texts: ['resource', 'assign'],
    load: async () => (await import('#web/features/groupClasses/AssignGroupClass.tsx')).AssignGroupClass,
  },
  questions: {
    file: 'features/quizzes/Questions.tsx',
    texts: ['resource', 'questions'],
    load: async () => (await import('#web/features/quizzes/Questions.tsx')).Questions,
  },
  catalog: createListPage(
    'catalogs',
    'features/catalogs/catalogs.tsx',
    async () => (await import('#web/features/catalogs/catalogs.tsx')).catalogs,
  ),
  rescheduleRequests: createReschedulesPage('pending'),
  acceptedRequests: createReschedulesPage('accepted'),
  refusedRequests: createReschedulesPage('refused'),
  assignments: {
    file: 'features/homework/assignments.tsx',
    also: ['resource/createScreen.tsx'],
    texts: ['resource', 'assignments', 'studentHomework', 'kidsWork'],
    load: async () => {
      const [{ createScreen }, { defineAssignments }, { KidsHomework }] = await Promise.all([
        import('#web/resource/createScreen.tsx'),
        import('#web/features/homework/assignments.tsx'),
        import('#web/features/homework/KidsHomework.tsx'),
      ])
      const staff = createScreen(defineAssignments('staff'))
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
    'features/applications/applications.tsx',
    async () => (await import('#web/features/applications/applications.tsx')).defineApplications(status),
    ['teaching'],
  )
}

function createHomeworkPage(side: 'staff' | 'tutor') {
  return createListPage(
    'homeworkList',
    'features/homework/homework.tsx',
    async () => (await import('#web/features/homework/homework.tsx')).defineHomework(side),
    ['assign'],
  )
}

function createReschedulesPage(state: 'pending' | 'accepted' | 'refused') {
  return createListPage('reschedules', 'features/reschedules/reschedules.tsx', async () =>
    (await import('#web/features/reschedules/reschedules.tsx')).defineReschedules(state),
  )
}
