import { Button, type ButtonProps } from '@fluentui/react-components'
import type { ReactElement, ReactNode } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

interface ButtonLinkProps {
  to: string
  appearance?: ButtonProps['appearance']
  size?: ButtonProps['size']
  icon?: ReactElement
  iconPosition?: ButtonProps['iconPosition']
  className?: string
  /** Opens something over the page, which stays where it is */
  preventScrollReset?: boolean
  /** Called before it navigates */
  onFollow?: (() => void) | undefined
  children: ReactNode
}

/** A link that looks like a button; navigates without a reload. */
export function ButtonLink({
  to,
  children,
  className,
  icon,
  iconPosition,
  appearance,
  size,
  preventScrollReset = false,
  onFollow,
}: ButtonLinkProps) {
  const href = useHref(to)
  const follow = useLinkClickHandler(to, { preventScrollReset })
  return (
    <Button
      as="a"
      href={href}
      onClick={(event: React.MouseEvent<HTMLAnchorElement>) => {
        onFollow?.()
        follow(event)
      }}
      {...(className ? { className } : {})}
      {...(icon ? { icon } : {})}
      {...(iconPosition ? { iconPosition } : {})}
      {...(appearance ? { appearance } : {})}
      {...(size ? { size } : {})}
    >
      {children}
    </Button>
  )
}
