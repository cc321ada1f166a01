import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { brandTokens } from '#web/theme/tokens.ts'

type PopupItemProps = { isDanger?: boolean; children: ReactNode } & (
  | { to: string }
  | { onClick: () => void; isDisabled?: boolean }
)

/** A line of a popup: an action or a link. */
export function PopupItem(props: PopupItemProps) {
  const styles = useStyles()
  const className = mergeClasses(styles.root, props.isDanger && styles.danger)
  if ('to' in props)
    return (
      <Link to={props.to} className={className}>
        {props.children}
      </Link>
    )
  return (
    <button type="button" className={className} disabled={props.isDisabled} onClick={props.onClick}>
      {props.children}
    </button>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '40px',
    paddingInline: '12px',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: 'inherit',
    textAlign: 'start',
    textDecorationLine: 'none',
    cursor: 'pointer',
    ':hover': { backgroundColor: brandTokens.sunken },
    ':disabled': { color: tokens.colorNeutralForegroundDisabled, cursor: 'default' },
  },
  danger: { color: brandTokens.bad },
})
