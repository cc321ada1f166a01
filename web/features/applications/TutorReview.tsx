import { makeStyles, tokens } from '@fluentui/react-components'
import type { TutorApplication, TutorApplicationDetail } from '#sdk'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { formatError } from '#web/api/formatError.ts'
import { query, useQuery } from '#web/api/query.ts'
import { FileLinks } from '#web/domain/files/FileLinks.tsx'
import { formatFullName } from '#web/i18n/formatFullName.ts'
import { paths, toTutor, withSearch } from '#web/paths.ts'
import { useFormats } from '#web/resource/formats.ts'
import { RecordDetail } from '#web/resource/RecordDetail.tsx'
import type { DetailProps } from '#web/resource/resource.ts'
import { isWebUrl } from '#web/state/configuredUrls.ts'
import { fixedColors } from '#web/theme/tokens.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { Failure } from '#web/ui/Failure.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { TutorFacts } from './TutorFacts.tsx'
import { TutorHours } from './TutorHours.tsx'
import { TutorTeaching } from './TutorTeaching.tsx'

/** A tutor's application: person, documents, video and history. */
export function TutorReview({ row, ...panel }: DetailProps<TutorApplication>) {
  const styles = useStyles()
  const intl = useIntl()
  const { data, error, isValidating, mutate } = useQuery(
    query('/tutor/applications/detail/{id}/', { path: { id: row.id } }),
  )
  const name = formatFullName(row)
  return (
    <RecordDetail {...panel} title={name}>
      <div className={styles.root}>
        <div className={styles.head}>
          <Avatar name={name} picture={row.profile_picture_url ?? null} size="large" />
          <div>
            <Heading level={2}>
              <bdi>{name}</bdi>
            </Heading>
            <bdi dir="ltr" className={styles.quiet}>
              {row.email}
            </bdi>
          </div>
        </div>
        {data && <Review tutor={data.data} />}
        {['approved', 'terminated'].includes(row.status) && (
          <TutorLinks tutor={row.id} isPublic={row.status === 'approved'} />
        )}
        {!data && !error && <Skeleton className={styles.skeleton} />}
        {!data && error && (
          <Failure text={formatError(error, intl)} isBusy={isValidating} onRetry={() => void mutate()} />
        )}
      </div>
    </RecordDetail>
  )
}

/** Lists that can be filtered by tutor */
const lists = [
  'classes',
  'groupClasses',
  'manageWebinars',
  'reservations',
  'payments',
  'feedbacks',
  'homework',
  'quizzes',
  'studentGroups',
] as const

/** Links to the tutor's classes, halaqas and earnings, and to the page that learners see. */
function TutorLinks({ tutor, isPublic }: { tutor: number; isPublic: boolean }) {
  const styles = useStyles()
  const search = { 'f.tutor_id': tutor }
  return (
    <div className={styles.links}>
      {lists.map((list) => (
        <ButtonLink key={list} to={withSearch(paths[list], search)}>
          <FormattedMessage id={`applications.links.${list}`} />
        </ButtonLink>
      ))}
      {isPublic && (
        <ButtonLink to={toTutor(tutor)}>
          <FormattedMessage id="applications.links.page" />
        </ButtonLink>
      )}
    </div>
  )
}

function Review({ tutor }: { tutor: TutorApplicationDetail }) {
  const styles = useStyles()
  const { dateTime } = useFormats()
  return (
    <>
      <TutorFacts tutor={tutor} />
      <TutorTeaching tutor={tutor} />
      <TutorHours hours={tutor.hours} />
      <section className={styles.section}>
        <Heading level={3}>
          <FormattedMessage id="applications.biography" />
        </Heading>
        <p dir="auto" className={styles.text}>
          {tutor.biography || <FormattedMessage id="applications.noBiography" />}
        </p>
      </section>
      <section className={styles.section}>
        <Heading level={3}>
          <FormattedMessage id="applications.video" />
        </Heading>
        {tutor.video_url ? (
          <Introduction key={tutor.video_url} url={tutor.video_url} />
        ) : (
          <p className={styles.quiet}>
            <FormattedMessage id="applications.noVideo" />
          </p>
        )}
      </section>
      <section className={styles.section}>
        <Heading level={3}>
          <FormattedMessage id="applications.documents" />
        </Heading>
        {tutor.documents.length === 0 && (
          <p className={styles.quiet}>
            <FormattedMessage id="applications.noDocuments" />
          </p>
        )}
        <FileLinks files={tutor.documents} />
      </section>
      <section className={styles.section}>
        <Heading level={3}>
          <FormattedMessage id="applications.history" />
        </Heading>
        <ol className={styles.list}>
          {tutor.audit.map((entry) => (
            <li key={`${entry.action} ${entry.done_on}`} className={styles.entry}>
              <span>
                <FormattedMessage
                  id={`applications.audit.${entry.action}`}
                  values={{ name: entry.done_by }}
                />{' '}
                <span className={styles.quiet}>{dateTime(entry.done_on)}</span>
              </span>
              {entry.reason && (
                <q dir="auto" className={styles.text}>
                  {entry.reason}
                </q>
              )}
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}

/** The player of an introduction video, or a link where it cannot be played here. */
function Introduction({ url }: { url: string }) {
  const styles = useStyles()
  const [isElsewhere, setElsewhere] = useState(false)
  // Only a web address becomes a link
  if (isElsewhere && isWebUrl(url))
    return (
      <a href={url} target="_blank" rel="noopener noreferrer" className={styles.link}>
        <FormattedMessage id="applications.video.open" />
      </a>
    )
  return (
    // The video has no captions; the biography above has the same content as text
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video className={styles.video} src={url} controls preload="none" onError={() => setElsewhere(true)} />
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '28px' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '16px' },
  skeleton: { height: '320px' },
  section: { display: 'flex', flexDirection: 'column', gap: '8px' },
  text: { margin: 0, maxWidth: '68ch', color: tokens.colorNeutralForeground2 },
  link: { alignSelf: 'flex-start', color: tokens.colorBrandForegroundLink },
  quiet: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase300 },
  video: {
    width: '100%',
    maxHeight: '320px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: fixedColors.black,
  },
  list: { display: 'grid', gap: '12px', margin: 0, padding: 0, listStyleType: 'none' },
  links: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  entry: { display: 'flex', flexDirection: 'column', gap: '4px' },
})
