import type { LoginRequest } from '#web/state/dialogs.ts'
import { createPart } from '../createPart.tsx'
import { loadShellTexts } from '../loadShellTexts.ts'

const Host = createPart(async () => {
  const [{ LoginHost }] = await Promise.all([import('./LoginHost.tsx'), loadShellTexts('auth')])
  return LoginHost
})

interface LoginDialogProps {
  request: LoginRequest | undefined
  /** Called when the dialog could not be loaded */
  onFailed: () => void
}

/** The login dialog, loaded when it is first opened. */
export function LoginDialog(props: LoginDialogProps) {
  return <Host {...props} wanted={props.request} />
}

/** Loads the dialog, so that a page that comes with it open renders and hydrates it at once. */
export function loadLoginDialog(): Promise<unknown> {
  return Host.load()
}
