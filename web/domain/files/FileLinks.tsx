import { makeStyles, tokens } from '@fluentui/react-components'
import type { StoredFile } from '#sdk'
import { useIntl } from 'react-intl'
import { formatSize } from '#web/time/format.ts'
import { FilePreview } from '#web/ui/FilePreview.tsx'

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
          <FilePreview name={file.name} type={file.content_type} url={file.url} />
        </li>
      ))}
    </ul>
  )
}

const useStyles = makeStyles({
  root: { display: 'grid', gap: '12px', margin: 0, padding: 0, listStyleType: 'none' },
  file: { display: 'flex', flexDirection: 'column', gap: '6px' },
  link: { color: tokens.colorBrandForegroundLink },
  size: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})
