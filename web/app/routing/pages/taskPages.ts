import { createListPage } from '../createListPage.ts'
import { createPageByCategory } from '../createPageByCategory.tsx'
import type { PageModule } from '../pageModule.ts'

/** Pages of homework, quizzes and the catalog. */
export const taskPages = {
  studentHomework: {
    file: 'features/homework/studentHomework.tsx',
    also: ['resource/createResourcePage.tsx'],
    texts: ['resource', 'studentHomework', 'kidsWork', 'family'],
    load: async () => {
      const [{ createResourcePage }, { KidsHomework }, { studentHomework }] = await Promise.all([
        import('#web/resource/createResourcePage.tsx'),
        import('#web/features/homework/KidsHomework.tsx'),
        import('#web/features/homework/studentHomework.tsx'),
      ])
      return createPageByCategory({ kids: KidsHomework }, createResourcePage(studentHomework))
    },
  },
  homework: createHomeworkPage('staff'),
  tutorHomework: createHomeworkPage('tutor'),
  studentQuizzes: {
    file: 'features/quizzes/StudentQuizzes.tsx',
    texts: ['resource', 'studentQuizzes', 'kidsWork', 'family'],
    load: async () => (await import('#web/features/quizzes/StudentQuizzes.tsx')).StudentQuizzes,
  },
  quizzes: {
    file: 'features/quizzes/quizzes.tsx',
    also: ['resource/createResourcePage.tsx'],
    texts: ['resource', 'quizList', 'assign'],
    load: async () => {
      const [{ createResourcePage }, { defineQuizzes }] = await Promise.all([
        import('#web/resource/createResourcePage.tsx'),
        import('#web/features/quizzes/quizzes.tsx'),
      ])
      const tutor = createResourcePage(defineQuizzes('tutor'))
      return createPageByCategory({ tutor }, createResourcePage(defineQuizzes('staff')))
    },
  },
  questions: {
    file: 'features/quizzes/Questions.tsx',
    texts: ['resource', 'questions'],
    load: async () => (await import('#web/features/quizzes/Questions.tsx')).Questions,
  },
  assignments: {
    file: 'features/homework/assignments.tsx',
    also: ['resource/createResourcePage.tsx'],
    texts: ['resource', 'assignments', 'studentHomework', 'kidsWork'],
    load: async () => {
      const [{ createResourcePage }, { defineAssignments }, { KidsHomework }] = await Promise.all([
        import('#web/resource/createResourcePage.tsx'),
        import('#web/features/homework/assignments.tsx'),
        import('#web/features/homework/KidsHomework.tsx'),
      ])
      const staff = createResourcePage(defineAssignments('staff'))
      return createPageByCategory(
        // A kid's work is no table; the quizzes have their own place in the menu
        { operator: staff, institute_admin: staff, kids: KidsHomework },
        createResourcePage(defineAssignments('own')),
      )
    },
  },
  catalog: createCatalogPage('staff'),
  tutorCatalog: createCatalogPage('tutor'),
} as const satisfies Record<string, PageModule>

function createCatalogPage(side: 'staff' | 'tutor') {
  return createListPage('catalogs', 'features/catalogs/catalogs.tsx', async () =>
    (await import('#web/features/catalogs/catalogs.tsx')).defineCatalogs(side),
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
