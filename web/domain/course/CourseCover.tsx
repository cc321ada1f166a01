import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { Course } from '#sdk'
import { brandTokens } from '#web/theme/tokens.ts'
import { StarPattern } from '#web/ui/StarPattern.tsx'

interface CourseCoverProps {
  course: Pick<Course, 'id' | 'image'>
  className?: string
}

/** A course's picture, or a generated pattern. Decorative: the name is shown beside it. */
export function CourseCover({ course, className }: CourseCoverProps) {
  const styles = useStyles()
  return (
    <div className={mergeClasses(styles.root, className)}>
      <StarPattern seed={`course-${course.id}`} />
      {course.image && (
        <img src={course.image} alt="" loading="lazy" decoding="async" className={styles.image} />
      )}
    </div>
  )
}

const useStyles = makeStyles({
  root: {
    position: 'relative',
    aspectRatio: '16 / 9',
    overflow: 'hidden',
    backgroundColor: brandTokens.brandSoft,
    color: tokens.colorBrandForeground1,
  },
  image: { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
})
