import { type ReactNode, useState } from 'react'
import { useSnapshot } from 'valtio'
import { type Stores, useStores } from '#web/state/stores.ts'

interface StoryStoresProps {
  /** Changes what the page keeps, once and before the story is rendered */
  prepare: (stores: Stores) => void
  children: ReactNode
}

/** Renders a story on a page that keeps something already. */
export function StoryStores({ prepare, children }: StoryStoresProps) {
  const stores = useStores()
  useState(() => prepare(stores))
  return children
}

/** Shows how many toasts a story has shown, for what it does itself shows none. */
export function ToastCount() {
  const { lastId } = useSnapshot(useStores().notifications)
  return <output>{lastId}</output>
}
