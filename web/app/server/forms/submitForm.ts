import { ApiError, createClients, type Clients, type User } from '#sdk'
import { toLanguage, type Language } from '#sdk/language.ts'
import { toSubmitErrors } from '#web/form/Form.tsx'
import type { InstituteState } from '#web/state/institute.ts'
import type { RefusedForm } from '#web/state/serverForms.ts'
import { FORM_ERROR } from 'final-form'
import { readInstitute, type InstituteRequest } from '../serverInstitute.ts'
import { contactForm } from './contactForm.ts'
import { languageForm } from './languageForm.ts'
import { loginForm, staffForm } from './loginForm.ts'
import type { FormTarget, SubmittedForm } from './submittedForm.ts'
import { subscribeForm } from './subscribeForm.ts'

/** Input from the BFF: a form that was posted without script; `bff/pages/renderer.ts` declares the same type. */
export interface FormRequest extends InstituteRequest {
  url: string
  user: User | undefined
  preferredLanguage: Language | undefined
  tenant: { isMain: boolean; scripts: InstituteState['scripts']; social: InstituteState['social'] }
  values: Readonly<Record<string, string>>
  isGenuine: boolean
  send(call: {
    method: string
    path: string
    body: unknown
    language: Language
    timeZone: string
  }): Promise<{ status: number; headers: Record<string, string>; body: string }>
}

type FormOutcome = FormTarget | { status: number; form: RefusedForm }

const forms: readonly SubmittedForm[] = [loginForm, staffForm, contactForm, subscribeForm, languageForm]

/**
 * Sends a form that was posted without script, with the rules and the calls of the page's own form.
 * @returns where the browser goes next, or the form with its errors
 */
export async function submitForm(request: FormRequest): Promise<FormOutcome> {
  const url = new URL(request.url, request.origin)
  const { form: name, ...values } = request.values
  const form = forms.find((known) => known.name === name)
  if (!form) return { location: url.pathname + url.search }
  const chosen = toLanguage(url.searchParams.get('lang')) ?? request.preferredLanguage
  const { configs, language } = await readInstitute(request, chosen)
  const { isMain: isMainHost, social, scripts } = request.tenant
  const institute = { ...configs, isMainHost, social, scripts }
  const refuse = (status: number, errors: Record<string, unknown>): FormOutcome => ({
    status,
    form: {
      name: form.name,
      values: form.keep(values),
      ...splitErrors(errors),
    },
  })
  if (!request.isGenuine) return refuse(403, { [FORM_ERROR]: 'csrf' })
  const errors = form.check(values)
  if (Object.keys(errors).length > 0) return refuse(422, errors)
  try {
    const clients = createFormClients(request, language)
    return keepLanguage(await form.send(values, { url, institute, clients }), request)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return refuse(
      error.status < 400 ? 422 : error.status,
      form.explain?.(error, values) ?? toErrors(error, values),
    )
  }
}

/** Leads on in the language of the visit, as the links of its pages do. */
function keepLanguage(target: FormTarget, { url, origin }: FormRequest): FormTarget {
  const language = new URL(url, origin).searchParams.get('lang')
  if (language === null || target.language) return target
  const { pathname, searchParams, hash } = new URL(target.location, origin)
  searchParams.set('lang', language)
  return { location: `${pathname}?${searchParams}${hash}` }
}

function toErrors(error: ApiError, values: Readonly<Record<string, string>>): Record<string, unknown> {
  return toSubmitErrors(error, Object.keys(values))
}

/** @param errors message ids or texts by field; that of `FORM_ERROR` belongs to none */
function splitErrors(errors: Record<string, unknown>): Pick<RefusedForm, 'errors' | 'error'> {
  const { [FORM_ERROR]: error, ...own } = errors
  return {
    errors: Object.fromEntries(Object.entries(own).map(([name, text]) => [name, String(text)])),
    ...(error === undefined ? {} : { error: String(error) }),
  }
}

/** Clients whose calls the BFF makes for the visitor. */
function createFormClients({ origin, timeZone = 'UTC', send }: FormRequest, language: Language): Clients {
  return createClients({
    origin,
    language: () => language,
    timeZone: () => timeZone,
    timeout: Infinity,
    async fetch(call) {
      const path = new URL(call.url).pathname.replace(/^\/api/, '')
      const response = await send({ method: call.method, path, body: await call.json(), language, timeZone })
      return new Response(response.body, response)
    },
  })
}
