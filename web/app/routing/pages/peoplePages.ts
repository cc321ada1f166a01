import type { TutorApplication } from '#sdk'
import { createListPage } from '../createListPage.ts'
import type { PageModule } from '../pageModule.ts'
import { classTexts } from './classPages.ts'

/** Pages of tutors, students and their groups. */
export const peoplePages = {
  tutors: {
    file: 'features/tutors/Tutors.tsx',
    texts: ['tutors', 'tutorSearch'],
    load: async () => (await import('#web/features/tutors/Tutors.tsx')).Tutors,
  },
  tutor: {
    file: 'features/tutors/TutorPage.tsx',
    texts: ['tutors'],
    load: async () => (await import('#web/features/tutors/TutorPage.tsx')).TutorPage,
  },
  newTutors: createTutorListPage('new'),
  underReviewTutors: createTutorListPage('under_review'),
  approvedTutors: createTutorListPage('approved'),
  rejectedTutors: createTutorListPage('rejected'),
  terminatedTutors: createTutorListPage('terminated'),
  myStudents: createListPage(
    'myStudents',
    'features/students/myStudents.tsx',
    async () => (await import('#web/features/students/myStudents.tsx')).myStudents,
  ),
  myStudent: {
    file: 'features/students/MyStudent.tsx',
    texts: ['myStudents', ...classTexts],
    load: async () => (await import('#web/features/students/MyStudent.tsx')).MyStudent,
  },
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
} as const satisfies Record<string, PageModule>

function createTutorListPage(status: TutorApplication['status']) {
  return createListPage(
    'applications',
    'features/applications/applications.tsx',
    async () => (await import('#web/features/applications/applications.tsx')).defineApplications(status),
    ['teaching'],
  )
}
