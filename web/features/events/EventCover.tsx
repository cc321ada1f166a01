import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { TutorEvent } from '#sdk'
import { brandTokens } from '#web/theme/tokens.ts'
import { StarPattern } from '#web/ui/StarPattern.tsx'

/** An event's picture over a generated pattern; decorative. */
export function EventCover({ event, className }: { event: TutorEvent; className?: string }) {
  const styles = useStyles()
  return (
    <div className={mergeClasses(styles.root, className)}>
      <StarPattern seed={`event-${event.id}`} />
      <img src={event.cover_url} alt="" loading="lazy" decoding="async" className={styles.image} />
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
