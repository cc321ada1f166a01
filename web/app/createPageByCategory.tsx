import type { ComponentType } from 'react'
import { type Category } from '#web/state/session.ts'
import { useSession } from '#web/state/stores.ts'

/** One address that shows each kind of person their own page (ruling 41). */
export function createPageByCategory(
  own: Partial<Record<Category, ComponentType>>,
  Others: ComponentType,
): ComponentType {
  return function ByCategory() {
    const { user } = useSession()
    const Page = (user && own[user.category]) ?? Others
    return <Page />
  }
}
