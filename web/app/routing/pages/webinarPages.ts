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
    also: ['resource/createScreen.tsx'],
    texts: ['resource', 'bookedWebinars', 'kidsWork'],
    load: async () => {
      const [{ createScreen }, { bookedWebinars }, { KidsWebinars }] = await Promise.all([
        import('#web/resource/createScreen.tsx'),
        import('#web/features/webinars/bookedWebinars.tsx'),
        import('#web/features/webinars/KidsWebinars.tsx'),
      ])
      return createPageByCategory({ kids: KidsWebinars }, createScreen(bookedWebinars))
    },
  },
  manageWebinars: createListPage('halaqas', 'features/webinars/managedWebinars.tsx', async () =>
    (await import('#web/features/webinars/managedWebinars.tsx')).defineManagedWebinars('staff'),
  ),
  webinarsByRole: {
    file: 'features/webinars/bookedWebinars.tsx',
    also: ['resource/createScreen.tsx'],
    texts: ['resource', 'halaqas', 'bookedWebinars'],
    load: async (): Promise<ComponentType> => {
      const [{ createScreen }, { bookedWebinars }, { defineManagedWebinars }] = await Promise.all([
        import('#web/resource/createScreen.tsx'),
        import('#web/features/webinars/bookedWebinars.tsx'),
        import('#web/features/webinars/managedWebinars.tsx'),
      ])
      const Own = createScreen(bookedWebinars)
      const tutor = createScreen(defineManagedWebinars('tutor'))
      return createPageByCategory(
        { student: Own, kids: Own, tutor },
        createScreen(defineManagedWebinars('staff')),
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
