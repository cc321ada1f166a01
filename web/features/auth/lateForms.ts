import { createLateForm } from '#web/form/createLateForm.tsx'

/** The sign-in form, loaded once a page that comes with it has started. */
export const LateLoginForm = createLateForm(async () => (await import('./LoginForm.tsx')).LoginForm)

/** The registration form, loaded as the sign-in form is. */
export const LateRegisterForm = createLateForm(async () => (await import('./RegisterForm.tsx')).RegisterForm)

/** The form of a further kid. */
export const LateKidOnly = createLateForm(async () => (await import('./KidOnly.tsx')).KidOnly)
