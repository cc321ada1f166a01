import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowSyncRegular } from '@fluentui/react-icons/svg/arrow-sync'
import { CopyRegular } from '@fluentui/react-icons/svg/copy'
import { EyeRegular } from '@fluentui/react-icons/svg/eye'
import { EyeOffRegular } from '@fluentui/react-icons/svg/eye-off'
import { PrintRegular } from '@fluentui/react-icons/svg/print'
import { Suspense, useState } from 'react'
import type { Kid } from '#sdk'
import { FormattedMessage, useIntl } from 'react-intl'
import { isolateText } from '#web/i18n/isolateText.ts'
import { notify } from '#web/state/notifications.ts'
import { useStores } from '#web/state/stores.ts'
import { brandTokens } from '#web/theme/tokens.ts'
import { Confirm } from '#web/ui/Confirm.tsx'
import { Hidden } from '#web/ui/Hidden.tsx'
import { usePasscode } from './usePasscode.ts'
import { createLazy } from '#web/ui/createLazy.ts'

const PrintCard = createLazy(() => import('./PrintCard.tsx'), 'PrintCard')

/** A kid's passcode: hidden until requested, then it can be copied, printed or replaced. */
export function Passcode({ kid }: { kid: Kid }) {
  const styles = useStyles()
  const intl = useIntl()
  const { notifications } = useStores()
  const { code, isBusy, show, hide, regenerate } = usePasscode(kid)
  const [isAsking, setAsking] = useState(false)
  const [printed, setPrinted] = useState<string>()
  const name = isolateText(kid.first_name)
  const formatText = (id: MessageId) => intl.formatMessage({ id }, { name })
  return (
    <section className={styles.root} aria-label={formatText('kids.passcodeOf')}>
      <div className={styles.line}>
        <span className={styles.quiet}>
          <FormattedMessage id="auth.passcode" />
        </span>
        <Button size="small" appearance="subtle" icon={<ArrowSyncRegular />} onClick={() => setAsking(true)}>
          <FormattedMessage id="kids.regenerate" />
        </Button>
      </div>
      <div className={styles.line}>
        <p className={styles.code} role="status">
          <span aria-hidden="true" dir="ltr">
            {code ? code.passcode : '••••••'}
          </span>
          {/* Read digit by digit by screen readers */}
          {code && <Hidden>{[...code.passcode].join(' ')}</Hidden>}
        </p>
        <Button
          appearance="subtle"
          size="small"
          icon={code ? <EyeOffRegular /> : <EyeRegular />}
          aria-label={formatText(code ? 'kids.hidePasscode' : 'kids.showPasscode')}
          disabledFocusable={isBusy}
          onClick={() => (code ? hide() : void show())}
        >
          <FormattedMessage id={code ? 'kids.hide' : 'kids.show'} />
        </Button>
      </div>
      <div className={styles.actions}>
        <Button size="small" appearance="subtle" icon={<CopyRegular />} onClick={() => void copy()}>
          <FormattedMessage id="kids.copy" />
        </Button>
        <Button size="small" appearance="subtle" icon={<PrintRegular />} onClick={() => void print()}>
          <FormattedMessage id="kids.print" />
        </Button>
      </div>
      {isAsking && (
        <Confirm
          title={formatText('kids.regenerate.title')}
          text={formatText('kids.regenerate.text')}
          action={formatText('kids.regenerate.action')}
          isDanger
          isBusy={isBusy}
          onConfirm={() => void replace()}
          onCancel={() => setAsking(false)}
        />
      )}
      <Suspense>
        {printed && <PrintCard kid={kid} passcode={printed} onDone={() => setPrinted(undefined)} />}
      </Suspense>
    </section>
  )

  async function replace() {
    const fresh = await regenerate()
    setAsking(false)
    if (fresh) notify(notifications, 'success', formatText('kids.regenerated'))
  }

  async function print() {
    const shown = code ?? (await show())
    if (shown) setPrinted(shown.passcode)
  }

  async function copy() {
    const shown = code ?? (await show())
    if (!shown) return
    try {
      await navigator.clipboard.writeText(shown.passcode)
      notify(notifications, 'success', formatText('kids.copied'))
    } catch {
      notify(notifications, 'warning', formatText('kids.notCopied'))
    }
  }
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    padding: '16px',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: brandTokens.brandSoft,
  },
  line: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '8px' },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase300 },
  code: {
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '0.12em',
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '4px', marginInline: '-8px' },
})
