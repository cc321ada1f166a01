import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { CheckmarkCircleFilled } from '@fluentui/react-icons/svg/checkmark-circle'
import { CircleRegular } from '@fluentui/react-icons/svg/circle'
import { FormattedMessage } from 'react-intl'
import { passwordRequirements } from './rules.ts'
import { brandTokens } from '#web/theme/tokens.ts'
import { useHydrated } from '#web/ui/useHydrated.ts'

/** The requirements of a password, ticked while typing. */
export function PasswordRequirements({ password }: { password: string }) {
  const styles = useStyles()
  // The list of the server may not change before it is hydrated, although what was typed is known sooner
  const isHydrated = useHydrated()
  return (
    <ul className={styles.root}>
      {passwordRequirements.map(({ id, pattern }) => {
        const isMet = isHydrated && pattern.test(password)
        const Icon = isMet ? CheckmarkCircleFilled : CircleRegular
        return (
          <li key={id} className={mergeClasses(styles.item, isMet && styles.met)}>
            <Icon aria-hidden="true" className={styles.icon} />
            <span>
              <FormattedMessage id={id} />
              <span className={styles.hidden}>
                {' '}
                <FormattedMessage id={isMet ? 'form.met' : 'form.unmet'} />
              </span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, auto)',
    justifyContent: 'start',
    gap: '4px 16px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  item: {
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  met: { color: brandTokens.good },
  icon: { flexShrink: 0, width: '16px', height: '16px' },
  hidden: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
})
