import { makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { MediaFailure } from './MediaFailure.tsx'

interface FilePreviewProps {
  name: string
  /** MIME type */
  type: string
  url: string
}

/** A file in place: a small picture that grows when it is pressed, or a player; nothing for other kinds. */
export function FilePreview({ name, type, url }: FilePreviewProps) {
  const styles = useStyles()
  if (type.startsWith('image/'))
    return <MediaFailure>{(onError) => <Picture name={name} url={url} onError={onError} />}</MediaFailure>
  if (!type.startsWith('audio/')) return null
  return (
    <MediaFailure>
      {(onError) => (
        // The learner's own recitation has no transcript
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <audio
          className={styles.audio}
          src={url}
          controls
          preload="none"
          aria-label={name}
          onError={onError}
        />
      )}
    </MediaFailure>
  )
}

interface PictureProps {
  name: string
  url: string
  onError: () => void
}

function Picture({ name, url, onError }: PictureProps) {
  const styles = useStyles()
  const intl = useIntl()
  const [isLarge, setLarge] = useState(false)
  return (
    <button
      type="button"
      className={styles.frame}
      aria-expanded={isLarge}
      aria-label={intl.formatMessage({ id: 'ui.picture' }, { name })}
      onClick={() => setLarge(!isLarge)}
    >
      <img
        src={url}
        alt=""
        loading="lazy"
        className={isLarge ? styles.large : styles.small}
        onError={onError}
      />
    </button>
  )
}

const useStyles = makeStyles({
  frame: {
    alignSelf: 'flex-start',
    maxWidth: '100%',
    marginBottom: '4px',
    padding: 0,
    overflow: 'hidden',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    cursor: 'zoom-in',
    '&[aria-expanded="true"]': { cursor: 'zoom-out' },
  },
  small: { display: 'block', minWidth: '48px', maxWidth: '100%', height: '120px', objectFit: 'contain' },
  large: { display: 'block', maxWidth: '100%', maxHeight: '80dvh', objectFit: 'contain' },
  audio: { width: 'min(480px, 100%)' },
})
