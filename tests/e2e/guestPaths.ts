import { publicPages } from '../../web/publicPages.ts'

/** Pages that guests open, also those that no sitemap lists. */
export const guestPaths: readonly string[] = [
  ...Object.values(publicPages).map(({ path }) => path),
  '/',
  '/tutors',
  '/tutors?course_types=quran&genders=Female&page=2',
  '/tutors?tutor=1001',
  '/tutors?q=zzzz',
  '/tutors/1001',
  '/courses?course-id=101',
  '/Webinars?tab=finished',
  '/StLoginforWebinar',
  '/Webinars?id=78411',
  '/StLoginforWebinar/78411',
  '/TutorEvents',
  '/EventSample?id=10001',
  '/?register',
  '/meeting',
  '/verifyemail/expired',
  '/ForgetPassword',
  '/resetpassword/ok-student',
  '/operatorlogin',
  '/institute-login',
  '/linkedIn',
]
