import noScript from '#web/i18n/noScript.json' with { type: 'json' }
import { globalStyles, typeFaces } from '#web/theme/fonts.ts'
import { getDirection } from '#web/state/preferences.ts'
import type { InitialData } from './initialData.ts'
import { buildFavicon } from './brand.ts'

/** Vite's manifest of the browser build, by source file below `web/`. */
export type Manifest = Record<string, { file: string; css?: string[]; imports?: string[]; isEntry?: boolean }>

export interface DocumentParts {
  initialData: InitialData
  /** Rendered page and its style elements, nonce included */
  html: string
  styles: string
  nonce: string
  /**
   * The browser has cached nothing of this page. The text then uses the fallback font until the first paint: looking
   * up and reading missing fonts takes about 100 ms on a slow phone.
   */
  isFirstVisit: boolean
  title: string
  description: string | undefined
  /** URLs for search engines; undefined means noindex */
  links: { canonical: string; en: string; ar: string } | undefined
  image: string | undefined
  /** Structured data for search engines */
  things: readonly object[]
  colour: string
  /** Rules of the dark theme */
  dark: string
  manifest: Manifest
  /** Sources whose chunks are loaded together with the entry */
  sources: readonly string[]
}

const entry = 'app/client.tsx'

/** Hides what was dismissed in this visit, and sets the chosen theme, before the first paint. */
const beforePaint = `try{const page=document.documentElement.dataset,theme=localStorage.getItem('mk.theme');if(sessionStorage.getItem('mk.banner')==='off')page.banner='off';if(theme)page.theme=theme}catch{}`

/**
 * Blocks painting until the whole first view is parsed; painted in two steps, the largest contentful paint comes
 * about 200 ms later.
 */
const firstView = '<link rel="expect" href="#first-view" blocking="render">'

/**
 * Requests the app's scripts after the first paint: requested in the head, a dozen scripts and a preloaded font delay
 * the first paint by about 250 ms on a slow phone. A hidden tab does not paint, so it starts at once.
 */
const afterPaint = (files: readonly string[]) =>
  `{const add=(tag,values)=>document.head.append(Object.assign(document.createElement(tag),{crossOrigin:''},values));
const start=()=>{const faces=document.getElementById('fonts');if(faces)faces.media='all';
for(const href of ${escapeScript(files.map((file) => `/${file}`))}){add('link',{rel:'modulepreload',href})}
add('script',{type:'module',src:${escapeScript(`/${files[0] ?? ''}`)}})};
document.hidden?start():requestAnimationFrame(()=>setTimeout(start))}`

/** Hides loading indicators where scripts are disabled. */
const noScriptStyles =
  '.no-script{margin:0;padding:12px 24px;background:#fff4ce;color:#3b2f00;font:16px/1.5 sans-serif}main [aria-busy=true]{display:none}'

/** Renders the HTML document around a rendered page. */
export function renderDocument(parts: DocumentParts): string {
  const { initialData, html, styles, nonce, isFirstVisit, manifest, sources } = parts
  const { language } = initialData.preferences
  return [
    `<!doctype html><html lang="${language}" dir="${getDirection(language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    renderHead(parts),
    html.includes('id="first-view"') ? firstView : '',
    `<style nonce="${nonce}">${globalStyles}</style>`,
    isFirstVisit
      ? `<style nonce="${nonce}" id="fonts" media="not all">${typeFaces}</style>`
      : `<style nonce="${nonce}">${typeFaces}</style><script nonce="${nonce}">${beforePaint}</script>`,
    `<noscript><style nonce="${nonce}">${isFirstVisit ? typeFaces : ''}${noScriptStyles}</style></noscript>`,
    styles,
    // After the light theme's variables
    `<style nonce="${nonce}">${parts.dark}</style>`,
    `</head><body><noscript><p class="no-script">${noScript[language]}</p></noscript><div id="root">${html}</div>`,
    `<script nonce="${nonce}">window.initialData=${escapeScript(initialData)}</script>`,
    `<script nonce="${nonce}">${afterPaint(collectChunks(manifest, [entry, ...sources]))}</script>`,
    '</body></html>',
  ].join('')
}

function renderHead(parts: DocumentParts): string {
  const { title, description, links, image, colour, things, initialData } = parts
  const text = (property: string, content: string | undefined) =>
    content ? `<meta property="${property}" content="${escapeText(content)}">` : ''
  return [
    `<title>${escapeText(title)}</title>`,
    description ? `<meta name="description" content="${escapeText(description)}">` : '',
    `<meta name="theme-color" content="${escapeText(colour)}">`,
    `<link rel="icon" href="${buildFavicon(colour)}">`,
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/site.webmanifest">',
    links ? renderLinks(links) : '<meta name="robots" content="noindex">',
    text('og:type', 'website'),
    text('og:title', title),
    text('og:description', description),
    text('og:url', links?.canonical),
    text('og:image', image),
    text('og:image:width', image && '1200'),
    text('og:image:height', image && '630'),
    text('og:image:alt', image && title),
    text('og:locale', initialData.preferences.language === 'ar' ? 'ar_EG' : 'en_GB'),
    text('twitter:card', image && 'summary_large_image'),
    // A data block, which the content security policy does not concern
    links && things.length
      ? `<script type="application/ld+json">${escapeScript({ '@context': 'https://schema.org', '@graph': things })}</script>`
      : '',
  ].join('')
}

function renderLinks({ canonical, en, ar }: NonNullable<DocumentParts['links']>): string {
  const alternate = (language: string, href: string) =>
    `<link rel="alternate" hreflang="${language}" href="${escapeText(href)}">`
  return `<link rel="canonical" href="${escapeText(canonical)}">${alternate('en', en)}${alternate('ar', ar)}`
}

function collectChunks(manifest: Manifest, sources: readonly string[]): string[] {
  const files = new Set<string>()
  const collect = (source: string) => {
    const chunk = manifest[source]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const next of chunk.imports ?? []) collect(next)
  }
  for (const source of sources) collect(source)
  return [...files]
}

function escapeScript(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
}

function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
