import { createPart } from '../createPart.tsx'
import { loadShellTexts } from '../loadShellTexts.ts'

/** The hint to install the app, rendered once the browser can install it. */
export const InstallPart = createPart(async () => {
  const [module] = await Promise.all([import('./InstallHint.tsx'), loadShellTexts('device')])
  return module.InstallHint
})
