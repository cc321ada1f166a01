import { makeStyles, tokens } from '@fluentui/react-components'
import type { CourseRow } from '#sdk'
import { FormattedMessage, useIntl } from 'react-intl'
import { useQuery } from '#web/api/query.ts'
import { paths, withSearch } from '#web/paths.ts'
import { formatError } from '#web/api/formatError.ts'
import { formatCourseTitle } from '#web/domain/titles.ts'
import { useDetailName } from '#web/domain/useDetailName.ts'
import { useViewer } from '#web/time/viewer.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { Failure } from '#web/ui/Failure.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Tag } from '#web/ui/Tag.tsx'
import { Cover } from '#web/ui/Cover.tsx'
import { courseQuery } from './queries.ts'

interface CourseDrawerProps {
  id: number
  onClose: () => void
}

/** The details of a course over the catalogue, with links to its tutors. */
export function CourseDrawer({ id, onClose }: CourseDrawerProps) {
  const styles = useStyles()
  const intl = useIntl()
  const { data, error, isValidating, mutate } = useQuery(courseQuery(id))
  const course = data?.data[0]
  const { language } = useViewer()
  useDetailName(course && formatCourseTitle(course, language))
  const label = course?.name ?? intl.formatMessage({ id: 'courses.course' })
  return (
    <Panel
      isWide
      label={label}
      // The record's own heading follows
      top={course ? <span /> : <bdi>{label}</bdi>}
      bottom={course && <CourseLinks course={course} />}
      onClose={onClose}
    >
      {course && (
        <div className={styles.root}>
          <Cover seed={`course-${course.id}`} picture={course.image} className={styles.cover} />
          <Heading level={2}>
            <bdi>{course.name}</bdi>
          </Heading>
          <span className={styles.tags}>
            <Tag tone={course.type === 'kids' ? 'accent' : 'brand'}>
              <FormattedMessage id={`courses.type.${course.type}`} />
            </Tag>
            {course.is_group && (
              <Tag>
                <FormattedMessage id="courses.group" />
              </Tag>
            )}
            <Tag>
              <bdi dir="ltr">{course.code}</bdi>
            </Tag>
          </span>
          <p dir="auto" className={styles.text}>
            {course.description}
          </p>
          <p className={styles.quiet}>
            <FormattedMessage id="courses.tutors" values={{ count: course.tutors_count }} />
          </p>
        </div>
      )}
      {data && !course && (
        <Notice seed="no-course" title={intl.formatMessage({ id: 'courses.unknown' })}>
          <ButtonLink to={paths.courses} appearance="primary">
            <FormattedMessage id="courses.all" />
          </ButtonLink>
        </Notice>
      )}
      {!data && error && (
        <Failure text={formatError(error, intl)} isBusy={isValidating} onRetry={() => void mutate()} />
      )}
      {!data && !error && (
        <div aria-busy="true" className={styles.root}>
          <Skeleton className={styles.picture} />
          <Skeleton className={styles.title} />
          <Skeleton />
        </div>
      )}
    </Panel>
  )
}

function CourseLinks({ course }: { course: CourseRow }) {
  const styles = useStyles()
  const isForGroups = course.is_group && course.type === 'kids'
  return (
    <div className={styles.links}>
      <ButtonLink to={withSearch(paths.tutors, { 'course-id': course.id })} appearance="primary" size="large">
        <FormattedMessage id="courses.whoTeaches" />
      </ButtonLink>
      {isForGroups && (
        <ButtonLink to={paths.groups} size="large">
          <FormattedMessage id="courses.toGroups" />
        </ButtonLink>
      )}
    </div>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '16px' },
  cover: { borderRadius: tokens.borderRadiusLarge },
  tags: { display: 'flex', flexWrap: 'wrap', gap: '6px' },
  text: { margin: 0, maxWidth: '68ch' },
  quiet: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase300 },
  links: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '12px',
    '& > *': { flex: '1 1 0', minWidth: 'max-content' },
  },
  picture: { aspectRatio: '16 / 9' },
  title: { height: '36px', width: '60%' },
})
