import type { AccountRecord } from '#mocks/world/records.ts'
import type { InstituteState } from '#mocks/world/world.ts'

/** Finds the first account of a type; the social one serves all providers. See docs/decisions.md#demo-accounts. */
export function findDemoAccount({ accounts }: InstituteState, userType = ''): AccountRecord | undefined {
  const [, kind = userType] = /_(student)$/.exec(userType) ?? []
  const all = accounts.list()
  return (
    all.find((account) => account.user_type === userType) ?? all.find(({ category }) => category === kind)
  )
}
