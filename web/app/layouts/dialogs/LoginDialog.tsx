import type { LoginRequest } from '#web/state/dialogs.ts'
import { LoginPart } from './LoginPart.tsx'

interface LoginDialogProps {
  request: LoginRequest | undefined
  /** Called when the dialog could not be loaded */
  onFailed: () => void
}

/** The login dialog, loaded when it is first opened. */
export function LoginDialog(props: LoginDialogProps) {
  return <LoginPart {...props} wanted={props.request} />
}
