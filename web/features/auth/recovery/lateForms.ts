import { createLateForm } from '#web/form/createLateForm.tsx'

/** The form that requests a link, loaded once its page has started. */
export const LateLinkForm = createLateForm(async () => (await import('./LinkForm.tsx')).LinkForm, '116px')

/** The form of a new password, loaded once its page has started. */
export const LateNewPasswordForm = createLateForm(
  async () => (await import('./NewPasswordForm.tsx')).NewPasswordForm,
)
