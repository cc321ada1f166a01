import { toLanguage } from '#sdk/language.ts'
import type { SubmittedForm } from './submittedForm.ts'

/** The switch of the language: the BFF sets the cookie that each page is rendered by. */
export const languageForm: SubmittedForm = {
  name: 'language',
  check: () => ({}),
  keep: () => ({}),
  async send({ language }, { url }) {
    const chosen = toLanguage(language)
    if (chosen) url.searchParams.delete('lang')
    return { location: url.pathname + url.search, ...(chosen && { language: chosen }) }
  },
}
