import { ApiError, type Clients, type KidPayload, unwrapData, type RegisterPayload, type User } from '#sdk'
import { isOnPage, paths } from '#web/paths.ts'
import { signIn } from './signIn.ts'

/**
 * Whether registering on a page also signs in.
 * @see specification section 7
 */
export function isSignedInAfterRegistering(pathname: string): boolean {
  return isOnPage(pathname, [paths.courses, paths.groups, paths.webinars])
}

/**
 * Registers a user; on some pages it signs in as well.
 * @param isRepeated the last attempt had no response: it may have made the account, which is then signed in to
 * @returns the user when the response signed them in
 * @throws ApiError with `fields` where the API names fields
 * @see specification section 7
 */
export async function register(
  clients: Clients,
  payload: RegisterPayload,
  signsIn: boolean,
  isRepeated = false,
): Promise<User | undefined> {
  const { api } = clients
  try {
    if (!signsIn) {
      await unwrapData(api.POST('/auth/signup/user/', { body: payload }))
      return undefined
    }
    const { user } = await unwrapData(api.POST('/auth/signup_with_signin/user/', { body: payload }))
    return user
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (isRepeated && 'email' in error.fields) {
      const { register_type, email: username, password } = payload
      const user_type = register_type === 'tutor' ? 'tutor' : 'student'
      const own = signIn(clients, { user_type, username, password, remember: false })
      const user = await own.catch(() => undefined)
      if (user) return user
    }
    throw prefixKidNames(error, payload)
  }
}

/** Prefixes errors such as `kids.0.first_name`, which are not fields of the main form, with the kid's name. */
function prefixKidNames(error: ApiError, { kids = [] }: RegisterPayload): ApiError {
  const own = Object.entries(error.fields).filter(([name]) => !name.startsWith('kids'))
  const ofKids = Object.entries(error.fields).flatMap(([name, texts]) => {
    const kid = kids[Number(/^kids\.(\d+)/.exec(name)?.[1] ?? NaN)]
    return kid ? texts.map((text) => `${kid.first_name}: ${text}`) : []
  })
  if (ofKids.length === 0) return error
  return new ApiError({
    status: error.status,
    code: error.code,
    messages: ofKids,
    fields: Object.fromEntries(own),
  })
}

/**
 * Adds a kid to the signed-in parent.
 * @param isRepeated the last attempt had no response: it may have added the kid, who is then not added twice
 */
export async function addKid({ api }: Clients, kid: KidPayload, isRepeated: boolean): Promise<void> {
  if (isRepeated) {
    const { data } = await unwrapData(api.GET('/kids/list/', { params: { query: { page_size: 100 } } }))
    const same = ['first_name', 'last_name', 'date_of_birth'] as const
    if (data.some((known) => same.every((name) => known[name] === kid[name]))) return
  }
  await unwrapData(api.POST('/auth/kid/add/', { body: { ...kid, register_type: 'kid' } }))
}
