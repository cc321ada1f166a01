import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { formatSize } from '#web/time/format.ts'
import { formatFieldError } from './formatFieldError.ts'
import type { ChosenFile } from './files.ts'
import { createLazy } from '#web/ui/createLazy.ts'

// Most files that are chosen are documents
const FilePreview = createLazy(() => import('#web/ui/FilePreview.tsx'), 'FilePreview')

interface FileRowProps {
  file: ChosenFile
  onRemove: () => void
  onRetry: () => void
}

/** A file: picture or player once it is uploaded, name, size, progress or error. */
export function FileRow({ file, onRemove, onRetry }: FileRowProps) {
  const styles = useStyles()
  const intl = useIntl()
  const isSending = file.id === undefined && file.problem === undefined
  return (
    <li className={styles.root}>
      <span className={styles.text}>
        <Suspense>{file.url && <FilePreview name={file.name} type={file.type} url={file.url} />}</Suspense>
        <bdi className={styles.name}>{file.name}</bdi>
        <span className={file.problem ? styles.problem : styles.quiet} role={file.problem && 'alert'}>
          {file.problem
            ? formatFieldError(intl, file.problem, file.name)
            : isSending
              ? intl.formatMessage(
                  { id: 'form.files.sent' },
                  { part: intl.formatNumber(file.progress, { style: 'percent' }) },
                )
              : formatSize(file.size, intl)}
        </span>
        {isSending && (
          <progress className={styles.bar} value={file.progress} max={1} aria-label={file.name} />
        )}
      </span>
      {file.problem && !file.isRefused && !file.problem.startsWith('form.files.') && (
        <Button size="small" className={styles.retry} onClick={onRetry}>
          <FormattedMessage id="ui.retry" />
        </Button>
      )}
      <Button
        appearance="subtle"
        icon={<DismissRegular />}
        aria-label={intl.formatMessage({ id: 'form.files.remove' }, { file: file.name })}
        onClick={onRemove}
      />
    </li>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    padding: '8px 8px 8px 8px',
    paddingInlineStart: '16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  text: { display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0 },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  problem: { color: tokens.colorPaletteRedForeground1, fontSize: tokens.fontSizeBase200 },
  retry: { flexShrink: 0, whiteSpace: 'nowrap' },
  bar: { width: '100%', height: '4px', accentColor: tokens.colorBrandForeground1 },
})
