import { Button } from '@fluentui/react-components'
import { EyeRegular } from '@fluentui/react-icons/svg/eye'
import { EyeOffRegular } from '@fluentui/react-icons/svg/eye-off'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { TextField } from './TextField.tsx'

interface PasswordFieldProps {
  name: string
  label: string
  autoComplete: 'current-password' | 'new-password'
  hint?: string
}

/** A password field with a button to show it; the button's name includes the field's label. */
export function PasswordField(props: PasswordFieldProps) {
  const intl = useIntl()
  const [isShown, setShown] = useState(false)
  const action = intl.formatMessage({ id: isShown ? 'form.hide' : 'form.show' }, { field: props.label })
  const [hasCapsLock, setCapsLock] = useState(false)
  const hint = hasCapsLock ? intl.formatMessage({ id: 'form.capsLock' }) : props.hint
  return (
    <TextField
      {...props}
      {...(hint ? { hint } : {})}
      onKeyUp={(event) => setCapsLock(event.getModifierState('CapsLock'))}
      isLeftToRight
      type={isShown ? 'text' : 'password'}
      contentAfter={
        <Button
          appearance="transparent"
          size="small"
          icon={isShown ? <EyeOffRegular /> : <EyeRegular />}
          aria-label={action}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  )
}
