import { Button, type ButtonProps } from '@fluentui/react-components'
import { createContext, use } from 'react'
import { useHydrated } from '#web/ui/useHydrated.ts'

/** Whether the server takes the form without script. */
export const TakenByServer = createContext(false)

type SubmitButtonProps = Pick<ButtonProps, 'appearance' | 'size' | 'className' | 'children'> & {
  isBusy: boolean
}

/**
 * The button that sends a form. Until the app has started it is disabled, unless the server takes the form: the browser
 * would send it to the page, which would come again without what was typed.
 */
export function SubmitButton({ isBusy, appearance = 'primary', size = 'large', ...rest }: SubmitButtonProps) {
  const isTaken = use(TakenByServer)
  const isHydrated = useHydrated()
  return (
    <Button
      {...rest}
      type="submit"
      appearance={appearance}
      size={size}
      disabled={!isTaken && !isHydrated}
      disabledFocusable={isBusy}
    />
  )
}
