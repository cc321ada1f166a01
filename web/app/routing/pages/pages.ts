import { listPages } from '../generated/listPages.ts'
import { plainPages } from '../generated/plainPages.ts'
import type { PageModule } from '../pageModule.ts'
import { accountPages } from './accountPages.ts'
import { bookingPages } from './bookingPages.ts'
import { classPages } from './classPages.ts'
import { paymentPages } from './paymentPages.ts'
import { peoplePages } from './peoplePages.ts'
import { taskPages } from './taskPages.ts'
import { webinarPages } from './webinarPages.ts'

/** All pages by the names that routes give. */
export const pages = {
  ...plainPages,
  ...listPages,
  ...accountPages,
  ...bookingPages,
  ...classPages,
  ...paymentPages,
  ...peoplePages,
  ...taskPages,
  ...webinarPages,
  home: {
    file: 'features/home/Home.tsx',
    texts: ['home', 'tutors'],
    load: async () => (await import('#web/features/home/Home.tsx')).Home,
  },
  meeting: {
    file: 'features/meeting/Meeting.tsx',
    texts: ['meeting'],
    load: async () => (await import('#web/features/meeting/Meeting.tsx')).Meeting,
  },
} as const satisfies Record<string, PageModule>
