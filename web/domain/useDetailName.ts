import { useEffect } from 'react'
import { setDetailName } from '#web/state/detailName.ts'
import { useStores } from '#web/state/stores.ts'

/** Gives the document's title the name of what a component shows. @param name undefined while it is not known */
export function useDetailName(name: string | undefined) {
  const { detailName } = useStores()
  useEffect(() => {
    setDetailName(detailName, name)
    return () => setDetailName(detailName, undefined)
  }, [detailName, name])
}
