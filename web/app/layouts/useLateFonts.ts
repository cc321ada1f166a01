import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Applies the typeface of a first visit with the first navigation, when all text changes anyway; until then it is
 * fetched in the background. See docs/decisions.md#fonts.
 */
export function useLateFonts() {
  const { pathname } = useLocation()
  const first = useRef(pathname)
  useEffect(() => {
    if (pathname !== first.current) applyFonts()
  }, [pathname])
  useEffect(() => {
    const faces = findFaces()
    if (!faces) return undefined
    // While the page is hidden, moving lines are not visible
    const applyHidden = () => document.hidden && applyFonts()
    document.addEventListener('visibilitychange', applyHidden)
    const timer = setTimeout(() => void prefetch(faces), PREFETCH_AFTER_MS)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', applyHidden)
    }
  }, [])
}

/** Later than the scripts that the page still loads. */
const PREFETCH_AFTER_MS = 3000

function applyFonts() {
  const faces = findFaces()
  if (faces) faces.media = 'all'
}

/** The faces that the page does not use yet. */
function findFaces(): HTMLStyleElement | undefined {
  const faces = document.getElementById('fonts')
  return faces instanceof HTMLStyleElement && faces.media !== 'all' ? faces : undefined
}

async function prefetch(faces: HTMLStyleElement) {
  const urls = [...(faces.textContent ?? '').matchAll(/url\(([^)]+)\)/g)].map(([, url = '']) => url)
  const isArabic = document.documentElement.lang === 'ar'
  const needed = urls.filter((url) => (/arabic/.test(url) ? isArabic : !/latin-ext/.test(url)))
  await Promise.all(needed.map((url) => fetch(url, { priority: 'low' }))).catch(() => undefined)
}
