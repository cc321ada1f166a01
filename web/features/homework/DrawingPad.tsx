import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowUndoRegular } from '@fluentui/react-icons/svg/arrow-undo'
import { FormError } from '#web/form/FormError.tsx'
import { useUnfinished } from '#web/form/useUnfinished.ts'
import { crayons, fixedColors } from '#web/theme/tokens.ts'
import { FormattedMessage, useIntl } from 'react-intl'
import { HEIGHT, useDrawing, WIDTH } from './useDrawing.ts'

interface DrawingPadProps {
  /** Of the homework; names the file */
  title: string
  onDrawn: (file: File) => void
  onClose: () => void
}

/** A sheet to draw on with a finger, a pen or the mouse; the drawing becomes a picture file. */
export function DrawingPad({ title, onDrawn, onClose }: DrawingPadProps) {
  const styles = useStyles()
  const intl = useIntl()
  const { canvas, pen, colour, setColour, isEmpty, undo, save } = useDrawing()
  const isRefused = useUnfinished('drawing', !isEmpty)
  return (
    <div className={styles.root}>
      <div
        role="radiogroup"
        aria-label={intl.formatMessage({ id: 'kidsWork.colour' })}
        className={styles.colours}
      >
        {Object.entries(crayons).map(([name, value]) => (
          <label key={name} className={styles.colour}>
            <input
              type="radio"
              name="colour"
              className={styles.radio}
              style={{ backgroundColor: value }}
              checked={colour === value}
              aria-label={intl.formatMessage({ id: `kidsWork.colour.${name as keyof typeof crayons}` })}
              onChange={() => setColour(value)}
            />
          </label>
        ))}
      </div>
      <canvas
        ref={canvas}
        width={WIDTH}
        height={HEIGHT}
        role="img"
        aria-label={intl.formatMessage({ id: 'kidsWork.sheet' })}
        className={styles.sheet}
        {...pen}
      />
      <FormError error={isRefused ? intl.formatMessage({ id: 'kidsWork.draw.keepFirst' }) : undefined} />
      <div className={styles.actions}>
        <Button size="large" icon={<ArrowUndoRegular />} disabledFocusable={isEmpty} onClick={undo}>
          <FormattedMessage id="kidsWork.undo" />
        </Button>
        <Button size="large" onClick={onClose}>
          <FormattedMessage id="ui.cancel" />
        </Button>
        <Button
          size="large"
          appearance="primary"
          disabledFocusable={isEmpty}
          className={styles.last}
          onClick={() => void save(title).then(onDrawn).then(onClose)}
        >
          <FormattedMessage id="kidsWork.draw.keep" />
        </Button>
      </div>
    </div>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '16px', marginBlock: '8px 16px' },
  colours: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  colour: { display: 'inline-flex', cursor: 'pointer' },
  radio: {
    appearance: 'none',
    width: '48px',
    height: '48px',
    margin: 0,
    border: `4px solid ${tokens.colorNeutralBackground1}`,
    borderRadius: '50%',
    boxShadow: `0 0 0 1px ${tokens.colorNeutralStrokeAccessible}`,
    cursor: 'pointer',
    forcedColorAdjust: 'none',
    ':checked': { boxShadow: `0 0 0 4px ${tokens.colorBrandStroke1}` },
    ':focus-visible': { outline: `3px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '5px' },
  },
  sheet: {
    // Low enough that the buttons below stay in sight
    width: 'min(100%, max(240px, (100dvh - 420px) * 1.5))',
    height: 'auto',
    border: `2px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: '20px',
    backgroundColor: fixedColors.white,
    boxSizing: 'border-box',
    cursor: 'crosshair',
    touchAction: 'none',
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '12px', '& > button': { minHeight: '56px' } },
  last: { flexGrow: 1 },
})
