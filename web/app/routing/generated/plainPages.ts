// Generated from web/publicPages.ts by `npm run generate`. Do not edit.
import { publicPages } from '#web/publicPages.ts'

export const plainPages = {
  courses: { file: publicPages.courses.file, texts: ['courses'], load: async () => (await import('#web/features/courses/Courses.tsx')).Courses },
  groups: { file: publicPages.groups.file, texts: ['groups'], load: async () => (await import('#web/features/groups/Groups.tsx')).Groups },
  webinars: { file: publicPages.webinars.file, texts: ['webinars'], load: async () => (await import('#web/features/webinars/Webinars.tsx')).Webinars },
  contact: { file: publicPages.contact.file, texts: ['contact'], load: async () => (await import('#web/features/contact/Contact.tsx')).Contact },
  about: { file: publicPages.about.file, texts: ['about'], load: async () => (await import('#web/features/about/About.tsx')).About },
}
