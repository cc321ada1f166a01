import type { ComponentType } from 'react'

/** A page that loads with its address. */
export interface PageModule {
  /** Source below `web/`, by which the build's manifest names the chunk */
  file: string
  /** Areas of texts that the page needs beside the shell's */
  texts: readonly string[]
  load: () => Promise<ComponentType>
}

export const pages = {
  home: {
    file: 'features/home/Home.tsx',
    texts: ['home', 'tutors'],
    load: async () => (await import('#web/features/home/Home.tsx')).Home,
  },
  tutors: {
    file: 'features/tutors/Tutors.tsx',
    texts: ['tutors'],
    load: async () => (await import('#web/features/tutors/Tutors.tsx')).Tutors,
  },
  courses: {
    file: 'features/courses/Courses.tsx',
    texts: ['courses'],
    load: async () => (await import('#web/features/courses/Courses.tsx')).Courses,
  },
  groups: {
    file: 'features/groups/Groups.tsx',
    texts: ['groups'],
    load: async () => (await import('#web/features/groups/Groups.tsx')).Groups,
  },
  operatorLogin: {
    file: 'features/auth/OperatorLogin.tsx',
    texts: ['auth'],
    load: async () => (await import('#web/features/auth/OperatorLogin.tsx')).OperatorLogin,
  },
  instituteLogin: {
    file: 'features/auth/InstituteLogin.tsx',
    texts: ['auth'],
    load: async () => (await import('#web/features/auth/InstituteLogin.tsx')).InstituteLogin,
  },
  bookedClasses: {
    file: 'features/classes/BookedClasses.tsx',
    texts: ['classes'],
    load: async () => (await import('#web/features/classes/BookedClasses.tsx')).BookedClasses,
  },
  currentClasses: {
    file: 'features/classes/CurrentClasses.tsx',
    texts: ['classes'],
    load: async () => (await import('#web/features/classes/CurrentClasses.tsx')).CurrentClasses,
  },
  approvedTutors: {
    file: 'features/office/ApprovedTutors.tsx',
    texts: ['office'],
    load: async () => (await import('#web/features/office/ApprovedTutors.tsx')).ApprovedTutors,
  },
} as const satisfies Record<string, PageModule>
