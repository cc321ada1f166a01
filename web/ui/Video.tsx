import { makeStyles, tokens } from '@fluentui/react-components'
import { fixedColors } from '#web/theme/tokens.ts'
import { MediaFailure } from './MediaFailure.tsx'

interface VideoProps {
  url: string
  /** Accessible name */
  label: string
}

/** The player of a recording; loads and plays only on request. */
export function Video({ url, label }: VideoProps) {
  const styles = useStyles()
  return (
    <MediaFailure key={url}>
      {(onError) => (
        // Recordings of classes and webinars come without captions, or contain them
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video
          controls
          preload="none"
          src={url}
          aria-label={label}
          className={styles.root}
          onError={onError}
        />
      )}
    </MediaFailure>
  )
}

const useStyles = makeStyles({
  root: {
    width: '100%',
    aspectRatio: '16 / 9',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: fixedColors.black,
  },
})
