import { useLocation } from 'react-router-dom'

/** Values that a form sends without script. */
interface HiddenInputsProps {
  /** A query may have several of one name */
  values: Readonly<Record<string, string>> | URLSearchParams
}

/**
 * Hidden fields that only the server renders: once the app has started, scripts send the form. Hydration leaves them
 * as they are, so that a token in them need not be known to the browser's code.
 */
export function HiddenInputs({ values }: HiddenInputsProps) {
  const html = import.meta.env.SSR ? renderInputs(values) : ''
  return <span hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
}

/**
 * The `?lang=` of the page, which a form would leave out that is sent without script.
 * See docs/decisions.md#language-order.
 */
export function LanguageInput() {
  const lang = new URLSearchParams(useLocation().search).get('lang')
  return lang === null ? null : <HiddenInputs values={{ lang }} />
}

function renderInputs(values: HiddenInputsProps['values']): string {
  return [...(values instanceof URLSearchParams ? values : Object.entries(values))].map(renderInput).join('')
}

function renderInput([name, value]: [string, string]): string {
  return `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
