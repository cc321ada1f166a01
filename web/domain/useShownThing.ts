import { useEffect } from 'react'
import { showThing } from '#web/state/shownThing.ts'
import { useStores } from '#web/state/stores.ts'

/** Names the thing that a component shows, for the document's title. @param name undefined while it is not known */
export function useShownThing(name: string | undefined) {
  const { shownThing } = useStores()
  useEffect(() => {
    showThing(shownThing, name)
    return () => showThing(shownThing, undefined)
  }, [shownThing, name])
}
