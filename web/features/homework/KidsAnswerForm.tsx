import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { EditRegular } from '@fluentui/react-icons/svg/edit'
import type { StudentHomework } from '#sdk'
import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useClients } from '#web/api/clients.ts'
import { FileField } from '#web/form/FileField.tsx'
import { FILE_MAX } from '#web/form/files.ts'
import { Form } from '#web/form/Form.tsx'
import { FormError } from '#web/form/FormError.tsx'
import { TextAreaField } from '#web/form/TextAreaField.tsx'
import { brandTokens } from '#web/theme/tokens.ts'
import { DrawingPad } from './DrawingPad.tsx'
import { Recorder } from './Recorder.tsx'
import { UnsentAnswer } from './UnsentAnswer.tsx'
import { type AnswerValues, answerRules, useHandIn } from './useHandIn.ts'
import { SubmitButton } from '#web/form/SubmitButton.tsx'

interface KidsAnswerFormProps {
  homework: StudentHomework
  /** The tutor has reviewed the last answer: what was made here stays in sight and is not handed in */
  isReviewed: boolean
  /** Called when the API has the kid's answer; the list is fetched again later */
  onSent: () => void
  /** Called when an answer was handed in or reviewed elsewhere */
  onStale: () => void
  /** Shows the task again; the draft is kept */
  onBack: () => void
}

/** A kid's answer: spoken, drawn or a file, and a few words; never more than one of them open. */
export function KidsAnswerForm({ homework, isReviewed, onSent, onStale, onBack }: KidsAnswerFormProps) {
  const styles = useStyles()
  const { draft, send } = useHandIn(homework)
  return (
    <Form<AnswerValues>
      label={homework.title}
      rules={answerRules}
      isGuarded
      draft={draft}
      onSubmit={async (values) => {
        await send(values, onStale)
        onSent()
      }}
    >
      {({ isBusy, error, values }) =>
        isReviewed ? (
          <>
            <UnsentAnswer values={values} />
            <Button size="large" className={styles.button} onClick={onBack}>
              <FormattedMessage id="kidsWork.task.back" />
            </Button>
          </>
        ) : (
          <KidsAnswerFields title={homework.title} error={error}>
            <Button size="large" className={styles.button} onClick={onBack}>
              <FormattedMessage id="kidsWork.task.back" />
            </Button>
            <SubmitButton isBusy={isBusy} className={styles.button}>
              <FormattedMessage id="kidsWork.send" />
            </SubmitButton>
          </KidsAnswerFields>
        )
      }
    </Form>
  )
}

interface KidsAnswerFieldsProps {
  title: string
  error: string | undefined
  children: ReactNode
}

function KidsAnswerFields({ title, error, children }: KidsAnswerFieldsProps) {
  const styles = useStyles()
  const intl = useIntl()
  const clients = useClients()
  return (
    <div className={styles.root}>
      <FormError error={error} />
      <FileField
        name="file_ids"
        label={intl.formatMessage({ id: 'kidsWork.files' })}
        accept={['audio/*', 'image/*', '.pdf', '.docx']}
        countMax={3}
        sizeMax={FILE_MAX}
        prompt={<FormattedMessage id="kidsWork.choose" />}
        upload={clients.upload}
      >
        {(add) => <AnswerTools title={title} onMade={add} />}
      </FileField>
      <TextAreaField
        name="text"
        label={intl.formatMessage({ id: 'kidsWork.word' })}
        isRequired={false}
        rows={2}
      />
      <div className={styles.buttons}>{children}</div>
    </div>
  )
}

/** The recorder and the drawing sheet; an open sheet takes the place of both. */
function AnswerTools({ title, onMade }: { title: string; onMade: (file: File) => void }): ReactNode {
  const styles = useStyles()
  const [isDrawing, setDrawing] = useState(false)
  if (isDrawing) return <DrawingPad title={title} onDrawn={onMade} onClose={() => setDrawing(false)} />
  return (
    <div className={styles.tools}>
      <Recorder isLarge title={title} onRecorded={onMade} />
      <Button
        size="large"
        icon={<EditRegular />}
        className={styles.toolButton}
        onClick={() => setDrawing(true)}
      >
        <FormattedMessage id="kidsWork.draw" />
      </Button>
    </div>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '24px' },
  tools: { display: 'flex', flexDirection: 'column', gap: '12px', marginBottom: '12px' },
  toolButton: { minHeight: '72px', borderRadius: '20px', fontSize: tokens.fontSizeBase500 },
  buttons: {
    position: 'sticky',
    bottom: 0,
    zIndex: 1,
    marginBottom: '-24px',
    display: 'flex',
    gap: '12px',
    paddingBlock: '16px',
    backgroundColor: brandTokens.page,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  button: {
    flexGrow: 1,
    flexBasis: 0,
    minWidth: 0,
    minHeight: '60px',
    borderRadius: '20px',
    fontSize: tokens.fontSizeBase400,
  },
})
