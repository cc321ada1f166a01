import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { Teaching } from '#sdk'
import { Outlet, useLocation } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { useQuery } from '#web/api/query.ts'
import { teachingQuery } from '#web/domain/tutor/queries.ts'
import { ReviewNotice } from '#web/domain/tutor/ReviewNotice.tsx'
import { paths } from '#web/paths.ts'
import { isStaff } from '#web/state/session.ts'
import { useSession, useStores } from '#web/state/stores.ts'
import { media } from '#web/theme/tokens.ts'
import { Container } from '#web/ui/Container.tsx'
import { PageSkeleton } from '#web/ui/PageSkeleton.tsx'
import { InstallPart } from './dialogs/InstallPart.tsx'
import { FamilyLinks } from './header/FamilyLinks.tsx'
import { SideMenu } from './header/SideMenu.tsx'
import { KidsLayout } from './KidsLayout.tsx'

interface TutorReviewState {
  /** Of a tutor, once it is fetched */
  teaching: Teaching | undefined
  /** Whether the dashboard is open: to all but tutors who are not approved */
  isOpen: boolean
  isLoading: boolean
}

/**
 * The layout for signed-in users: a side menu with the pages of their role, and the page. Kids have a layout of their
 * own. A tutor who is not approved sees the state of the review in place of the pages.
 */
export function DashboardLayout() {
  const styles = useStyles()
  const { user } = useSession()
  const { install } = useSnapshot(useStores().device)
  const { teaching, isOpen, isLoading } = useTutorReview()
  const { pathname } = useLocation()
  // Applicants reach their account too; the profile shows the state of the review itself
  const isOwnPage = !pathname.startsWith(`${paths.dashboard}/`)
  const hasMenu = isOpen || isLoading
  if (user?.category === 'kids') return <KidsLayout />
  return (
    <Container
      className={mergeClasses(styles.root, hasMenu && styles.columns, isStaff(user) && styles.wideColumns)}
    >
      {hasMenu && <SideMenu />}
      <main id="main" className={styles.main}>
        {install && <InstallPart />}
        {user?.category === 'student' && <FamilyLinks />}
        {teaching && !isOwnPage && <ReviewNotice teaching={teaching} />}
        {(isOpen || isOwnPage) && <Outlet />}
        {isLoading && !isOwnPage && <PageSkeleton />}
      </main>
    </Container>
  )
}

/** Returns the state of the signed-in tutor's review; for others the dashboard is open at once. */
function useTutorReview(): TutorReviewState {
  const { user } = useSession()
  const { data, error } = useQuery(user?.category === 'tutor' ? teachingQuery : null)
  const isLoading = user?.category === 'tutor' && !data && !error
  return {
    teaching: data?.data,
    isOpen: !isLoading && (data?.data.status ?? 'approved') === 'approved',
    isLoading,
  }
}

const useStyles = makeStyles({
  root: {
    flexGrow: 1,
    display: 'grid',
    alignContent: 'start',
    gap: '24px',
    paddingBlock: '24px 64px',
    [media.desktop]: { gap: '48px', paddingBlock: '32px 96px' },
  },
  columns: { [media.desktop]: { gridTemplateColumns: '248px minmax(0, 1fr)' } },
  // Lists of staff are wider than text pages
  wideColumns: {
    [media.desktop]: {
      maxWidth: '1600px',
      gridTemplateColumns: '232px minmax(0, 1fr)',
      gap: '32px',
      paddingBlock: '16px 64px',
    },
  },
  // The grid has the gutters of pages already
  main: { minWidth: 0, '--pageGutter': '0px', '--pageStart': '0px' },
})
