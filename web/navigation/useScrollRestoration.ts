import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { isRecord } from '#sdk/isRecord.ts'
import { parseJson } from '#sdk/parseJson.ts'
import { getTabStorage, readStored, writeStored } from '#web/storage/storage.ts'
import { useNavigator } from './useNavigator.ts'

/**
 * Scrolls a new page to its top or to the part that its URL names, and a page that Back or a reload returns to, to where
 * it was left. The positions are kept for the visit.
 */
export function useScrollRestoration(): void {
  const navigator = useNavigator()
  const location = useLocation()
  const [positions] = useState(() => new Map<string, number>())
  const isFirst = useRef(true)

  useLayoutEffect(() => {
    for (const [key, position] of readPositions()) positions.set(key, position)
  }, [positions])

  useEffect(() => {
    if (!navigator) return undefined
    history.scrollRestoration = 'manual'
    const save = (key: string) => void positions.set(key, scrollY)
    const store = () => {
      if (!navigator.isMoving()) save(navigator.getShown().location.key)
      writeStored('mk.scroll', JSON.stringify(Object.fromEntries(positions)), getTabStorage)
      history.scrollRestoration = 'auto'
    }
    addEventListener('pagehide', store)
    const stopSaving = navigator.listenToLeaving(save)
    return () => {
      stopSaving()
      removeEventListener('pagehide', store)
      history.scrollRestoration = 'auto'
    }
  }, [navigator, positions])

  useLayoutEffect(() => {
    if (!navigator) return
    const known = positions.get(location.key)
    // The first page is where the browser has put it
    const isNew = !isFirst.current && !navigator.getShown().keepsScroll
    isFirst.current = false
    if (known !== undefined) scrollTo(0, known)
    else if (!scrollToPart(location.hash) && isNew) scrollTo(0, 0)
  }, [navigator, positions, location])
}

/** @param hash of a URL, which names an element by its id @returns whether there is one */
function scrollToPart(hash: string): boolean {
  const element = document.getElementById(decodePart(hash.slice(1)))
  element?.scrollIntoView()
  return element !== null
}

function decodePart(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}

function readPositions(): [string, number][] {
  const stored = parseJson(readStored('mk.scroll', getTabStorage) ?? '')
  return Object.entries(isRecord(stored) ? stored : {}).flatMap(([key, position]) =>
    typeof position === 'number' ? [[key, position]] : [],
  )
}
