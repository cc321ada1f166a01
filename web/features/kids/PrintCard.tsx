import { makeStyles, Portal } from '@fluentui/react-components'
import { QRCodeSVG } from 'qrcode.react'
import { type CSSProperties, useEffect } from 'react'
import type { Kid } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { formatFullName } from '#web/i18n/formatFullName.ts'
import { useInstitute } from '#web/state/stores.ts'
import { fixedColors } from '#web/theme/tokens.ts'

interface PrintCardProps {
  kid: Kid
  passcode: string
  onDone: () => void
}

/**
 * The printed card of a kid: the passcode in large digits and a QR code of the sign-in page. The URL does not contain
 * the passcode. Visible on paper only.
 */
export function PrintCard({ kid, passcode, onDone }: PrintCardProps) {
  const styles = useStyles()
  const { configurations } = useInstitute()
  const url = `${location.origin}/?login=kids`
  useEffect(() => {
    const root = document.documentElement
    root.dataset.printing = 'card'
    addEventListener('afterprint', onDone)
    // The card is rendered by then
    const frame = requestAnimationFrame(() => window.print())
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('afterprint', onDone)
      delete root.dataset.printing
    }
  }, [onDone])
  return (
    <Portal>
      <div className={styles.root} style={printed} data-print-card="">
        <div className={styles.texts}>
          <p className={styles.institute}>
            <bdi>{configurations.institute_name?.config_value}</bdi>
          </p>
          <p className={styles.name}>
            <bdi>{formatFullName(kid)}</bdi>
          </p>
          <p className={styles.line}>
            <FormattedMessage id="kids.card.code" />
          </p>
          <p className={styles.code} style={largeCode} dir="ltr">
            {passcode}
          </p>
          <p className={styles.line}>
            <FormattedMessage id="kids.card.how" />
          </p>
          <p className={styles.line} dir="ltr">
            {location.host}
          </p>
        </div>
        <QRCodeSVG value={url} size={192} level="M" marginSize={2} />
      </div>
    </Portal>
  )
}

// In no stylesheet: each page loads it, and few print a card
const printed: CSSProperties = {
  position: 'fixed',
  inset: 0,
  zIndex: 3_000_000,
  boxSizing: 'border-box',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '32px',
  padding: '32px',
  backgroundColor: fixedColors.white,
  color: fixedColors.black,
}
const largeCode = { fontSize: '48px', lineHeight: '56px', letterSpacing: '0.12em' }

const useStyles = makeStyles({
  root: { display: 'none', '@media print': { display: 'flex' } },
  texts: { display: 'flex', flexDirection: 'column', gap: '8px' },
  institute: { margin: 0, fontSize: '16px' },
  name: { margin: 0, fontSize: '28px', fontWeight: 600 },
  line: { margin: 0, fontSize: '16px' },
  code: { margin: 0, fontWeight: 600 },
})
