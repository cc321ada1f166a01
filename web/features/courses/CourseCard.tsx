import { makeStyles, tokens } from '@fluentui/react-components'
import type { CourseRow } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { media } from '#web/theme/tokens.ts'
import { CardName } from '#web/ui/CardName.tsx'
import { LinkCard } from '#web/ui/LinkCard.tsx'
import { Tag } from '#web/ui/Tag.tsx'
import { Cover } from '#web/ui/Cover.tsx'

interface CourseCardProps {
  course: CourseRow
  /** Path of its details */
  to: string
}

/** A course in the catalogue; the whole card opens it. */
export function CourseCard({ course, to }: CourseCardProps) {
  const styles = useStyles()
  return (
    <LinkCard className={styles.root}>
      <Cover seed={`course-${course.id}`} picture={course.image} className={styles.cover} />
      <div className={styles.body}>
        <span className={styles.tags}>
          <Tag tone={course.type === 'kids' ? 'accent' : 'brand'}>
            <FormattedMessage id={`courses.type.${course.type}`} />
          </Tag>
          {course.is_group && (
            <Tag>
              <FormattedMessage id="courses.group" />
            </Tag>
          )}
        </span>
        <CardName level={2} to={to} keepsScroll isCut>
          {course.name}
        </CardName>
        <p dir="auto" className={styles.text}>
          {course.description}
        </p>
        <p className={styles.foot}>
          <bdi dir="ltr">{course.code}</bdi>
          <FormattedMessage id="courses.tutors" values={{ count: course.tutors_count }} />
        </p>
      </div>
    </LinkCard>
  )
}

const useStyles = makeStyles({
  root: {
    overflow: 'hidden',
  },
  // A phone shows more courses at once
  cover: { aspectRatio: '16 / 6', [media.tablet]: { aspectRatio: '16 / 9' } },
  body: { display: 'flex', flexDirection: 'column', gap: '8px', flexGrow: 1, padding: '20px' },
  tags: { display: 'flex', flexWrap: 'wrap', gap: '6px' },
  text: {
    margin: 0,
    display: '-webkit-box',
    WebkitLineClamp: 3,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '4px 12px',
    margin: 0,
    marginTop: 'auto',
    paddingTop: '12px',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
})
