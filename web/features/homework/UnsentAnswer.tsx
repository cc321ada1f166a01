import { Button, makeStyles, MessageBar, MessageBarBody, tokens } from '@fluentui/react-components'
import { CopyRegular } from '@fluentui/react-icons/svg/copy'
import { FormattedMessage } from 'react-intl'
import type { ChosenFile } from '#web/form/files.ts'
import { brandTokens } from '#web/theme/tokens.ts'
import { CopyButton } from '#web/ui/CopyButton.tsx'
import { FilePreview } from '#web/ui/FilePreview.tsx'
import type { AnswerValues } from './useHandIn.ts'

interface UnsentAnswerProps {
  values: Partial<AnswerValues>
  /** Absent where the answer is shown until the window closes */
  onDiscard?: () => void
}

/** An answer that was still being made when the tutor reviewed the one before: it can be copied, and no longer sent. */
export function UnsentAnswer({ values, onDiscard }: UnsentAnswerProps) {
  const styles = useStyles()
  const text = values.text?.trim() ?? ''
  const files = (values.file_ids ?? []) as unknown as readonly ChosenFile[] // As the form edits them
  if (!text && files.length === 0) return null
  return (
    <section className={styles.root}>
      <MessageBar intent="warning" layout="multiline" role="alert">
        <MessageBarBody>
          <FormattedMessage id="studentHomework.reviewedMeanwhile" />
        </MessageBarBody>
      </MessageBar>
      {text && (
        <p dir="auto" className={styles.text}>
          {text}
        </p>
      )}
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map(({ key, name, type, url }) => (
            <li key={key} className={styles.file}>
              <bdi>{name}</bdi>
              {url && <FilePreview name={name} type={type} url={url} />}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        {text && (
          <CopyButton
            icon={<CopyRegular />}
            text={() => text}
            label={<FormattedMessage id="studentHomework.copyText" />}
          />
        )}
        {onDiscard && (
          <Button appearance="subtle" onClick={onDiscard}>
            <FormattedMessage id="studentHomework.discard" />
          </Button>
        )}
      </div>
    </section>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '12px' },
  text: {
    margin: 0,
    padding: '16px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: brandTokens.sunken,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  files: { display: 'grid', gap: '12px', margin: 0, padding: 0, listStyleType: 'none' },
  file: { display: 'flex', flexDirection: 'column', gap: '6px' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '12px' },
})
