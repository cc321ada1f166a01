import { ApiError, type Clients, unwrapData, type RegisterPayload, type User } from '#sdk'

/**
 * Registers; on pages that load anew it signs in as well (specification section 7, rulings 2 and 39).
 * @returns the person where the answer signed them in
 * @throws ApiError whose fields are the form's own where the API says so
 */
export async function register(
  { api }: Clients,
  payload: RegisterPayload,
  signsIn: boolean,
): Promise<User | undefined> {
  try {
    if (!signsIn) {
      await unwrapData(api.POST('/auth/signup/user/', { body: payload }))
      return undefined
    }
    const { user } = await unwrapData(api.POST('/auth/signup_with_signin/user/', { body: payload }))
    return user
  } catch (error) {
    throw error instanceof ApiError ? withKidsNamed(error, payload) : error
  }
}

/** `kids.0.first_name` is no field of the main form: what is said of a kid begins with the kid's name. */
function withKidsNamed(error: ApiError, { kids = [] }: RegisterPayload): ApiError {
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
