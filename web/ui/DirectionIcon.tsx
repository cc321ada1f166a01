import { makeStyles, mergeClasses, useFluent } from '@fluentui/react-components'
import type { FluentIcon } from '@fluentui/react-icons'
import { ArrowRightRegular } from '@fluentui/react-icons/svg/arrow-right'
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right'
import { SignOutRegular } from '@fluentui/react-icons/svg/sign-out'

const icons: Record<'forward' | 'next' | 'previous' | 'leave', FluentIcon> = {
  forward: ArrowRightRegular,
  next: ChevronRightRegular,
  previous: ChevronRightRegular,
  leave: SignOutRegular,
}

interface DirectionIconProps {
  kind: keyof typeof icons
}

/** Icons that follow the text direction; Fluent mirrors only few of them. */
export function DirectionIcon({ kind }: DirectionIconProps) {
  const styles = useStyles()
  const { dir } = useFluent()
  const Icon = icons[kind]
  const isMirrored = (dir === 'rtl') !== (kind === 'previous')
  return <Icon aria-hidden="true" className={mergeClasses(isMirrored && styles.mirrored)} />
}

const useStyles = makeStyles({ mirrored: { transform: 'scaleX(-1)' } })
