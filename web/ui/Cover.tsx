import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { brandTokens, fixedColors } from '#web/theme/tokens.ts'
import { StarPattern } from './StarPattern.tsx'

interface CoverProps {
  /** Seed of the pattern, such as `course-101`: equal seeds give equal patterns */
  seed: string
  picture: string | null | undefined
  className?: string
}

/** The picture of a course or an event, over a generated pattern. Decorative: the name is shown beside it. */
export function Cover({ seed, picture, className }: CoverProps) {
  const styles = useStyles()
  return (
    <div className={mergeClasses(styles.root, className)}>
      <StarPattern seed={seed} />
      {picture && (
        <>
          <img src={picture} alt="" loading="lazy" decoding="async" className={styles.image} />
          <span className={styles.dimmed} />
        </>
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
  dimmed: { position: 'absolute', inset: 0, backgroundColor: fixedColors.dimmed },
  image: { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
})
