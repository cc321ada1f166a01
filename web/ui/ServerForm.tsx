import { HiddenInputs } from './HiddenInputs.tsx'

/** Stands for the visitor's form token until the page is answered; `web/app/renderPage.tsx` replaces it. */
export const FORM_TOKEN = 'token-of-this-answer'

/**
 * The hidden fields with which the server takes a form without script.
 * @see docs/decisions.md#form-tokens
 */
export function ServerForm({ name }: { name: string }) {
  return <HiddenInputs values={{ form: name, token: FORM_TOKEN }} />
}
