import { type ComponentType, Suspense, lazy, useState } from 'react'
import type { LoginRequest } from '#web/state/dialogs.ts'

interface LoginDialogProps {
  request: LoginRequest | undefined
}

let Loaded: ComponentType<LoginDialogProps> | undefined

/** Loads the dialog, so that a page that comes with it open renders and hydrates it at once. */
export async function loadLoginDialog() {
  Loaded = (await import('./LoginHost.tsx')).LoginHost
  return { default: Loaded }
}

const Lazy = lazy(loadLoginDialog)

/** The login dialog, loaded when it is first opened. */
export function LoginDialog(props: LoginDialogProps) {
  // Kept: a component of another type would lose its state
  const [Host] = useState(() => Loaded ?? Lazy)
  return (
    <Suspense>
      <Host {...props} />
    </Suspense>
  )
}
