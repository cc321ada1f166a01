import { Button, makeStyles, MessageBar, MessageBarBody, tokens } from '@fluentui/react-components'
import { MicRegular } from '@fluentui/react-icons/svg/mic'
import { StopRegular } from '@fluentui/react-icons/svg/stop'
import { FormattedMessage, useIntl } from 'react-intl'
import { FormError } from '#web/form/FormError.tsx'
import { useUnfinished } from '#web/form/useUnfinished.ts'
import { useRecorder } from './useRecorder.ts'

interface RecorderProps {
  /** Of the homework; names the file */
  title: string
  onRecorded: (file: File) => void
  /** A large button of its own, for kids */
  isLarge?: boolean
}

/** Records an answer with the microphone and shows the input level. */
export function Recorder({ title, onRecorded, isLarge = false }: RecorderProps) {
  const styles = useStyles()
  const intl = useIntl()
  const { state, level, seconds, start, stop } = useRecorder(title, onRecorded)
  const isRefused = useUnfinished('recording', state === 'recording')
  if (state === 'recording')
    return (
      <div className={styles.root}>
        <Button
          appearance="primary"
          size="large"
          {...(isLarge && { className: styles.large })}
          icon={<StopRegular />}
          onClick={stop}
        >
          <FormattedMessage id="studentHomework.stop" />
        </Button>
        <meter
          className={styles.meter}
          min={0}
          max={1}
          value={level}
          aria-label={intl.formatMessage({ id: 'studentHomework.level' })}
        />
        <span className={styles.time}>
          {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
        </span>
        <FormError error={isRefused ? intl.formatMessage({ id: 'studentHomework.stopFirst' }) : undefined} />
      </div>
    )
  return (
    <div className={styles.root}>
      <Button
        size="large"
        {...(isLarge && { appearance: 'primary', className: styles.large })}
        icon={<MicRegular />}
        disabledFocusable={state === 'asking'}
        onClick={() => void start()}
      >
        <FormattedMessage id={isLarge ? 'kidsWork.record' : 'studentHomework.record'} />
      </Button>
      {state === 'denied' && (
        <MessageBar intent="warning" role="alert">
          <MessageBarBody>
            <FormattedMessage id={isLarge ? 'kidsWork.noMicrophone' : 'studentHomework.noMicrophone'} />
          </MessageBarBody>
        </MessageBar>
      )}
    </div>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px', marginTop: '12px' },
  large: { flexGrow: 1, minHeight: '72px', borderRadius: '20px', fontSize: tokens.fontSizeBase500 },
  meter: { flexGrow: 1, minWidth: '120px', height: '14px' },
  time: { fontVariantNumeric: 'tabular-nums', fontSize: tokens.fontSizeBase400 },
})
