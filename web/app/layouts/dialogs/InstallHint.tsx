import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { FormattedMessage } from 'react-intl'
import { useSnapshot } from 'valtio'
import { refuseInstall } from '#web/state/device.ts'
import { useStores } from '#web/state/stores.ts'

/** Offers to install the app where the browser can; a refusal holds for good. */
export function InstallHint() {
  const styles = useStyles()
  const { device } = useStores()
  const { install } = useSnapshot(device)
  if (!install) return null
  return (
    <aside className={styles.root}>
      <p className={styles.text}>
        <FormattedMessage id="device.install.text" />
      </p>
      <div className={styles.buttons}>
        <Button appearance="primary" size="small" onClick={install}>
          <FormattedMessage id="device.install" />
        </Button>
        <Button appearance="subtle" size="small" onClick={() => refuseInstall(device)}>
          <FormattedMessage id="device.install.refuse" />
        </Button>
      </div>
    </aside>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
    marginBlockEnd: '24px',
    paddingBlock: '10px',
    paddingInline: '16px 8px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  text: { margin: 0, flexBasis: '260px', flexGrow: 1 },
  buttons: { display: 'flex', gap: '4px' },
})
