import { loadTexts } from '#web/i18n/catalog.ts'
import type { shellAreas } from './shellAreas.ts'

/** Loads the texts of a part of the shell in the language of the document; the server loads those of a page itself. */
export async function loadShellTexts(area: (typeof shellAreas)[number]): Promise<void> {
  if (!import.meta.env.SSR) await loadTexts(document.documentElement.lang === 'ar' ? 'ar' : 'en', [area])
}
