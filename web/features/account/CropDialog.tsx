import { Button, makeStyles, ProgressBar, tokens } from '@fluentui/react-components'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useClients } from '#web/api/clients.ts'
import { formatError } from '#web/api/formatError.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { ErrorLines } from '#web/ui/ErrorLines.tsx'
import { type Crop, dragCrop, drawCrop, SIDE, toJpeg } from './picture.ts'

interface CropDialogProps {
  file: File
  isOpen: boolean
  onUnreadable: () => void
  onSaved: (url: string) => void
  onClose: () => void
}

const sliders = [
  { name: 'zoom', min: 1, max: 4 },
  { name: 'x', min: 0, max: 1 },
  { name: 'y', min: 0, max: 1 },
] as const

/** Crops a picture to a square, by dragging or with three sliders, and uploads it. */
export function CropDialog({ file, isOpen, onUnreadable, onSaved, onClose }: CropDialogProps) {
  const styles = useStyles()
  const intl = useIntl()
  const { uploadPicture } = useClients()
  const [picture, setPicture] = useState<ImageBitmap>()
  const [cut, setCut] = useState<Crop>({ zoom: 1, x: 0.5, y: 0.5 })
  const [progress, setProgress] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const canvas = useRef<HTMLCanvasElement>(null)
  const from = useRef<{ x: number; y: number }>(undefined)
  const unreadable = useRef(onUnreadable)

  useEffect(() => {
    createImageBitmap(file).then(setPicture, () => unreadable.current())
  }, [file])

  useEffect(() => {
    if (picture && canvas.current) drawCrop(canvas.current, picture, cut)
  }, [picture, cut])

  return (
    <Dialog
      isOpen={isOpen}
      title={intl.formatMessage({ id: 'picture.crop' })}
      className={styles.surface}
      onClose={onClose}
    >
      <div className={styles.root}>
        <canvas
          ref={canvas}
          width={SIDE}
          height={SIDE}
          role="img"
          aria-label={intl.formatMessage({ id: 'picture.preview' })}
          className={styles.canvas}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            from.current = { x: event.clientX, y: event.clientY }
          }}
          onPointerMove={drag}
          onPointerUp={() => (from.current = undefined)}
        />
        {sliders.map(({ name, min, max }) => (
          <label key={name} className={styles.slider}>
            <FormattedMessage id={`picture.${name}`} />
            <input
              type="range"
              min={min}
              max={max}
              step="any"
              value={cut[name]}
              className={styles.range}
              onChange={({ target }) => setCut({ ...cut, [name]: Number(target.value) })}
            />
          </label>
        ))}
        {progress !== undefined && (
          <ProgressBar value={progress} aria-label={intl.formatMessage({ id: 'picture.sending' })} />
        )}
        {problem && (
          <p role="alert" className={styles.problem}>
            <ErrorLines text={problem} />
          </p>
        )}
        <div className={styles.actions}>
          <Button size="large" onClick={onClose}>
            <FormattedMessage id="ui.cancel" />
          </Button>
          <Button
            appearance="primary"
            size="large"
            disabledFocusable={!picture || progress !== undefined}
            onClick={() => void send()}
          >
            <FormattedMessage id={progress === undefined ? 'picture.use' : 'auth.busy'} />
          </Button>
        </div>
      </div>
    </Dialog>
  )

  function drag({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>) {
    if (!from.current || !picture) return
    const side = currentTarget.clientWidth
    const part = { x: (clientX - from.current.x) / side, y: (clientY - from.current.y) / side }
    from.current = { x: clientX, y: clientY }
    setCut((last) => dragCrop(picture, last, part))
  }

  async function send() {
    const jpeg = canvas.current && (await toJpeg(canvas.current))
    if (!jpeg) return onUnreadable()
    setProgress(0)
    setProblem(undefined)
    try {
      const named = new File([jpeg], 'picture.jpg', { type: 'image/jpeg' })
      const { profile_picture_url } = await uploadPicture(named, { onProgress: setProgress })
      setProgress(undefined)
      return onSaved(profile_picture_url)
    } catch (error) {
      setProblem(formatError(error, intl))
      return setProgress(undefined)
    }
  }
}

const useStyles = makeStyles({
  surface: { width: 'min(480px, 100%)' },
  root: { display: 'flex', flexDirection: 'column', gap: '12px' },
  canvas: {
    alignSelf: 'center',
    width: 'min(280px, 100%)',
    aspectRatio: '1',
    borderRadius: '50%',
    backgroundColor: tokens.colorNeutralBackground4,
    cursor: 'grab',
    touchAction: 'none',
  },
  slider: {
    display: 'grid',
    gridTemplateColumns: '96px 1fr',
    alignItems: 'center',
    gap: '12px',
    minHeight: '36px',
  },
  range: { width: '100%', height: '24px', margin: 0, accentColor: tokens.colorBrandBackground },
  problem: { margin: 0, color: tokens.colorPaletteRedForeground1 },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '12px' },
})
