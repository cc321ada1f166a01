import type { ComponentType } from 'react'
import { type Category } from '#web/state/session.ts'
import { useSession } from '#web/state/stores.ts'

/** Creates a page that shows each user category its own component under one path. */
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
