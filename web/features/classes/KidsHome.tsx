import { makeStyles, tokens } from '@fluentui/react-components'
import { Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useQuery } from '#web/api/query.ts'
import { ClassPanel } from '#web/domain/classes/ClassPanel.tsx'
import { comingQuery } from '#web/domain/classes/queries.ts'
import { formatFullName } from '#web/i18n/formatFullName.ts'
import { paths } from '#web/paths.ts'
import { useSession } from '#web/state/stores.ts'
import { brandTokens, media, motion } from '#web/theme/tokens.ts'
import { useNow } from '#web/time/viewer.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { useCalendarUrl } from './useCalendarUrl.ts'
import { ComingList } from './ComingList.tsx'
import { KidsHead } from '#web/domain/kid/KidsHead.tsx'
import { type KidsPictureKind, KidsPicture } from '#web/domain/kid/KidsPicture.tsx'
import { KidsNextTask } from './KidsNextTask.tsx'
import { NextClass } from './NextClass.tsx'
import { useOwnSeats } from './useOwnSeats.ts'
import { createLazy } from '#web/ui/createLazy.ts'

// Loaded lazily: most kids have no webinar ahead
const KidsNextWebinar = createLazy(() => import('./KidsNextWebinar.tsx'), 'KidsNextWebinar')

const links: readonly { name: KidsPictureKind & ('classes' | 'archive' | 'halaqas'); to: string }[] = [
  { name: 'classes', to: '?view=list' },
  { name: 'halaqas', to: paths.bookedWebinars },
  { name: 'archive', to: paths.studentArchive },
]

/** The home page of a kid with their next class and task, and the list of their classes. */
export function KidsHome() {
  const styles = useStyles()
  const calendarUrl = useCalendarUrl()
  return (
    <div className={styles.root}>
      {calendarUrl.view ? (
        <>
          <KidsHead picture="classes" title="classes.booked.kids" />
          <ComingList side="student" calendarUrl={calendarUrl} />
        </>
      ) : (
        <Home getPath={(id) => calendarUrl.addressOf({ class: String(id) })} />
      )}
      {calendarUrl.bookedClass !== undefined && (
        <ClassPanel
          key={calendarUrl.bookedClass}
          id={calendarUrl.bookedClass}
          onClose={() => calendarUrl.change({ class: undefined })}
        />
      )}
    </div>
  )
}

/** A greeting, the next class, the next task, and links to the kid's classes, halaqas and past classes. */
function Home({ getPath }: { getPath: (id: number) => string }) {
  const styles = useStyles()
  const intl = useIntl()
  const { user } = useSession()
  const seat = useOwnSeats()?.find(({ webinar }) => webinar.kind !== 'interview')
  const now = useNow(5000)
  const { data } = useQuery(comingQuery('student'))
  const next = data?.data.find(({ end_date_time }) => Date.parse(end_date_time) > now)
  const isSeatFirst = Boolean(seat && next && seat.webinar.start_date_time < next.start_date_time)
  const webinar = seat && (
    <Suspense>
      <KidsNextWebinar seat={seat} />
    </Suspense>
  )
  return (
    <>
      <div className={styles.hello}>
        <Link
          to={paths.profile}
          className={styles.me}
          aria-label={intl.formatMessage({ id: 'classes.kids.picture' })}
        >
          <Avatar name={user ? formatFullName(user) : ''} picture={user?.profile_picture_url} size="large" />
        </Link>
        <Heading level={1}>
          <FormattedMessage id="classes.kids.hello" values={{ name: <bdi>{user?.first_name}</bdi> }} />
        </Heading>
      </div>
      {isSeatFirst && webinar}
      <NextClass
        side="student"
        empty={<FormattedMessage id="classes.kids.free" />}
        // A kid with a halaqa today is not told to enjoy a free day
        isQuiet={seat !== undefined}
        getPath={getPath}
      />
      {!isSeatFirst && webinar}
      <KidsNextTask />
      <ul className={styles.places}>
        {links.map(({ name, to }) => (
          <li key={name} className={styles.place}>
            <KidsPicture kind={name} />
            <span className={styles.texts}>
              <Link to={to} className={styles.link}>
                <FormattedMessage id={`classes.kids.${name}`} />
              </Link>
              <span className={styles.quiet}>
                <FormattedMessage id={`classes.kids.${name}.text`} />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '32px' },
  hello: { display: 'flex', alignItems: 'center', gap: '16px' },
  me: {
    display: 'flex',
    borderRadius: tokens.borderRadiusCircular,
    ':hover': { boxShadow: brandTokens.shadowFloating },
    ':focus-visible': { outline: `3px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '3px' },
  },
  places: {
    display: 'grid',
    gap: '16px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '24px' },
  },
  place: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '24px',
    padding: '24px',
    borderRadius: '20px',
    backgroundColor: brandTokens.brandSoft,
    transitionProperty: 'box-shadow, transform',
    transitionDuration: motion.quick.split(' ')[0],
    ':hover': { boxShadow: brandTokens.shadowFloating },
    [media.tablet]: { flexDirection: 'column', gap: '16px', padding: '24px', textAlign: 'center' },
  },
  texts: { display: 'flex', flexDirection: 'column', gap: '4px', minWidth: 0 },
  link: {
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    outlineStyle: 'none',
    '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '20px' },
    ':focus-visible::after': { outline: `3px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '3px' },
  },
  quiet: { color: tokens.colorNeutralForeground2 },
})
