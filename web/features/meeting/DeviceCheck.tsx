import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { VideoRegular } from '@fluentui/react-icons/svg/video'
import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Devices } from './useDevices.ts'
import { fixedColors, brandTokens } from '#web/theme/tokens.ts'

const problems = { denied: 'meeting.denied', none: 'meeting.noDevice', busy: 'meeting.deviceBusy' } as const

/** A preview of camera and microphone before joining; nothing is sent. */
export function DeviceCheck({ devices }: { devices: Devices }) {
  const styles = useStyles()
  const { state, stream, hasCamera } = devices
  const problem = state === 'denied' || state === 'none' || state === 'busy' ? problems[state] : undefined
  return (
    <div className={styles.root}>
      <div className={styles.preview}>
        {stream && hasCamera ? (
          <Preview stream={stream} />
        ) : (
          <div className={styles.empty}>
            <VideoRegular aria-hidden="true" className={styles.icon} />
            <FormattedMessage id={state === 'ready' ? 'meeting.noCamera' : 'meeting.preview'} />
          </div>
        )}
      </div>
      {state === 'ready' && <Level level={devices.level} />}
      {problem && (
        <div role="alert" className={styles.problem}>
          <strong>
            <FormattedMessage id={problem} />
          </strong>
          <span>
            <FormattedMessage id={`${problem}.help`} />
          </span>
        </div>
      )}
      <Button
        size="large"
        disabledFocusable={state === 'asking'}
        onClick={() => void devices.check()}
        appearance={state === 'idle' ? 'primary' : 'secondary'}
      >
        <FormattedMessage id={state === 'idle' ? 'meeting.check' : 'meeting.checkAgain'} />
      </Button>
    </div>
  )
}

function Preview({ stream }: { stream: MediaStream }) {
  const styles = useStyles()
  const intl = useIntl()
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (video.current) video.current.srcObject = stream
  }, [stream])
  return (
    <video
      ref={video}
      autoPlay
      muted
      playsInline
      aria-label={intl.formatMessage({ id: 'meeting.you' })}
      className={styles.video}
    />
  )
}

function Level({ level }: { level: number }) {
  const styles = useStyles()
  const intl = useIntl()
  return (
    <label className={styles.level}>
      <FormattedMessage id="meeting.level" />
      <meter
        min={0}
        max={1}
        value={level}
        className={styles.meter}
        aria-label={intl.formatMessage({ id: 'meeting.level' })}
      />
    </label>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '16px' },
  preview: {
    position: 'relative',
    aspectRatio: '16 / 9',
    overflow: 'hidden',
    borderRadius: '16px',
    backgroundColor: fixedColors.stage,
    color: fixedColors.white,
  },
  video: { width: '100%', height: '100%', objectFit: 'cover', transform: 'scaleX(-1)' },
  empty: {
    position: 'absolute',
    inset: 0,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '12px',
    padding: '16px',
    textAlign: 'center',
  },
  icon: { width: '40px', height: '40px' },
  level: { display: 'flex', alignItems: 'center', gap: '12px', fontSize: tokens.fontSizeBase300 },
  meter: { flexGrow: 1, height: '12px' },
  problem: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    padding: '16px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: brandTokens.waitingSoft,
    color: brandTokens.waiting,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
})
