import * as v from 'valibot'
import type { User } from '#sdk'

const categories = ['student', 'tutor', 'kids', 'operator', 'institute_admin'] as const
const textOrNull = v.fallback(v.nullable(v.string()), null)

const user = v.object({
  first_name: v.fallback(v.string(), ''),
  last_name: v.fallback(v.string(), ''),
  email: textOrNull,
  profile_picture_url: textOrNull,
  gender: v.fallback(v.picklist(['Male', 'Female']), 'Male'),
  user_type: v.union([v.string(), v.array(v.string())]),
  category: v.fallback(v.optional(v.picklist(categories)), undefined),
  institute_name: v.fallback(v.string(), ''),
  custom_host: textOrNull,
})

/**
 * Parses the user of an API response: known fields only, so that no token is stored with them. A missing
 * category is derived from `user_type`, which may be a list.
 * @returns undefined when the value is not a user
 */
export function parseUser(value: unknown): User | undefined {
  const { success, output } = v.safeParse(user, value)
  if (!success) return undefined
  const category = output.category ?? selectCategory(output.user_type)
  return category && { ...output, category }
}

/** The members of a user that a person changes in their profile. The name depends on the language of the call. */
export type UserChange = Partial<Pick<User, 'first_name' | 'last_name' | 'profile_picture_url' | 'gender'>>

const profile = v.object({
  data: v.object({
    first_name: v.string(),
    last_name: v.string(),
    profile_picture_url: v.fallback(v.nullable(v.string()), null),
    gender: v.picklist(['Male', 'Female']),
  }),
})

/**
 * Parses the response of a call that reads or saves a profile.
 * @returns undefined when it has no profile
 */
export function parseUserChange(response: unknown): UserChange | undefined {
  const { success, output } = v.safeParse(profile, response)
  return success ? output.data : undefined
}

/** Whether a user is staff, who have shorter sessions and sign out with a flag. See docs/decisions.md#staff. */
export function isStaff({ category }: Pick<User, 'category'>): boolean {
  return category === 'operator' || category === 'institute_admin'
}

function selectCategory(type: string | readonly string[]): User['category'] | undefined {
  const words = [type].flat().flatMap((name) => [name, ...name.split('_')])
  return categories.find((category) => words.includes(category))
}
