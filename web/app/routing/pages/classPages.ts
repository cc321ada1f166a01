import { createListPage } from '../createListPage.ts'
import { createPageByCategory } from '../createPageByCategory.tsx'
import type { PageModule } from '../pageModule.ts'

/** Text areas of the class details, which several pages open. */
export const classTexts = ['classes', 'calendar', 'archive', 'resource']

/** Pages of classes: one's own, a student's, past ones, and requests to move one. */
export const classPages = {
  bookedClasses: {
    file: 'features/classes/BookedClasses.tsx',
    texts: [...classTexts, 'family'],
    load: async () => (await import('#web/features/classes/BookedClasses.tsx')).BookedClasses,
  },
  currentClasses: {
    file: 'features/classes/CurrentClasses.tsx',
    texts: [...classTexts, 'family'],
    load: async () => (await import('#web/features/classes/CurrentClasses.tsx')).CurrentClasses,
  },
  studentArchive: {
    file: 'features/archive/archivedClasses.tsx',
    also: ['resource/createResourcePage.tsx'],
    texts: [...classTexts, 'kidsWork'],
    load: async () => {
      const [{ createResourcePage }, { defineArchivedClasses }, { KidsArchive }] = await Promise.all([
        import('#web/resource/createResourcePage.tsx'),
        import('#web/features/archive/archivedClasses.tsx'),
        import('#web/features/archive/KidsArchive.tsx'),
      ])
      return createPageByCategory({ kids: KidsArchive }, createResourcePage(defineArchivedClasses('student')))
    },
  },
  tutorArchive: createListPage(
    'archive',
    'features/archive/archivedClasses.tsx',
    async () => (await import('#web/features/archive/archivedClasses.tsx')).defineArchivedClasses('tutor'),
    classTexts.filter((area) => area !== 'resource' && area !== 'archive'),
  ),
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
  rescheduleRequests: createReschedulesPage('pending'),
  acceptedRequests: createReschedulesPage('accepted'),
  refusedRequests: createReschedulesPage('refused'),
} as const satisfies Record<string, PageModule>

function createReschedulesPage(state: 'pending' | 'accepted' | 'refused') {
  return createListPage('reschedules', 'features/reschedules/reschedules.tsx', async () =>
    (await import('#web/features/reschedules/reschedules.tsx')).defineReschedules(state),
  )
}
