import { makeStyles, tokens } from '@fluentui/react-components'
import type { StoredFile } from '#sdk'
import { useIntl } from 'react-intl'
import { formatSize } from '#web/time/format.ts'
import { MediaFailure } from '#web/ui/MediaFailure.tsx'

/** Links to files; audio is played and pictures are shown in place, so that only of others the size is said. */
export function FileLinks({ files }: { files: readonly StoredFile[] }) {
  const styles = useStyles()
  const intl = useIntl()
  if (files.length === 0) return null
  return (
    <ul className={styles.root}>
      {files.map((file) => (
        <li key={file.id} className={styles.file}>
          <span>
            <a href={file.url} target="_blank" rel="noreferrer" className={styles.link}>
              <bdi>{file.name}</bdi>
            </a>{' '}
            {!/^(image|audio)\//.test(file.content_type) && (
              <span className={styles.size}>{formatSize(file.size, intl)}</span>
            )}
          </span>
          <MediaFailure>{(onError) => <Preview file={file} onError={onError} />}</MediaFailure>
        </li>
      ))}
    </ul>
  )
}

interface PreviewProps {
  file: StoredFile
  onError: () => void
}

function Preview({ file: { content_type, url, name }, onError }: PreviewProps) {
  const styles = useStyles()
  if (content_type.startsWith('image/'))
    // The link above it has the name
    return <img src={url} alt="" loading="lazy" className={styles.picture} onError={onError} />
  if (content_type.startsWith('audio/'))
    return (
      // The learner's own recitation has no transcript
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      <audio className={styles.audio} src={url} controls preload="none" aria-label={name} onError={onError} />
    )
  return null
}

const useStyles = makeStyles({
  root: { display: 'grid', gap: '12px', margin: 0, padding: 0, listStyleType: 'none' },
  file: { display: 'flex', flexDirection: 'column', gap: '6px' },
  link: { color: tokens.colorBrandForegroundLink },
  size: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  picture: {
    alignSelf: 'flex-start',
    maxWidth: '100%',
    maxHeight: '360px',
    borderRadius: tokens.borderRadiusLarge,
    objectFit: 'contain',
  },
  audio: { width: 'min(100%, 480px)' },
})
