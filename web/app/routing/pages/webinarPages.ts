import type { ComponentType } from 'react'
import { createListPage } from '../createListPage.ts'
import { createPageByCategory } from '../createPageByCategory.tsx'
import type { PageModule } from '../pageModule.ts'

/** Pages of webinars and events. */
export const webinarPages = {
  webinarGuest: {
    file: 'features/webinars/WebinarGuest.tsx',
    texts: ['webinars'],
    load: async () => (await import('#web/features/webinars/WebinarGuest.tsx')).WebinarGuest,
  },
  bookedWebinars: {
    file: 'features/webinars/bookedWebinars.tsx',
    also: ['resource/createResourcePage.tsx'],
    texts: ['resource', 'bookedWebinars', 'kidsWork'],
    load: async () => {
      const [{ createResourcePage }, { bookedWebinars }, { KidsWebinars }] = await Promise.all([
        import('#web/resource/createResourcePage.tsx'),
        import('#web/features/webinars/bookedWebinars.tsx'),
        import('#web/features/webinars/KidsWebinars.tsx'),
      ])
      return createPageByCategory({ kids: KidsWebinars }, createResourcePage(bookedWebinars))
    },
  },
  manageWebinars: createListPage('halaqas', 'features/webinars/managedWebinars.tsx', async () =>
    (await import('#web/features/webinars/managedWebinars.tsx')).defineManagedWebinars('staff'),
  ),
  webinarsByRole: {
    file: 'features/webinars/bookedWebinars.tsx',
    also: ['resource/createResourcePage.tsx'],
    texts: ['resource', 'halaqas', 'bookedWebinars'],
    load: async (): Promise<ComponentType> => {
      const [{ createResourcePage }, { bookedWebinars }, { defineManagedWebinars }, { KidsWebinars }] =
        await Promise.all([
          import('#web/resource/createResourcePage.tsx'),
          import('#web/features/webinars/bookedWebinars.tsx'),
          import('#web/features/webinars/managedWebinars.tsx'),
          import('#web/features/webinars/KidsWebinars.tsx'),
        ])
      const student = createResourcePage(bookedWebinars)
      const tutor = createResourcePage(defineManagedWebinars('tutor'))
      return createPageByCategory(
        { student, kids: KidsWebinars, tutor },
        createResourcePage(defineManagedWebinars('staff')),
      )
    },
  },
  events: {
    file: 'features/events/Events.tsx',
    texts: ['events'],
    load: async () => (await import('#web/features/events/Events.tsx')).Events,
  },
  event: {
    file: 'features/events/Event.tsx',
    texts: ['events'],
    load: async () => (await import('#web/features/events/Event.tsx')).Event,
  },
} as const satisfies Record<string, PageModule>
