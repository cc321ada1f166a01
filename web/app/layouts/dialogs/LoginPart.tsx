import { isStarted } from '#web/ui/isStarted.ts'
import { createPart } from '../createPart.tsx'
import { loadShellTexts } from '../loadShellTexts.ts'

/** The login dialog's own part; loaded before the first render where a page comes with the dialog open. */
export const LoginPart = createPart(async () => {
  const [{ LoginHost }] = await Promise.all([
    import('./LoginHost.tsx'),
    loadShellTexts('auth'),
    // A page that comes with the dialog has the form as HTML
    isStarted() && import('#web/features/auth/LoginForm.tsx'),
  ])
  return LoginHost
})
