import { makeStyles, tokens } from '@fluentui/react-components'
import type { StoredFile } from '#sdk'
import { FormattedMessage, useIntl } from 'react-intl'
import { formatSize } from '#web/time/format.ts'
import { MediaFailure } from '#web/ui/MediaFailure.tsx'
import { useDownload } from './useDownload.ts'

/** Files shown in place: pictures, PDF, audio and video; each can also be opened in a tab of its own and downloaded. */
export function FilePreviews({ files }: { files: readonly StoredFile[] }) {
  const styles = useStyles()
  const intl = useIntl()
  const download = useDownload()
  return (
    <ul className={styles.root}>
      {files.map((file) => (
        <li key={file.id} className={styles.file}>
          <span>
            <bdi>{file.name}</bdi> <span className={styles.size}>{formatSize(file.size, intl)}</span>
          </span>
          <MediaFailure>{(onError) => <Preview file={file} onError={onError} />}</MediaFailure>
          <span className={styles.links}>
            <a
              href={file.url}
              target="_blank"
              rel="noreferrer"
              className={styles.link}
              aria-label={intl.formatMessage({ id: 'catalogs.openName' }, { name: file.name })}
            >
              <FormattedMessage id="catalogs.openDocument" />
            </a>
            <a
              href={file.url}
              download={file.name}
              className={styles.link}
              aria-label={intl.formatMessage({ id: 'catalogs.downloadName' }, { name: file.name })}
              onClick={(event) => {
                event.preventDefault()
                void download(file)
              }}
            >
              <FormattedMessage id="catalogs.download" />
            </a>
          </span>
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
  const player = { src: url, controls: true, preload: 'none', 'aria-label': name, onError } as const
  if (content_type.startsWith('image/'))
    return <img src={url} alt={name} className={styles.picture} onError={onError} />
  // Uploaded recordings come without captions
  /* oxlint-disable jsx-a11y/media-has-caption */
  if (content_type.startsWith('audio/')) return <audio className={styles.audio} {...player} />
  if (content_type.startsWith('video/')) return <video className={styles.picture} {...player} />
  /* oxlint-enable jsx-a11y/media-has-caption */
  // Browsers without a viewer, as on many phones, would save the file instead of showing it
  if (content_type === 'application/pdf' && navigator.pdfViewerEnabled)
    return <iframe className={styles.document} src={url} title={name} loading="lazy" />
  return null
}

const useStyles = makeStyles({
  root: { display: 'grid', gap: '20px', margin: 0, padding: 0, listStyleType: 'none' },
  file: { display: 'flex', flexDirection: 'column', gap: '8px', overflowWrap: 'anywhere' },
  size: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  picture: { maxWidth: '100%', maxHeight: '420px', objectFit: 'contain', alignSelf: 'flex-start' },
  document: {
    width: '100%',
    height: 'min(80vh, 640px)',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  audio: { width: 'min(480px, 100%)' },
  links: { display: 'flex', gap: '16px' },
  link: { color: tokens.colorBrandForegroundLink },
})
