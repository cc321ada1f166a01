import { Field, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ArrowUploadRegular } from '@fluentui/react-icons/svg/arrow-upload'
import { type ReactNode, useId, useRef, useState } from 'react'
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl'
import { brandTokens } from '#web/theme/tokens.ts'
import { formatSize } from '#web/time/format.ts'
import { FileRow } from './FileRow.tsx'
import { type FileLimits, mediaKinds } from './files.ts'
import { toValidationProps, useFieldError } from './useFieldError.ts'
import { type Upload, useFiles } from './useFiles.ts'
import { useUploadWait } from './useUploadWait.ts'

interface FileFieldProps extends FileLimits {
  name: string
  label: string
  isRequired?: boolean
  /** Uploads a file and reports progress */
  upload: Upload
  /** Words of the zone, in place of the usual ones with the limits; other ways to add a file then come first */
  prompt?: ReactNode
  /** Another way to add a file, such as the recorder */
  children?: (add: (file: File) => void) => ReactNode
}

/** Files chosen or dropped, validated before the upload, each with its own state. */
export function FileField({
  name,
  label,
  isRequired = true,
  upload,
  prompt,
  children,
  ...limits
}: FileFieldProps) {
  const styles = useStyles()
  const intl = useIntl()
  const id = useId()
  const { error } = useFieldError<unknown>(name, label)
  const { files, add, remove, retry } = useFiles(name, limits, upload)
  const [isOver, setOver] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const isWaiting = useUploadWait(root)
  const size = formatSize(limits.sizeMax, intl)
  const addOne = (file: File) => add([file])
  return (
    <Field label={{ children: label, htmlFor: id }} required={isRequired} {...toValidationProps(error)}>
      <div ref={root}>
        {prompt && children?.(addOne)}
        {/* The input covers the drop zone, so that the browser handles dropped files */}
        <label className={mergeClasses(styles.zone, isOver && styles.over)}>
          <input
            id={id}
            type="file"
            name={name}
            className={styles.input}
            accept={limits.accept.join(',')}
            multiple={limits.countMax > 1}
            aria-invalid={error ? true : undefined}
            onDragEnter={() => setOver(true)}
            onDragLeave={() => setOver(false)}
            onDrop={() => setOver(false)}
            onChange={(event) => {
              add(event.target.files ?? [])
              event.target.value = ''
            }}
          />
          <ArrowUploadRegular aria-hidden="true" className={styles.icon} />
          <span>{prompt ?? <FormattedMessage id="form.files.choose" />}</span>
          {!prompt && (
            <span className={styles.hint}>
              <FormattedMessage id="form.files.hint" values={{ count: limits.countMax, size }} />
              {' · '}
              {intl.formatList(listKinds(limits.accept, intl), { type: 'unit' })}
            </span>
          )}
        </label>
        {!prompt && children?.(addOne)}
        {files.length > 0 && (
          <ul className={styles.list}>
            {files.map((file) => (
              <FileRow
                key={file.key}
                file={file}
                onRemove={() => remove(file.key)}
                onRetry={() => retry(file.key)}
              />
            ))}
          </ul>
        )}
        <div role="status" className={styles.wait}>
          {isWaiting && <FormattedMessage id="form.files.waiting" />}
        </div>
      </div>
    </Field>
  )
}

/** Lists the accepted kinds of files for people: pictures, audio with its own limit, PDF. */
function listKinds(accept: FileLimits['accept'], intl: IntlShape): string[] {
  const kinds = accept.map((pattern) => {
    const kind = mediaKinds.find((one) => pattern.startsWith(`${one}/`))
    return kind ? intl.formatMessage({ id: `form.files.kind.${kind}` }) : pattern.slice(1).toUpperCase()
  })
  // Two formats of video are one kind
  return [...new Set(kinds)]
}

const useStyles = makeStyles({
  zone: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '4px',
    padding: '24px 16px',
    border: `1px dashed ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    textAlign: 'center',
    cursor: 'pointer',
    ':hover': { backgroundColor: brandTokens.sunken },
    ':has(:focus-visible)': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  over: { border: `1px dashed ${tokens.colorBrandStroke1}`, backgroundColor: brandTokens.brandSoft },
  input: { position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0, cursor: 'pointer' },
  icon: { width: '24px', height: '24px', color: tokens.colorBrandForeground1 },
  hint: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  wait: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    ':not(:empty)': { marginTop: '8px' },
  },
  list: {
    display: 'grid',
    // As narrow as the field, however long a file name is
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '8px',
    margin: 0,
    marginTop: '12px',
    padding: 0,
    listStyleType: 'none',
  },
})
